"""Limits of one socket: its place among those of its address, and how much it may send."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import WebSocket

from ludoteca.server.edge.limits import (
    FRAMES_OF_A_SOCKET,
    PREVIEWS_OF_A_SOCKET,
    REFUSED_FRAMES,
    Bucket,
    Limits,
    Places,
    address_of,
)
from ludoteca.server.tables.play import Act, ClientFrame, PreviewRequest, RejectedFrame, Undo
from ludoteca.server.tables.state import encode

TOO_MANY = 4429
"""Close code of a socket too many."""


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
