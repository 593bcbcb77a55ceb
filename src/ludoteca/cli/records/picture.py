"""`ludoteca picture`: writes ``picture.json``, a position for the page of a game."""

from __future__ import annotations

import click

from ludoteca.cli.arguments import title_named
from ludoteca.core.records.mismatch import Mismatch
from ludoteca.testing.folders import folder_of
from ludoteca.testing.picture import NAME, take, written


@click.command()
@click.argument("game")
@click.argument("fixture")
@click.argument("entry", type=click.IntRange(0))
def picture(game: str, fixture: str, entry: int) -> None:
    """Write the watchers' view of GAME after ENTRY of the first record of FIXTURE.

    FIXTURE is a file in the game's folder ``fixtures``. Choose a position from the middle of a
    good game. `ludoteca check` compares it with the record.
    """
    title = title_named(game)
    try:
        taken = take(title, fixture, entry)
    except (OSError, IndexError, Mismatch) as error:
        raise click.UsageError(str(error)) from None
    file = folder_of(title) / NAME
    file.write_bytes(written(taken))
    click.echo(f"wrote {file}")
