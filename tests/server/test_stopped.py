"""Tables whose rules broke: what was played stays checkable, and the dice show their secret."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.processes import ANNA, Process, act, make, two_processes
from tests.server.toys.quiet_steps.rules import GAME
from tests.titles import by_turns

from ludoteca.core.codec import encode
from ludoteca.core.records.verify import verify_line
from ludoteca.server.db.schema import entries as log_rows
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.live.room import Room

KINDS = ("hang", "crash", "hang_in_view")
GAMES: Any = {"quiet-steps": GAME}


@pytest.fixture
async def processes(tmp_path: Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        yield both


def trouble(kind: str) -> str:
    return msgspec.json.encode({"type": "trouble", "kind": kind}).decode()


async def broken(process: Process, kind: str, table: str = "u") -> Room:
    """A table at which Anna has moved, and then the rules broke."""
    room = await make(process, table)
    await room.act(act(0, 0, "x"), "anna")
    await room.act(act(0, 1, "y", trouble(kind)), "anna")
    assert room.status == "stopped"
    return room


def shows_its_secret(room: Room) -> bool:
    info = room.info(None)
    if info.secret is None or info.commitment is None:
        return False
    return hashlib.sha256(bytes.fromhex(info.secret)).hexdigest() == info.commitment


@pytest.mark.parametrize("kind", by_turns(0, KINDS))
async def test_the_last_entry_says_that_the_table_was_stopped(
    processes: list[Process], kind: str
) -> None:
    await broken(processes[0], kind)

    last = (await processes[1].journal.read("u"))[-1]

    assert (last.kind, last.seat, bytes(last.body)) == ("close", None, b'{"reason":"stopped"}')


@pytest.mark.parametrize("kind", by_turns(1, KINDS))
async def test_a_stopped_table_tells_its_secret_also_elsewhere(
    processes: list[Process], kind: str
) -> None:
    here = await broken(processes[0], kind)
    there = await processes[1].rooms.get("u")

    for room in (here, there):
        assert shows_its_secret(room)
        assert room.info(None).closed == "stopped"
        assert room.info(None).status == "stopped"


@pytest.mark.parametrize("kind", by_turns(2, KINDS))
async def test_the_record_of_a_stopped_table_holds(processes: list[Process], kind: str) -> None:
    here = await broken(processes[0], kind)
    there = await processes[1].rooms.get("u")

    for room in (here, there):
        record = verify_line(encode(await room.record()), GAMES)
        assert [entry.id for entry in record.entries[:2]] == [None, "x"]
        assert record.entries[-1].kind == "close"


async def test_a_replica_that_was_behind_hears_that_the_table_was_stopped(
    processes: list[Process],
) -> None:
    there = await make(processes[1], "u")
    here = await processes[0].rooms.get("u")
    await here.act(act(0, 0, "y", trouble("crash")), "anna")

    answer = await there.act(act(1, 0, "z"), "ben")

    assert getattr(answer, "code", "") in ("error-table-stopped", "error-table-closed")
    assert there.status == "stopped"
    assert shows_its_secret(there)


async def test_moves_that_came_in_elsewhere_before_the_stop_are_kept(
    processes: list[Process],
) -> None:
    here = await make(processes[0], "u")
    there = await processes[1].rooms.get("u")
    await there.act(act(1, 0, "z"), "ben")

    await here.act(act(0, 0, "y", trouble("crash")), "anna")

    assert [entry.id for entry in await here.state.services.journal.read("u")] == [None, "z", None]
    verify_line(encode(await here.record()), GAMES)


async def test_where_rules_cannot_follow_the_log_there_is_no_record_but_the_secret(
    processes: list[Process],
) -> None:
    await make(processes[0], "u")
    async with processes[0].database.write() as connection:  # as if its rules had changed
        await connection.execute(
            update(log_rows)
            .where(log_rows.c.table_id == "u")
            .values(tape=b"[1,1,1,1,1,1]", draws=None)
        )

    room = await processes[1].rooms.get("u")

    assert room.status == "stopped"
    assert shows_its_secret(room)
    with pytest.raises(Problem, match="error-table-stopped"):
        await room.record()


async def test_a_table_that_the_rules_cannot_set_up_is_stopped_before_its_start(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(GAME), "setup", fails)

    with pytest.raises(Problem, match="error-table-stopped"):
        await make(processes[0], "u")

    there = await processes[1].rooms.get("u")
    assert (there.status, there.table.n) == ("stopped", -1)
    assert there.info(None).closed == "stopped"
    with pytest.raises(Problem, match="error-table-st"):
        await there.start(ANNA)


async def test_a_table_that_has_ended_is_not_stopped_later(processes: list[Process]) -> None:
    room = await make(processes[0], "u", options=b'{"goal":1}')
    n = 0
    while not room.table.over:
        n += 1
        for seat, guest in ((0, "anna"), (1, "ben")):
            await room.act(act(seat, room.table.n, f"{n}{seat}"), guest)

    await room.log.stop()

    assert [entry.kind for entry in await room.state.services.journal.read("u")].count("close") == 0
    assert (await processes[1].rooms.get("u")).status == "over"


async def test_a_table_that_only_waits_for_its_rules_keeps_its_secret(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    await make(processes[0], "u")
    newer = msgspec.structs.replace(GAME.meta, rules_version=2)
    monkeypatch.setattr(type(GAME), "meta", newer)

    there = await processes[1].rooms.get("u")

    assert there.status == "stopped"
    assert there.info("anna").secret is None
    assert len(await processes[1].journal.read("u")) == 1
