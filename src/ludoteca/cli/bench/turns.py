"""Measures our server, boardgame.io's and the floor under the same load, in turns."""

from __future__ import annotations

import statistics
import tomllib
from collections.abc import Iterable, Sequence
from typing import Final

import click
import msgspec

from ludoteca.cli.bench import peers, play
from ludoteca.cli.bench.goals import Goal, Judged, Round, judge
from ludoteca.cli.bench.play import Load
from ludoteca.cli.bench.report import Measurement

FILE: Final = peers.HERE / "server.toml"


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The comparison in ``server.toml``. ``game`` is one that the peers have as well."""

    game: str
    goals: list[Goal]


def turns() -> Turns:
    """Reads the comparison. Raises click's UsageError outside of a checkout."""
    try:
        text = FILE.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise click.UsageError(
            "--peers needs a checkout of Ludoteca: there are no peers in its folder bench"
        ) from None
    return msgspec.convert(tomllib.loads(text), Turns)


def take_turns(loads: Iterable[Load]) -> Round:
    """Measures one round."""
    found = {}
    for load in loads:
        ours = found[load.name] = play.ludoteca(load)
        place = load.name.removeprefix(load.game)
        found[f"boardgame.io{place}"] = play.boardgame_io(load)
        found[f"floor{place}"] = play.floor(load, ours)
    return found


def judged(rounds: Sequence[Round]) -> list[Judged]:
    """The goals with all their measurements; none outside of a checkout."""
    if not FILE.is_file():
        return []
    measured = [
        goal
        for goal in turns().goals
        if all({goal.name, goal.over or goal.name} <= set(each) for each in rounds)
    ]
    return judge(measured, [], rounds)


def medians(rounds: Sequence[Round]) -> list[Measurement]:
    """The medians over the rounds, to four digits."""
    return [
        Measurement(
            name,
            metric,
            float(f"{statistics.median(r[name][metric][0] for r in rounds):.4g}"),
            unit,
        )
        for name, metrics in rounds[0].items()
        for metric, (_, unit) in metrics.items()
    ]
