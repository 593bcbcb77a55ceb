"""Pairs the people of one pool: the handler of the job "match"."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, cast

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.jobs import DueJob
from ludoteca.server.matching.backfill import Running, backfill_at, seats_of_bots
from ludoteca.server.matching.conditions import Apart, Compatible, any_of
from ludoteca.server.matching.open_seats import OpenSeats
from ludoteca.server.matching.pairing import (
    Seats,
    filled_with_bots,
    left_of,
    people_together,
)
from ludoteca.server.matching.search import Search, Speed
from ludoteca.server.matching.store import SWEEP, SearchStore, Waiting

ANSWER: Final = 20_000
"""Milliseconds to answer when a table was found."""

YOUNG: Final = 5_000
"""Age of a search (milliseconds) until which its guest may still be about to connect."""

AWAY: Final = 15_000
"""Milliseconds that a search goes on without a connection."""

AWAY_WITH_PUSH: Final[dict[Speed, int]] = {"live": 30 * 60_000, "days": 24 * 3_600_000}
"""The same for people whom a notification reaches."""


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
        attended: Callable[[str], bool] = lambda _: True,
    ) -> None:
        """``reached`` is whether a notification reaches a guest. ``changed`` is told that a pool
        has changed, and whose searches have. ``attended`` is whether somebody is at a table."""
        self._store = store
        self._open_seats = open_seats
        self._attended = attended
        self._seats = seats
        self._conditions = conditions
        self._here = here
        self._reached = reached
        self._changed = changed

    async def match(self, job: DueJob) -> int | None:
        """Make parties of all who fit; returns when to look again."""
        speed, now = cast("Speed", job.key), clock.now()
        async with self._store.alone_in(speed) as connection:
            waiting = await self._store.waiting(connection, speed)
            there, gone = await self._mind_absence(connection, speed, waiting, now)
            there = [one for one in there if one.held_until is None or one.held_until <= now]
            taken = await self._serve(connection, speed, there, now)
        self._changed([*taken, *gone])
        left = [one for one, _ in waiting if one.guest not in taken and one.guest not in gone]
        times = [at for one in left for at in _times(one) if at > now]
        return min([now + SWEEP, *times]) if left else None

    async def _serve(
        self, connection: Connection, speed: Speed, there: Sequence[Search], now: int
    ) -> set[str]:
        """Make parties of people alone, then of those who take the seats of bots, then with bots;
        those who are in one."""
        running = await self._running(connection, speed, there, now)
        known = [*there, *(who for table in running for who in table.people)]
        apart: Apart = any_of([await one.judge(known) for one in self._conditions])
        groups = people_together(there, self._seats, apart)
        takings = seats_of_bots(left_of(there, groups), running, now, apart)
        seated = {one.search.guest for one in takings}
        left = [one for one in left_of(there, groups) if one.guest not in seated]
        groups += filled_with_bots(left, now, self._seats, apart)
        await self._store.claim(connection, groups, speed, now, now + ANSWER)
        for taking in takings:
            await self._store.claim_seat(connection, taking, speed, now, now + ANSWER)
        return seated | {one.guest for group in groups for one in group.people}

    async def _running(
        self, connection: Connection, speed: Speed, there: Sequence[Search], now: int
    ) -> list[Running]:
        """The tables whose bots make room; live ones only while somebody is there."""
        if not any(one.backfill and backfill_at(one) <= now for one in there):
            return []
        found = await self._open_seats.read(connection, speed, now)
        return [one for one in found if speed == "days" or self._attended(one.table)]

    async def _mind_absence(
        self, connection: Connection, speed: Speed, waiting: Sequence[Waiting], now: int
    ) -> tuple[list[Search], list[str]]:
        """Those who can be matched, and those whose search ends because they are gone."""
        there, gone, left, back = [], list[str](), list[str](), list[str]()
        known = self._here.complete
        for search, away_since in waiting:
            here = not known or self._here.is_here(search.guest)
            if away_since is None and (here or now < search.created_at + YOUNG):
                there.append(search)
                continue
            if here and known:
                back.append(search.guest)
                there.append(search)
                continue
            if away_since is None:
                away_since = now
                left.append(search.guest)
            reached = await self._reached(search.guest)
            if reached:
                there.append(search)
            if now >= away_since + (AWAY_WITH_PUSH[speed] if reached else AWAY):
                gone.append(search.guest)
        there = [one for one in there if one.guest not in gone]
        await self._store.note_away(connection, left, now)
        await self._store.note_away(connection, back, None)
        await self._store.drop(connection, gone)
        return there, gone


def _times(one: Search) -> list[int]:
    """When more is possible for ``one`` than before."""
    later = [one.bots_at, one.held_until, backfill_at(one) if one.backfill else None]
    return [at for at in later if at is not None]
