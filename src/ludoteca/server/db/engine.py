"""The interface of a database, implemented for SQLite and for PostgreSQL."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from sqlalchemy import Insert, Update
from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine import CursorResult
from sqlalchemy.engine.result import ScalarResult

from ludoteca.server.db.schema import jobs
from ludoteca.server.edge.answers import Problem

T = TypeVar("T")

Where: TypeAlias = pathlib.Path | str
"""The location of a database: an SQLite file, or a URL that begins with ``postgresql://``."""

Done: TypeAlias = Callable[[T | Exception], None]
"""A callback for what a write returns or raises."""

RINGS: Final = {"rings": True}
"""Execution options of an update after which jobs may be due at once."""

RETRY_SECONDS: Final = 2.0
"""Pause before a refused write is tried again."""


class Connection(Protocol):
    """A connection within one transaction, as stores use it."""

    async def execute(self, statement: Any, rows: Any = None) -> CursorResult[Any]: ...

    async def scalar(self, statement: Any) -> Any: ...

    async def scalars(self, statement: Any) -> ScalarResult[Any]: ...

    async def alone(self, key: str) -> None:
        """Lock ``key`` until the transaction ends, against all processes. Call it before a read
        that decides a write. Several keys in one transaction are locked in alphabetical order. On
        SQLite there is only one writing transaction anyway."""


class Reads(Protocol):
    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """A read-only transaction, which sees the database as of its first query."""

    async def there(self, work: Callable[[CoreConnection], T]) -> T:
        """Run ``work`` in a read-only transaction, and return its result. It may read much, in
        parts: the event loop serves others meanwhile."""

    async def rows(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        """The rows of a short query by key, as every request needs it: a prepared statement and its
        own transaction. ``?`` stands for a value; booleans are numbers."""


@runtime_checkable  # Litestar checks the type of dependencies
class Database(Protocol):
    """A database. ``written`` counts the write transactions so far, except those with only moves,
    which change no lists. ``notice`` is called after a `write` that `brings_jobs`."""

    written: int
    notice: Callable[[], None]

    @property
    def reads(self) -> Reads: ...

    async def give_way(self) -> None:
        """Wait until no moves are under way, but some milliseconds at most. Reads do so, and so
        does other work that is in no hurry."""

    def write(self, *, durable: bool = True) -> AbstractAsyncContextManager[Connection]:
        """A write transaction, which is durable at the end of the block or has no effect.

        With ``durable`` false the rows outlive the death of the process, but a failure of power may
        take them, unless a durable transaction follows; SQLite does not wait for the disk then. It
        is for what can be done twice, such as a step of a job.

        Raises `Problem` ``error-not-saved`` when the database refuses (for example: its disk is
        full), and ``error-no-guest`` for rows of a deleted guest.
        """

    async def write_there(self, work: Callable[[CoreConnection], T], *, moves: bool = False) -> T:
        """Run ``work``, which begins and commits its own transactions, and return its result. It
        does not block the event loop. ``moves`` is whether it writes only moves. Raises like
        `write`."""

    async def close(self) -> None: ...


def tell_nobody() -> None:
    """The `Database.notice` of a database without a scheduler."""


def brings_jobs(statement: Any) -> bool:
    """Whether a statement of SQLAlchemy inserts jobs, or makes some due (`RINGS`)."""
    if isinstance(statement, Update):
        return RINGS.items() <= statement.get_execution_options().items()
    return isinstance(statement, Insert) and statement.table is jobs


def settle(future: asyncio.Future[T], answer: T | Exception) -> None:
    """Makes ``answer`` the result of ``future``, or its exception; does nothing if it has one."""
    if future.done():  # they were cancelled
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


async def until_saved(
    work: Callable[[], Awaitable[None]], still: Callable[[], bool] = lambda: True
) -> None:
    """Do ``work``, and repeat it while the disk refuses and ``still`` returns True."""
    while True:
        try:
            return await work()
        except Problem as problem:
            if problem.code != "error-not-saved" or not still():
                raise
        await asyncio.sleep(RETRY_SECONDS)
