"""Opens the database of the settings, SQLite or PostgreSQL."""

from __future__ import annotations

import pathlib

from ludoteca.server.db.engine import Database, Where
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import open_sqlite


def open_database(where: Where) -> Database:
    """Open a database, which must have been migrated."""
    return open_sqlite(where) if isinstance(where, pathlib.Path) else PostgresDatabase(where)
