"""The rooms that this process has open, loaded from the log when somebody asks."""

from __future__ import annotations

import asyncio
import contextlib
import time
import weakref
from collections.abc import Iterable, Mapping

import structlog

from ludoteca.core.game import Seat
from ludoteca.core.title import Title
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import same_name
from ludoteca.server.tables.floor import Floor
from ludoteca.server.tables.room import Room
from ludoteca.server.tables.wakes import Patience

IDLE_SECONDS = 600.0
"""How long a room without people stays in memory."""


class Rooms:
    def __init__(self, floor: Floor, titles: Mapping[str, Title]) -> None:
        self._floor = floor
        self._titles = titles
        self._open: dict[str, Room] = {}
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )

    @property
    def patience(self) -> Patience:
        return self._floor.patience

    def __len__(self) -> int:
        return len(self._open)

    async def get(self, table: str) -> Room:
        """Raises `Problem` ``error-no-such-table``."""
        room = self._open.get(table)
        if room is None:
            lock = self._loading.setdefault(table, asyncio.Lock())
            async with lock:
                room = self._open.get(table) or await self._load(table)
                self._open[table] = room
        room.used = time.monotonic()
        return room

    def opened(self, table: str) -> Room | None:
        """The room if this process has it open; looking does not open it."""
        return self._open.get(table)

    async def must_be_free(self, guest: Guest) -> None:
        """Raises `Problem` ``error-name-taken`` when somebody with whom ``guest`` waits for the
        start of a table is called the same."""
        for name in await self._floor.store.names_beside(guest.id):
            if same_name(name, guest.name):
                raise Problem("error-name-taken")

    async def rename(self, guest: Guest) -> None:
        """Call ``guest`` by the new name at all tables that have not started."""
        await self._floor.store.rename(guest.id, guest.name)
        for room in list(self._open.values()):
            await room.rename(guest)

    async def welcome(self, gone: Iterable[tuple[str, Seat]]) -> None:
        """Whoever is here is not gone."""
        for table, seat in gone:
            room = self._open.get(table)
            if room is not None and room.people[seat].guest in room.fanout.guests:
                await self._floor.wakes.is_back(table, [seat])

    async def settle(self) -> None:
        """Wait for what follows from people's coming and going."""
        for room in list(self._open.values()):
            await room.settle()

    async def forget(self, table: str, guest: Guest) -> None:
        """``guest`` is gone from the database: go by what it says now, and end their lines."""
        room = self._open.get(table)
        if room is None:
            return
        async with room.lock:
            await room.refresh()
        for connection in room.fanout:
            if connection.guest_id == guest.id:
                connection.dropped.set()

    async def _load(self, table: str) -> Room:
        found = await self._floor.store.read(table)
        if found is None:
            raise Problem("error-no-such-table")
        row, people = found
        title = self._titles.get(row.game)
        if title is None:
            structlog.get_logger().error("game is not installed", table=table, game=row.game)
            raise Problem("error-no-such-game", game=row.game)
        room = Room(self._floor, title, row, people)
        with contextlib.suppress(Problem):  # the rules broke: people still read the notice
            await room.catch_up()
        if row.status == "stopped":
            await room.stop()  # earlier versions only noted it, without an entry
        return room

    def drop_idle(self, idle: float = IDLE_SECONDS) -> None:
        """Forget rooms that nobody has used for ``idle`` seconds; the log has them."""
        limit = time.monotonic() - idle
        for table, room in list(self._open.items()):
            if room.idle and room.used <= limit:
                del self._open[table]
