"""Every handshake of a WebSocket is answered, and ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from tests.server.house import House, free_port
from tests.server.lines import raw, upgrade

from ludoteca.server.edge.connections import handshakes
from ludoteca.server.edge.connections.lines import Lines
from ludoteca.server.edge.limits.counting import Limits
from ludoteca.server.serve import web_server

SOCKETS = ["/api/lobby/socket", "/api/tables/none/socket", "/nowhere", "/api/me"]


def wrong(*headers: str, **changes: str) -> Callable[[bytes], bytes]:
    """A handshake with more headers, and with some texts of it replaced."""

    def made(request: bytes) -> bytes:
        said = request.decode()
        for text, other in changes.items():
            assert text.replace("_", "-") in said
            said = said.replace(text.replace("_", "-"), other)
        more = "".join(f"{header}\r\n" for header in headers)
        return said.replace("\r\n\r\n", f"\r\n{more}\r\n").encode("latin-1")

    return made


HANDSHAKES = {
    "a length": wrong("Content-Length: 5"),
    "a length that is no number": wrong("Content-Length: x"),
    "parts": wrong("Transfer-Encoding: chunked"),
    "129 headers": wrong(*(f"X-{at}: x" for at in range(129))),
    "90 headers": wrong(*(f"X-{at}: x" for at in range(90))),
    "a line of 9 kB": wrong(f"X: {'x' * 9000}"),
    "a line of 7 kB": wrong(f"X: {'x' * 7000}"),
    "a long address": wrong(GET="GET" + " /" * 3000),
    "another version": wrong(HTTP="HTTP/1.0\r\nX-Other: HTTP"),
    "another method": wrong(GET="POST"),
    "no key": wrong(Sec_WebSocket_Key="X-Key"),
    "two keys": wrong("Sec-WebSocket-Key: x"),
    "no version": wrong(Sec_WebSocket_Version="X-Version"),
    "letters of others": wrong("X: \xff\xe9"),
    "an extension that is none": wrong("Sec-WebSocket-Extensions: ;;=,"),
    "a protocol that is none": wrong("Sec-WebSocket-Protocol: ,,\xff"),
    "a foreign page": wrong("Origin: https://evil.example"),
    "a page that is none": wrong("Origin: http://["),
}


@pytest.mark.parametrize("path", SOCKETS)
async def test_every_handshake_is_answered_and_ends(house: House, path: str) -> None:
    before = len(house.log)
    for name, made in HANDSHAKES.items():
        async with raw(house) as (reader, writer):
            writer.write(made(upgrade(urlsplit(house.url).netloc, path)))
            async with asyncio.timeout(10):
                answer = await reader.readuntil(b"\r\n\r\n")
                if b" 101 " in answer:
                    continue  # there is nothing wrong with it here
                with contextlib.suppress(ConnectionError):
                    await reader.read(-1)

        assert int(answer.split()[1]) in range(400, 500), (name, answer)
    assert '"error"' not in house.log[before:]
    assert house.log[before:].count("\n") <= 3


async def test_an_incomplete_handshake_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handshakes, "HANDSHAKE_SECONDS", 0.2)
    port = int(free_port())
    gone = asyncio.Event()

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            assert (await receive())["type"] == "websocket.connect"
            assert (await receive())["type"] == "websocket.disconnect"
            gone.set()

    config = web_server(silent, Lines(Limits()))
    config.port, config.lifespan = port, "off"
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        async with asyncio.timeout(10):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(upgrade(f"127.0.0.1:{port}", "/"))
            answer = await reader.read(-1)
            writer.close()
            await gone.wait()
    finally:
        await server.shutdown()

    assert answer.startswith(b"HTTP/1.1 503 ")


async def test_a_refused_handshake_is_no_error(house_with: Callable[..., House]) -> None:
    house = house_with(LIMITS_TIMES="0.01")  # two of an address
    before = len(house.log)

    for _ in range(20):
        async with raw(house) as (reader, writer):
            writer.write(upgrade(urlsplit(house.url).netloc, "/api/lobby/socket"))
            async with asyncio.timeout(10):
                answer = await reader.readuntil(b"\r\n\r\n")

    assert b" 429 " in answer
    assert house.log[before:].count("\n") <= 1
    assert '"error"' not in house.log[before:]
