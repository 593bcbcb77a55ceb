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
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, CursorResult, Engine
from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine.result import ScalarResult
from sqlalchemy.exc import DatabaseError, IntegrityError, ProgrammingError
from sqlalchemy.pool import QueuePool

from ludoteca.server.db.engine import brings_jobs, tell_nobody
from ludoteca.server.edge.answers import Problem

T = TypeVar("T")

CHECKPOINT_PAGES: Final = 1_000
LATE_CHECKPOINT_PAGES: Final = 10_000
"""Pages beside the file from which on a durable commit moves them into it (SQLite's own number),
and from which on any does: it waits for the disk, and a durable one nearly always comes first."""

READERS: Final = 4
"""Reading connections to keep open; more are opened on demand."""


class SqliteConnection:
    """A `Connection` that never waits."""

    def __init__(self, core: CoreConnection) -> None:
        self.core = core
        self.brings_jobs = False

    async def execute(self, statement: Any, rows: Any = None) -> CursorResult[Any]:
        self.brings_jobs |= brings_jobs(statement)
        return self.core.execute(statement, rows)

    async def scalar(self, statement: Any) -> Any:
        return self.core.scalar(statement)

    async def scalars(self, statement: Any) -> ScalarResult[Any]:
        return self.core.scalars(statement)

    async def alone(self, key: str) -> None:
        """Nothing to do: there is only one writing transaction at a time."""


class SqliteReads:
    """The reading connections; each transaction sees the database as of its first query."""

    def __init__(self, engine: Engine) -> None:
        self.sync_engine = engine

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[SqliteConnection]:
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


class Writer:
    """The writing connection, and the thread on which it waits for the disk.

    Writers queue here and not in SQLite, because transactions take the write lock at once. Those
    who `connect` queue among themselves first, so that a batch of moves (`run`) waits for at most
    one of them, however many there are.
    """

    def __init__(self, engine: Engine) -> None:
        self.sync_engine = engine
        self._turn = asyncio.Lock()
        self._line = asyncio.Lock()
        """Of those who connect: its holder waits for a turn."""
        self._thread = ThreadPoolExecutor(1, "writer")

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[SqliteConnection]:
        """The connection, when it is free. Uncommitted changes are rolled back."""
        async with self._line, self._turn:
            with self.sync_engine.connect() as core:
                yield SqliteConnection(core)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[SqliteConnection]:
        async with self.connect() as connection:
            transaction = connection.core.begin()
            yield connection
            await self._there(transaction.commit)

    @contextlib.asynccontextmanager
    async def begin_lightly(self) -> AsyncIterator[SqliteConnection]:
        """As `begin`, but the commit does not wait until the rows are on the disk. It needs no
        thread, so moves wait for the statements only."""
        async with self.connect() as connection:
            with _not_durable(connection.core), connection.core.begin():
                yield connection

    async def run(self, work: Callable[[CoreConnection], T]) -> T:
        """Run ``work`` on the thread; it begins and commits its own transactions."""
        async with self._turn:
            return await self._there(lambda: self._with_connection(work))

    def _with_connection(self, work: Callable[[CoreConnection], T]) -> T:
        with self.sync_engine.connect() as core:
            return work(core)

    async def _there(self, work: Callable[[], T]) -> T:
        """Run ``work`` on the thread to its end, even if the caller is cancelled: before that, no
        other caller may use the connection."""
        future = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await asyncio.shield(future)
        except asyncio.CancelledError:
            while not future.done():
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.wait((future,))
            raise

    async def dispose(self) -> None:
        async with self._turn:
            self.sync_engine.dispose()
        self._thread.shutdown()


class SqliteDatabase:
    """A `Database` in one file, for one process."""

    def __init__(self, reads: SqliteReads, writes: Writer) -> None:
        self.reads = reads
        self.writes = writes
        self.written = 0
        self.notice: Callable[[], None] = tell_nobody

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
    return SqliteDatabase(
        SqliteReads(_engine(file, "BEGIN", pool_size=READERS, max_overflow=-1)),
        Writer(_engine(file, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)),
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


def raw(core: CoreConnection) -> sqlite3.Connection:
    """The driver's own connection, for prepared statements."""
    connection = core.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection


@contextlib.contextmanager
def _not_durable(core: CoreConnection) -> Iterator[None]:
    """Within the block no commit of the connection waits for the disk: neither for its own rows,
    nor to move older ones into the file."""
    connection = raw(core)
    connection.execute("PRAGMA synchronous=NORMAL")
    connection.execute(f"PRAGMA wal_autocheckpoint={LATE_CHECKPOINT_PAGES}")
    try:
        yield
    finally:
        connection.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")
        connection.execute("PRAGMA synchronous=FULL")


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
