"""Opening the SQLite file: one connection that writes, a few that read."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import pathlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DatabaseError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.server.errors import Problem

RETRY_SECONDS: Final = 2.0
"""After which a disk that was full may have room again."""


@dataclasses.dataclass(frozen=True, slots=True)
class Database:
    """``writes`` has one connection, whose transactions take the write lock at once;
    whoever wants to write waits for it here and not in SQLite."""

    reads: AsyncEngine
    writes: AsyncEngine

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable at the end of the block, or has not happened.

        Raises `Problem` ``error-not-saved`` when the disk refuses: it is full, say.
        """
        try:
            async with self.writes.begin() as connection:
                yield connection
        except (IntegrityError, ProgrammingError):
            raise  # ours
        except DatabaseError as error:
            raise Problem("error-not-saved") from error

    async def close(self) -> None:
        await self.reads.dispose()
        await self.writes.dispose()


async def until_saved(
    work: Callable[[], Awaitable[None]], still: Callable[[], bool] = lambda: True
) -> None:
    """Do ``work``; while the disk refuses and it is ``still`` wanted, again from its beginning."""
    while True:
        try:
            return await work()
        except Problem as problem:
            if problem.code != "error-not-saved" or not still():
                raise
        await asyncio.sleep(RETRY_SECONDS)


def open_database(file: pathlib.Path) -> Database:
    url = URL.create("sqlite+aiosqlite", database=str(file))
    # Parameters hold names and secrets: they stay out of error messages, hence out of logs.
    reads = create_async_engine(url, pool_size=2, max_overflow=0, hide_parameters=True)
    writes = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    for engine, begin in ((reads, "BEGIN"), (writes, "BEGIN IMMEDIATE")):
        event.listen(engine.sync_engine, "connect", prepare_connection)
        event.listen(engine.sync_engine, "begin", _begin_with(begin))
    return Database(reads, writes)


def prepare_connection(connection: Any, _record: object) -> None:
    """Settings that SQLite keeps per connection. ``synchronous=FULL``: told means durable."""
    connection.isolation_level = None  # transactions begin when we say so, not the driver
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_with(statement: str) -> Any:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    return begin
