"""The database of a test: a file of SQLite; or, where ``TEST_DATABASE`` is ``postgresql``, a schema
of its own in a real PostgreSQL, which is dropped when all tests are over."""

from __future__ import annotations

import asyncio
import itertools
import os
import pathlib
import sqlite3
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, TypeVar

import asyncpg
import pytest
import redis

from ludoteca.server.db.engine import Where
from ludoteca.server.db.migrate import migrate, migrate_postgres

T = TypeVar("T")

POSTGRES = os.environ.get("TEST_DATABASE", "sqlite") == "postgresql"
REDIS = os.environ.get("TEST_REDIS", "redis://127.0.0.1:6379/0")
SERVER = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
DAY_SECONDS = 86_400

only_sqlite = pytest.mark.skipif(POSTGRES, reason="about the file of SQLite")

_made: dict[pathlib.Path, str] = {}
_numbers = itertools.count()


def database_of(file: pathlib.Path) -> Where:
    """Where the database is for whoever would have this ``file``; the same one each time."""
    return postgres_of(file) if POSTGRES else file


def postgres_of(file: pathlib.Path) -> str:
    """As `database_of`, for what only PostgreSQL can do."""
    if file not in _made:
        schema = f"t{int(time.time())}_{os.getpid()}_{next(_numbers)}"
        elsewhere(_execute(f"CREATE SCHEMA {schema}"))
        _made[file] = f"{SERVER}?search_path={schema}"
    return _made[file]


def sql(file: Where, statement: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
    """What a statement finds in `database_of` this ``file``, or in this very database, past the
    server. A ``?`` stands for a value."""
    where = file
    if isinstance(file, pathlib.Path) and not file.exists():
        where = _made.get(file) or database_of(file)
    if isinstance(where, pathlib.Path):
        with closing(sqlite3.connect(where)) as connection, connection:
            return connection.execute(statement, values).fetchall()
    for number in range(1, len(values) + 1):
        statement = statement.replace("?", f"${number}", 1)
    return elsewhere(_fetch(where, statement, *values))


async def migrated(file: pathlib.Path) -> Where:
    """`database_of` this ``file``, with its tables."""
    where = database_of(file)
    if isinstance(where, pathlib.Path):
        migrate(where)
    else:
        await migrate_postgres(where)
    return where


def drop_databases() -> None:
    """Those of this process, and what tests that were killed have left a day ago."""
    if not _made:
        return
    made = [address.rpartition("=")[2] for address in _made.values()]
    elsewhere(_drop(made))


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """What ``work`` returns, whether or not an event loop runs here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def is_postgres_missing() -> str:
    """In one line; nothing when PostgreSQL answers."""
    try:
        elsewhere(_execute("SELECT 1"))
    except (OSError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL at {SERVER}: {error}"
    return ""


def is_redis_missing() -> str:
    """In one line; nothing when Redis answers."""
    try:
        with redis.Redis.from_url(REDIS) as client:
            client.ping()
    except redis.RedisError as error:
        return f"no Redis at {REDIS}: {error}"
    return ""


def need(missing: str) -> None:
    """Leave a test out because of what is ``missing``, if anything is; but not in CI."""
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)


async def _execute(statement: str) -> None:
    connection = await asyncpg.connect(SERVER)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def _fetch(where: str, statement: str, *values: str | int | bytes) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(where)
    try:
        return [tuple(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()


async def _drop(made: list[str]) -> None:
    connection = await asyncpg.connect(SERVER)
    try:
        there = await connection.fetch("SELECT nspname FROM pg_namespace")
        old = time.time() - DAY_SECONDS
        for (name,) in there:
            stamp = name[1:].partition("_")[0]
            left = name.startswith("t") and stamp.isdigit() and int(stamp) < old
            if name in made or left:
                await connection.execute(f"DROP SCHEMA IF EXISTS {name} CASCADE")
    finally:
        await connection.close()
