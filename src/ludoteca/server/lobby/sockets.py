"""The WebSocket of the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog
from litestar import Request, WebSocket, get, websocket

from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.edge.limits import (
    FOLLOWERS,
    FRAMES_OF_A_FOLLOWER,
    Bucket,
    Limits,
    Places,
    too_many,
)
from ludoteca.server.edge.requests import Titles, is_own_page, no_upgrade
from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.feed import LobbyFeed, Subscriber
from ludoteca.server.lobby.protocol import Follow, FollowerFrame
from ludoteca.server.matching.service import Matching
from ludoteca.server.relations.here import Here
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.settings import Settings
from ludoteca.server.tables.play import Pong, RejectedFrame
from ludoteca.server.tables.socket_pace import place_of
from ludoteca.server.tables.visit import GONE, POLICY, TRY_LATER

log = structlog.get_logger()

_decoder: msgspec.json.Decoder[FollowerFrame] = msgspec.json.Decoder(FollowerFrame)


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
                subscriber = Subscriber(guest)
                searching = matching.watching.attending(
                    guest.id if guest else None, subscriber.tell_search
                )
                attending = here.attending(guest.id if guest else None)
                with signed_in.holding(guest, subscriber.drop), searching, attending:
                    await _serve(socket, titles, feed, subscriber, pace)


class Pace:
    """The rate limits of one socket: its own, and those of its guest and its address."""

    def __init__(self, limits: Limits, guest: Guest | None, address: str) -> None:
        self._bucket = Bucket(limits.rate(FRAMES_OF_A_FOLLOWER))
        self._limits, self._guest, self._address = limits, guest, address

    def take(self) -> bool:
        """Count one frame. Returns False if the socket has sent too many."""
        return self._bucket.take()

    def wait(self) -> float:
        guest = self._guest.id if self._guest else None
        return self._limits.wait("frames", guest, self._address)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    titles: Titles,
    feed: LobbyFeed,
    subscriber: Subscriber,
    pace: Pace,
) -> None:
    sending = asyncio.create_task(subscriber.send_all(socket.send_text))
    receiving = asyncio.create_task(_listen(socket, titles, feed, subscriber, pace))
    feed.add(subscriber)
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        feed.remove(subscriber)
        for task in (sending, receiving):
            task.cancel()
        for end in await asyncio.gather(sending, receiving, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("subscriber failed", exc_info=end)
        with contextlib.suppress(Exception):  # it may be closed already, by either side
            async with asyncio.timeout(1):
                await socket.close(TRY_LATER if subscriber.dropped else POLICY)


async def _listen(
    socket: WebSocket[Any, Any, Any],
    titles: Mapping[str, Title],
    feed: LobbyFeed,
    subscriber: Subscriber,
    pace: Pace,
) -> None:
    """Handles frames until the client disconnects or sends too many."""
    while pace.take():
        event: Any = await socket.receive()
        if seconds := pace.wait():
            problem = too_many(seconds)
            subscriber.tell(RejectedFrame(None, problem.code, problem.facts))
            continue
        data = event.get("text") or event.get("bytes") or b""
        try:
            frame = _decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            detail = str(error)[:200]
            subscriber.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
            continue
        if not isinstance(frame, Follow):
            subscriber.tell(Pong(clock.now()))
        elif frame.game is not None and frame.game not in titles:
            subscriber.tell(RejectedFrame(None, "error-no-such-game", {"game": frame.game}))
        else:
            feed.follow(subscriber, frame)
