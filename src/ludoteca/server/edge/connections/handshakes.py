"""Answers bad WebSocket handshakes, and ends those that take too long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from uvicorn._types import ASGISendEvent

from ludoteca.server.edge.limits import HANDSHAKE_SECONDS
from ludoteca.server.edge.logs import MISTAKES

BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LATE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)

if TYPE_CHECKING:
    from ludoteca.server.edge.connections.frames import Direct

    _Socket: TypeAlias = Direct
else:
    _Socket = object


class Answering(_Socket):
    """A mixin for sockets, before `Direct`: answers and closes a handshake that is unreadable, or
    that is not complete within `HANDSHAKE_SECONDS`."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._deadline = self.loop.call_later(HANDSHAKE_SECONDS, self._give_up)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the first data always has the whole head
            MISTAKES.note("unreadable handshakes")
            self._refuse(b"".join(self.conn.data_to_send()) or BAD_REQUEST)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # uvicorn leaves it False for a refused handshake

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        super().connection_lost(exc)

    def _give_up(self) -> None:
        self._deadline = None
        if not self.handshake_complete and not self.transport.is_closing():
            self._refuse(TOO_LATE)

    def _refuse(self, answer: bytes) -> None:
        self.close_sent = self.handshake_complete = True
        self.transport.write(answer)
        self.transport.close()
