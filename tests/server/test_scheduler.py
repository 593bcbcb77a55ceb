"""Wakes are claimed once, by whoever looks after their kind, for as long as that may take."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence

import pytest
from tests.server.processes import Process, make, two_processes

from ludoteca.server import clock
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.runner import TRIES, BotRunner
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.jobs.scheduler import LONGEST_SLEEP, Scheduler, Work
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import DueWake, Wake
from ludoteca.server.tables.wakes.wake_kind import WakeKind
from ludoteca.server.tables.wakes.work import work_of

pytestmark = pytest.mark.on_both

SLOWEST = 600.0
"""Seconds; the longest time that a bot may be given to think."""


class SetClock(clock.Clock):
    """Stands still until it is set forward."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def now(self) -> int:
        return self.time

    async def wait(self, news: asyncio.Event, until: int) -> None:
        while True:
            if self.time >= until or news.is_set():
                return
            await asyncio.sleep(0.005)


@pytest.fixture
def hands() -> Iterator[SetClock]:
    made = SetClock()
    clock.use(made)
    yield made
    clock.use(clock.Clock())


@pytest.fixture
async def processes(tmp_path: pathlib.Path) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        await make(both[0], "u")
        yield both


class Worker:
    """A scheduler whose bot is never done."""

    def __init__(self, process: Process) -> None:
        self.claimed: list[DueWake] = []
        runner = BotRunner(Wakes(process.database), process.rooms, Pool(2, SLOWEST))
        kind = WakeKind("bot", self.think, runner.kind.at_once, runner.kind.lease)
        self.scheduler = Scheduler([work_of(Wakes(process.database), kind)])
        self._running = asyncio.create_task(self.scheduler.run())

    async def think(self, wake: DueWake) -> None:
        self.claimed.append(wake)
        await asyncio.Event().wait()

    async def close(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.scheduler.close()


async def until(fact: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while True:
            if fact():
                return
            await asyncio.sleep(0.01)


async def test_a_bot_that_thinks_as_long_as_it_may_is_left_to_think(
    processes: list[Process], hands: SetClock
) -> None:
    due = hands.time
    await Wakes(processes[0].database).write("u", [Wake(0, 0, due)])
    first = Worker(processes[0])
    await until(lambda: first.claimed)
    second = Worker(processes[1])

    hands.time += round(1000 * TRIES * SLOWEST)
    second.scheduler.notice()
    await asyncio.sleep(0.2)
    early = list(second.claimed)
    await first.close()  # as if it had died
    hands.time += 1000 * 3600
    await until(lambda: second.claimed)

    assert early == []
    assert second.claimed == [DueWake("u", 0, 0, due=due)]
    await second.close()


async def test_each_wake_goes_to_who_looks_after_its_kind_as_many_as_they_can(
    processes: list[Process], hands: SetClock
) -> None:
    wakes = Wakes(processes[0].database)
    await wakes.write("u", [Wake(seat, 0, hands.time) for seat in range(3)])
    await wakes.write("u", [Wake(-1, -1, hands.time + 50, "close")])
    heard: dict[str, list[int]] = {"bot": [], "close": []}
    go_on = asyncio.Event()

    async def heed(wake: DueWake) -> None:
        heard[wake.kind].append(wake.seat)
        await go_on.wait()
        await wakes.drop(wake)

    kinds = WakeKind("bot", heed, 2, 1000), WakeKind("close", heed, 1, 1000)
    both = Scheduler([work_of(wakes, kind) for kind in kinds])
    running = asyncio.create_task(both.run())
    await until(lambda: len(heard["bot"]) == 2)
    before = (len(heard["bot"]), list(heard["close"]))
    hands.time += 100
    await until(lambda: heard["close"])
    go_on.set()
    await until(lambda: len(heard["bot"]) == 3)
    running.cancel()
    await both.close()

    assert before == (2, [])
    assert sorted(heard["bot"]) == [0, 1, 2]
    assert heard["close"] == [-1]


async def test_what_meets_a_full_disk_is_done_again_before_its_lease_ends(
    processes: list[Process],
) -> None:
    handled: list[DueWake] = []
    done = asyncio.Event()

    async def handle(wake: DueWake) -> None:
        handled.append(wake)
        if len(handled) == 1:
            raise Problem("error-not-saved")
        done.set()

    wakes = Wakes(processes[0].database)
    await wakes.write("u", [Wake(0, 0, clock.now())])
    scheduler = Scheduler([work_of(wakes, WakeKind("bot", handle, 1, 600_000))])
    running = asyncio.create_task(scheduler.run())
    async with asyncio.timeout(10):
        await done.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await scheduler.close()

    assert len(handled) == 2
    assert handled[0] == handled[1]


async def test_a_hand_that_is_free_again_takes_the_next_wake_at_once(
    processes: list[Process],
) -> None:
    wakes = Wakes(processes[0].database)
    await wakes.write("u", [Wake(seat, 0, clock.now()) for seat in range(4)])
    heard: list[int] = []
    all_heard = asyncio.Event()

    async def heed(wake: DueWake) -> None:
        heard.append(wake.seat)
        if len(heard) == 4:
            all_heard.set()

    scheduler = Scheduler([work_of(wakes, WakeKind("bot", heed, 1, 600_000))])
    running = asyncio.create_task(scheduler.run())
    async with asyncio.timeout(LONGEST_SLEEP / 1000 / 2):
        await all_heard.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await scheduler.close()

    assert sorted(heard) == [0, 1, 2, 3]


class Counted(Wakes):
    """Counts how often it is asked what is due."""

    asked = 0

    async def first_due(self, now: int, kinds: Sequence[str] = ("bot",)) -> tuple[str, int] | None:
        self.asked += 1
        return await super().first_due(now, kinds)


async def test_nobody_asks_what_is_due_because_of_a_wake_that_is_due_later(
    processes: list[Process], hands: SetClock
) -> None:
    heard: list[int] = []

    async def heed(wake: DueWake) -> None:
        heard.append(wake.seat)
        await wakes.drop(wake)

    wakes = Counted(processes[0].database)
    scheduler = Scheduler([work_of(wakes, WakeKind("bot", heed, 1, 600_000))])
    running = asyncio.create_task(scheduler.run())
    await until(lambda: wakes.asked)
    at_first = wakes.asked

    later, sooner = hands.time + 30_000, hands.time + 1_000
    await wakes.write("u", [Wake(0, 0, later)])
    scheduler.notice(later)
    await asyncio.sleep(0.05)
    of_the_later = wakes.asked - at_first
    await wakes.write("u", [Wake(1, 0, sooner)])
    scheduler.notice(sooner)
    hands.time = sooner
    await until(lambda: heard)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await scheduler.close()

    assert of_the_later == 0
    assert heard == [1]


class DueRow:
    """A row of `DueRows`."""

    def __init__(self, name: str) -> None:
        self.name = name


class DueRows:
    """A `Queue` of rows that are due all at once."""

    def __init__(self, count: int) -> None:
        self.rows = [DueRow(str(number)) for number in range(count)]

    async def first_due(self, now: int, kinds: Sequence[str]) -> tuple[str, int] | None:
        return (kinds[0], now) if self.rows else None

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[str], *, early: int = 0
    ) -> Sequence[DueRow]:
        claimed, self.rows = self.rows[:most], self.rows[most:]
        return claimed


async def test_between_two_handlers_that_never_wait_moves_pass() -> None:
    happened: list[str] = []

    async def handle(row: DueRow) -> None:
        happened.append("job")
        asyncio.get_running_loop().call_soon(happened.append, "move")

    scheduler = Scheduler([Work(DueRows(5), "call", handle, at_once=5, lease=1000)])
    running = asyncio.create_task(scheduler.run())
    await until(lambda: len(happened) == 10)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

    assert happened == ["job", "move"] * 5
