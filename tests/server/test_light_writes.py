"""Writes that need not be durable: nobody waits for the disk, and others are durable as ever."""

from __future__ import annotations

import pathlib
import sqlite3
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, select
from tests.server.databases import migrated

from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import jobs
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.db.sqlite_connection import raw
from ludoteca.server.db.sqlite_writer import CHECKPOINT_PAGES
from ludoteca.server.edge.answers import Problem

JOB = {"kind": "note", "key": "a", "due": 1, "body": b"null", "tries": 0, "lease": 0}
FULL = 2
"""What ``PRAGMA synchronous`` says where each commit waits for the disk."""


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    database = open_database(await migrated(tmp_path / "db"))
    yield database
    await database.close()


async def keys(database: Database) -> list[str]:
    async with database.reads.connect() as connection:
        return list((await connection.scalars(select(jobs.c.key))).all())


async def write_lightly(database: Database, *rows: dict[str, object]) -> None:
    """Without ``rows`` something goes wrong after the first."""
    async with database.write(durable=False) as connection:
        for row in rows or (JOB,):
            await connection.execute(insert(jobs).values(row))
        if not rows:
            raise ZeroDivisionError


async def settings_of(database: SqliteDatabase) -> tuple[int, int]:
    """How the writing connection meets the disk."""
    async with database.writes.connect() as connection:
        asked = raw(connection.core)
        return (
            asked.execute("PRAGMA synchronous").fetchone()[0],
            asked.execute("PRAGMA wal_autocheckpoint").fetchone()[0],
        )


@pytest.mark.on_both
async def test_what_is_written_lightly_is_there_at_once(database: Database) -> None:
    before = database.written

    await write_lightly(database, JOB)

    assert await keys(database) == ["a"]
    assert database.written == before + 1


@pytest.mark.on_both
async def test_what_fails_has_written_nothing(database: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        await write_lightly(database)

    assert await keys(database) == []
    async with database.write() as connection:
        await connection.execute(insert(jobs).values(JOB))
    assert await keys(database) == ["a"]


async def test_the_next_write_waits_for_the_disk_again(tmp_path: pathlib.Path) -> None:
    database = open_database(await migrated(tmp_path / "db"))
    assert isinstance(database, SqliteDatabase)
    try:
        assert await settings_of(database) == (FULL, CHECKPOINT_PAGES)

        async with database.write(durable=False) as connection:
            assert raw(connection.core).execute("PRAGMA synchronous").fetchone()[0] < FULL

        assert await settings_of(database) == (FULL, CHECKPOINT_PAGES)
        with pytest.raises(ZeroDivisionError):
            await write_lightly(database)
        assert await settings_of(database) == (FULL, CHECKPOINT_PAGES)
    finally:
        await database.close()


async def test_a_disk_that_refuses_is_told_as_of_any_write(tmp_path: pathlib.Path) -> None:
    database = open_database(await migrated(tmp_path / "db"))
    assert isinstance(database, SqliteDatabase)
    try:
        async with database.writes.connect() as connection:
            pages = raw(connection.core).execute("PRAGMA page_count").fetchone()[0]
            raw(connection.core).execute(f"PRAGMA max_page_count={pages}")

        many = [JOB | {"key": f"{n}", "body": b"x" * 1_000} for n in range(99)]
        with pytest.raises(Problem, match="error-not-saved"):
            await write_lightly(database, *many)

        assert await keys(database) == []
        assert await settings_of(database) == (FULL, CHECKPOINT_PAGES)
    finally:
        await database.close()


async def test_what_was_written_lightly_outlives_the_process(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "db"
    database = open_database(await migrated(file))
    assert isinstance(file, pathlib.Path)

    await write_lightly(database, JOB)

    # Nothing was closed: this is what the machine has of it when the process dies here.
    with sqlite3.connect(file) as other:
        assert other.execute("SELECT key FROM jobs").fetchall() == [("a",)]
    await database.close()
