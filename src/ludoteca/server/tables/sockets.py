"""The WebSocket of a table: bytes become frames here, unreadable ones go no further."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludoteca import __version__
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.limits import Bucket
from ludoteca.server.security import is_own_page
from ludoteca.server.services import Services
from ludoteca.server.tables.fanout import Connection, encode
from ludoteca.server.tables.protocol import (
    PROTOCOL,
    Act,
    ClientFrame,
    GiveEntropy,
    Hello,
    Join,
    Ping,
    Pong,
    Preview,
    RejectedFrame,
    Say,
    Undo,
)
from ludoteca.server.tables.room import Room
from ludoteca.server.talk.talk import Talk

JOIN_SECONDS = 5.0
FRAMES_PER_SECOND, FRAMES_AT_ONCE = 20.0, 60.0
PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE = 10.0, 30.0
PATIENCE = 200
"""Frames beyond the rate that are refused one by one; then the connection is closed."""

NORMAL, POLICY, TRY_LATER = 1000, 1008, 1013
NOT_YET, NO_TABLE, NO_JOIN, TOO_MANY = 4403, 4404, 4408, 4429
"""Close codes; those from 4000 are ours."""

GONE = (WebSocketDisconnect, OSError)
"""What receiving and sending raise when the client has left; ASGI says OSError for the latter."""

log = structlog.get_logger()

_decoder: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)


class _Named(msgspec.Struct):
    """As much of an unreadable frame as it takes to answer it."""

    id: str | None = None


_named = msgspec.json.Decoder(_Named)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: str, services: Services, guest: Guest | None
) -> None:
    if not is_own_page(socket, services.settings):
        await socket.close(POLICY)  # before accepting: the browser sees a refused handshake
        return
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not services.sockets.take(address):
        with contextlib.suppress(*GONE):
            await socket.send_text(encode(RejectedFrame(None, "error-too-many-sockets", {})))
            await socket.close(TOO_MANY)
        return
    try:
        await _welcome(socket, table_id, services, guest)
    finally:
        services.sockets.give_back(address)


async def _welcome(
    socket: WebSocket[Any, Any, Any], table_id: str, services: Services, guest: Guest | None
) -> None:
    with contextlib.suppress(*GONE):
        try:
            room = await services.rooms.get(table_id)
            await services.challenges.must_see(room, guest.id if guest else None)
        except Problem as problem:
            await socket.send_text(encode(RejectedFrame(None, problem.code, problem.facts)))
            hidden = problem.code == "error-challenge-open"
            await socket.close(NOT_YET if hidden else NO_TABLE)
            return
        try:
            async with asyncio.timeout(JOIN_SECONDS):
                first = await _receive(socket)
        except TimeoutError:
            first = RejectedFrame(None, "error-unreadable-frame", {"detail": "join comes first"})
        if not isinstance(first, Join):
            if not isinstance(first, RejectedFrame):
                first = RejectedFrame(
                    getattr(first, "id", None), "error-unreadable-frame", {"detail": "join first"}
                )
            await socket.send_text(encode(first))
            await socket.close(NO_JOIN)
            return
        await _serve(socket, room, Connection(guest), services.talk)


async def _serve(
    socket: WebSocket[Any, Any, Any], room: Room, connection: Connection, talk: Talk
) -> None:
    sending = asyncio.create_task(connection.send_all(socket.send_text))
    receiving = asyncio.create_task(_listen(socket, room, connection, talk))
    dropped = asyncio.create_task(connection.dropped.wait())
    connection.tell(Hello(PROTOCOL, __version__, room.held(connection.guest_id)))
    room.enter(connection)
    try:
        await asyncio.wait((sending, receiving, dropped), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.exit(connection)
        for task in (sending, receiving, dropped):
            task.cancel()
        ends = await asyncio.gather(sending, receiving, dropped, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("connection failed", table=room.row.id, exc_info=end)
        with contextlib.suppress(Exception):  # it may be closed already, by either side
            async with asyncio.timeout(1):
                await socket.close(TRY_LATER if connection.dropped.is_set() else POLICY)


async def _listen(
    socket: WebSocket[Any, Any, Any], room: Room, connection: Connection, talk: Talk
) -> None:
    """Answer frame after frame, until the client leaves or is too loud."""
    connection.tell(await talk.heard(room))
    bucket = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
    previews = Bucket(PREVIEWS_PER_SECOND, PREVIEWS_AT_ONCE)
    patience = PATIENCE
    while patience > 0:
        frame = await _receive(socket)
        if not bucket.take():
            patience -= 1
            connection.tell(RejectedFrame(getattr(frame, "id", None), "error-too-many", {}))
        elif isinstance(frame, Preview):
            if previews.take():
                connection.tell(room.previews.show(frame, connection.guest_id))
            else:
                connection.tell(RejectedFrame(frame.id, "error-too-many", {}))
        elif isinstance(frame, Act | Undo):
            connection.tell(await room.act(frame, connection.guest_id))
        elif isinstance(frame, GiveEntropy):
            if (refusal := room.gathering.give(frame, connection.guest_id)) is not None:
                connection.tell(refusal)
        elif isinstance(frame, Say):
            if (refused := await talk.say(room, frame, connection.guest)) is not None:
                connection.tell(refused)
        elif isinstance(frame, Ping):
            connection.tell(Pong())
        elif isinstance(frame, Join):
            detail = "joined already"
            connection.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
        else:
            connection.tell(frame)


async def _receive(socket: WebSocket[Any, Any, Any]) -> ClientFrame | RejectedFrame:
    """The next frame, or the answer to one that cannot be read."""
    event: Any = await socket.receive()
    data = event.get("text") or event.get("bytes") or b""
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        name = None
        with contextlib.suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
            name = _named.decode(data).id
        if name is not None and len(name) > 64:
            name = None
        return RejectedFrame(name, "error-unreadable-frame", {"detail": str(error)[:200]})
