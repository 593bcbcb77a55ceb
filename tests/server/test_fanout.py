"""Telling everybody: in order, once per audience, and waiting for nobody."""

from __future__ import annotations

import asyncio
import json

import pytest

from ludoteca.core.game import Text
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.play.reader_numbers import Numbers
from ludoteca.server.tables.play.server_frames import Pong, Update
from ludoteca.server.tables.state import fanout
from ludoteca.server.tables.state.fanout import OUTBOX, Connection, Fanout, Message

HELD = {"anna": (0,), "ben": (1, 2)}


def update(audience: int | None) -> Update:
    return Update(
        n=1,
        audience=audience,
        view=None,
        prompt=Text("x"),
        to_act=(),
        options=(),
        undo=None,
        asked=0,
        scores=(),
        result=None,
        over=False,
        moment=None,
    )


async def sent(connection: Connection) -> list[str]:
    """What is waiting in the outbox, as it would be sent."""
    frames: list[str] = []
    gone = asyncio.Event()

    async def send(text: str) -> None:
        frames.append(text)

    sending = asyncio.create_task(connection.send_all(send))
    while not gone.is_set():
        before = len(frames)
        await asyncio.sleep(0.01)
        if len(frames) == before:
            gone.set()
    sending.cancel()
    return frames


@pytest.fixture
def people() -> dict[str, Connection]:
    return {
        "anna": Connection(Guest("anna", "Anna")),
        "ben": Connection(Guest("ben", "Ben")),
        "watcher": Connection(None),
    }


@pytest.fixture
def table(people: dict[str, Connection]) -> Fanout:
    table = Fanout(lambda guest: HELD.get(guest or "", ()))
    for connection in people.values():
        table.add(connection)
    return table


async def test_everybody_hears_what_is_for_them(
    table: Fanout, people: dict[str, Connection]
) -> None:
    table.tell_updates({None: update(None), 1: update(1), 2: update(2)}, Numbers())

    heard = {name: await sent(connection) for name, connection in people.items()}

    assert heard["anna"] == []
    assert [json.loads(text)["audience"] for text in heard["ben"]] == [1, 2]
    assert [json.loads(text)["audience"] for text in heard["watcher"]] == [None]


async def test_who_has_left_hears_nothing(table: Fanout, people: dict[str, Connection]) -> None:
    table.remove(people["anna"])

    table.tell_updates({0: update(0)}, Numbers())

    assert await sent(people["anna"]) == []
    assert table.guests == {"ben"}
    assert table.watchers == 1


async def test_frames_are_sent_in_order() -> None:
    connection = Connection(None)
    for n in range(5):
        connection.post(Message(str(n).encode()))

    assert await sent(connection) == ["0", "1", "2", "3", "4"]


async def test_a_full_outbox_drops_the_connection() -> None:
    connection = Connection(None)
    for _ in range(OUTBOX):
        connection.tell(Pong(0))
    assert not connection.dropped

    connection.tell(Pong(0))

    assert connection.dropped


async def test_a_connection_that_takes_nothing_for_too_long_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fanout, "SEND_SECONDS", 0.05)
    connection = Connection(None)
    connection.tell(Pong(0))

    async def never(_: str) -> None:
        await asyncio.sleep(60)

    async with asyncio.timeout(5):
        await connection.send_all(never)

    assert connection.dropped
