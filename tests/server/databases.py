"""The database of a test: a file of SQLite; or, where ``TEST_DATABASE`` is ``postgresql``, a schema
of its own in a real PostgreSQL, which is dropped when all tests are over.

`make test` runs those that are marked ``on_both`` on both. They are about what the two do each in a
way of its own: writers at the same moment (locks of rows here, one writer there), who claims what
is due, what a kill or a full disk leaves, the order and the counting of rows, rows that are there
already, and rows that go with others. What a request answers, is refused or says in which words is
decided above the database, and is proved on one; that each route can ask PostgreSQL at all,
`test_any_bytes` proves.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import os
import pathlib
import sqlite3
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, TypeVar

import asyncpg
import pytest
import redis
from sqlalchemy import Engine, event

from ludoteca.server.db.engine import Where
from ludoteca.server.db.migrate import migrate, migrate_postgres
from ludoteca.server.db.schema import metadata

T = TypeVar("T")

POSTGRES = os.environ.get("TEST_DATABASE", "sqlite") == "postgresql"
REDIS = os.environ.get("TEST_REDIS", "redis://127.0.0.1:6379/0")
SERVER = os.environ.get("TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
DAY_SECONDS = 86_400

only_sqlite = pytest.mark.skipif(POSTGRES, reason="about the file of SQLite")

_made: dict[pathlib.Path, str] = {}
_own: set[pathlib.Path] = set()
"""Those at which no other process works."""

_emptied: list[str] = []
"""Those whose tests are over, with tables that are empty."""

_EMPTY = "; ".join(
    ["SET lock_timeout = '1s'", "SET session_replication_role = replica"]
    + [f"DELETE FROM {table.name}" for table in metadata.sorted_tables]
)
"""Foreign keys are not looked at, so that any order will do."""

_numbers = itertools.count()


def database_of(file: pathlib.Path) -> Where:
    """Where the database is for whoever would have this ``file``; the same one each time."""
    return postgres_of(file) if POSTGRES else file


def postgres_of(file: pathlib.Path) -> str:
    """As `database_of`, for what only PostgreSQL can do."""
    if file not in _made:
        schema = f"t{int(time.time())}_{os.getpid()}_{next(_numbers)}"
        elsewhere(_execute(f"CREATE SCHEMA {schema}"))
        # The disk of PostgreSQL is not waited for: no test takes its power away.
        _made[file] = f"{SERVER}?synchronous_commit=off&search_path={schema}"
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
    """`database_of` this ``file``, with its tables, for work of this process alone."""
    if POSTGRES and file not in _made and _emptied:
        _made[file] = _emptied.pop()
    else:
        await fill(database_of(file))
    _own.add(file)
    return database_of(file)


def furnished(file: pathlib.Path) -> Where:
    """As `migrated`, where no event loop need run, and for other processes; one that is there
    already stays as it is."""
    if POSTGRES:
        return furnished_postgres(file)
    if not file.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        elsewhere(fill(file))
    return file


def furnished_postgres(file: pathlib.Path) -> str:
    """As `furnished`, for what only PostgreSQL can do."""
    there = file in _made
    where = postgres_of(file)
    if not there:
        elsewhere(fill(where))
    return where


def give_back(folder: pathlib.Path) -> None:
    """Empty the schemas of a test that is over, for the next ones: it takes a tenth of the time
    that new ones do. Whatever a test has not let go of is not given to others."""
    for file in [one for one in _own if one.is_relative_to(folder)]:
        _own.discard(file)
        address = _made.pop(file, None)
        if address is not None:
            _emptied.append(address)
            try:
                elsewhere(_execute(_EMPTY, address))
            except asyncpg.PostgresError:
                _emptied.remove(address)
                _made[file] = address


async def fill(where: Where) -> None:
    """Make the tables of a new database. Only the first one of each kind is migrated; what that
    came to is done at once to the others."""
    if isinstance(where, pathlib.Path):
        where.write_bytes(_migrated_file())
    elif _statements:
        await _execute("; ".join(_statements), where)
    else:
        _statements.extend(await _migrate_noting(where))


@functools.cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "db"
        migrate(file)
        return file.read_bytes()


_statements: list[str] = []
"""What makes the tables of PostgreSQL."""


async def _migrate_noting(where: str) -> list[str]:
    """The statements that a migration consisted of, but for its questions."""
    noted: list[str] = []

    def note(_: object, __: object, statement: str, values: object, *___: object) -> None:
        if not statement.startswith("SELECT"):
            assert not values, statement
            noted.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        await migrate_postgres(where)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    return noted


def drop_databases() -> None:
    """Those of this process, and what tests that were killed have left a day ago."""
    if not _made and not _emptied:
        return
    made = [address.rpartition("=")[2] for address in (*_made.values(), *_emptied)]
    elsewhere(_drop(made))


def elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """What ``work`` returns, whether or not an event loop runs here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@functools.cache
def is_postgres_missing() -> str:
    """In one line; nothing when PostgreSQL answered when it was first looked for."""
    try:
        elsewhere(_execute("SELECT 1"))
    except (OSError, asyncpg.PostgresError) as error:
        return f"no PostgreSQL at {SERVER}: {error}"
    return ""


@functools.cache
def is_redis_missing() -> str:
    """In one line; nothing when Redis answered when it was first looked for."""
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


async def _execute(statement: str, where: str = SERVER) -> None:
    connection = await asyncpg.connect(where)
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
