"""Messages of a WebSocket, written where they are made and given on where they are read.

What a server sends is not masked (RFC 6455, 5.1): so a frame is the same bytes for everybody who is
told the same, and is made once. A socket takes it at once while its buffer has room, and whoever
listens is given each message by the call that reads it; ASGI would have both wait in a queue, for a
task of its own.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

EXTENSION: Final = "ludoteca.frames"
"""The extension of an ASGI scope under which a socket offers itself."""

Heard: TypeAlias = Callable[[str | bytes], None]
"""Is given a whole message. It raises nothing."""

if TYPE_CHECKING:
    _Socket: TypeAlias = WebSocketsSansIOProtocol
else:
    _Socket = object


def text_frame(text: bytes) -> bytes:
    """A whole message, not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 65_536:
        return _MEDIUM.pack(_TEXT, 126, size) + text
    return _LONG.pack(_TEXT, 127, size) + text


def message_of(data: bytes) -> bytes | None:
    """The text of a message, if ``data`` is exactly one of less than 64 KiB, in one frame and
    masked, as a client sends it. It may be no UTF-8."""
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
    """Takes the place of a queue that nobody reads any more."""

    def put_nowait(self, event: object) -> None:
        pass


_NOBODY: Final[Any] = _Nobody()


class Direct(_Socket):
    """A mixin for sockets: offers itself to whoever serves it. Goes with no extension of the
    protocol, such as deflate, that changes frames."""

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
            # All that was called on the way to a handler is gone by now; and of the request's head
            # nobody wants to know any more, of which the protocol keeps a part.
            scope["headers"], scope["extensions"] = [], {}
            self.request.headers.clear()
            del self.request, self.response, scope
            await rest()

    def go_on(self, rest: Callable[[], Awaitable[None]]) -> None:
        """``rest`` is what there is to do with this socket once the application has returned: a
        socket is open for hours, and whoever let it in need not be kept so long. It closes with
        that."""
        self._rest = rest

    async def send_text(self, text: str) -> None:
        """As the application would. Raises OSError when nobody is there any more."""
        await self.send({"type": "websocket.send", "text": text})

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def send(self, message: ASGISendEvent) -> None:
        """Who sends to a socket that was closed because of a broken frame finds nobody there."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        await super().send(message)

    def write_frame(self, frame: bytes) -> bool:
        """Write a whole frame; False, and nothing is written, when the socket cannot take it
        now."""
        if self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    # ---- listening -------------------------------------------------------------------------

    def listen(self, heard: Heard) -> asyncio.Future[None]:
        """From now on give each message to ``heard``, first those that wait to be received. The
        future is done when the line is; who has it may be done with it, too, by `hang_up`."""
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
        """Nobody is given anything more."""
        self._heard = None
        if self._over is not None and not self._over.done():
            self._over.set_result(None)

    def take_message(self, text: bytes) -> bool:
        """Whether ``text``, a message that has arrived by itself, was given to who listens."""
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
        """Once both sides are done with it, undo the circles in which it stands: it would wait for
        Python to look for such, with all that it holds."""
        if self._served and self.disconnected:
            self.conn.parser.close()
            del self.conn, self.app, self._application, self.transport

    def shutdown(self) -> None:
        self.hang_up()
        super().shutdown()


def direct_socket(scope: Mapping[str, Any]) -> Direct:
    """The socket of ``scope``: all are served by ours."""
    socket = scope["extensions"][EXTENSION]["socket"]
    assert isinstance(socket, Direct)
    return socket
