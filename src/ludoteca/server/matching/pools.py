"""Pairs the people of one pool: the handler of the job "match"."""

from __future__ import annotations

import asyncio
import collections
import dataclasses
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Final, Protocol, cast

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.jobs import DueJob
from ludoteca.server.matching.backfill import Running, Taking, backfill_at, seats_of_bots
from ludoteca.server.matching.bell import pace_of
from ludoteca.server.matching.conditions import Apart, Compatible, any_of
from ludoteca.server.matching.open_seats import OpenSeats
from ludoteca.server.matching.pairing import (
    Group,
    Seats,
    filled_with_bots,
    left_of,
    people_together,
)
from ludoteca.server.matching.search import Search, Speed, Waiting
from ludoteca.server.matching.store import SWEEP, SearchStore

ANSWER: Final = 20_000
"""Milliseconds to answer when a table was found."""

YOUNG: Final = 5_000
"""Age of a search (milliseconds) until which its guest may still be about to connect."""

AWAY: Final = 15_000
"""Milliseconds that a search goes on without a connection."""

AWAY_WITH_PUSH: Final[dict[Speed, int]] = {"live": 30 * 60_000, "days": 24 * 3_600_000}
"""The same for people whom a notification reaches."""

TURN: Final = 0.001
REST: Final = 0.004
"""Seconds that a look computes at a stretch, and seconds for which it lets the event loop do other
work then. A number of searches would not do: when a thousand people have just come, the loop takes
long to come back, and a look that gave way after every second search lasted half a minute. A move
waits for the loop several times, so without a rest it would wait for several turns."""


class WhoIsHere(Protocol):
    """Who of the searching people has a connection, through any process."""

    @property
    def complete(self) -> bool: ...

    def is_here(self, guest: str) -> bool: ...


class Pools:
    def __init__(
        self,
        store: SearchStore,
        open_seats: OpenSeats,
        seats: Seats,
        conditions: Sequence[Compatible],
        here: WhoIsHere,
        reached: Callable[[str], Awaitable[bool]],
        changed: Callable[[Sequence[str]], None],
        counted: Callable[[Speed, int], None],
        attended: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """``reached`` says whether a notification reaches a guest, ``attended`` whether somebody
        has the page of a table open. After each look at a pool ``changed`` is called with the
        guests whose searches have changed, and ``counted`` with the pool's speed and the number
        of people who still wait there."""
        self._store = store
        self._open_seats = open_seats
        self._attended = attended
        self._seats = seats
        self._conditions = conditions
        self._here = here
        self._reached = reached
        self._changed = changed
        self._counted = counted
        self._left: dict[Speed, _Left] = {}

    async def match(self, job: DueJob) -> int | None:
        """Make parties of all who fit; returns when to look again.

        Who fits is found without a transaction, because moves at tables would wait for it; what
        has changed meanwhile is left to the next look.
        """
        speed, now, pace = cast("Speed", job.key), clock.now(), _Pace()
        waiting = await self._store.waiting(speed)
        seen = await self._who_is_here(speed, waiting, now)
        if seen.changed:
            async with self._store.alone_in(speed) as connection:
                await self._store.note_away(connection, seen.left, now)
                await self._store.note_away(connection, seen.back, None)
                await self._store.drop(connection, seen.gone)
        await pace.rest()
        there = [one for one in seen.there if one.held_until is None or one.held_until <= now]
        taken: set[str] = set()
        before = self._left.get(speed, _Left(0, {}))
        fresh = before.since > now - SWEEP
        if pairs := await self._pair(speed, there, now, before.searches if fresh else {}, pace):
            async with self._store.alone_in(speed) as connection:
                taken = await self._claim(connection, speed, pairs, now)
        self._changed([*taken, *seen.gone])
        await pace.rest()
        paired = {one.guest for one in pairs.people}
        rest = {one.guest: one for one in there if one.guest not in paired}
        self._left[speed] = _Left(before.since if fresh else now, rest)
        left = [one for one, _ in waiting if one.guest not in taken and one.guest not in seen.gone]
        self._counted(speed, len(left))
        times = [at for one in left for at in _times(one) if at > now]
        soonest = clock.now() + int(1000 * pace_of(len(left)))
        return max(soonest, min([now + SWEEP, *times])) if left else None

    async def _pair(
        self,
        speed: Speed,
        there: Sequence[Search],
        now: int,
        known: Mapping[str, Search],
        pace: _Pace,
    ) -> _Pairs:
        """Groups of people alone, then those who take the seats of bots, then groups with bots.
        Those ``known`` form no group of people alone with each other."""
        running = await self._running(speed, there, now)
        judged = [*there, *(who for table in running for who in table.people)]
        apart: Apart = any_of([await one.judge(judged) for one in self._conditions])
        await pace.rest()
        groups = await _by_turns(people_together(there, self._seats, apart, known), pace)
        takings = seats_of_bots(left_of(there, groups), running, now, apart)
        seated = {one.search.guest for one in takings}
        left = [one for one in left_of(there, groups) if one.guest not in seated]
        groups += await _by_turns(filled_with_bots(left, now, self._seats, apart), pace)
        return _Pairs(groups, takings)

    async def _claim(
        self, connection: Connection, speed: Speed, pairs: _Pairs, now: int
    ) -> set[str]:
        """Make parties of those who still wait for the same; those who are in one."""
        waits = await self._store.still_waiting(connection, pairs.people)
        groups = [one for one in pairs.groups if waits.issuperset(one.people)]
        takings = [one for one in pairs.takings if one.search in waits]
        if takings:
            running = await self._open_seats.read(connection, speed, now)
            free = {one.table: one.bots for one in running}
            wanted = collections.Counter(one.table.table for one in takings)
            fits = {table for table, count in wanted.items() if count <= free.get(table, 0)}
            takings = [one for one in takings if one.table.table in fits]
        await self._store.claim(connection, groups, speed, now, now + ANSWER)
        for taking in takings:
            await self._store.claim_seat(connection, taking, speed, now, now + ANSWER)
        return {one.guest for one in _Pairs(groups, takings).people}

    async def _running(self, speed: Speed, there: Sequence[Search], now: int) -> list[Running]:
        """The tables whose bots make room; live ones only while somebody is there."""
        if not any(one.backfill and backfill_at(one) <= now for one in there):
            return []
        async with self._store.reads() as connection:
            found = await self._open_seats.read(connection, speed, now)
        return [one for one in found if speed == "days" or self._attended(one.table)]

    async def _who_is_here(self, speed: Speed, waiting: Sequence[Waiting], now: int) -> _Seen:
        seen = _Seen([], [], [], [])
        known = self._here.complete
        for search, away_since in waiting:
            here = not known or self._here.is_here(search.guest)
            if away_since is None and (here or now < search.created_at + YOUNG):
                seen.there.append(search)
                continue
            if here and known:
                seen.back.append(search.guest)
                seen.there.append(search)
                continue
            if away_since is None:
                away_since = now
                seen.left.append(search.guest)
            reached = await self._reached(search.guest)
            if now >= away_since + (AWAY_WITH_PUSH[speed] if reached else AWAY):
                seen.gone.append(search.guest)
            elif reached:
                seen.there.append(search)
        return seen


@dataclasses.dataclass(frozen=True, slots=True)
class _Left:
    """Searches, by guest, that form no group of people alone with each other: those left by the
    last looks at a pool, of which one tried all ``since`` this time, in milliseconds."""

    since: int
    searches: Mapping[str, Search]


@dataclasses.dataclass(frozen=True, slots=True)
class _Pairs:
    """Who fits together."""

    groups: Sequence[Group]
    takings: Sequence[Taking]

    def __bool__(self) -> bool:
        return bool(self.groups or self.takings)

    @property
    def people(self) -> list[Search]:
        grouped = [one for group in self.groups for one in group.people]
        return [*grouped, *(one.search for one in self.takings)]


@dataclasses.dataclass(frozen=True, slots=True)
class _Seen:
    """Those who can be matched; guests whose connection has ended, guests who are back, and guests
    whose search ends because they are gone."""

    there: list[Search]
    left: list[str]
    back: list[str]
    gone: list[str]

    @property
    def changed(self) -> bool:
        return bool(self.left or self.back or self.gone)


class _Pace:
    """The pace of a look at a pool: moves at tables pass meanwhile."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()

    async def rest(self) -> None:
        """Rest if a stretch has lasted long enough."""
        if time.perf_counter() - self._begun > TURN:
            await asyncio.sleep(REST)
            self._begun = time.perf_counter()


async def _by_turns(tried: Iterator[Group | None], pace: _Pace) -> list[Group]:
    groups = []
    for group in tried:
        if group is not None:
            groups.append(group)
        await pace.rest()
    return groups


def _times(one: Search) -> list[int]:
    """When more is possible for ``one`` than before."""
    later = [one.bots_at, one.held_until, backfill_at(one) if one.backfill else None]
    return [at for at in later if at is not None]
