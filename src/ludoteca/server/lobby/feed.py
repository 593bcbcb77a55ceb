"""Sends changed lists of tables to all subscribers.

At most twice a second it queries the database for changed tables; only while there are subscribers,
and only if something was written or a person came or went. The work depends on the number of
changed tables, not of subscribers: each list is read and encoded once for all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.cards import Yours
from ludoteca.server.lobby.protocol import Follow, LobbyFrame
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.tables.state import Connection, encode

PACE: Final = 0.5
"""Seconds between two queries for changes."""

OVERLAP: Final = 5_000
"""Milliseconds after its time stamp that a change may become visible: transactions take time, and
the clocks of several processes differ."""

NOTHING: Final = Yours(turn=(), running=0, waiting=0, stamp=0)
"""The summary for a visitor who is no guest."""

log = structlog.get_logger()


class Subscriber(Connection):
    """One WebSocket of the lobby. A text equal to the last one of its kind is not sent again."""

    def __init__(self, guest: Guest | None) -> None:
        super().__init__(guest)
        self.follows = Follow()
        self.tables: frozenset[str] = frozenset()
        """The guest's waiting and running tables in the last summary."""
        self._told: dict[str, str] = {}

    def show(self, kind: str, text: str) -> None:
        if self._told.get(kind) != text:
            self._told[kind] = text
            self.put(text)

    @property
    def knows_own(self) -> bool:
        return "yours" in self._told

    def follow(self, wish: Follow) -> None:
        self.follows = wish
        self._told.clear()  # every request gets an answer


class LobbyFeed:
    def __init__(self, lobby: LobbyStore) -> None:
        self._store = lobby
        self._subscribers: set[Subscriber] = set()
        self._called = asyncio.Event()
        self._looked = clock.now()
        self._seen: tuple[int, int, int] | None = None

    def __len__(self) -> int:
        return len(self._subscribers)

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers.add(subscriber)
        self.call()

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.discard(subscriber)

    def call(self) -> None:
        """Query at once, because a subscriber waits for its first answer."""
        self._seen = None
        self._called.set()

    async def run(self) -> None:
        while True:
            if not self._subscribers:
                await self._called.wait()
            self._called.clear()
            try:
                await self.look()
            except Exception as error:  # for example the disk: clients keep their old lists
                self._seen = None
                log.error("lists not sent", exc_info=error)
            try:
                async with asyncio.timeout(PACE):
                    await self._called.wait()
            except TimeoutError:
                pass

    async def look(self) -> None:
        await self._store.settle()
        stamp, now = self._store.stamp, clock.now()
        if stamp == self._seen:
            return
        self._seen = stamp  # later changes are found next time
        changed = await self._store.changed(self._looked - OVERLAP)
        self._looked = now
        await self._tell_own(changed)
        await self._tell_lobby()

    async def _tell_own(self, changed: Iterable[tuple[str, str | None]]) -> None:
        touched = {table for table, _ in changed}
        guests = {guest for _, guest in changed} - {None}
        subscribers = [
            one
            for one in self._subscribers
            if not one.knows_own or one.guest_id in guests or one.tables & touched
        ]
        own = await self._store.yours({one.guest_id for one in subscribers if one.guest_id})
        for one in subscribers:
            yours, one.tables = own[one.guest_id] if one.guest_id else (NOTHING, frozenset())
            one.show("yours", encode(yours))

    async def _tell_lobby(self) -> None:
        subscribers = [one for one in self._subscribers if one.follows.lobby]
        for game in {one.follows.game for one in subscribers}:
            text = encode(LobbyFrame(game, await self._store.lobby(game)))
            for one in subscribers:
                if one.follows.game == game and one.follows.lobby:
                    one.show("lobby", text)
