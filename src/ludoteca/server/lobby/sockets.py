"""The WebSocket of the lobby."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from typing import Any

from litestar import Request, WebSocket, get, websocket

from ludoteca.server.edge.connections import direct_socket
from ludoteca.server.edge.limits import FOLLOWERS, Limits, Places
from ludoteca.server.edge.requests import Titles, is_own_page, no_upgrade
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.feed import LobbyFeed
from ludoteca.server.lobby.visit import LobbyVisit, Pace
from ludoteca.server.matching.service import Matching
from ludoteca.server.relations.here import Here
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.settings import Settings
from ludoteca.server.tables.socket_pace import place_of
from ludoteca.server.tables.socket_visit import GONE, POLICY, TRY_LATER


@get("/api/lobby/socket", include_in_schema=False, sync_to_thread=False)
def lobby_socket_by_http(request: Request[Any, Any, Any], server_settings: Settings) -> None:
    """Answers a page whose WebSocket does not connect with the likely reason."""
    raise no_upgrade(request, server_settings)


@websocket("/api/lobby/socket")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any],
    server_settings: Settings,
    titles: Titles,
    feed: LobbyFeed,
    matching: Matching,
    here: Here,
    guest: Guest | None,
    limits: Limits,
    sockets: Places,
    signed_in: OpenSockets,
) -> None:
    if not is_own_page(socket, server_settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    if len(feed) >= FOLLOWERS:
        with contextlib.suppress(*GONE):
            await socket.close(TRY_LATER)
        return
    address = socket.client.host if socket.client else ""
    with contextlib.suppress(*GONE):
        async with place_of(socket, sockets, address) as place:
            if place:
                pace = Pace(limits, guest, address)
                direct = direct_socket(dict(socket.scope))
                visit = LobbyVisit(direct, guest, feed, titles, pace)
                direct.go_on(
                    functools.partial(_last, visit, matching, here, signed_in, place.keep())
                )


async def _last(
    visit: LobbyVisit,
    matching: Matching,
    here: Here,
    signed_in: OpenSockets,
    leave: Callable[[], None],
) -> None:
    subscriber = visit.subscriber
    guest = subscriber.guest_id
    try:
        with (
            signed_in.holding(subscriber.guest, subscriber.drop),
            matching.watching.attending(guest, subscriber.tell_search),
            here.attending(guest),
        ):
            await visit.last()
    except GONE:
        pass
    finally:
        leave()
