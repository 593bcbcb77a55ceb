"""Who is connected to which table, through this process and, as far as they report it, others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Set
from typing import Final

from ludoteca.server.channel import Channel
from ludoteca.server.tables.state.presence_messages import (
    PEOPLE,
    Crowd,
    Here,
    PeopleNews,
    WhoIsHere,
    encode_news,
    read_people_news,
)

PACE: Final = 5.0
"""Seconds between two full reports of a process, which repair lost messages."""

SILENCE: Final = 6.0
"""Seconds after its last report from which the people of a living process are unknown."""

FIRST_ANSWER: Final = 1.0
"""Seconds to wait for the first reports of other processes."""

NOBODY: Final = Crowd()

APART: Final = "@"
"""Beginning of the names of places that are no tables: features note there who is connected."""


class Presence:
    """``visits`` counts arrivals and departures at all tables. ``on_change`` is called with a table
    at which another process reports a change, and with the guests who are gone because that process
    has died."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._own: dict[str, Crowd] = {}
        self._others: dict[str, dict[str, Crowd]] = {}
        self._heard: dict[str, float] = {}
        self._living: Set[str] | None = None
        self.visits = 0
        self.on_change: Callable[[str, frozenset[str]], None] = lambda _table, _lost: None

    # ---- who is present --------------------------------------------------------------------

    def elsewhere(self, table: str) -> set[str]:
        """The guests who are at ``table`` through other processes."""
        return {
            guest
            for tables in self._others.values()
            if table in tables
            for guest in tables[table].guests
        }

    def guests(self, table: str) -> set[str]:
        return self.elsewhere(table).union(self._own.get(table, NOBODY).guests)

    def watchers(self, table: str) -> int:
        return self._own.get(table, NOBODY).watchers + self.watchers_elsewhere(table)

    def watchers_elsewhere(self, table: str) -> int:
        return sum(tables.get(table, NOBODY).watchers for tables in self._others.values())

    @property
    def complete(self) -> bool:
        """Whether every other living process has reported lately who is connected to it."""
        if not self._channel.many:
            return True
        limit = time.monotonic() - SILENCE
        return self._living is not None and all(
            self._heard.get(process, limit) > limit for process in self._living
        )

    @property
    def nobody(self) -> bool:
        """Whether nobody is at any table, through any process; False while a process is silent."""
        if not self.complete:
            return False
        return all(
            table.startswith(APART)
            for tables in (self._own, *self._others.values())
            for table in tables
        )

    def tables(self) -> dict[str, int]:
        """The number of guests at each table where there is one."""
        found: dict[str, set[str]] = {}
        for tables in (self._own, *self._others.values()):
            for table, crowd in tables.items():
                if crowd.guests and not table.startswith(APART):
                    found.setdefault(table, set()).update(crowd.guests)
        return {table: len(guests) for table, guests in found.items()}

    # ---- reports of this process -----------------------------------------------------------

    def note(self, table: str, guests: Iterable[str], watchers: int) -> None:
        """Set who is at ``table``, or a place `APART`, through this process now, and report it."""
        self.visits += not table.startswith(APART)
        crowd = Crowd(tuple(guests), watchers)
        if crowd == NOBODY:
            self._own.pop(table, None)
        else:
            self._own[table] = crowd
        self._say(Here(self._channel.process, {table: crowd}))

    async def run(self) -> None:
        """Listen, and send full reports from time to time, until cancelled."""
        self._channel.listen(PEOPLE, self._hear)
        while self._channel.many:
            self._say(Here(self._channel.process, self._own, whole=True))
            await asyncio.sleep(PACE)

    async def first_answers(self) -> None:
        """Wait for the first reports of other processes."""
        if self._channel.many:
            await asyncio.sleep(FIRST_ANSWER)

    def leave(self) -> None:
        """Report that nobody is here any more, because this process ends."""
        self._say(Here(self._channel.process, {}, whole=True))

    def _say(self, news: PeopleNews) -> None:
        if self._channel.many:
            self._channel.say(PEOPLE, encode_news(news))

    # ---- reports of others -----------------------------------------------------------------

    def _hear(self, message: bytes | None) -> None:
        if message is None:
            self._say(WhoIsHere())
            return
        news = read_people_news(message)
        if isinstance(news, WhoIsHere):
            self._say(Here(self._channel.process, self._own, whole=True))
            return
        self._heard[news.process] = time.monotonic()
        there = self._others.setdefault(news.process, {})
        changed = [table for table, crowd in news.tables.items() if there.get(table) != crowd]
        if news.whole:
            changed += [table for table in there if table not in news.tables]
        for table in changed:
            crowd = news.tables.get(table, NOBODY)
            if crowd == NOBODY:
                there.pop(table, None)
            else:
                there[table] = crowd
            self._changed(table, frozenset())

    def know_living(self, others: Set[str], asked_at: float) -> None:
        """Take the processes that live according to the database, read at ``asked_at`` of the
        monotonic clock, and forget the people of those that had died by then. Silence alone proves
        nothing, as Redis may be away."""
        self._living = others
        for process, heard in list(self._heard.items()):
            if process not in others and heard < asked_at:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table, crowd in self._others.pop(process, {}).items():
            self._changed(table, frozenset(crowd.guests))

    def _changed(self, table: str, lost: frozenset[str]) -> None:
        if not table.startswith(APART):
            self.visits += 1
            self.on_change(table, lost)
