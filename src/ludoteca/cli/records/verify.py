"""`ludoteca verify`: verifies a file of records from scratch."""

from __future__ import annotations

from pathlib import Path

import click

from ludoteca.cli.progress import tracked
from ludoteca.cli.records.files import lines_of
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.core.records.verify import verify_line
from ludoteca.games import titles


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def verify(file: Path) -> None:
    """Repeat every draw of FILE, replay every entry through the rules, check the results.

    Exit code 0 and a count, or 1 and the first difference.
    """
    games = {name: title.game for name, title in titles().items()}
    count = 0
    for number, line in tracked(lines_of(file), file.name):
        try:
            verify_line(line, games)
        except Mismatch as difference:
            raise click.ClickException(f"record {number}, {difference}") from None
        count = number
    if not count:
        raise click.ClickException(f"{file} holds no record")
    click.echo(f"{count} {'record' if count == 1 else 'records'} verified")
