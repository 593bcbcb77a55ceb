"""`ludoteca simulate`: plays tables with bots and writes their records."""

from __future__ import annotations

import click

from ludoteca.cli.arguments import bots_of, option_words, options_of, seats_of, title_named
from ludoteca.cli.progress import tracked
from ludoteca.cli.records.files import written
from ludoteca.core.codec import encode
from ludoteca.core.draws.seeded import table_seed
from ludoteca.core.game import Rejected
from ludoteca.core.replay.self_play import play


@click.command()
@click.argument("game")
@click.option("--seats", type=int, required=True, metavar="N", help="Number of seats.")
@click.option(
    "--bots",
    "levels",
    required=True,
    metavar="LEVEL[,LEVEL...]",
    help="Levels of the bots, seat by seat; fewer than seats repeat in turn.",
)
@click.option(
    "--tables", type=click.IntRange(1), required=True, metavar="K", help="Number of tables."
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    required=True,
    metavar="S",
    help="The same seed and version write the same bytes.",
)
@option_words
@click.option(
    "--out", required=True, metavar="FILE", help="File for the records; - is standard output."
)
def simulate(
    game: str,
    seats: int,
    levels: str,
    tables: int,
    seed: int,
    assignments: tuple[str, ...],
    out: str,
) -> None:
    """Play tables of GAME with bots and write one record per line (JSON Lines)."""
    title = title_named(game)
    options = options_of(title, assignments)
    bots = bots_of(title, levels, seats_of(title, seats))
    with written(out) as file:
        for record in tracked(range(1, tables + 1), f"{game} x {tables}", tables):
            try:
                played = play(title.game, options, bots, table_seed(seed, record))
            except Rejected as refusal:
                raise click.UsageError(f"{game} cannot be set up like this: {refusal}") from None
            file.write(encode(played) + b"\n")
