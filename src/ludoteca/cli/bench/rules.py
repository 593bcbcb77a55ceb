"""`ludoteca bench rules`: how fast rules are, measured through the contract.

Everything is CPU time of this process, without waiting. Each round measures every figure of
every game once, so that a slow moment of the machine hits all of them; the median of the
rounds is reported.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.cli.bench.report import Figure, Report, report
from ludoteca.cli.progress import tracked
from ludoteca.core.chance import Recorder, Stream, Tape
from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, Audience, Seat
from ludoteca.games import titles

ROUNDS = 7
SEATS = 4
SECONDS = 0.25
"""CPU time of one measurement of play-outs; the others are shorter."""

MOVES = 400


@dataclass(frozen=True, slots=True)
class Move:
    """A move out of a random table: the state before it, and what it drew."""

    state: Any
    seat: Seat
    action: Any
    tape: tuple[int, ...]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def rules(as_json: bool) -> None:
    """Play random tables of each game and time its rules, views, clones and JSON."""
    rounds = [
        {title: measure(found.game, number) for title, found in titles().items()}
        for number in tracked(range(ROUNDS), "rounds", ROUNDS)
    ]
    results = [
        Figure(title, metric, _median([each[title][metric][0] for each in rounds]), unit)
        for title, measured in rounds[0].items()
        for metric, (_, unit) in measured.items()
    ]
    made = report("rules", results)
    if as_json:
        click.echo(msgspec.json.format(encode(made)))
    else:
        _print(made)


def measure(game: AnyGame, number: int) -> dict[str, tuple[float, str]]:
    """One round: value and unit by metric."""
    seats = min(max(SEATS, game.meta.seats[0]), game.meta.seats[1])
    tables, moves, seconds = play_outs(game, seats, number)
    some = sampled_moves(game, seats, number)
    audiences: tuple[Audience, ...] = (None, *range(seats))
    clone, apply, view = game.clone, game.apply, game.view

    def move_and_views(move: Move) -> None:
        state = clone(move.state)
        apply(state, move.seat, move.action, Tape(move.tape), [])
        for audience in audiences:
            view(state, audience)

    def move_for_everybody(move: Move) -> None:
        state = clone(move.state)
        apply(state, move.seat, move.action, Tape(move.tape), [])
        game.scores(state)
        game.result(state)
        for audience in audiences:
            view(state, audience)
            game.prompt(state, audience)
        for seat in game.to_act(state):
            for option in game.options(state, seat):
                game.describe(state, seat, option)

    views = [view(move.state, move.seat) for move in some]
    return {
        "random_tables": (tables / seconds, "1/s"),
        "random_moves": (moves / seconds, "1/s"),
        "moves_per_random_table": (moves / tables, "moves"),
        "move_and_views": (each(move_and_views, some), "us"),
        "move_for_everybody": (each(move_for_everybody, some), "us"),
        "options": (each(lambda move: game.options(move.state, move.seat), some), "us"),
        "view": (each(lambda move: view(move.state, move.seat), some), "us"),
        "clone": (each(lambda move: clone(move.state), some), "us"),
        "state_as_json": (each(lambda move: encode(move.state), some), "us"),
        "view_as_json": (each(encode, views), "us"),
        "state_size": (statistics.mean(len(encode(move.state)) for move in some), "bytes"),
        "view_size": (statistics.mean(len(encode(shown)) for shown in views), "bytes"),
    }


def play_outs(game: AnyGame, seats: int, number: int) -> tuple[int, int, float]:
    """Random tables with default options, as a bot plays them out: tables, moves, seconds."""
    options = game.Options()
    setup, to_act, listed, apply = game.setup, game.to_act, game.options, game.apply
    chance = Stream(b"play-outs %d" % number)
    below = chance.below
    tables = moves = 0
    gc.collect()
    begin = time.process_time()
    while True:
        state = setup(options, seats, chance)
        while who := to_act(state):
            seat = who[0] if len(who) == 1 else who[below(len(who))]
            found = listed(state, seat)
            apply(
                state, seat, found[below(len(found))] if len(found) > 1 else found[0], chance, None
            )
            moves += 1
        tables += 1
        seconds = time.process_time() - begin
        if seconds > SECONDS:
            return tables, moves, seconds


def sampled_moves(game: AnyGame, seats: int, number: int) -> list[Move]:
    """Moves out of whole random tables, so that all parts of a table have their share."""
    found: list[Move] = []
    chance = Stream(b"moves %d" % number)
    while len(found) < MOVES:
        found.extend(_moves_of_a_table(game, seats, chance))
    return found


def _moves_of_a_table(game: AnyGame, seats: int, chance: Stream) -> Iterator[Move]:
    state = game.setup(game.Options(), seats, chance)
    while who := game.to_act(state):
        seat = who[chance.below(len(who))]
        listed = game.options(state, seat)
        action = listed[chance.below(len(listed))]
        before = game.clone(state)
        recorder = Recorder(chance)
        game.apply(state, seat, action, recorder, None)
        yield Move(before, seat, action, tuple(recorder.tape))


def each(work: Callable[[Any], object], things: list[Any]) -> float:
    """CPU time of ``work`` per thing, in microseconds."""
    gc.collect()
    begin = time.process_time()
    for thing in things:
        work(thing)
    return (time.process_time() - begin) / len(things) * 1e6


def _median(values: list[float]) -> float:
    """Rounded to what such a measurement can tell."""
    return float(f"{statistics.median(values):.4g}")


def _print(made: Report) -> None:
    table = Table("game", "what", "median", "unit", box=None)
    table.columns[2].justify = "right"
    for figure in made.results:
        table.add_row(figure.name, figure.metric, f"{figure.value:,}", figure.unit)
    console = Console()
    console.print(table)
    console.print(", ".join(f"{name} {value}" for name, value in made.versions.items()))
    console.print(", ".join(f"{name} {value}" for name, value in made.machine.items()))
