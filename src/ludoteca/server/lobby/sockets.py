"""The WebSocket of the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket

from ludoteca.server.guests.guest import Guest
from ludoteca.server.limits import Bucket
from ludoteca.server.lobby.crier import Follower
from ludoteca.server.lobby.protocol import Follow, FollowerFrame
from ludoteca.server.security import is_own_page
from ludoteca.server.services import Services
from ludoteca.server.tables.protocol import Pong, RejectedFrame
from ludoteca.server.tables.sockets import GONE, POLICY, TRY_LATER

FRAMES_PER_SECOND, FRAMES_AT_ONCE = 2.0, 20.0
MOST_FOLLOWERS = 5_000
"""Sockets of one process."""

log = structlog.get_logger()

_decoder: msgspec.json.Decoder[FollowerFrame] = msgspec.json.Decoder(FollowerFrame)


@websocket("/api/lobby/socket")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any], services: Services, guest: Guest | None
) -> None:
    if not is_own_page(socket, services.settings):
        await socket.close(POLICY)
        return
    await socket.accept()
    crier = services.crier
    if len(crier) >= MOST_FOLLOWERS:
        with contextlib.suppress(*GONE):
            await socket.close(TRY_LATER)
        return
    follower = Follower(guest)
    sending = asyncio.create_task(follower.send_all(socket.send_text))
    receiving = asyncio.create_task(_listen(socket, services, follower))
    crier.add(follower)
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        crier.remove(follower)
        for task in (sending, receiving):
            task.cancel()
        for end in await asyncio.gather(sending, receiving, return_exceptions=True):
            if isinstance(end, Exception) and not isinstance(end, GONE):
                log.error("follower failed", exc_info=end)
        with contextlib.suppress(Exception):  # it may be closed already, by either side
            async with asyncio.timeout(1):
                await socket.close(TRY_LATER if follower.dropped.is_set() else POLICY)


async def _listen(socket: WebSocket[Any, Any, Any], services: Services, follower: Follower) -> None:
    """Take frame after frame, until the client leaves, is too loud or says rubbish."""
    bucket = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
    while bucket.take():
        event: Any = await socket.receive()
        data = event.get("text") or event.get("bytes") or b""
        try:
            frame = _decoder.decode(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            detail = str(error)[:200]
            follower.tell(RejectedFrame(None, "error-unreadable-frame", {"detail": detail}))
            continue
        if not isinstance(frame, Follow):
            follower.tell(Pong())
        elif frame.game is not None and frame.game not in services.titles:
            follower.tell(RejectedFrame(None, "error-no-such-game", {"game": frame.game}))
        else:
            follower.follow(frame)
            services.crier.call()
