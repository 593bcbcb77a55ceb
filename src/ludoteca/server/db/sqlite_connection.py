"""A connection to SQLite, as stores and statements of the driver use it."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy.engine import Connection as CoreConnection
from sqlalchemy.engine import CursorResult
from sqlalchemy.engine.result import ScalarResult

from ludoteca.server.db.engine import brings_jobs


class SqliteConnection:
    """A `Connection` that never waits."""

    def __init__(self, core: CoreConnection) -> None:
        self.core = core
        self.brings_jobs = False

    async def execute(self, statement: Any, rows: Any = None) -> CursorResult[Any]:
        self.brings_jobs |= brings_jobs(statement)
        return self.core.execute(statement, rows)

    async def scalar(self, statement: Any) -> Any:
        return self.core.scalar(statement)

    async def scalars(self, statement: Any) -> ScalarResult[Any]:
        return self.core.scalars(statement)

    async def alone(self, key: str) -> None:
        """Nothing to do: there is only one writing transaction at a time."""


def raw(core: CoreConnection) -> sqlite3.Connection:
    """The driver's own connection, for prepared statements."""
    connection = core.connection.driver_connection
    assert isinstance(connection, sqlite3.Connection)
    return connection
