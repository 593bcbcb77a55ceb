"""A room: one writer here, others elsewhere, and rules that misbehave."""

from __future__ import annotations

import asyncio
import gc
import json
import pathlib
import weakref
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from tests.server.house import until
from tests.server.processes import ANNA, BEN, Process, act, make, two_processes
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.play.server_frames import Accepted, RejectedFrame, Stale
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow
from ludoteca.server.tables.state.fanout import OUTBOX, Connection


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    """Two on the same database, with the running table ``t``."""
    async with two_processes(tmp_path / "db") as both:
        await make(both[0], "t")
        yield both


def trouble(kind: str) -> str:
    return json.dumps({"type": "trouble", "kind": kind})


def heard(connection: Connection) -> list[dict[str, Any]]:
    frames = []
    while connection.waiting:
        frames.append(json.loads(connection.waiting.pop(0).text))
    return frames


async def test_a_lost_race_is_run_again_behind_the_winner(processes: list[Process]) -> None:
    here, there = [await process.rooms.get("t") for process in processes]
    assert await here.act(act(0, 0, "first"), "anna") == Accepted("first", 1)

    answer = await there.act(act(1, 0, "second"), "ben")

    assert answer == Accepted("second", 1)  # the first that Ben was told
    assert there.table.n == 2
    assert await here.act(act(0, 1, "third"), "anna") == Accepted("third", 3)


async def test_a_refusal_is_judged_by_the_newest_entry(processes: list[Process]) -> None:
    here = await make(processes[0], "u", options=b"{}")
    there = await processes[1].rooms.get("u")
    await here.act(act(0, 0, "a"), "anna")
    await there.act(act(1, 0, "b"), "ben")

    answer = await here.act(act(0, 2, "c"), "anna")

    assert answer == Accepted("c", 3)


async def test_both_processes_at_once_lose_nothing_and_agree(processes: list[Process]) -> None:
    here, there = [await process.rooms.get("t") for process in processes]
    seen = {0: 0, 1: 0}

    async def press(room: Room, seat: int, guest: str) -> int:
        accepted = 0
        for k in range(15):
            answer = await room.act(act(seat, seen[seat], f"{seat}-{k}"), guest)
            if isinstance(answer, Accepted | Stale):
                seen[seat] = answer.n
            accepted += isinstance(answer, Accepted)
        return accepted

    accepted = await asyncio.gather(press(here, 0, "anna"), press(there, 1, "ben"))

    await here.log.catch_up()
    await there.log.catch_up()
    assert sum(accepted) > 10
    assert here.table.n == there.table.n == sum(accepted)
    assert here.table.update(0) == there.table.update(0)


async def test_the_same_command_through_two_processes_is_carried_out_once(
    processes: list[Process],
) -> None:
    here, there = [await process.rooms.get("t") for process in processes]

    answers = await asyncio.gather(
        here.act(act(0, 0, "same"), "anna"), there.act(act(0, 0, "same"), "anna")
    )

    assert answers == [Accepted("same", 1), Accepted("same", 1)]
    assert len(await processes[0].journal.read("t")) == 2


async def test_somebody_else_cannot_act_for_a_seat(processes: list[Process]) -> None:
    room = await processes[0].rooms.get("t")

    answers = [await room.act(act(0, 0, "x"), guest) for guest in ("ben", None)]

    assert [getattr(answer, "code", None) for answer in answers] == ["error-not-your-seat"] * 2


@pytest.mark.parametrize("kind", ["hang", "crash"])
async def test_rules_that_break_stop_their_table_and_no_other(
    processes: list[Process], kind: str
) -> None:
    good = await processes[0].rooms.get("t")
    bad = await make(processes[0], "u")
    watcher = Connection(None)
    bad.enter(watcher)

    answer = await bad.act(act(0, 0, "x", trouble(kind)), "anna")

    assert answer == RejectedFrame("x", "error-table-stopped", {})
    assert heard(watcher)[-1]["table"]["status"] == "stopped"
    later = await bad.act(act(1, 0, "y"), "ben")
    assert later == RejectedFrame("y", "error-table-stopped", {})
    assert await good.act(act(0, 0, "x"), "anna") == Accepted("x", 1)


async def test_a_stopped_table_stays_stopped_after_a_restart(processes: list[Process]) -> None:
    bad = await make(processes[0], "u")
    await bad.act(act(0, 0, "x", trouble("crash")), "anna")

    again = await processes[1].rooms.get("u")

    assert again.status == "stopped"
    assert again.info("anna").status == "stopped"


async def test_an_entry_that_cannot_be_shown_stops_the_table_on_every_load(
    processes: list[Process],
) -> None:
    bad = await make(processes[0], "u")

    answer = await bad.act(act(0, 0, "x", trouble("hang_in_view")), "anna")

    assert answer == RejectedFrame("x", "error-table-stopped", {})
    assert (await processes[1].rooms.get("u")).status == "stopped"


async def test_a_table_whose_rules_are_not_installed_waits_for_them(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await processes[0].rooms.get("t")
    newer = msgspec.structs.replace(GAME.meta, rules_version=2)
    monkeypatch.setattr(type(GAME), "meta", newer)

    there = await processes[1].rooms.get("t")

    assert there.status == "stopped"
    assert there.table.n == -1
    monkeypatch.undo()
    processes[1].rooms.drop_idle(idle=0)
    assert (await processes[1].rooms.get("t")).status == "running"
    assert await here.act(act(0, 0, "x"), "anna") == Accepted("x", 1)


async def test_a_command_goes_on_when_its_connection_ends(processes: list[Process]) -> None:
    room = await processes[0].rooms.get("t")
    watcher = Connection(BEN)
    room.enter(watcher)
    heard(watcher)
    command = asyncio.create_task(room.act(act(0, 0, "x"), "anna"))
    await asyncio.sleep(0)

    command.cancel()
    assert await room.act(act(1, 0, "y"), "ben") == Accepted("y", 1)

    updates = [frame for frame in heard(watcher) if frame["type"] == "update"]  # and who is here
    assert [frame["n"] for frame in updates] == [1]
    assert [entry.id for entry in await processes[0].journal.read("t")] == [None, "x", "y"]


async def test_two_people_cannot_take_the_last_seat(processes: list[Process]) -> None:
    process = processes[0]
    row = TableRow(
        id="w",
        game="quiet-steps",
        options=b"{}",
        owner="anna",
        status="waiting",
        secret=bytes(32),
        created_at=0,
    )
    await process.store.create(row, [SeatRow("open")])
    rooms = [await one.rooms.get("w") for one in processes]

    answers = await asyncio.gather(
        rooms[0].waiting.take_seat(ANNA, None),
        rooms[1].waiting.take_seat(BEN, None),
        return_exceptions=True,
    )

    problems = [answer for answer in answers if isinstance(answer, Problem)]
    assert [problem.status for problem in problems] == [409]


async def test_a_connection_that_does_not_listen_is_dropped_and_others_are_not(
    processes: list[Process],
) -> None:
    room = await processes[0].rooms.get("t")
    deaf, other = Connection(None), Connection(None)
    room.enter(deaf)
    room.enter(other)

    for _ in range(OUTBOX):
        room.state.tell_people()
        heard(other)

    assert deaf.dropped
    assert not other.dropped


async def test_an_unused_room_leaves_memory_and_comes_back_from_the_log(
    processes: list[Process],
) -> None:
    rooms = processes[0].rooms
    room = await rooms.get("t")
    await room.act(act(0, 0, "x"), "anna")
    left = [weakref.ref(part) for part in (room, room.state, room.table)]
    del room

    rooms.drop_idle(idle=0)
    assert len(rooms) == 0

    async def are_gone() -> bool:
        gc.collect()
        return [part() for part in left] == [None, None, None]

    await until(are_gone)  # the thread that wrote the entry may not have let go of it yet
    assert (await rooms.get("t")).table.n == 1


async def test_a_room_with_people_in_it_stays(processes: list[Process]) -> None:
    rooms = processes[0].rooms
    (await rooms.get("t")).enter(Connection(None))

    rooms.drop_idle(idle=0)

    assert len(rooms) == 1
