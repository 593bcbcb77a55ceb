"""One WebSocket of a page, from its first message to its end, without a task of its own."""

from __future__ import annotations

import abc
import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog
from litestar.exceptions import WebSocketDisconnect

from ludoteca.server.edge.connections import Direct
from ludoteca.server.tables.state import Connection

POLICY, TRY_LATER = 1008, 1013
"""Close codes of WebSockets, RFC 6455, 7.4.1."""

GONE = (WebSocketDisconnect, OSError)
"""What receiving and sending raise when the client has left; ASGI says OSError for the latter."""

log = structlog.get_logger()


class SocketVisit(abc.ABC):
    """Writes to the socket at once what its ``connection`` is told, and takes each message of the
    client in the call that reads it. It begins a task only when the client reads too slowly, or
    when an answer has to wait for the disk."""

    connection: Connection

    def __init__(self, direct: Direct, **about: str) -> None:
        """``about`` is what a log line says of it."""
        self._direct = direct
        self._about = about
        self._sending: asyncio.Task[None] | None = None

    @abc.abstractmethod
    def _hear(self, data: str | bytes) -> None:
        """Take a message; raises nothing."""

    async def _listen(self) -> None:
        """Hear the messages, until either side has had enough."""
        over = self._direct.listen(self._hear)
        if not self.connection.dropped:
            await over

    async def _close(self) -> None:
        self._direct.hang_up()
        if self._sending is not None:
            self._sending.cancel()
        with contextlib.suppress(Exception):  # it may be closed already, by either side
            async with asyncio.timeout(1):
                await self._direct.close(TRY_LATER if self.connection.dropped else POLICY)
        self.connection.end()

    def _be_slow(self) -> None:
        """Begin a task that sends what the socket could not take at once, whenever it can."""
        self._sending = self._begin(self.connection.send_all(self._direct.send_text))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, GONE):
            log.error("connection failed", **self._about, exc_info=error)
        self._direct.hang_up()
