"""The clock of a process when the time of its machine or of the database is changed."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Iterator

import pytest
from tests.server.processes import Process, make, two_processes

from ludoteca.server import clock
from ludoteca.server.db import processes as census
from ludoteca.server.db.processes import Processes
from ludoteca.server.jobs.scheduler import Scheduler
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import USUAL_PATIENCE, DueWake, Kind, Wake
from ludoteca.server.tables.wakes.wake_kind import Resumption, WakeKind
from ludoteca.server.tables.wakes.work import work_of

HOUR = 3_600_000


class Machine(clock.Clock):
    """One whose time of day can be set."""

    def __init__(self) -> None:
        self.set_by = 0
        self.steady = 0

    def _machine(self) -> int:
        return super()._machine() + self.set_by + self.steady

    def _steady(self) -> int:
        return super()._steady() + self.steady


@pytest.fixture
def machine() -> Iterator[Machine]:
    made = Machine()
    clock.use(made)
    yield made
    clock.use(clock.Clock())


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        await make(both[0], "u")
        yield both


def test_a_clock_that_is_set_back_goes_on_from_where_it_was(machine: Machine) -> None:
    before = machine.now()

    machine.set_by = -3 * HOUR
    at_once = machine.now()
    machine.steady = 1000
    later = machine.now()

    assert 0 <= at_once - before < 1000
    assert 1000 <= later - before < 2000


def test_a_clock_that_is_set_forward_is_followed_and_not_back_again(machine: Machine) -> None:
    before = machine.now()

    machine.set_by = 3 * HOUR
    forward = machine.now()
    machine.set_by = 0
    back = machine.now()

    assert 3 * HOUR <= forward - before < 3 * HOUR + 1000
    assert 0 <= back - forward < 1000


def test_small_corrections_are_followed_both_ways(machine: Machine) -> None:
    before = machine.now()

    machine.set_by = -500

    assert -500 <= machine.now() - before < 500


def test_the_clock_that_counts_is_believed_at_first_and_does_not_go_back_later(
    machine: Machine,
) -> None:
    true = machine.now() - 5 * HOUR
    machine.go_by(true, 0)
    first = machine.now()
    machine.set_by = 7 * HOUR  # that of the machine counts no more
    ignored = machine.now()
    machine.go_by(true - 3 * HOUR, 0)
    back = machine.now()
    machine.go_by(true + 3 * HOUR, 0)
    forward = machine.now()

    assert 0 <= first - true < 1000
    assert 0 <= ignored - true < 1000
    assert 0 <= back - true < 1000
    assert 3 * HOUR <= forward - true < 3 * HOUR + 1000


@pytest.mark.parametrize("hours", [-3, 3])
async def test_a_bot_that_is_due_moves_when_the_clock_is_set_while_it_waits(
    processes: list[Process], machine: Machine, hours: int
) -> None:
    wakes, moved = Wakes(processes[0].database), asyncio.Event()

    async def move(wake: DueWake) -> None:
        await wakes.drop(wake)
        moved.set()

    scheduler = Scheduler([work_of(wakes, WakeKind("bot", move, 1, 60_000))])
    await wakes.write("u", [Wake(0, 0, clock.now() + 800)])
    running = asyncio.create_task(scheduler.run())

    machine.set_by = hours * HOUR
    scheduler.notice()

    async with asyncio.timeout(10):
        await moved.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await scheduler.close()


@pytest.mark.parametrize("alone", [True, False])
async def test_what_lies_further_ahead_than_it_can_is_due_when_a_process_begins(
    processes: list[Process], *, alone: bool
) -> None:
    wakes, now = Wakes(processes[0].database), clock.now()
    far: list[tuple[int, Kind]] = [(0, "bot"), (1, "gone"), (-1, "close")]
    for seat, kind in far:
        await wakes.write("u", [Wake(seat, 0, now + 1000 * 24 * HOUR, kind)])

    await wakes.resume(processes[0].wake_kinds(pace=800), Resumption(now, alone))

    firsts = [await wakes.first_due(now, (kind,)) for _, kind in far]
    bot, gone, close = (first[1] if first else None for first in firsts)
    assert (bot, close) == (now, now + USUAL_PATIENCE.silent)
    assert gone is not None
    assert gone <= now + 300_000  # as long as the table waits for anybody


async def test_a_bot_that_waits_for_its_time_goes_on_waiting_when_a_process_begins(
    processes: list[Process],
) -> None:
    wakes, now = Wakes(processes[0].database), clock.now()
    await wakes.write("u", [Wake(0, 0, now + 700)])

    await wakes.resume(processes[0].wake_kinds(pace=800), Resumption(now, alone=True))

    assert await wakes.first_due(now) == ("bot", now + 700)


async def test_a_process_that_says_nothing_has_died_however_late_its_clock_was(
    processes: list[Process], machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    dying, living = (
        Processes(one.database, name) for one, name in zip(processes, "ab", strict=True)
    )
    machine.set_by = 3 * HOUR
    await dying.beat()
    clock.use(clock.Clock())  # the next one starts when it has been set right

    first = await living.beat()
    monkeypatch.setattr(census, "DEAD_MS", 0)
    second = await living.beat()

    assert (first.living, first.dead) == ({"a"}, ())
    assert (second.living, second.dead) == (set(), ("a",))


async def test_processes_go_by_the_clock_that_is_furthest_on(
    processes: list[Process], machine: Machine
) -> None:
    ahead, behind = (
        Processes(one.database, name) for one, name in zip(processes, "ab", strict=True)
    )
    machine.set_by = 3 * HOUR
    await ahead.beat()
    latecomer = clock.Clock()
    clock.use(latecomer)
    await behind.beat()
    before = clock.now()

    clock.use(machine)
    await ahead.beat()
    clock.use(latecomer)
    await behind.beat()

    assert clock.now() - before > 2 * HOUR
