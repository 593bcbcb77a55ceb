"""The ledger that belongs to a database."""

from __future__ import annotations

from ludoteca.server.db.engine import Database
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.tables.log.entry_store import Ledger
from ludoteca.server.tables.log.postgres_entries import PostgresLedger
from ludoteca.server.tables.log.sqlite_entries import SqliteLedger


def ledger_on(database: Database) -> Ledger:
    if isinstance(database, PostgresDatabase):
        return PostgresLedger(database)
    assert isinstance(database, SqliteDatabase), "there are two kinds"
    return SqliteLedger(database)
