"""PostgreSQL, for one process or many: plain asyncpg for moves and for short reads of requests, and
SQLAlchemy Core over it for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg
from sqlalchemy import BigInteger, func, literal, select
from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine import CursorResult
from sqlalchemy.engine.result import ScalarResult
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.server import clock
from ludoteca.server.db.engine import brings_jobs, tell_nobody
from ludoteca.server.edge.answers import Problem

T = TypeVar("T")

Driver: TypeAlias = Any
"""A connection of asyncpg."""

STATEMENT_SECONDS: Final = 30.0
"""How long one statement may take."""

CONNECT_SECONDS: Final = 10.0

QUICK_CONNECTIONS: Final = 4
"""Connections for moves and short reads."""

CORE_CONNECTIONS: Final = 5
"""Connections for everything else; up to `CORE_OVERFLOW` more are opened on demand."""

CORE_OVERFLOW: Final = 5
AGAIN_SECONDS: Final = 0.2
"""Pause between two attempts to reach a database that does not answer."""

PATIENCE_SECONDS: Final = 10.0
"""How long moves and short reads wait for a restarting database."""

LOST: Final = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)
"""Errors of a lost connection: it is unknown whether the statement was executed."""

FOREIGN_KEY: Final = "23503"
_NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class PostgresConnection:
    """A `Connection` of SQLAlchemy."""

    def __init__(self, core: AsyncConnection) -> None:
        self.core = core
        self.brings_jobs = False

    async def execute(self, statement: Any, rows: Any = None) -> CursorResult[Any]:
        self.brings_jobs |= brings_jobs(statement)
        found: CursorResult[Any] = await self.core.execute(statement, rows)
        return found

    async def scalar(self, statement: Any) -> Any:
        return await self.core.scalar(statement)

    async def scalars(self, statement: Any) -> ScalarResult[Any]:
        return await self.core.scalars(statement)

    async def alone(self, key: str) -> None:
        hashed = func.hashtextextended(literal(key), literal(0, BigInteger))
        await self.core.execute(select(func.pg_advisory_xact_lock(hashed)))


class PostgresReads:
    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[PostgresConnection]:
        async with self._database.engine.connect() as core:
            whole = await core.execution_options(isolation_level="REPEATABLE READ")
            yield PostgresConnection(whole)

    async def there(self, work: Callable[[CoreConnection], T]) -> T:
        """Run ``work`` on the event loop, which serves others while a statement is executed."""
        async with self.connect() as connection:
            return await connection.core.run_sync(work)

    async def rows(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._database.fetch(_numbered(statement), *values)]


class PostgresDatabase:
    """A `Database` on a PostgreSQL server, with `quick` connections without SQLAlchemy."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.engine: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connection,
            # Parameters hold names and secrets: they stay out of error messages, hence out of logs.
            hide_parameters=True,
            pool_size=CORE_CONNECTIONS,
            max_overflow=CORE_OVERFLOW,
            pool_pre_ping=True,
        )
        self.reads = PostgresReads(self)
        self.written = 0
        self.notice: Callable[[], None] = tell_nobody
        self._pool: Any = None
        self._opening = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def quick(self) -> AsyncIterator[Driver]:
        """A connection of the driver itself: each statement is its own transaction."""
        if self._pool is None:
            async with self._opening:
                self._pool = self._pool or await self._open_pool()
        async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
            yield connection

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a read-only statement; it is repeated while the database restarts."""

        async def ask() -> list[Any]:
            async with self.quick() as connection:
                return list(await connection.fetch(statement, *values))

        return await patiently(ask)

    async def give_way(self) -> None:
        """Moves wait for the server of the database, and not for each other."""
        await asyncio.sleep(0)

    @contextlib.asynccontextmanager
    async def write(self, *, durable: bool = True) -> AsyncIterator[PostgresConnection]:
        """Every transaction is durable, because none of them waits for the disk of another."""
        with refusals():
            async with self.engine.begin() as core:
                connection = PostgresConnection(core)
                yield connection
            self.written += 1
        if connection.brings_jobs:
            self.notice()

    async def write_there(self, work: Callable[[CoreConnection], T], *, moves: bool = False) -> T:
        with refusals():
            async with self.engine.connect() as core:
                done = await core.run_sync(work)
        self.written += not moves
        return done

    async def set_clock(self) -> None:
        """Set our clock by that of the database, which is the same for all processes."""
        begun = time.monotonic()
        async with self.quick() as connection:
            now = await connection.fetchval(_NOW)
        clock.go_by(now, time.monotonic() - begun)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        await self.engine.dispose()

    async def _open_pool(self) -> Any:
        return await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=QUICK_CONNECTIONS,
            reset=_nothing,  # no statement changes the state of a connection
            **_OPTIONS,
        )

    async def _connection(self) -> Driver:
        return await asyncpg.connect(self._address, **_OPTIONS)


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Run ``work`` and return its result; repeat it after a lost connection, for a while."""
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE_SECONDS
    while True:
        try:
            return await work()
        except LOST:
            if loop.time() > until:
                raise
        await asyncio.sleep(AGAIN_SECONDS)


@contextlib.contextmanager
def refusals() -> Iterator[None]:
    """Turns refusals of the database into a `Problem`; errors of ours stay as they are."""
    try:
        yield
    except (IntegrityError, asyncpg.IntegrityConstraintViolationError) as error:
        if _state(error) == FOREIGN_KEY:  # the guest was deleted meanwhile
            raise Problem("error-no-guest") from error
        raise  # a bug of ours
    except (ProgrammingError, asyncpg.SyntaxOrAccessError):
        raise
    except (DBAPIError, asyncpg.PostgresError, *LOST) as error:
        raise Problem("error-not-saved") from error


def _state(error: BaseException) -> str | None:
    """The SQLSTATE code of an error."""
    return getattr(getattr(error, "orig", error), "sqlstate", None)


async def _nothing(_connection: Driver) -> None:
    return


@functools.cache
def _numbered(statement: str) -> str:
    """``statement`` with PostgreSQL's numbered placeholders."""
    head, *parts = statement.split("?")
    return head + "".join(f"${number}{part}" for number, part in enumerate(parts, 1))


_OPTIONS: Final[dict[str, Any]] = {
    "timeout": CONNECT_SECONDS,
    "command_timeout": STATEMENT_SECONDS,
    # Statements are short: compiling them takes longer than it saves.
    "server_settings": {"application_name": "ludoteca", "jit": "off"},
}
