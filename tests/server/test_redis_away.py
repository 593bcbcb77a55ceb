"""Two processes of one house whose Redis is silent, disconnected, or has lost its data."""

from __future__ import annotations

import asyncio
import pathlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator

import pytest
import redis as client
from structlog.testing import capture_logs
from tests.server.cable import Cable, laid_to
from tests.server.databases import furnished_postgres, is_postgres_missing, need
from tests.server.house import START, Chair, House, Person, until
from tests.server.machines import OwnRedis, is_missing
from tests.titles import PROPOSING

from ludoteca.server.channel import RETRY_SECONDS, RedisChannel

Visit = Callable[..., Person]

LONGEST_DELAY = 3.0
"""Seconds that anybody may wait longer because of Redis."""

AWAY = 3.5
"""Seconds; more than twice as long as processes remember who is where."""

AFTERWARDS = 2.5


class Hasty(House):
    """Its processes say so often who is there, and forget it so soon, that a test need not wait."""

    program = (
        "from ludoteca.server import life; life.BEAT_SECONDS = 0.5\n"
        "from ludoteca.server.tables.state import presence\n"
        f"presence.PACE, presence.SILENCE = 0.5, 1.5\n{START}"
    )


@pytest.fixture
def redis() -> Iterator[OwnRedis]:
    need(is_missing())
    own = OwnRedis()
    yield own
    own.stop()


@pytest.fixture
async def cable(redis: OwnRedis) -> AsyncIterator[Cable]:
    async with laid_to(redis.address) as cable:
        yield cable


@pytest.fixture
async def houses(
    databases: None, cable: Cable, tmp_path: pathlib.Path
) -> AsyncIterator[list[House]]:
    need(is_postgres_missing())
    shared = {"DATABASE_URL": furnished_postgres(tmp_path / "db"), "REDIS_URL": cable.address}

    def open_both() -> list[House]:
        more = {"BOT_PACE": "0.1", "METRICS": "loopback"}
        return [Hasty(tmp_path / name, **shared, **more) for name in ("a", "b")]

    both = await asyncio.to_thread(open_both)
    yield both
    await cable.mend()
    for house in both:
        await asyncio.to_thread(house.close)


async def longest_wait(chair: Chair, seconds: float) -> float:
    """Between two updates of a table at which bots play, for so long."""
    longest, last = 0.0, time.monotonic()
    until = last + seconds
    while last < until:
        await chair.hears("update")
        now = time.monotonic()
        longest, last = max(longest, now - last), now
    return longest


@pytest.mark.alone
async def test_bots_play_on_for_those_who_watch_through_another_process(
    houses: list[House], cable: Cable, visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    ben = await visitor(houses[1]).is_called("Ben")
    table = await anna.makes_table("me", "steady", goal=500)
    await anna.starts(table)
    async with ben.sits_at(table) as chair:
        await chair.hears("update")
        await anna.post(f"/api/tables/{table}/leave")
        await longest_wait(chair, 1)

        cable.cut()
        meanwhile = await longest_wait(chair, AWAY)
        await cable.mend()
        afterwards = await longest_wait(chair, AFTERWARDS)

    assert meanwhile < LONGEST_DELAY
    assert afterwards < LONGEST_DELAY


class Talkers:
    """Anna at one process and Ben at the other, who play and talk at one table."""

    def __init__(self, anna: Chair, ben: Chair) -> None:
        self._chairs = anna, ben
        self._lines = 0
        self.longest = 0.0

    async def go_on(self, seconds: float) -> None:
        """For so long; what either does is waited for by the other."""
        until = time.monotonic() + seconds
        await self._late(self._talk())
        while time.monotonic() < until:
            await self._late(self._play())
            await asyncio.sleep(0.2)  # or the table would be over before the last fault

    async def _late(self, work: Awaitable[None]) -> None:
        begun = time.monotonic()
        await work
        self.longest = max(self.longest, time.monotonic() - begun)

    async def _talk(self) -> None:
        self._lines += 1
        speaker, hearer = self._chairs
        body = f"Line {self._lines}"
        await speaker.say(
            {"type": "say", "id": f"line-{self._lines}", "kind": "text", "body": body}
        )
        while (await hearer.hears("said"))["line"]["body"] != body:
            pass

    async def _play(self) -> None:
        """One round: both choose, and see what both have chosen."""
        asked = [self._updates[0]["n"], self._updates[1]["n"]]
        for chair, update in zip(self._chairs, self._updates, strict=True):
            await chair.act(update)
        for place, chair in enumerate(self._chairs):
            update = self._updates[place]
            while not update["options"] or update["asked"] <= asked[place]:
                update = await chair.hears("update")
            self._updates[place] = update

    async def sit_down(self) -> None:
        self._updates = [await chair.hears("update") for chair in self._chairs]


@pytest.mark.alone
async def test_whatever_becomes_of_redis_moves_and_talk_come_three_seconds_late_at_most(
    houses: list[House], redis: OwnRedis, cable: Cable, visitor: Visit
) -> None:
    anna = await visitor(houses[0]).is_called("Anna")
    ben = await visitor(houses[1]).is_called("Ben")
    table = await anna.makes_table("me", "open", goal=500)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    async def restart() -> None:
        await asyncio.to_thread(redis.stop)
        await asyncio.to_thread(redis.start)

    async def wipe() -> None:
        with client.Redis.from_url(redis.address) as other:
            await asyncio.to_thread(other.flushall)

    async def silence() -> None:
        cable.silence()

    async def cut() -> None:
        cable.cut()

    async with anna.sits_at(table) as one, ben.sits_at(table) as other:
        talkers = Talkers(one, other)
        await talkers.sit_down()
        late = {}
        for fault in (restart, wipe, silence, cut):
            talkers.longest = 0.0
            await fault()
            away = fault in (silence, cut)
            await talkers.go_on(AWAY if away else AFTERWARDS)
            connected = [await person.hears_others() for person in (anna, ben)]
            assert connected == [not away, not away], fault
            await cable.mend()
            await talkers.go_on(AFTERWARDS)
            late[fault.__name__] = talkers.longest
            await until(anna.hears_others)

    assert max(late.values()) < LONGEST_DELAY, late


class Forgetful(House):
    """One whose process loses what it says of the first proposal."""

    program = (
        "from ludoteca.server.channel import RedisChannel\n"
        "say, lost = RedisChannel.say, []\n"
        "def say_the_rest(self, topic, message):\n"
        "    if b'suggested' in message and not lost: lost.append(message)\n"
        "    else: say(self, topic, message)\n"
        f"RedisChannel.say = say_the_rest\n{START}"
    )


async def test_what_was_proposed_while_redis_was_away_is_shown_when_it_is_back(
    databases: None, redis: OwnRedis, tmp_path: pathlib.Path, visitor: Visit
) -> None:
    need(is_postgres_missing())
    shared = {"DATABASE_URL": furnished_postgres(tmp_path / "db"), "REDIS_URL": redis.address}
    houses = [await asyncio.to_thread(Forgetful, tmp_path / name, **shared) for name in ("a", "b")]
    try:
        anna = await visitor(houses[0]).is_called("Anna")
        ben = await visitor(houses[1]).is_called("Ben")
        table = await anna.makes_table("me", "open", game=PROPOSING)
        await ben.post(f"/api/tables/{table}/join")
        await anna.starts(table)
        async with anna.sits_at(table) as one, ben.sits_at(table) as other:
            updates = [(one, await one.hears("update"), other)]
            updates.append((other, await other.hears("update"), one))
            proposer, update, asked = next(found for found in updates if found[1]["offers"])
            offer = update["offers"][0]
            frame = {"type": "propose", "id": "p", "seat": update["audience"]}
            frame |= {"of": offer["seat"], "seen": update["n"]}
            await proposer.say(frame | {"action": offer["options"][0]["action"]})
            await proposer.hears("proposed")

            await asyncio.to_thread(redis.stop)
            await asyncio.to_thread(redis.start)

            assert len((await asked.hears("proposed"))["proposals"]) == 1
    finally:
        for house in houses:
            await asyncio.to_thread(house.close)


async def test_a_redis_that_is_back_is_told_of_once(redis: OwnRedis) -> None:
    channel = RedisChannel(redis.address, "house", "process")

    async def talk() -> None:
        while True:
            channel.say("topic", b"news")
            await asyncio.sleep(0.3)

    async def connected() -> bool:
        return channel.connected

    with capture_logs() as told:
        work = [asyncio.create_task(channel.run()), asyncio.create_task(talk())]
        await until(connected)
        await asyncio.sleep(2 * RETRY_SECONDS)
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(2 * RETRY_SECONDS)
        await asyncio.to_thread(redis.start)
        await until(connected)
        await asyncio.sleep(2 * RETRY_SECONDS)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await channel.close()

    assert [line["event"] for line in told] == [
        "other processes cannot be reached",
        "other processes can be reached again",
    ]
