"""The WebSocket of a table: bytes become frames here, unreadable ones go no further."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, Protocol, runtime_checkable

import msgspec
import structlog
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca import __version__
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.connections.frames import Direct, direct_socket
from ludoteca.server.edge.limits.limits import (
    FRAMES_OF_A_SOCKET,
    JOIN_SECONDS,
    PREVIEWS_OF_A_SOCKET,
    REFUSED_FRAMES,
    Bucket,
    Limits,
    Places,
    address_of,
    too_many,
)
from ludoteca.server.edge.requests.ids import Id
from ludoteca.server.edge.requests.opened_at import no_upgrade
from ludoteca.server.edge.requests.security import is_own_page
from ludoteca.server.guests.guest import Guest
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live.commands import Answer, Reply
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.play.protocol import (
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
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.state.fanout import Connection, encode
from ludoteca.server.tables.state.room_state import RoomState

NORMAL, POLICY, TRY_LATER = 1000, 1008, 1013
NOT_YET, NO_TABLE, NO_JOIN, TOO_MANY = 4403, 4404, 4408, 4429
"""Close codes; those from 4000 are ours."""

HEARD_LATE_SECONDS = 0.5
"""Time to read what had come before one's patience ended."""

GONE = (WebSocketDisconnect, OSError)
"""What receiving and sending raise when the client has left; ASGI says OSError for the latter."""

log = structlog.get_logger()

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


@get("/api/tables/{table_id:str}/socket", include_in_schema=False, sync_to_thread=False)
def table_socket_by_http(request: Request[Any, Any, Any], server_settings: Settings) -> None:
    """Tells a page whose WebSocket does not come through why that may be."""
    raise no_upgrade(request, server_settings)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: Id,
    guest: Guest | None,
    server_settings: Settings,
    limits: Limits,
    sockets: Places,
    rooms: Rooms,
    spoiler_guard: SpoilerGuard,
    table_talk: TableTalk,
) -> None:
    if not is_own_page(socket, server_settings):
        await socket.close(POLICY)  # before accepting: the browser sees a refused handshake
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    with contextlib.suppress(*GONE):
        async with place_of(socket, sockets, address) as place:
            entered = (
                await _let_in(socket, table_id, guest, rooms, spoiler_guard) if place else None
            )
            if place and entered is not None:
                room, seen = entered
                direct = direct_socket(dict(socket.scope))
                pace = Pace(limits, guest.id if guest else None, address)
                visit = Visit(direct, room, guest, table_talk, pace, seen)
                direct.go_on(functools.partial(_last, visit, place.keep()))


async def _last(visit: Visit, leave: Callable[[], None]) -> None:
    try:
        await visit.last()
    except GONE:
        pass
    finally:
        leave()


class Place:
    """One that is taken, and given back once."""

    def __init__(self, places: Places, address: str) -> None:
        self._give_back: Callable[[], None] | None = functools.partial(places.give_back, address)

    def keep(self) -> Callable[[], None]:
        """From now on it is given back by a call of what this returns."""
        assert self._give_back is not None
        kept, self._give_back = self._give_back, None
        return kept

    def give_back(self) -> None:
        if self._give_back is not None:
            self._give_back()


@contextlib.asynccontextmanager
async def place_of(
    socket: WebSocket[Any, Any, Any], sockets: Places, address: str
) -> AsyncIterator[Place | None]:
    """The one of one more socket of ``address``; where there is none, it has been told."""
    address = address_of(address)
    if not sockets.take(address):
        await socket.send_text(encode(RejectedFrame(None, "error-too-many-sockets", {})))
        await socket.close(TOO_MANY)
        yield None
        return
    place = Place(sockets, address)
    try:
        yield place
    finally:
        place.give_back()


class Pace:
    """What one socket may say, and with it all sockets of its guest and of its address."""

    def __init__(self, limits: Limits, guest: str | None, address: str) -> None:
        self._limits, self._guest, self._address = limits, guest, address
        self._frames = Bucket(limits.rate(FRAMES_OF_A_SOCKET))
        self._previews = Bucket(limits.rate(PREVIEWS_OF_A_SOCKET))
        self._refused = limits.most(REFUSED_FRAMES)

    @property
    def patient(self) -> bool:
        """Whether it may go on; who is told to wait and does not is sent away in the end."""
        return self._refused > 0

    def wait(self, frame: ClientFrame | RejectedFrame) -> float:
        """Seconds after which ``frame`` would be taken; 0 when it is."""
        seconds = self._frames.wait() or self._limits.wait("frames", self._guest, self._address)
        if seconds:
            self._refused -= 1
            return seconds
        self._frames.spend()
        if isinstance(frame, PreviewRequest):
            seconds = self._previews.wait()
            self._previews.spend(0 if seconds else 1)
        elif isinstance(frame, Act | Undo):
            seconds = self._limits.wait("entries", self._guest, self._address)
        return seconds


async def _let_in(
    socket: WebSocket[Any, Any, Any],
    table_id: Id,
    guest: Guest | None,
    rooms: Rooms,
    spoiler_guard: SpoilerGuard,
) -> tuple[Room, int] | None:
    """The room, once the client has joined, and what it has seen; None when it was turned away."""
    try:
        room = await rooms.get(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
    except Problem as problem:
        await socket.send_text(encode(RejectedFrame(None, problem.code, problem.facts)))
        hidden = problem.code == "error-challenge-open"
        await socket.close(NOT_YET if hidden else NO_TABLE)
        return None
    first: ClientFrame | RejectedFrame = RejectedFrame(
        None, "error-unreadable-frame", {"detail": "join comes first"}
    )
    # Who was kept waiting by a busy process has said it in time: what came is read before one ends.
    for seconds in (JOIN_SECONDS, HEARD_LATE_SECONDS):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                first = await _receive(socket)
                break
    if isinstance(first, Join):
        if first.seen > room.newest(guest.id if guest else None):
            room = await rooms.current(table_id)  # it was told of that by another process
        return room, first.seen
    if not isinstance(first, RejectedFrame):
        first = RejectedFrame(
            getattr(first, "id", None), "error-unreadable-frame", {"detail": "join first"}
        )
    await socket.send_text(encode(first))
    await socket.close(NO_JOIN)
    return None


class Visit:
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
        self._direct, self._room, self._talk, self._pace = direct, room, talk, pace
        self.connection = Connection(
            guest, self._direct.write_frame, self._be_slow, self._direct.hang_up
        )
        self._seen = seen
        self._figures = room.state.services.probes
        self._sending: asyncio.Task[None] | None = None
        self._saying: asyncio.Task[None] | None = None

    async def last(self) -> None:
        """Until either side has had enough."""
        connection, room = self.connection, self._room
        newest = room.newest(connection.guest_id)
        if room.status == "stopped":  # its log may not have been read
            newest = max(newest, self._seen)
        connection.tell(Hello(PROTOCOL, __version__, room.held(connection.guest_id), newest))
        room.enter(connection)
        try:
            connection.tell(await self._talk.heard(room.state, connection.guest_id))
            over = self._direct.listen(self._hear)
            if not connection.dropped:
                await over
        finally:
            room.exit(connection)
            self._direct.hang_up()
            if self._sending is not None:
                self._sending.cancel()
            with contextlib.suppress(Exception):  # it may be closed already, by either side
                async with asyncio.timeout(1):
                    await self._direct.close(TRY_LATER if connection.dropped else POLICY)
            connection.end()

    def _be_slow(self) -> None:
        """The socket does not take what it is told: from here on somebody waits for it."""
        self._sending = asyncio.create_task(self.connection.send_all(self._direct.send_text))
        self._sending.add_done_callback(self._ended)

    def _hear(self, data: str | bytes) -> None:
        try:
            self._answer(_read(data))
        except Exception as error:
            self._fail(error)
        if not self._pace.patient:
            self._direct.hang_up()

    def _answer(self, frame: ClientFrame | RejectedFrame) -> None:
        connection, room = self.connection, self._room
        if seconds := self._pace.wait(frame):
            problem = too_many(seconds)
            self._figures.refused(problem.code)
            name = getattr(frame, "id", None)
            connection.tell(RejectedFrame(name, problem.code, problem.facts))
        elif isinstance(frame, Act | Undo):
            reply: Reply = connection.tell
            if self._figures.on:
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
            self._saying = asyncio.create_task(self._say(frame, self._saying))
            self._saying.add_done_callback(self._ended)
        elif isinstance(frame, Ping):
            connection.tell(Pong())
        elif isinstance(frame, Join):
            detail = "joined already"
            connection.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
        else:
            connection.tell(frame)

    def _reply(self, came: float, answer: Answer) -> None:
        """Everybody has been told before whoever asked is answered."""
        self.connection.tell(answer)
        if isinstance(answer, Accepted):
            self._figures.told(time.perf_counter() - came)
        else:
            self._figures.refused("stale" if isinstance(answer, Stale) else answer.code)

    async def _say(self, frame: Say, before: asyncio.Task[None] | None) -> None:
        """In the order in which it was said."""
        if before is not None:
            await asyncio.wait((before,))
        connection = self.connection
        refused = await self._talk.say(self._room.state, frame, connection.guest)
        if refused is not None:
            connection.tell(refused)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, GONE):
            log.error("connection failed", table=self._room.row.id, exc_info=error)
        self._direct.hang_up()


async def _receive(socket: WebSocket[Any, Any, Any]) -> ClientFrame | RejectedFrame:
    event: Any = await socket.receive()
    return _read(event.get("text") or event.get("bytes") or b"")


def _read(data: str | bytes) -> ClientFrame | RejectedFrame:
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
