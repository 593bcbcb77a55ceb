"""Fits the weights with which `hard` of Roll to the Top estimates the turns a sheet still needs.

``python -m ludoteca.games.roll_to_the_top.tools.fit_outlook --tables 1500 --out FILE`` plays 1,500
tables per board, several boards at once if there are enough cores, and writes a file like
``outlook.json``. In these tables `medium` plays alone from a random first pool; some of its choices
are random, so that other sheets than its own occur too. Before each roll the `features` are
recorded with the number of turns from there to the end; the few tables that are not full when the
turns run out are discarded. The weights are fitted by least squares. For each board a line of JSON
gives the part of the variance that they explain on held-out tables.

The same ``--seed`` gives the same file. The shipped file is older than this program and better than
its results so far, as the game's README explains: before you replace it, measure `hard` with both
files by ``solo_turns``.
"""

from __future__ import annotations

import argparse
import functools
import json
import math
import os
import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from operator import mul
from pathlib import Path
from typing import TypeAlias

from ludoteca.core.chance import Stream
from ludoteca.core.game import onward
from ludoteca.games.roll_to_the_top.bot import KNOWLEDGE
from ludoteca.games.roll_to_the_top.components import ALL, BOARDS
from ludoteca.games.roll_to_the_top.planning import features
from ludoteca.games.roll_to_the_top.rules import GAME, roll_dice
from ludoteca.games.roll_to_the_top.types import BoardId, Options

RANDOM = 50
"""One choice in this many is random, so that a few sheets occur that a good player avoids."""

LEFT_OUT = 10
"""One table in this many is held out from the fit, for testing."""

DIGITS = 5
"""Significant digits of each weight."""

DEPENDENT = 1e-9
"""Independent part of a column below which it counts as a combination of other columns."""

Column: TypeAlias = list[float]
Seen: TypeAlias = tuple[list[float], int]
"""Features before a roll, and the turns that the sheet needed from there."""


def seen(board: BoardId, seed: str) -> list[Seen]:
    """Training data of one table; empty when the turns ran out before the sheet was full."""
    chance, bot = Stream(f"{seed}/table".encode()), Stream(f"{seed}/bot".encode())
    state = GAME.setup(Options(board=board, auto_pass=False), 1, chance)
    state.pool = 1 + bot.below(ALL)
    state.turn = 0
    roll_dice(state, chance, None)
    land = BOARDS[state.board]
    records: list[list[float]] = []
    while GAME.to_act(state):
        if state.turn > len(records):
            records.append(features(land, state.sheets[0], state.pool))
        options = onward(GAME, GAME.options(state, 0))
        if bot.below(RANDOM):
            action = KNOWLEDGE.levels["medium"](GAME, GAME.view(state, 0), 0, options, bot)
        else:
            action = options[bot.below(len(options))]
        GAME.apply(state, 0, action, chance, None)
    if 0 in state.sheets[0]:
        return []
    return [(one, state.turn - before) for before, one in enumerate(records)]


def _dot(one: Column, other: Column) -> float:
    return math.fsum(map(mul, one, other))


def _without(column: Column, part: float, unit: Column) -> Column:
    return [value - part * one for value, one in zip(column, unit, strict=True)]


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Weights whose sums over the rows are nearest to ``wanted``; 0 for a dependent column.

    Source: the modified Gram-Schmidt process; Å. Björck, "Numerical Methods for Least Squares
    Problems" (SIAM, 1996), section 2.4.
    """
    rest = list(wanted)
    units: list[Column] = []
    above: list[list[float]] = []
    aims: list[float] = []
    for column in map(list, zip(*rows, strict=True)):
        whole = math.sqrt(_dot(column, column))
        parts = []
        for unit in units:
            parts.append(_dot(unit, column))
            column = _without(column, parts[-1], unit)
        length = math.sqrt(_dot(column, column))
        new = length > DEPENDENT * whole
        units.append([value / length if new else 0.0 for value in column])
        above.append([*parts, length if new else 0.0])
        aims.append(_dot(units[-1], rest))
        rest = _without(rest, aims[-1], units[-1])
    weights = [0.0] * len(units)
    for at in reversed(range(len(units))):
        later = math.fsum(above[other][at] * weights[other] for other in range(at + 1, len(units)))
        weights[at] = (aims[at] - later) / above[at][at] if above[at][at] else 0.0
    return weights


def explained(weights: list[float], tables: list[Seen]) -> float:
    """Part of the turns' variance that the weights explain."""
    turns = [needed for _, needed in tables]
    off = [needed - _dot(weights, one) for one, needed in tables]
    return 1 - statistics.fmean(map(mul, off, off)) / statistics.pvariance(turns)


def fitted(board: BoardId, tables: int, seed: str) -> tuple[list[float], float, int]:
    """Weights of a board, the part of the variance they explain, and the number of rolls used."""
    kept: list[Seen] = []
    left_out: list[Seen] = []
    for table in range(tables):
        into = kept if (table + 1) % LEFT_OUT else left_out
        into += seen(board, f"{seed}/{board}/{table}")
    weights = least_squares([one for one, _ in kept], [needed for _, needed in kept])
    weights = [float(f"{weight:.{DIGITS}g}") for weight in weights]
    return weights, explained(weights, left_out), len(kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1500, help="per board, at least 50")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    lines = []
    with ProcessPoolExecutor(os.cpu_count()) as processes:
        work = functools.partial(fitted, tables=asked.tables, seed=asked.seed)
        for board, (weights, part, rolls) in zip(BOARDS, processes.map(work, BOARDS), strict=True):
            lines.append(f'  "{board}": {json.dumps(weights)}')
            print(json.dumps({"board": board, "rolls": rolls, "explained": round(part, 3)}))
    asked.out.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
