"""Bringing the database file to the form that this version of the code needs."""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from ludoteca.server.db.engine import prepare_connection
from ludoteca.server.settings import StartFailure


def migrate(file: pathlib.Path) -> None:
    """Raises `StartFailure` for a file that is newer than the code, is no database, or is full."""
    config = Config()
    config.set_main_option("script_location", str(pathlib.Path(__file__).parent / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    engine = create_engine(URL.create("sqlite", database=str(file)))
    event.listen(engine, "connect", prepare_connection)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            revision = MigrationContext.configure(connection).get_current_revision()
            if revision is not None and revision not in known:
                raise StartFailure(
                    f"The database {file} was made by a newer Ludoteca (its revision is "
                    f"{revision}); update this one."
                )
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DatabaseError as error:
        raise StartFailure(f"The database {file} cannot be used: {error.orig}.") from error
    finally:
        engine.dispose()
