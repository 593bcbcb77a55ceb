"""SQLite with the standard library's driver: one writing connection, and several reading ones.

A statement takes microseconds and a hop to another thread hundreds of them, so statements run on
the event loop. Only work that waits for the disk (a commit, or a whole batch of the journal) runs
on the writer's thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import pathlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Final, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Engine
from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.exc import DatabaseError, IntegrityError, ProgrammingError
from sqlalchemy.pool import QueuePool

from ludoteca.server.db.engine import Done, tell_nobody
from ludoteca.server.db.sqlite_connection import SqliteConnection, raw
from ludoteca.server.db.sqlite_writer import Writer
from ludoteca.server.edge.answers import Problem

T = TypeVar("T")

READERS: Final = 4
"""Reading connections to keep open; more are opened on demand."""


class SqliteReads:
    """The reading connections; each transaction sees the database as of its first query, and first
    gives way to moves."""

    def __init__(self, engine: Engine, give_way: Callable[[], Awaitable[None]]) -> None:
        self.sync_engine = engine
        self._give_way = give_way

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[SqliteConnection]:
        await self._give_way()
        with self.sync_engine.connect() as core:
            yield SqliteConnection(core)

    async def there(self, work: Callable[[CoreConnection], T]) -> T:
        """Run ``work`` on a thread, with a connection of its own."""
        return await asyncio.to_thread(self._with_connection, work)

    def _with_connection(self, work: Callable[[CoreConnection], T]) -> T:
        with self.sync_engine.connect() as core:
            return work(core)

    async def rows(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        return self._short.execute(statement, values).fetchall()

    @functools.cached_property
    def _short(self) -> sqlite3.Connection:
        """The connection for `rows`, outside the pool."""
        fairy = self.sync_engine.raw_connection()
        connection = fairy.driver_connection
        fairy.detach()
        assert isinstance(connection, sqlite3.Connection)
        return connection

    def dispose(self) -> None:
        if "_short" in vars(self):
            self._short.close()
        self.sync_engine.dispose()


class SqliteDatabase:
    """A `Database` in one file, for one process."""

    def __init__(self, reads: SqliteReads, writes: Writer) -> None:
        self.reads = reads
        self.writes = writes
        self.written = 0
        self.notice: Callable[[], None] = tell_nobody

    async def give_way(self) -> None:
        await self.writes.give_way()

    @contextlib.asynccontextmanager
    async def write(self, *, durable: bool = True) -> AsyncIterator[SqliteConnection]:
        begin = self.writes.begin if durable else self.writes.begin_lightly
        with _refusals():
            async with begin() as connection:
                yield connection
            self.written += 1
        if connection.brings_jobs:
            self.notice()

    async def write_there(self, work: Callable[[CoreConnection], T], *, moves: bool = False) -> T:
        """Run ``work`` on the writer's thread."""
        with _refusals():
            done = await self.writes.run(work)
        self.written += not moves
        return done

    def post(self, work: Callable[[CoreConnection], T], done: Done[T]) -> None:
        """As `write_there` for moves, with a callback; see `Writer.post`."""

        def refusing(core: CoreConnection) -> T:
            with _refusals():
                return work(core)

        self.writes.post(refusing, done)

    async def close(self) -> None:
        self.reads.dispose()
        await self.writes.dispose()


@contextlib.contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        if "FOREIGN KEY" in str(error):  # the guest was deleted meanwhile
            raise Problem("error-no-guest") from error
        raise  # a bug of ours
    except (ProgrammingError, sqlite3.ProgrammingError):
        raise
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise Problem("error-not-saved") from error


def open_sqlite(file: pathlib.Path) -> SqliteDatabase:
    writer = Writer(_engine(file, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0))
    return SqliteDatabase(
        SqliteReads(_engine(file, "BEGIN", pool_size=READERS, max_overflow=-1), writer.give_way),
        writer,
    )


def _engine(file: pathlib.Path, begin: str, **pool: int) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(file)),
        # Parameters hold names and secrets: they stay out of error messages, hence out of logs.
        hide_parameters=True,
        poolclass=QueuePool,
        connect_args={"check_same_thread": False},  # the writer's lock lets in one at a time
        **pool,
    )
    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", _begin_with(begin))
    return engine


def prepare_connection(connection: Any, _record: object) -> None:
    """Sets the options of an SQLite connection. With ``synchronous=FULL`` a commit is durable."""
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


def _begin_with(statement: str) -> Callable[[CoreConnection], None]:
    def begin(core: CoreConnection) -> None:
        raw(core).execute(statement)

    return begin
