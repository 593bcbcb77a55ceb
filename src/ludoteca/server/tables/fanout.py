"""Telling everybody around one table: encoded once per audience, never waiting for anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import msgspec

from ludoteca.core.game import Audience, Seat
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.protocol import TableFrame, TableInfo, Update

OUTBOX = 64
"""Frames that may wait for one connection; one that is slower is dropped and resumes."""

SEND_SECONDS = 10.0


class Connection:
    """One socket at one table. ``guest`` is None for somebody without a name."""

    def __init__(self, guest: Guest | None) -> None:
        self.guest = guest
        self.dropped = asyncio.Event()
        self._outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def tell(self, frame: msgspec.Struct) -> None:
        self.put(encode(frame))

    def put(self, text: str) -> None:
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.dropped.set()

    async def send_all(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is put, in order, until the connection is dropped or ``send`` raises."""
        while not self.dropped.is_set():
            text = await self._outbox.get()
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await send(text)
            except TimeoutError:
                self.dropped.set()


def encode(frame: msgspec.Struct) -> str:
    return msgspec.json.encode(frame).decode()


class Fanout:
    """The connections of one table. ``held`` answers which seats a guest holds."""

    def __init__(self, held: Callable[[str | None], tuple[Seat, ...]]) -> None:
        self._held = held
        self._connections: dict[Connection, None] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._connections))

    def add(self, connection: Connection) -> None:
        self._connections[connection] = None

    def remove(self, connection: Connection) -> None:
        self._connections.pop(connection, None)

    @property
    def guests(self) -> set[str]:
        """Ids of the guests who are here."""
        return {one.guest.id for one in self._connections if one.guest is not None}

    @property
    def watchers(self) -> int:
        """How many connections hold no seat."""
        return sum(not self._held(one.guest_id) for one in self._connections)

    def audiences(self, connection: Connection) -> tuple[Audience, ...]:
        return self._held(connection.guest_id) or (None,)

    def tell_updates(self, updates: Mapping[Audience, Update]) -> None:
        encoded: dict[Audience, str] = {}
        for connection in self:
            for audience in self.audiences(connection):
                update = updates.get(audience)
                if update is None:
                    continue
                if audience not in encoded:
                    encoded[audience] = encode(update)
                connection.put(encoded[audience])

    def tell_all(self, frame: msgspec.Struct) -> None:
        text = encode(frame)
        for connection in self:
            connection.put(text)

    def tell(self, guest: str, frame: msgspec.Struct) -> None:
        """Tell one guest alone."""
        for connection in self:
            if connection.guest_id == guest:
                connection.tell(frame)

    def tell_people(self, info: Callable[[str | None], TableInfo]) -> None:
        """``info`` is the table as a guest, or somebody without a name, may see it."""
        encoded: dict[Any, str] = {}
        for connection in self:
            reader = connection.guest_id
            if reader not in encoded:
                encoded[reader] = encode(TableFrame(info(reader)))
            connection.put(encoded[reader])
