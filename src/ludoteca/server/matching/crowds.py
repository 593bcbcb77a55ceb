"""How many people are in the house, play, and look for others."""

from __future__ import annotations

import asyncio
import collections
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import func, select

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import searches, tables
from ludoteca.server.matching.frames import Crowd, GameCrowd, Nearby
from ludoteca.server.matching.search import Search, Speed, read_games
from ludoteca.server.tables.state import APART, Presence

FRESH: Final = 1.0
"""Seconds for which a count of searches is used again."""

CHANGED_FRESH: Final = 0.2
"""The same when they have changed."""

CROWD_FRESH: Final = 3.0
"""Seconds for which the count of all people is used again."""

NOTE_AFTER: Final = 0.3
"""Seconds after which a change of those with a page open is noted, with all others until then."""

EXACT: Final = 100

MOST_NEAR: Final = 2

ONLINE: Final = f"{APART}online"
"""The name of the place in `Presence` of all who have a page open."""

AT_ONCE: Final = 500


class Looking(msgspec.Struct, frozen=True):
    """A number of ``people`` who wait for the same ``games``."""

    games: tuple[str, ...]
    speed: Speed
    people: int


class Crowds:
    def __init__(self, database: Database, presence: Presence) -> None:
        self._database = database
        self._presence = presence
        self._looking: Sequence[Looking] = ()
        self._looked = 0.0
        self._crowd = Crowd(0, 0, 0, {})
        self._counted = 0.0
        self._stamp = (-1, -1, -1)
        self._here = 0
        self._noting: asyncio.TimerHandle | None = None

    def forget(self) -> None:
        """Searches have changed."""
        self._looked = min(self._looked, time.monotonic() - FRESH + CHANGED_FRESH)
        self._stamp = (-1, -1, -1)

    async def refresh(self) -> None:
        now = time.monotonic()
        if now - self._looked >= FRESH:
            self._looked = now  # a change meanwhile is found by the next look
            self._looking = await self._look()

    async def _look(self) -> list[Looking]:
        """How many people wait, by what they look for."""
        its = searches.c
        query = (
            select(its.games, its.speed, func.count().label("people"))
            .where(its.party.is_(None))
            .group_by(its.games, its.speed)
        )
        async with self._database.reads.connect() as connection:
            return [
                Looking(read_games.decode(row.games), row.speed, row.people)
                for row in await connection.execute(query)
            ]

    def others(self, search: Search) -> int:
        """How many others look for a game of ``search`` at the same speed, `rounded`."""
        mine = set(search.games)
        count = sum(
            one.people
            for one in self._looking
            if one.speed == search.speed
            and (not mine or not one.games or not mine.isdisjoint(one.games))
        )
        return rounded(max(0, count - 1))

    def near(self, search: Search) -> tuple[Nearby, ...]:
        """Games that others look for at the same speed, and ``search`` does not, `rounded`."""
        if not search.games:
            return ()
        count: collections.Counter[str] = collections.Counter()
        for one in self._looking:
            if one.speed == search.speed:
                for game in set(one.games) - set(search.games):
                    count[game] += one.people
        return tuple(Nearby(game, rounded(people)) for game, people in count.most_common(MOST_NEAR))

    def count_online(self, here: int) -> None:
        """This process has ``here`` people with a page open. Others hear of it a little later."""
        self._here = here
        if self._noting is None:
            loop = asyncio.get_running_loop()
            self._noting = loop.call_later(NOTE_AFTER, self._note)

    def _note(self) -> None:
        self._noting = None
        self._presence.note(ONLINE, (), self._here)
        self._counted = 0.0

    async def crowd(self) -> Crowd:
        """Counted anew at most every few seconds, and only when something has happened."""
        now = time.monotonic()
        stamp = (self._database.written, self._presence.visits, self._presence.watchers(ONLINE))
        if now - self._counted >= CROWD_FRESH and stamp != self._stamp:
            self._counted, self._stamp = now, stamp
            await self.refresh()
            self._crowd = await self._count()
        return self._crowd

    async def _count(self) -> Crowd:
        playing: collections.Counter[str] = collections.Counter()
        looking: collections.Counter[str] = collections.Counter()
        for one in self._looking:
            for game in one.games:
                looking[game] += one.people
        here = self._presence.tables()
        ids = list(here)
        async with self._database.reads.connect() as connection:
            for first in range(0, len(ids), AT_ONCE):
                query = select(tables.c.id, tables.c.game).where(
                    tables.c.id.in_(ids[first : first + AT_ONCE]), tables.c.status == "running"
                )
                for row in await connection.execute(query):
                    playing[row.game] += here[row.id]
        total = sum(one.people for one in self._looking)
        online = max(self._presence.watchers(ONLINE), playing.total(), total)
        games = {
            game: GameCrowd(rounded(playing[game]), rounded(looking[game]))
            for game in sorted({*playing, *looking})
        }
        return Crowd(rounded(online), rounded(playing.total()), rounded(total), games)


def rounded(count: int) -> int:
    """Large numbers have two digits, so that lists need not be sent for each who comes."""
    unit = 10 ** max(0, len(str(count)) - 2)
    return count if count < EXACT else count // unit * unit
