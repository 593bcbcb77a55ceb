"""Chooses the entry store for a database."""

from __future__ import annotations

from ludoteca.server.db.engine import Database
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.tables.log.entry_store import EntryStore
from ludoteca.server.tables.log.postgres_entries import PostgresEntries
from ludoteca.server.tables.log.sqlite_entries import SqliteEntries


def entry_store_on(database: Database) -> EntryStore:
    if isinstance(database, PostgresDatabase):
        return PostgresEntries(database)
    assert isinstance(database, SqliteDatabase), "there are two kinds"
    return SqliteEntries(database)
