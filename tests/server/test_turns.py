"""Whose turn it is, as lists tell it: written behind the moves, and never lost."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.processes import ANNA, Process, act, make, two_processes

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.lobby.own_tables import OwnTables
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.play.server_frames import Accepted

pytestmark = pytest.mark.on_both

Visit = Callable[..., Person]
ONCE = b"{}"
"""A pick cannot be changed: then it is the turn of the other."""


async def turns_at(process: Process, table: str) -> list[bool]:
    cards = await OwnTables(process.database, process.rooms).mine(ANNA.id)
    return [seat.turn for card in cards.live if card.id == table for seat in card.seats]


def written(file: pathlib.Path, table: str) -> list[int | None]:
    """Since when it is each seat's turn, as the database says."""
    rows = sql(file, "SELECT asked_at FROM seats WHERE table_id = ? ORDER BY seat", table)
    return [at for (at,) in rows]


async def test_a_list_says_whose_turn_it_is_at_this_moment(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        room = await make(process, "t", ONCE)
        assert await turns_at(process, "t") == [True, True]

        answer = await room.act(act(0, 0, "a"), ANNA.id)

        assert isinstance(answer, Accepted)
        assert await turns_at(process, "t") == [False, True]


async def test_what_a_crash_takes_from_the_lists_the_log_gives_back(
    tmp_path: pathlib.Path,
) -> None:
    file = tmp_path / "db"
    async with two_processes(file) as (dying, next_one):
        room = await make(dying, "t", ONCE)
        await dying.journal.turns.settle()
        before = written(file, "t")
        answer = await room.act(act(0, 0, "a"), ANNA.id)
        assert isinstance(answer, Accepted)
        assert written(file, "t") == before, "or there is nothing to lose"

        await next_one.journal.turns.resume()

        recovered = written(file, "t")
        assert recovered != before
        await dying.journal.turns.settle()
        assert written(file, "t") == recovered


async def test_what_lists_were_told_is_not_read_from_the_log_again(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, other):
        await make(process, "t", ONCE)
        await process.journal.turns.settle()

        await other.journal.turns.resume()

        assert other.database.written == 0


async def test_turns_wait_while_the_disk_is_full(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "db"
    async with two_processes(file) as (process, _):
        room = await make(process, "t", ONCE)

        async def refuse(*_: object) -> None:
            raise Problem("error-not-saved")

        with monkeypatch.context() as patch:
            patch.setattr(type(entry_store_on(process.database)), "write_turns", refuse)
            await process.journal.turns.settle()
            assert written(file, "t") == [None, None]
        await room.act(act(0, 0, "a"), ANNA.id)
        await process.journal.turns.settle()

        now = written(file, "t")
        assert [at is not None for at in now] == [False, True]


async def test_after_a_kill_lists_say_whose_turn_it_is(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        await chair.act(update)
        await chair.hears("accepted")
        house.kill()

    house.open()

    (card,) = (await anna.get("/api/me/tables")).json()["live"]
    assert [seat["turn"] for seat in card["seats"]] == [False, True]
