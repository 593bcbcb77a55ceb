"""A drained house of several processes ends when no one is at a table."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.databases import (
    REDIS,
    furnished_postgres,
    is_postgres_missing,
    is_redis_missing,
    need,
    sql,
)
from tests.server.house import PATIENCE_SECONDS, START, House, Person, until
from tests.server.orders import ordered

from ludoteca.server.operators.orders import Drain

Visit = Callable[..., Person]

HASTE = (
    "from ludoteca.server.operators import rounds; rounds.LOOK_SECONDS = 0.1\n"
    "from ludoteca.server.db import processes; processes.DEAD_MS = 4000\n"
    "from ludoteca.server import life; life.BEAT_SECONDS = 0.3\n"
)
"""Looks for people ten times a second, and misses a dead process soon."""

MANY_LOOKS = 1.5
"""Seconds; three times as long as nobody may be there."""


class Hasty(House):
    program = HASTE + START


class Pair(House):
    """`serve --workers 2`."""

    program = (
        "from ludoteca.server.process import workers\n"
        f"workers.PROGRAM = {HASTE + START!r}\n"
        "from ludoteca.server.serve import serve; serve(2)"
    )


class Mute(House):
    """One whose process is not heard by the other."""

    program = (
        "from ludoteca.server.channel import RedisChannel\n"
        "RedisChannel.say = lambda *_: None\n"
        f"{HASTE}{START}"
    )


@pytest.fixture
def opens(databases: None, tmp_path: pathlib.Path) -> Iterator[Callable[[type[House]], House]]:
    """Opens processes of one house."""
    need(is_postgres_missing())
    need(is_redis_missing())
    shared = {"DATABASE_URL": furnished_postgres(tmp_path / "db"), "REDIS_URL": REDIS}
    opened: list[House] = []

    def opens(kind: type[House]) -> House:
        opened.append(kind(tmp_path / str(len(opened)), **shared))
        return opened[-1]

    yield opens
    for house in opened:
        if house.process.poll() is None:
            house.close()
        else:
            house._end()


async def draining(person: Person) -> Any:
    return (await person.get("/api/notice")).json()["draining"]


async def sits_down(person: Person) -> str:
    table = await person.makes_table("me", "dreamer")
    await person.starts(table)
    return table


@pytest.mark.deep  # every day a house of one process
async def test_all_workers_of_a_drained_house_end_when_nobody_is_at_any(
    opens: Callable[..., House], visitor: Visit, tmp_path: pathlib.Path
) -> None:
    house = opens(Pair)
    anna = await visitor(house).is_called("Anna")
    async with anna.sits_at(await sits_down(anna)) as chair:
        await chair.hears("update")
        await ordered(tmp_path / "db", Drain(None))

        async def all_know() -> bool:
            others = [visitor(house) for _ in range(8)]  # each reaches one worker or the other
            return all([await draining(one) for one in others])

        await until(all_know)
        await asyncio.sleep(MANY_LOOKS)
        assert house.process.poll() is None

    assert house.process.wait(PATIENCE_SECONDS) == 0


async def test_a_drained_house_does_not_end_while_a_process_is_silent_at_which_people_may_be(
    opens: Callable[..., House], visitor: Visit, tmp_path: pathlib.Path
) -> None:
    silent, empty = opens(Mute), opens(Hasty)
    anna = await visitor(silent).is_called("Anna")
    async with anna.sits_at(await sits_down(anna)) as chair:
        await chair.hears("update")

        await ordered(tmp_path / "db", Drain(None))
        await asyncio.sleep(MANY_LOOKS)

        assert empty.process.poll() is None


async def test_a_drained_house_that_was_killed_opens_again_at_once(
    opens: Callable[..., House], visitor: Visit, tmp_path: pathlib.Path
) -> None:
    killed = opens(Hasty)
    anna = await visitor(killed).is_called("Anna")
    async with anna.sits_at(await sits_down(anna)) as chair:
        await chair.hears("update")
        later = round(time.time() * 1000) + 60_000
        await ordered(tmp_path / "db", Drain(later))
        killed.kill()
    now = round(time.time() * 1000)
    sql(tmp_path / "db", "UPDATE notices SET until = ?", now)  # it was killed after its time,
    sql(tmp_path / "db", "UPDATE processes SET seen_at = ?", now)  # and just now

    house = opens(Hasty)

    async def drain_is_over() -> bool:
        return not sql(tmp_path / "db", "SELECT 1 FROM notices")

    await until(drain_is_over)
    await asyncio.sleep(MANY_LOOKS)
    assert house.process.poll() is None


async def test_a_process_that_joins_a_drained_house_does_not_open_it(
    opens: Callable[..., House], visitor: Visit, tmp_path: pathlib.Path
) -> None:
    first = opens(Hasty)
    anna = await visitor(first).is_called("Anna")
    async with anna.sits_at(await sits_down(anna)) as chair:
        await chair.hears("update")
        await ordered(tmp_path / "db", Drain(None))

        second = opens(Hasty)
        await asyncio.sleep(MANY_LOOKS)

        assert await draining(visitor(second)) == {"until": None}
