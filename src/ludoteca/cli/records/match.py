"""`ludoteca match`: measures the strength of a game's levels against each other."""

from __future__ import annotations

import time

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.bots.match import Match, MatchResult
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
    help="Levels seat by seat; fewer than seats repeat in turn. LEVEL:even has no style.",
)
@click.option(
    "--tables",
    type=click.IntRange(1),
    required=True,
    metavar="K",
    help="Number of tables at most, rounded up to whole deals.",
)
@click.option(
    "--seats",
    type=int,
    metavar="N",
    help="Number of seats; by default one for each named level, or the fewest possible.",
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, metavar="S")
@option_words
@click.option(
    "--all", "whole", is_flag=True, help="Play all tables, even when the result is settled."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def match(
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

    Stops early when it is settled which level is stronger and by how much. The budget of a bot is
    a number of play-outs, never a time.
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
        raise click.UsageError("a match needs at least two different levels")
    seating = [name for name, _ in bots[:seats]]
    meeting = Match(title.game, options, dict(bots), seating, seed, time.perf_counter)
    try:
        for _ in tracked(meeting.run(tables, early=not whole), f"{game}: {levels}"):
            pass
    except Rejected as refusal:
        raise click.UsageError(f"{game} cannot be set up like this: {refusal}") from None
    measured = meeting.result(tables)
    if as_json:
        facts = {**msgspec.structs.asdict(measured), "machine": machine(), "versions": versions()}
        click.echo(msgspec.json.format(encode(facts)))
    else:
        _print(measured)


def _print(measured: MatchResult) -> None:
    table = Table("level", "seats", "wins per seat", "95 %", "points", "ms per choice", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for level in measured.levels:
        table.add_row(
            level.level,
            str(level.seats),
            f"{level.win_share:.1%}",
            f"{level.low:.1%} to {level.high:.1%}",
            f"{level.score:.1f}",
            f"{level.ms_per_choice:.2f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{measured.tables} tables, {measured.deals} deals, equal levels {measured.fair_share:.1%}"
    )
    console.print(measured.answer)
