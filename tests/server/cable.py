"""A TCP proxy between a test server and its clients, which can be cut or fall silent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit


class Cable:
    """``address`` leads to the Redis at another one."""

    def __init__(self, to: str) -> None:
        parts = urlsplit(to)
        self._to = parts.hostname, parts.port
        self._path = parts.path
        self._listener: asyncio.Server | None = None
        self._port = 0
        self._ends: set[asyncio.StreamWriter] = set()
        self._joined: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self._port}{self._path}"

    async def mend(self) -> None:
        """Connections are taken, and what comes is passed on; also what came before."""
        self._flows.set()
        if self._listener is None:
            self._listener = await asyncio.start_server(self._take, "127.0.0.1", self._port)
            self._port = self._listener.sockets[0].getsockname()[1]

    def silence(self) -> None:
        """Nothing passes, and no end is told: as behind a router that has lost its memory."""
        self._flows.clear()

    def cut(self) -> None:
        """All connections end, and new ones are refused."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
        for end in list(self._ends):
            end.transport.abort()

    async def close(self) -> None:
        self._flows.set()
        self.cut()
        await asyncio.gather(*self._joined)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._join(reader, writer))
        self._joined.add(task)
        task.add_done_callback(self._joined.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, back}
        self._ends |= ends
        await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        self._ends -= ends

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()


@contextlib.asynccontextmanager
async def laid_to(to: str) -> AsyncIterator[Cable]:
    """A cable that works."""
    cable = Cable(to)
    await cable.mend()
    try:
        yield cable
    finally:
        await cable.close()
