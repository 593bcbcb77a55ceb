"""`ludoteca bench rules`: measures the speed of rules through the contract.

All times are CPU time of this process. Each round takes every measurement of every game once, so
that a slow moment of the machine affects all of them; the report has the medians. With ``--peers``
other engines are measured in the same rounds, each in its own process by its own CPU time.
"""

from __future__ import annotations

import copy
import gc
import json
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from ludoteca.bots import levels
from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.search import search
from ludoteca.cli.bench import dice, peers
from ludoteca.cli.bench.goals import Judged, Round, judge
from ludoteca.cli.bench.report import Measurement, Report, report
from ludoteca.cli.bench.timing import seconds_of
from ludoteca.cli.progress import tracked
from ludoteca.core.chance import Recorder, Stream, Tape
from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame, Audience, Seat, may_take_back, onward
from ludoteca.core.title import Title
from ludoteca.games import titles

ROUNDS = 7
SEATS = 4
SECONDS = 0.25
"""CPU time of one measurement of play-outs; the others are proportionally shorter."""

MOVES = 400

SEARCHES = 40
SEARCH_PLAYOUTS = 100


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a random table, with the state before it and its tape."""

    state: Any
    seat: Seat
    action: Any
    tape: tuple[int, ...]


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--peers",
    "with_peers",
    is_flag=True,
    help="Compare with other engines (in a checkout; installs them).",
)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=ROUNDS,
    show_default=True,
    help="Number of rounds; the medians count.",
)
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=SECONDS,
    show_default=True,
    help="About the time of each of our measurements; less is less exact.",
)
def rules(as_json: bool, with_peers: bool, rounds: int, seconds: float) -> None:
    """Play random tables of each game and time its rules, views, clones and JSON."""
    goals: list[Judged] = []
    versions: dict[str, str] = {}
    with ExitStack() as stack:
        workers = []
        if with_peers:
            chosen = peers.plan()
            workers = stack.enter_context(peers.running(chosen))
        measured = [
            measure_all(workers, number, seconds)
            for number in tracked(range(rounds), "rounds", rounds)
        ]
        for worker in workers:
            versions.update(worker.versions)
        if with_peers:
            goals = judge(chosen.goals, list(titles()), measured)
    made = report("rules", [*medians(measured), *map(_as_measurement, goals)], versions)
    if as_json:
        click.echo(msgspec.json.format(encode(made)))
    else:
        _print(made, goals)


def measure_all(workers: list[peers.Worker], number: int, seconds: float) -> Round:
    """One round: every game, the dice, every peer."""
    return {
        **{name: measure(title, number, seconds) for name, title in titles().items()},
        "dice": dice.measure(number, _share(dice.ROLLS, seconds)),
        **{worker.name: worker.measure() for worker in workers},
    }


def medians(rounds: list[Round]) -> list[Measurement]:
    return [
        Measurement(
            name, metric, rounded(statistics.median(each[name][metric][0] for each in rounds)), unit
        )
        for name, measured in rounds[0].items()
        for metric, (_, unit) in measured.items()
    ]


def measure(title: Title, number: int, seconds: float) -> dict[str, tuple[float, str]]:
    """One round: value and unit by metric."""
    game = title.game
    seats = min(max(SEATS, game.meta.seats[0]), game.meta.seats[1])
    tables, moves, spent = play_outs(game, seats, number, seconds)
    some = sampled_moves(game, seats, number, _share(MOVES, seconds))
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

    searches = isinstance(levels(title)["medium"], Searcher)
    views = [view(move.state, move.seat) for move in some]
    sizes = [len(encode(move.state)) for move in some]
    return {
        "random_tables": (tables / spent, "1/s"),
        "random_moves": (moves / spent, "1/s"),
        "random_move": (spent / moves * 1e6, "us"),
        "moves_per_random_table": (moves / tables, "moves"),
        **({"search_playouts": (searched(game, some, number, seconds), "1/s")} if searches else {}),
        "move_and_views": (each(move_and_views, some), "us"),
        "move_for_everybody": (each(move_for_everybody, some), "us"),
        "options": (each(lambda move: game.options(move.state, move.seat), some), "us"),
        "view": (each(lambda move: view(move.state, move.seat), some), "us"),
        "clone": (each(lambda move: clone(move.state), some), "us"),
        "deepcopy": (each(lambda move: copy.deepcopy(move.state), some), "us"),
        "state_as_json": (each(lambda move: encode(move.state), some), "us"),
        "state_as_plain_json": (each(as_plain_json, [move.state for move in some]), "us"),
        "view_as_json": (each(encode, views), "us"),
        "state_size": (statistics.mean(sizes), "bytes"),
        "largest_state": (max(sizes), "bytes"),
        "view_size": (statistics.mean(len(encode(shown)) for shown in views), "bytes"),
    }


def _share(count: int, seconds: float) -> int:
    """``count``, scaled to a measurement of ``seconds`` instead of `SECONDS`; at least one."""
    return math.ceil(count * seconds / SECONDS)


def play_outs(game: AnyGame, seats: int, number: int, least: float) -> tuple[int, int, float]:
    """Plays random tables with default options, like play-outs of bots, for ``least`` seconds.
    Returns the numbers of tables and moves, and the seconds."""
    options = game.Options()
    wavering = may_take_back(game)
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
            if wavering:
                found = onward(game, found)
            apply(
                state, seat, found[below(len(found))] if len(found) > 1 else found[0], chance, None
            )
            moves += 1
        tables += 1
        seconds = time.process_time() - begin
        if seconds > least:
            return tables, moves, seconds


def searched(game: AnyGame, some: list[Move], number: int, seconds: float) -> float:
    """Play-outs per second in the search of `medium`, at real choices."""
    listed = [(move, game.options(move.state, move.seat)) for move in some]
    # Spread over whole tables: a play-out from the end is cheaper than one from the start.
    choices = [(move, options) for move, options in listed if len(options) > 1]
    chosen = choices[:: max(1, len(choices) // _share(SEARCHES, seconds))]
    chance = Stream(b"search %d" % number)
    budget = PlayOuts(SEARCH_PLAYOUTS)

    def think(choice: tuple[Move, Sequence[Any]]) -> None:
        move, options = choice
        search(game, game.view(move.state, move.seat), move.seat, options, chance, budget)

    return SEARCH_PLAYOUTS / each(think, chosen) * 1e6


def sampled_moves(game: AnyGame, seats: int, number: int, least: int) -> list[Move]:
    """Moves of whole random tables, so that all parts of a table are represented."""
    found: list[Move] = []
    chance = Stream(b"moves %d" % number)
    while len(found) < least:
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

    def all_of_them() -> None:
        for thing in things:
            work(thing)

    return seconds_of(all_of_them) / len(things) * 1e6


def as_plain_json(state: Any) -> str:
    """JSON by Python's own encoder, for comparison."""
    return json.dumps(msgspec.to_builtins(state))


def rounded(value: float) -> float:
    """Rounds to four digits, the precision of such a measurement."""
    return float(f"{value:.4g}")


def _as_measurement(judged: Judged) -> Measurement:
    return Measurement(judged.name, judged.goal.id, rounded(judged.value), judged.unit)


def _print(made: Report, goals: list[Judged]) -> None:
    console = Console()
    table = Table("game", "what", "median", "unit", box=None)
    table.columns[2].justify = "right"
    for one in made.results:
        table.add_row(one.name, one.metric, f"{one.value:,}", one.unit)
    console.print(table)
    if goals:
        console.print(_table_of(goals))
    console.print(", ".join(f"{name} {value}" for name, value in made.versions.items()))
    console.print(", ".join(f"{name} {value}" for name, value in made.machine.items()))


def _table_of(goals: list[Judged]) -> Table:
    table = Table("goal", "what", "over", "median", "bound", "", box=None)
    table.columns[3].justify = table.columns[4].justify = "right"
    for judged in goals:
        goal = judged.goal
        over = " ".join(part for part in (goal.over, goal.over_metric) if part)
        bound = f">= {goal.least:g}" if goal.least is not None else f"<= {goal.most:g}"
        met = "met" if judged.met else "missed"
        what = f"{judged.name} {goal.metric}"
        table.add_row(goal.id, what, over, f"{rounded(judged.value):g}", bound, met)
    return table
