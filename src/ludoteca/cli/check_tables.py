"""`ludoteca check-tables`: checks that this version can continue all open tables of a house."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec

from ludoteca.cli.plural import number_of
from ludoteca.cli.progress import tracked

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from ludoteca.server.tables.upkeep import Looked


@click.command("check-tables")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON for each table.")
def check_tables(as_json: bool) -> int:
    """Replay every open table of the house, and name those that would stop under this version.

    The house is that of DATABASE_URL and DATA_DIR; an older version may serve it meanwhile.
    Nothing is changed. Exit code 1 when a table would stop.
    """
    # Imported here because it is slow.
    from ludoteca.games import titles
    from ludoteca.server.db.offline_access import in_one_transaction
    from ludoteca.server.settings import StartFailure, current_settings
    from ludoteca.server.tables.log import Alarm
    from ludoteca.server.tables.upkeep import count_open, look_at_open

    def look(core: Connection) -> list[Looked]:
        alarm = Alarm(settings.rules_time_limit)
        looking = look_at_open(core, titles(), alarm)
        return list(tracked(looking, "tables", count_open(core)))

    try:
        settings = current_settings()
        looked = in_one_transaction(settings.database, look, writes=False)
    except StartFailure as failure:
        raise click.ClickException(str(failure)) from None
    wrong = [one for one in looked if one.wrong is not None]
    for one in looked if as_json else wrong:
        click.echo(msgspec.json.encode(one).decode() if as_json else _told(one))
    if not as_json:
        total = number_of(sum(one.entries for one in looked), "entry", "entries")
        tables = number_of(len(looked), "open table")
        click.echo(f"{tables}, {total}: {len(wrong) or 'none'} would stop")
    return 1 if wrong else 0


def _told(one: Looked) -> str:
    where = "" if one.entry is None else f", entry {one.entry}"
    return f"{one.table} ({one.game}, {one.status}{where}): {one.wrong}"
