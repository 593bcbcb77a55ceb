"""`ludoteca ladder`: how strong the levels of a game are, measured against each other."""

from __future__ import annotations

import time

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.bots.ladder import Contest, Ladder
from ludoteca.cli.arguments import bots_of, option_words, options_of, seats_of, title_named
from ludoteca.cli.bench.report import machine, versions
from ludoteca.cli.progress import tracked
from ludoteca.core.codec import encode
from ludoteca.core.game import Rejected


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    "levels",
    required=True,
    metavar="LEVEL,LEVEL[,...]",
    help="Levels seat by seat; fewer than seats are taken in turn. LEVEL:even has no style.",
)
@click.option(
    "--tables",
    type=click.IntRange(1),
    required=True,
    metavar="K",
    help="How many tables at most, rounded up to whole deals.",
)
@click.option(
    "--seats",
    type=int,
    metavar="N",
    help="How many play; left out: as many as levels are named, or the fewest possible.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, metavar="S")
@option_words
@click.option("--all", "whole", is_flag=True, help="Play all tables, also when it is settled.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def ladder(
    game: str,
    levels: str,
    tables: int,
    seats: int | None,
    seed: int,
    assignments: tuple[str, ...],
    whole: bool,
    as_json: bool,
) -> None:
    """Play levels of GAME against each other in rotated seats with duplicate dice.

    Stops early when it is settled which level is stronger and by how much. Bots think for so
    many play-outs, never for so long.
    """
    title = title_named(game)
    options = options_of(title, assignments)
    named = levels.count(",") + 1
    if seats is None:
        low, high = title.meta.seats
        seats = max(low, min(named, high))
    seats_of(title, seats)
    # Alone, they take turns.
    bots = bots_of(title, levels, named if seats == 1 else seats, also_even=True)
    if len(dict(bots)) < 2:
        raise click.UsageError("a ladder needs two different levels at least")
    seating = [name for name, _ in bots[:seats]]
    contest = Contest(title.game, options, dict(bots), seating, seed, time.perf_counter)
    try:
        for _ in tracked(contest.run(tables, early=not whole), f"{game}: {levels}"):
            pass
    except Rejected as refusal:
        raise click.UsageError(f"{game} cannot be set up like this: {refusal}") from None
    made = contest.ladder(tables)
    if as_json:
        facts = {**msgspec.structs.asdict(made), "machine": machine(), "versions": versions()}
        click.echo(msgspec.json.format(encode(facts)))
    else:
        _print(made)


def _print(made: Ladder) -> None:
    table = Table("level", "seats", "wins per seat", "95 %", "points", "ms per choice", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for rung in made.levels:
        table.add_row(
            rung.level,
            str(rung.seats),
            f"{rung.win_share:.1%}",
            f"{rung.low:.1%} to {rung.high:.1%}",
            f"{rung.score:.1f}",
            f"{rung.ms_per_choice:.2f}",
        )
    console = Console()
    console.print(table)
    console.print(f"{made.tables} tables, {made.deals} deals, equal levels {made.fair_share:.1%}")
    console.print(made.answer)
