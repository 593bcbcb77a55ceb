"""The WebSocket of a table: bytes become frames here, unreadable ones go no further."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Callable
from typing import Any

from litestar import Request, WebSocket, get, websocket

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.connections import direct_socket
from ludoteca.server.edge.limits import JOIN_SECONDS, Limits, Places
from ludoteca.server.edge.requests import Id, is_own_page, no_upgrade
from ludoteca.server.guests.guest import Guest
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Room, Rooms
from ludoteca.server.tables.play import ClientFrame, Join, RejectedFrame
from ludoteca.server.tables.socket_pace import Pace, place_of
from ludoteca.server.tables.socket_visit import GONE, POLICY
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.state import encode
from ludoteca.server.tables.visit import TableTalk, Visit, read_frame

NOT_YET, NO_TABLE, NO_JOIN = 4403, 4404, 4408
"""Close codes of ours."""

HEARD_LATE_SECONDS = 0.5
"""Time to read what had come before one's patience ended."""


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
    signed_in: OpenSockets,
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
                direct.go_on(functools.partial(_last, visit, signed_in, place.keep()))


async def _last(visit: Visit, signed_in: OpenSockets, leave: Callable[[], None]) -> None:
    try:
        with signed_in.holding(visit.connection.guest, visit.connection.drop):
            await visit.last()
    except GONE:
        pass
    finally:
        leave()


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


async def _receive(socket: WebSocket[Any, Any, Any]) -> ClientFrame | RejectedFrame:
    event: Any = await socket.receive()
    return read_frame(event.get("text") or event.get("bytes") or b"")
