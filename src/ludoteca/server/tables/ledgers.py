"""The ledger that belongs to a database."""

from __future__ import annotations

from ludoteca.server.db.engine import Database
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.tables.ledger import Ledger
from ludoteca.server.tables.postgres_ledger import PostgresLedger
from ludoteca.server.tables.sqlite_ledger import SqliteLedger


def ledger_on(database: Database) -> Ledger:
    if isinstance(database, PostgresDatabase):
        return PostgresLedger(database)
    assert isinstance(database, SqliteDatabase), "there are two kinds"
    return SqliteLedger(database)
