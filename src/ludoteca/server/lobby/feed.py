"""Telling people of tables that changed, wherever they are in the house.

The database is asked what changed, at most twice a second, only while somebody follows and only
when something was written or somebody came or went. The work depends on how many tables change, not
on how many people follow: each list is read and encoded once for all of its followers.
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
from ludoteca.server.tables.state.fanout import Connection, encode

PACE: Final = 0.5
"""Seconds between two looks."""

OVERLAP: Final = 5_000
"""How long after its time, in milliseconds, a change may become visible: transactions take their
time, and clocks of several processes differ."""

NOTHING: Final = Yours(turn=(), running=0, waiting=0, stamp=0)
"""What somebody without a name has."""

log = structlog.get_logger()


class Follower(Connection):
    """One socket in the house. What it was told last is not told again."""

    def __init__(self, guest: Guest | None) -> None:
        super().__init__(guest)
        self.follows = Follow()
        self.tables: frozenset[str] = frozenset()
        """Those of the guest that waited or ran when that was told last."""
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
        self._told.clear()  # whoever says something is answered


class LobbyFeed:
    def __init__(self, lobby: LobbyStore) -> None:
        self._store = lobby
        self._followers: set[Follower] = set()
        self._called = asyncio.Event()
        self._looked = clock.now()
        self._seen: tuple[int, int, int] | None = None

    def __len__(self) -> int:
        return len(self._followers)

    def add(self, follower: Follower) -> None:
        self._followers.add(follower)
        self.call()

    def remove(self, follower: Follower) -> None:
        self._followers.discard(follower)

    def call(self) -> None:
        """Look soon: somebody waits for a first answer."""
        self._seen = None
        self._called.set()

    async def run(self) -> None:
        while True:
            if not self._followers:
                await self._called.wait()
            self._called.clear()
            try:
                await self.look()
            except Exception as error:  # the disk, say: people go on seeing what they saw
                self._seen = None
                log.error("lists not told", exc_info=error)
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
        self._seen = stamp  # what changes from here on is looked at next time
        changed = await self._store.changed(self._looked - OVERLAP)
        self._looked = now
        await self._tell_own(changed)
        await self._tell_lobby()

    async def _tell_own(self, changed: Iterable[tuple[str, str | None]]) -> None:
        touched = {table for table, _ in changed}
        guests = {guest for _, guest in changed} - {None}
        followers = [
            one
            for one in self._followers
            if not one.knows_own or one.guest_id in guests or one.tables & touched
        ]
        own = await self._store.yours({one.guest_id for one in followers if one.guest_id})
        for one in followers:
            yours, one.tables = own[one.guest_id] if one.guest_id else (NOTHING, frozenset())
            one.show("yours", encode(yours))

    async def _tell_lobby(self) -> None:
        followers = [one for one in self._followers if one.follows.lobby]
        for game in {one.follows.game for one in followers}:
            text = encode(LobbyFrame(game, await self._store.lobby(game)))
            for one in followers:
                if one.follows.game == game and one.follows.lobby:
                    one.show("lobby", text)
