"""What the server asks of a database, whichever it is: one file of SQLite, or PostgreSQL."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine import CursorResult
from sqlalchemy.engine.result import ScalarResult

from ludoteca.server.edge.answers.errors import Problem

T = TypeVar("T")

Where: TypeAlias = pathlib.Path | str
"""Where a database is: a file of SQLite, or an address that begins with ``postgresql://``."""

RETRY_SECONDS: Final = 2.0
"""After which a disk that was full may have room again."""


class Connection(Protocol):
    """What stores speak to, within one transaction."""

    async def execute(self, statement: Any, rows: Any = None) -> CursorResult[Any]: ...

    async def scalar(self, statement: Any) -> Any: ...

    async def scalars(self, statement: Any) -> ScalarResult[Any]: ...

    async def alone(self, key: str) -> None:
        """Nobody else is in a transaction that has said the same ``key``, here or in another
        process, until this one ends: said before what is read decides what is written. In one
        transaction the keys are said in alphabetical order. On SQLite there is one transaction
        that writes anyway."""


class Reads(Protocol):
    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction that only reads: it sees the database as it was at its first question."""

    async def rows(self, statement: str, *values: str | int) -> list[tuple[Any, ...]]:
        """What a short read by key finds, such as every request needs: prepared once, and a
        transaction of its own. A ``?`` stands for a value, a truth is a number."""


@runtime_checkable  # Litestar looks whether it is given one
class Database(Protocol):
    """``written`` are the transactions so far that wrote something, or were to; but for the moves
    of tables, of which lists say nothing."""

    written: int

    @property
    def reads(self) -> Reads: ...

    def write(self) -> AbstractAsyncContextManager[Connection]:
        """A transaction that is durable at the end of the block, or has not happened.

        Raises `Problem` ``error-not-saved`` when the database refuses: its disk is full, say; and
        ``error-no-guest`` for what would belong to somebody who is gone.
        """

    async def write_there(self, work: Callable[[CoreConnection], T], *, moves: bool = False) -> T:
        """What ``work`` returns, once what it has begun and committed is durable. It keeps nobody
        waiting however long it takes. ``moves`` is whether that is nothing but moves. Raises as
        `write`."""

    async def close(self) -> None: ...


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
