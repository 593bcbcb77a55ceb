"""One connection at one table: its frames are read, carried out and answered."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from typing import Protocol, runtime_checkable

import msgspec

from ludoteca import __version__
from ludoteca.server import clock
from ludoteca.server.edge.connections import Direct
from ludoteca.server.edge.limits import too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live import Answer, Reply, Room
from ludoteca.server.tables.play import (
    PROTOCOL,
    Accepted,
    Act,
    ClientFrame,
    GiveEntropy,
    Hello,
    Join,
    Ping,
    Pong,
    PreviewRequest,
    Propose,
    RejectedFrame,
    Say,
    Stale,
    TalkFrame,
    Undo,
    Withdraw,
)
from ludoteca.server.tables.socket_pace import Pace
from ludoteca.server.tables.socket_visit import SocketVisit
from ludoteca.server.tables.state import Connection, RoomState

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class _Named(msgspec.Struct):
    """As much of an unreadable frame as it takes to answer it."""

    id: str | None = None


_named = msgspec.json.Decoder(_Named)


@runtime_checkable  # Litestar looks whether it is given one
class TableTalk(Protocol):
    """What people say to each other at a table."""

    async def heard(self, state: RoomState, guest: str | None) -> TalkFrame:
        """What was said so far, for ``guest``, who comes to the table."""

    async def say(self, state: RoomState, frame: Say, guest: Guest | None) -> RejectedFrame | None:
        """Tell everybody at the table; an answer only when that cannot be."""


class Visit(SocketVisit):
    """One connection at one table, from its `Join` to its end. Each frame is answered by the call
    that reads it, but for talk, which waits for the disk."""

    def __init__(
        self,
        direct: Direct,
        room: Room,
        guest: Guest | None,
        talk: TableTalk,
        pace: Pace,
        seen: int,
    ) -> None:
        super().__init__(direct, table=room.row.id)
        self.connection = Connection(guest, direct.write_frame, self._be_slow, direct.hang_up)
        self._room, self._talk, self._pace = room, talk, pace
        self._seen = seen
        self._probes = room.state.services.probes
        self._saying: asyncio.Task[None] | None = None

    async def last(self) -> None:
        """Until either side has had enough."""
        connection, room = self.connection, self._room
        newest = room.newest(connection.guest_id)
        if room.status == "stopped":  # its log may not have been read
            newest = max(newest, self._seen)
        connection.tell(
            Hello(PROTOCOL, __version__, room.held(connection.guest_id), newest, clock.now())
        )
        room.enter(connection)
        try:
            connection.tell(await self._talk.heard(room.state, connection.guest_id))
            await self._listen()
        finally:
            room.exit(connection, lost=self._direct.is_lost)
            await self._close()

    def _hear(self, data: str | bytes) -> None:
        try:
            self._answer(read_frame(data))
        except Exception as error:
            self._fail(error)
        if not self._pace.patient:
            self._direct.hang_up()

    def _answer(self, frame: ClientFrame | RejectedFrame) -> None:
        connection, room = self.connection, self._room
        if seconds := self._pace.wait(frame):
            problem = too_many(seconds)
            self._probes.refused(problem.code)
            name = getattr(frame, "id", None)
            connection.tell(RejectedFrame(name, problem.code, problem.facts))
        elif isinstance(frame, Act | Undo):
            reply: Reply = connection.tell
            if self._probes.on:
                reply = functools.partial(self._reply, time.perf_counter())
            room.take(frame, connection.guest_id, reply)
        elif isinstance(frame, PreviewRequest):
            connection.tell(room.previews.show(frame, connection.guest_id))
        elif isinstance(frame, GiveEntropy):
            if (refusal := room.entropy.give(frame, connection.guest_id)) is not None:
                connection.tell(refusal)
        elif isinstance(frame, Propose | Withdraw):
            answer = room.state.suggestions.take(frame, connection.guest_id)
            if answer is not None:
                connection.tell(answer)
        elif isinstance(frame, Say):
            self._saying = self._begin(self._say(frame, self._saying))
        elif isinstance(frame, Ping):
            connection.tell(Pong(clock.now()))
        elif isinstance(frame, Join):
            detail = "joined already"
            connection.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
        else:
            connection.tell(frame)

    def _reply(self, came: float, answer: Answer) -> None:
        """Everybody has been told before whoever asked is answered."""
        self.connection.tell(answer)
        if isinstance(answer, Accepted):
            self._probes.told(time.perf_counter() - came)
        else:
            self._probes.refused("stale" if isinstance(answer, Stale) else answer.code)

    async def _say(self, frame: Say, before: asyncio.Task[None] | None) -> None:
        """In the order in which it was said."""
        if before is not None:
            await asyncio.wait((before,))
        connection = self.connection
        refused = await self._talk.say(self._room.state, frame, connection.guest)
        if refused is not None:
            connection.tell(refused)


def read_frame(data: str | bytes) -> ClientFrame | RejectedFrame:
    """A frame, or the answer to one that cannot be read."""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        name = None
        with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
            name = _named.decode(data).id
        if name is not None and len(name) > 64:
            name = None
        return RejectedFrame(name, "error-unreadable-frame", {"detail": str(error)[:200]})
