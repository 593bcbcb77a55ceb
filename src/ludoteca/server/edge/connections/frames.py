"""WebSockets without ASGI's queues: frames are written directly, and messages read by a callback.

Frames of a server are not masked (RFC 6455, 5.1). So a frame for several receivers is the same
bytes for all of them, and is encoded once. The socket writes it at once while its buffer has room,
and calls the listener from the call that reads a message; with ASGI both would wait in a queue for
another task.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.utils import apply_mask

EXTENSION: Final = "ludoteca.frames"
"""Key of an ASGI scope's extensions that holds the socket."""

Heard: TypeAlias = Callable[[str | bytes], None]
"""Callback for a whole message. It raises nothing."""

if TYPE_CHECKING:
    _Socket: TypeAlias = WebSocketsSansIOProtocol
else:
    _Socket = object


def text_frame(text: bytes) -> bytes:
    """The unmasked frame of a whole text message (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65_536:
        return _MEDIUM.pack(_TEXT, 126, size) + text
    return _LONG.pack(_TEXT, 127, size) + text


def message_of(data: bytes) -> bytes | None:
    """The text in ``data`` if that is exactly one masked frame with a whole message of less than
    64 KiB, as clients send it; else None. The text may be invalid UTF-8."""
    size = len(data)
    if size < 6 or data[0] != _TEXT:
        return None
    length, at = data[1] - _MASKED, 2
    if length == 126 and size > 8:
        length, at = data[2] << 8 | data[3], 4
    elif length >= 126:
        return None
    if size != at + 4 + length:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MEDIUM: Final = struct.Struct("!BBH")
_LONG: Final = struct.Struct("!BBQ")


class _Nobody:
    """A queue without a reader: drops its events."""

    def put_nowait(self, event: object) -> None:
        pass


_NOBODY: Final[Any] = _Nobody()


class Direct(_Socket):
    """A mixin for uvicorn's sockets that puts the socket into the scope, for direct writes and
    reads. It works with no extension of the protocol that changes frames, such as deflate."""

    _heard: Heard | None = None
    _over: asyncio.Future[None] | None = None
    _rest: Callable[[], Awaitable[None]] | None = None
    _served = False

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = {"socket": self}
        self._application, self.app = self.app, self._serve
        try:
            await super().run_asgi()
        finally:
            self._served = True
            self._let_go()

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        await self._application(scope, receive, send)
        rest, self._rest = self._rest, None
        if rest is not None:
            # The middleware has returned, and the head of the request is no longer needed: free
            # the parts of it that the protocol keeps.
            scope["headers"], scope["extensions"] = [], {}
            self.request.headers.clear()
            del self.request, self.response, scope
            await rest()

    def go_on(self, rest: Callable[[], Awaitable[None]]) -> None:
        """Run ``rest`` after the application has returned, and close the socket after it. A socket
        is open for hours; this frees the middleware's frames and scope meanwhile."""
        self._rest = rest

    async def send_text(self, text: str) -> None:
        """Send a text message. Raises OSError when the client is gone."""
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def send(self, message: ASGISendEvent) -> None:
        """Like uvicorn's, but raises on a socket that was closed because of a broken frame."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)

    @property
    def is_lost(self) -> bool:
        """Whether the client has gone without a farewell: it answers no pings, or takes nothing, or
        its end has come by itself. What it was sent last may not have arrived."""
        if self.conn.close_rcvd is not None:
            return False
        sent = self.conn.close_sent
        return sent is None or sent.code == CloseCode.INTERNAL_ERROR

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame. Returns False, and writes nothing, if the socket cannot take it."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    # ---- listening -------------------------------------------------------------------------

    def listen(self, heard: Heard) -> asyncio.Future[None]:
        """Pass each message to ``heard`` from now on, starting with those in the queue. The future
        is done when the connection ends, or after `hang_up`."""
        self._heard = heard
        self._over = self.loop.create_future()
        waiting: list[ASGIReceiveEvent] = []
        while not self.queue.empty():
            waiting.append(self.queue.get_nowait())
        for event in waiting:
            if event["type"] != "websocket.receive":
                self.hang_up()
            elif self._heard is not None:
                heard(event.get("text") or event.get("bytes") or b"")
        self.queue = _NOBODY
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        return self._over

    def hang_up(self) -> None:
        """Stop listening, and complete the future of `listen`."""
        self._heard = None
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def take_message(self, text: bytes) -> bool:
        """Pass the unfragmented message ``text`` to the listener. Returns False if that cannot be:
        then the protocol has to read it."""
        if self._heard is None or self.close_sent or self.frames:  # these are parts of a message
            return False
        try:
            said = text.decode()
        except UnicodeDecodeError:
            return False
        self._heard(said)
        return True

    def send_receive_event_to_app(self) -> None:
        if self._heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            said = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # closes it
        else:
            self.frames = []
            self._heard(said)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._over is not None and self.transport.is_closing():
            self.hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self.hang_up()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Break the reference cycles of this socket once both sides are done with it. Otherwise all
        that it holds would wait for the garbage collector."""
        if self._served and self.disconnected:
            self.conn.parser.close()
            del self.conn, self.app, self._application, self.transport

    def shutdown(self) -> None:
        self.hang_up()
        super().shutdown()


def direct_socket(scope: Mapping[str, Any]) -> Direct:
    """The socket of ``scope``; all connections have this class."""
    socket = scope["extensions"][EXTENSION]["socket"]
    assert isinstance(socket, Direct)
    return socket
