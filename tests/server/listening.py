"""A server of a test, which leaves no connection behind when the test is over."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeAlias

Serve: TypeAlias = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

TURNS: Final = 8
"""Turns of the event loop after which a connection that came before them is known."""


async def turns() -> None:
    """Lets connections that have just come, or are about to end, do so."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def listening(serve: Serve, port: int = 0, **more: Any) -> AsyncIterator[int]:
    """``serve`` answers each connection to a port of this machine; the port, which for 0 is any
    free one."""
    writers: list[asyncio.StreamWriter] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            await serve(reader, writer)

    server = await asyncio.start_server(take, "127.0.0.1", port, **more)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await turns()
        for writer in writers:
            writer.transport.abort()
        for writer in writers:
            with contextlib.suppress(OSError):
                await writer.wait_closed()
