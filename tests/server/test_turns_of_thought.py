"""However many bots one guest has, another guest's bot waits for one thought only."""

from __future__ import annotations

import asyncio
import itertools
import re
import statistics
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any, Final

import pytest
from tests.server.databases import sql
from tests.server.house import Chair, House, Person
from tests.server.processes import Process, make, two_processes
from tests.server.toys.quiet_steps.bot import PONDERED_SECONDS

from ludoteca.server.bots.messages import HintRequest, MoveRequest
from ludoteca.server.bots.picking import Picking
from ludoteca.server.bots.pool import Pool
from ludoteca.server.bots.turns import BOTS, LEAST_SHARE, Payer, Turns
from ludoteca.server.metrics.probes import Kind
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import Due, DueWake, Wake

Visit = Callable[..., Person]

TABLES: Final = 16
ANNA, BEN = Payer("here", "anna"), Payer("there", "ben")


# ---- a house ------------------------------------------------------------------------------------


@asynccontextmanager
async def bots_play(person: Person, level: str, tables: int) -> AsyncIterator[list[Chair]]:
    """So many tables of one bot each that ``person`` watches."""
    async with AsyncExitStack() as stack:
        chairs = []
        for _ in range(tables):
            table = await person.makes_table(level, goal=500)
            await person.starts(table)
            chair = await stack.enter_async_context(person.sits_at(table))
            await chair.hears("update")
            chairs.append(chair)
        yield chairs


async def test_many_tables_of_slow_bots_keep_another_guests_bot_waiting_for_one_thought(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(LIMITS_TIMES="1", BOT_WORKERS="1", BOT_PACE="0.05")
    crowd = await visitor(house).is_called("Anna")
    other = await visitor(house).is_called("Ben")

    async with bots_play(crowd, "ponderer", TABLES), bots_play(other, "steady", 1) as (chair,):
        clock = asyncio.get_running_loop().time
        times = []
        for _ in range(8):
            await chair.hears("update")
            times.append(clock())

    waits = [later - sooner for sooner, later in itertools.pairwise(times)]
    assert statistics.median(waits) < 4 * PONDERED_SECONDS, "all others would be 16 thoughts"


async def test_a_table_says_whose_turn_it_is_without_an_address_and_only_until_it_ends(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table, other = [await anna.makes_table("me", "me", goal=6) for _ in range(2)]
    await anna.starts(table)
    households = household_of(house, table), household_of(house, other)

    await anna.post(f"/api/tables/{table}/end", {"ends": True})
    await anna.post(f"/api/tables/{other}/close")

    assert households[0] == households[1]
    assert re.fullmatch("[0-9a-f]{16}", str(households[0]))
    assert household_of(house, table) is None
    assert household_of(house, other) is None


def household_of(house: House, table: str) -> str | None:
    ((household,),) = sql(house.file, "SELECT household FROM tables WHERE id = ?", table)
    return None if household is None else str(household)


# ---- a pool -------------------------------------------------------------------------------------


class Desk:
    """A worker whose thoughts end when a test says so."""

    def __init__(self) -> None:
        self.begun: list[Any] = []
        self._end = asyncio.Event()

    async def start(self) -> None:
        pass

    async def end(self) -> None:
        pass

    async def ask(self, request: Any) -> Any:
        self.begun.append(request)
        await self._end.wait()
        return SimpleNamespace()


def move(level: str) -> MoveRequest:
    return MoveRequest("g", level, 0, b"", b"", b"")  # type: ignore[arg-type]


async def begun(
    wishes: Sequence[tuple[Payer, Kind]], size: int, turns: Turns | None = None
) -> list[int]:
    """The places of the ``wishes`` that so many workers think about at once, all wanted together
    by households that are used to company."""
    pool = Pool(size, 9.0, turns=turns)
    pool._idle.clear()
    desk = Desk()
    tasks = [
        asyncio.create_task(pool._ask(_request(str(at), kind), payer, kind))
        for at, (payer, kind) in enumerate(wishes)
    ]
    await asyncio.sleep(0)
    pool._idle.extend([desk] * size)  # type: ignore[list-item]
    pool._hand_out()
    for _ in range(5):
        await asyncio.sleep(0)
    found = [int(_level(request)) for request in desk.begun]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(pool._idle) == size
    assert not pool._wishes
    return found


def _request(level: str, kind: Kind) -> MoveRequest | HintRequest:
    return HintRequest(move(level), 1.0) if kind == "hint" else move(level)


def _level(request: MoveRequest | HintRequest) -> str:
    return request.about.level if isinstance(request, HintRequest) else request.level


async def test_one_address_thinks_with_half_of_the_workers_while_others_want_them() -> None:
    turns = Turns()
    turns.end(turns.begin(BEN, "awaited bot"), 0.1, 1.0)  # somebody else was there

    crowded = await begun([(ANNA, "awaited bot")] * 9, 4, turns)
    alone = await begun([(ANNA, "awaited bot")] * 9, 4)

    assert (len(crowded), len(alone)) == (2, 4)


async def test_the_guest_with_less_time_used_is_next() -> None:
    turns = Turns()
    for payer, seconds in ((ANNA, 3.0), (BEN, 0.1)):
        turns.end(turns.begin(payer, "awaited bot"), seconds, 1.0)

    assert await begun([(ANNA, "awaited bot"), (BEN, "awaited bot")], 1, turns) == [1]


async def test_guests_of_one_address_have_turns_among_themselves() -> None:
    turns, sister = Turns(), Payer(ANNA.household, "clara")
    for payer, seconds in ((ANNA, 3.0), (sister, 0.1)):
        turns.end(turns.begin(payer, "awaited bot"), seconds, 1.0)

    assert await begun([(ANNA, "awaited bot"), (sister, "awaited bot")], 1, turns) == [1]


async def test_hints_leave_a_worker_to_bots() -> None:
    wishes: list[tuple[Payer, Kind]] = [(BEN, "hint"), (ANNA, "hint"), (ANNA, "awaited bot")]

    assert sorted(await begun(wishes, 2)) == [0, 2]


async def test_of_many_hints_of_one_address_each_is_shorter() -> None:
    pool = Pool(1, 9.0)
    desk = Desk()
    pool._idle.clear()
    tasks = [asyncio.create_task(pool.hint(HintRequest(move("hard"), 2.0), ANNA)) for _ in range(9)]
    tasks.append(asyncio.create_task(pool.hint(HintRequest(move("hard"), 2.0), BEN)))
    await asyncio.sleep(0)
    for _ in range(2):
        pool._idle.append(desk)  # type: ignore[arg-type]
        pool._hand_out()
        pool._hinting = 0
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    first, second = desk.begun
    assert first.seconds < 2.0
    assert first.about.share == pytest.approx(first.seconds / 2)
    assert (second.seconds, second.about.share) == (2.0, 1.0)


def test_unwatched_tables_pay_most_for_a_second() -> None:
    spent = []
    for kind in BOTS:
        turns = Turns()
        turns.end(turns.begin(ANNA, kind), 1.0, 1.0)
        spent.append(turns.tag(ANNA)[0])

    assert spent[0] == 1.0
    assert spent == sorted(set(spent))


def test_unused_turns_are_not_saved_up() -> None:
    turns = Turns()
    for _ in range(100):
        turns.end(turns.begin(ANNA, "awaited bot"), 1.0, 1.0)

    for _ in range(2):
        turns.end(turns.begin(BEN, "awaited bot"), 1.0, 1.0)

    assert turns.tag(ANNA) < turns.tag(BEN), "after two thoughts, and not a hundred"


# ---- what is claimed ----------------------------------------------------------------------------


class Somewhere:
    """Who is where, as it is said."""

    def __init__(self, *tables: str) -> None:
        self._tables = tables

    def here(self, table: str) -> Collection[str]:
        return ("somebody",) if table in self._tables else ()

    def watchers(self, table: str) -> int:
        return 0


def due(payer: Payer, table: str, at: int, crowd: int = 1, *, seated: bool = True) -> Due:
    wake = DueWake(table, 0, 0, due=at, seated=seated)
    return Due(wake, payer.household, payer.guest, crowd)


def test_the_bot_of_another_guest_is_claimed_before_the_rest_of_a_crowd() -> None:
    found = [due(ANNA, f"a{at}", at, crowd=40) for at in range(40)] + [due(BEN, "b", 99)]

    picked = Picking(Pool(2, 9.0), Somewhere(), 2).pick(found, (), 4)

    assert [one.wake.table for one in picked] == ["a0", "b", "a1"], "two hands are kept free"


def test_a_household_that_has_its_hands_full_claims_nothing_more() -> None:
    found = [due(ANNA, f"a{at}", at, crowd=40) for at in range(40)]
    under_way = [found[0], found[1], due(BEN, "b", 0)]

    assert Picking(Pool(2, 9.0), Somewhere(), 2).pick(found, under_way, 1) == []


def test_people_wait_before_bots_among_themselves_and_what_nobody_looks_at_is_last() -> None:
    unwatched = due(ANNA, "unwatched", 1)
    watched = due(ANNA, "watched", 2, seated=False)
    awaited = due(ANNA, "awaited", 3)

    picking = Picking(Pool(2, 9.0), Somewhere("watched", "awaited"), 2)

    picked = picking.pick([unwatched, watched, awaited], (), 3)
    assert [one.wake.table for one in picked] == ["awaited", "watched", "unwatched"]


def test_the_bots_of_a_crowd_think_less_and_those_of_others_as_ever() -> None:
    pool = Pool(2, 9.0)

    Picking(pool, Somewhere(), 2).pick([due(ANNA, "a", 0, crowd=400), due(BEN, "b", 9)], (), 1)

    assert pool.turns.hurry == {"here": LEAST_SHARE, "there": 1.0}


@pytest.fixture
async def processes(tmp_path: Any) -> AsyncIterator[list[Process]]:
    async with two_processes(tmp_path / "db") as both:
        for table in ("t", "u"):
            await make(both[0], table)
        yield both


async def test_each_due_bot_is_claimed_by_one_process_however_many_have_chosen_it(
    processes: list[Process],
) -> None:
    wakes, others = [Wakes(process.database) for process in processes]
    for table in ("t", "u"):
        await wakes.write(table, [Wake(seat, 0, 10 + seat) for seat in (0, 1)])

    chosen = await wakes.due(100)
    mine = await wakes.claim_those(chosen[:3], 100, 200)
    theirs = await others.claim_those(chosen, 100, 200)

    assert {one.household for one in chosen} == {"anna"}
    assert {one.crowd for one in chosen} == {4}
    assert all(one.seated for one in chosen)
    assert len(mine) == 3
    assert [one.wake for one in theirs] == [chosen[3].wake]
    assert await wakes.due(150) == []
    assert len(await wakes.due(200)) == 4
