"""`ludoteca export` and `ludoteca import`: write a whole house into a file, and read it."""

from __future__ import annotations

import os
import pathlib
from typing import TYPE_CHECKING

import click

from ludoteca.cli.plural import number_of
from ludoteca.cli.progress import counted
from ludoteca.cli.records.files import lines_of, written

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings


@click.command("export")
@click.argument("file")
def export(file: str) -> None:
    """Write all data of the house into FILE, or to standard output for -.

    The house is that of DATABASE_URL and DATA_DIR. People may continue to play; FILE does not
    contain what they do from now on. It contains the secrets of all dice and the key of all
    cookies.
    """
    # Imported here because it is slow.
    from ludoteca.server.db.export import Head, export_house
    from ludoteca.server.db.offline_access import in_one_transaction
    from ludoteca.server.keys import cookie_key_there
    from ludoteca.server.settings import StartFailure, current_settings

    os.umask(0o077)
    try:
        settings = current_settings()
        own = isinstance(settings.database, pathlib.Path)
        key = cookie_key_there(settings.data) if own else None
        with written(file) as out, counted("rows") as step:
            head: Head = in_one_transaction(
                settings.database, lambda core: export_house(core, key, out, step), writes=False
            )
    except StartFailure as failure:
        raise click.ClickException(str(failure)) from None
    rows = number_of(sum(head.rows.values()), "row")
    click.echo(f"{rows} written to {'standard output' if file == '-' else file}", err=True)


@click.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=pathlib.Path))
def import_(file: pathlib.Path) -> None:
    """Fill the new house of DATABASE_URL and DATA_DIR with the data in FILE.

    Everything is written, or nothing. It refuses a house that has had visitors, or that a server
    is running on.
    """
    from ludoteca.server.db.export import NotAHouse
    from ludoteca.server.settings import StartFailure, current_settings

    os.umask(0o077)
    try:
        rows = _fill(current_settings(), file)
    except StartFailure as failure:
        raise click.ClickException(str(failure)) from None
    except NotAHouse as failure:
        raise click.ClickException(f"{file}: {failure}") from None
    click.echo(f"{number_of(rows, 'row')} written", err=True)


def _fill(settings: Settings, file: pathlib.Path) -> int:
    """Imports ``file``; returns the number of rows."""
    from sqlalchemy import Connection

    from ludoteca.server.db.export import Head, import_house, take_cookie_key
    from ludoteca.server.db.lock import hold
    from ludoteca.server.db.migrate import migrate
    from ludoteca.server.db.offline_access import in_one_transaction
    from ludoteca.server.keys import keep_cookie_key
    from ludoteca.server.settings import StartFailure

    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartFailure(f"The data in {settings.data_dir} cannot be used: {error}.") from error
    on_sqlite = isinstance(settings.database, pathlib.Path)
    lock: int | None = None
    if isinstance(settings.database, pathlib.Path):
        lock = hold(settings.database, "ludoteca import")

    def work(core: Connection) -> Head:
        with counted("rows") as step:
            head = import_house(core, lines_of(file), step)
        if on_sqlite and (key := take_cookie_key(core)) is not None:
            keep_cookie_key(settings.data, key)
        return head

    try:
        migrate(settings.database)
        return sum(in_one_transaction(settings.database, work, writes=True).rows.values())
    finally:
        if lock is not None:
            os.close(lock)
