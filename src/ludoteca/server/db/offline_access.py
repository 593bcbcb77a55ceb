"""Access to a database without a server, for commands."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Final, TypeVar
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from ludoteca.server.db.engine import Where
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import prepare_connection
from ludoteca.server.settings import StartFailure

T = TypeVar("T")


def name_of(where: Where) -> str:
    """The name of a database for messages, without its password."""
    if isinstance(where, pathlib.Path):
        return str(where)
    parts = urlsplit(where)
    return f"{parts.hostname or ''}{parts.path}"


REFUSED: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
    TimeoutError,
)
"""Errors of opening or querying PostgreSQL that are no bugs of ours."""


def reason_of(error: BaseException) -> str:
    """The reason of an error in one line; its type for an error without a message."""
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    lines = str(getattr(error, "orig", None) or error).splitlines()
    said = next((line.strip().rstrip(".") for line in lines if line.strip()), "")
    return said or type(error).__name__


def in_one_transaction(where: Where, work: Callable[[Connection], T], *, writes: bool) -> T:
    """Run ``work`` in one transaction, and return its result. It sees the database as of one
    moment, also while a server runs; ``writes`` is whether it may write.

    Raises `StartFailure` when there is no such database or it cannot be used. Call it outside an
    event loop."""
    if isinstance(where, pathlib.Path):
        return _on_sqlite(where, work, writes)
    return asyncio.run(_on_postgres(where, work))


def _on_sqlite(file: pathlib.Path, work: Callable[[Connection], T], writes: bool) -> T:
    if not file.exists():
        raise StartFailure(
            f"There is no database {file}: DATA_DIR and DATABASE_URL say where it is."
        )
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    try:
        with engine.begin() as connection:
            return work(connection)
    except DatabaseError as error:
        raise StartFailure(f"The database {file} cannot be used: {error.orig}.") from error
    finally:
        engine.dispose()


async def _on_postgres(address: str, work: Callable[[Connection], T]) -> T:
    database = PostgresDatabase(address)
    try:
        async with database.engine.connect() as connection:
            whole = await connection.execution_options(isolation_level="REPEATABLE READ")
            async with whole.begin():
                return await whole.run_sync(work)
    except REFUSED as error:
        name, reason = name_of(address), reason_of(error)
        raise StartFailure(f"The database {name} cannot be used: {reason}.") from error
    finally:
        await database.close()
