"""Migrates the database to the schema of this version of the code."""

from __future__ import annotations

import asyncio
import functools
import pathlib
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from ludoteca.server.db.engine import Where
from ludoteca.server.db.offline_access import REFUSED, name_of, reason_of
from ludoteca.server.db.postgres import PostgresDatabase
from ludoteca.server.db.sqlite import prepare_connection
from ludoteca.server.settings import StartFailure

ONE_AT_A_TIME: Final = text("SELECT pg_advisory_xact_lock(hashtext('ludoteca migrates'))")


def migrate(where: Where) -> None:
    """Migrate the database. If several processes start together, one migrates and the others wait.
    Call it outside an event loop.

    Raises `StartFailure` for a database that is newer than the code, full, or does not answer, and
    for a file that is no database."""
    if isinstance(where, pathlib.Path):
        _migrate_sqlite(where)
    else:
        asyncio.run(migrate_postgres(where))


def _migrate_sqlite(file: pathlib.Path) -> None:
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            _upgrade(connection, str(file))
    except DatabaseError as error:
        raise StartFailure(f"The database {file} cannot be used: {error.orig}.") from error
    finally:
        engine.dispose()


async def migrate_postgres(address: str) -> None:
    """`migrate` for PostgreSQL, within an event loop."""
    name = name_of(address)
    database = PostgresDatabase(address)
    try:
        async with database.engine.begin() as connection:
            await connection.execute(ONE_AT_A_TIME)
            await connection.run_sync(_upgrade, name)
    except REFUSED as error:
        raise StartFailure(f"The database {name} cannot be used: {reason_of(error)}.") from error
    finally:
        await database.close()


def newest_revision() -> str:
    """The revision of the schema of this version of the code."""
    return str(_scripts().get_current_head())


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's schema; None when it was never migrated."""
    return MigrationContext.configure(connection).get_current_revision()


@functools.cache
def _scripts() -> ScriptDirectory:
    """All migrations of this version of the code."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(pathlib.Path(__file__).parent / "migrations"))
    return config


def _upgrade(connection: Connection, name: str) -> None:
    revision = revision_of(connection)
    if revision == newest_revision():
        return
    known = {script.revision for script in _scripts().walk_revisions()}
    if revision is not None and revision not in known:
        raise StartFailure(
            f"The database {name} was made by a newer Ludoteca (its revision is "
            f"{revision}); update this one."
        )
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
