"""A minimal HTTP and WebSocket client for loads, which costs almost no processor time.

It reads answers by their length and frames whole. Masks are zero, which the standard allows and
which makes masking free. It is only safe with our own servers.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec


class Answer(msgspec.Struct, frozen=True):
    """An HTTP answer; ``cookies`` are those that it sets."""

    status: int
    cookies: dict[str, str]
    body: bytes


class Web:
    """An HTTP client of one guest: a kept connection and cookies."""

    def __init__(self, host: str, port: int) -> None:
        self.cookies: dict[str, str] = {}
        self.host, self.port = host, port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Sends a request. Raises RuntimeError for an answer that is not 2xx or 3xx."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        data = b"" if body is None else msgspec.json.encode(body)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            f"Cookie: {cookies}",
            f"X-CSRFToken: {self.cookies.get('csrftoken', '')}",
            f"Origin: http://{self.host}:{self.port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        answer = await _read_answer(reader)
        self.cookies.update(answer.cookies)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def _read_answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    cookies: dict[str, str] = {}
    length = 0
    for line in head[1:]:
        name, _, value = line.partition(": ")
        if name.lower() == "content-length":
            length = int(value)
        elif name.lower() == "set-cookie":
            cookie, _, kept = value.partition(";")[0].partition("=")
            cookies[cookie] = kept.strip('"')
    return Answer(int(head[0].split()[1]), cookies, await reader.readexactly(length))


class Frames:
    """Cuts the bytes of a WebSocket into frames; servers must not fragment them."""

    TEXT, PING = 1, 9

    def __init__(self) -> None:
        self._rest = b""

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """The frames that ``data`` completes, as kind and payload."""
        buffer = self._rest + data if self._rest else data
        found: list[tuple[int, bytes]] = []
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if end < start + size:
                break
            found.append((buffer[at] & 15, buffer[start : start + size]))
            at = start + size
        self._rest = buffer[at:]
        return found


class Line(asyncio.Protocol):
    """A WebSocket. Calls ``heard`` with every text frame; ``frames`` and ``bytes`` count them."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.frames = 0
        self.bytes = 0
        self._request = request
        self._heard = heard
        self._head = b""
        self._read = Frames().read
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has its own class
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the connection was closed"))

    def data_received(self, data: bytes) -> None:
        if not self.open.done():
            self._head += data
            head, found, data = self._head.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.open.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self.open.set_result(None)
        for kind, payload in self._read(data):
            if kind == Frames.TEXT:
                self.frames += 1
                self.bytes += len(payload)
                self._heard(payload)
            elif kind == Frames.PING:
                self._send(0x8A, payload)

    def say(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        if size < 126:
            head = bytes((kind, 128 | size))
        elif size < 65536:
            head = bytes((kind, 254)) + size.to_bytes(2, "big")
        else:
            raise ValueError("the frame is too long for a load")
        self._transport.write(head + b"\0\0\0\0" + payload)

    def hang_up(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def call(web: Web, path: str, heard: Callable[[bytes], None]) -> Line:
    """Opens a WebSocket with the cookies of ``web``."""
    host, port = web.host, web.port
    cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Origin: http://{host}:{port}\r\nCookie: {cookies}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request.encode(), heard), host, port)
    await line.open
    return line
