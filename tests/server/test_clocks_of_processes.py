"""Clocks of tables that two processes serve, and of machines whose time of day jumps."""

from __future__ import annotations

import asyncio
import pathlib
from typing import Any

import pytest
from tests.server.processes import ANNA, BEN, Process, act, make, two_processes
from tests.server.test_clock import HOUR, Machine

from ludoteca.server import clock
from ludoteca.server.tables.clocks import DaysControl, LiveControl
from ludoteca.server.tables.play.server_frames import Accepted

PEOPLE = (ANNA, BEN)
OPTIONS = b'{"goal":500}'


class Day:
    """A time of day that is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_804_248_000_000  # noon in UTC
        monkeypatch.setattr(clock, "now", lambda: self.now)


async def moves(process: Process, seat: int, id: str) -> None:
    room = await process.rooms.get("t")
    async with room.lock:
        await room.log.catch_up()
    assert isinstance(await room.act(act(seat, room.table.n, id), PEOPLE[seat].id), Accepted)


async def three_days(processes: list[Process], day: Day) -> list[Any]:
    """Anna and Ben answer every five hours, each time through the next process, until Ben stays
    away; then all processes find that his time is up."""
    await make(processes[0], "t", OPTIONS, forfeit="last", control=DaysControl(8))
    for turn in range(13):
        for seat in (0, 1):
            process = processes[(turn + seat) % len(processes)]
            await moves(process, seat, f"{turn}")
        day.now += 5 * HOUR
    await moves(processes[0], 0, "13")
    day.now += 3 * HOUR - 1

    rooms = [await process.rooms.get("t") for process in processes]
    early = await asyncio.gather(*(room.absence.mind_clock(1) for room in rooms))
    assert all(wake is not None and wake.due == day.now + 1 for wake in early)
    day.now += 1
    await asyncio.gather(*(room.absence.mind_clock(1) for room in rooms))

    entries = await processes[-1].journal.read("t")
    return [(one.n, one.at, one.kind, one.seat, one.id, bytes(one.body)) for one in entries[1:]]


async def test_three_days_through_two_processes_end_as_through_one(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(tmp_path / "one") as (alone, _):
        expected = await three_days([alone], Day(monkeypatch))
    async with two_processes(tmp_path / "two") as both:
        found = await three_days(both, Day(monkeypatch))

    assert len(expected) == 28
    assert expected[-1][2:4] == ("seat", 1)
    assert found == expected


@pytest.mark.parametrize("hours", [-1, -3])
async def test_a_machine_whose_time_is_set_back_costs_nobody_time(
    tmp_path: pathlib.Path, hours: int
) -> None:
    machine = Machine()
    clock.use(machine)
    try:
        async with two_processes(tmp_path / "db") as (process, _):
            room = await make(process, "t", OPTIONS, control=LiveControl(60, 5))
            assert room.table.clocks.now is not None
            before = room.table.clocks.now.seats
            machine.set_by = hours * HOUR
            await moves(process, 0, "move")
            after = room.table.clocks.now.seats
    finally:
        clock.use(clock.Clock())

    assert before[0].left == 60_000
    assert 60_000 <= after[0].left <= 65_000
    assert after[1] == before[1]
