"""Raw connections to a server, for requests that no client would send."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

from tests.server.house import House


@contextlib.asynccontextmanager
async def raw(house: House) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    parts = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        yield reader, writer
    finally:
        writer.close()


@contextlib.asynccontextmanager
async def raw_socket(
    house: House, path: str = "/api/lobby/socket"
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A WebSocket of somebody without a name, by the byte."""
    async with raw(house) as (reader, writer):
        writer.write(upgrade(urlsplit(house.url).netloc, path))
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        yield reader, writer


def upgrade(host: str, path: str, cookies: str = "") -> bytes:
    """The request that makes a connection a WebSocket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    who = f"Cookie: {cookies}\r\n" if cookies else ""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n{who}"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """A short frame, as a client masks it."""
    return bytes([opcode | (128 if fin else 0), 128 | len(payload)]) + bytes(4) + payload
