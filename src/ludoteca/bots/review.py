"""Looking back at a finished table: how the chances went, and which moves cost most.

The chances after each entry are play-outs of the state as it really was. A move is judged by
what its player could see, never by what the dice did next: it cost what the best option was
worth more than the chosen one, before the dice.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.playout import play_out, win_share
from ludoteca.bots.search import Estimate, evaluate
from ludoteca.core.chance import Chance
from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame, Seat, Text
from ludoteca.core.log import Entry
from ludoteca.core.replay import advance, begin
from ludoteca.core.seeded import entry_chance

MOST_MOVES: Final = 3
"""Costly moves that are named for each seat."""

SUSPECTS: Final = 2 * MOST_MOVES
"""Moves of each seat that are looked at twice."""

RIVALS: Final = 2
"""Options that a suspect is compared with the second time."""

BATCHES: Final = 8
"""The second look is taken so many times, to know how far chance alone would reach."""

SURE: Final = 2.0
"""A move is called costly when its cost is so many standard errors above nothing."""

LEAST_COST: Final = 0.01
"""In wins; what costs less is not worth a word."""


class Point(msgspec.Struct, frozen=True):
    """The chances after entry ``n``, which ``seat`` wrote (None for the start).

    ``wins`` has the part of the win that each seat could expect, 0 to 1; ``scores`` its points
    at the end on average.
    """

    n: int
    seat: Seat | None
    wins: tuple[float, ...]
    scores: tuple[float, ...]


class CostlyMove(msgspec.Struct, frozen=True):
    """Entry ``n``: ``seat`` took the option ``chosen``, and ``better`` was there.

    ``wins`` and ``score`` are what that cost: a part of the win, and points.
    """

    n: int
    seat: Seat
    chosen: Text
    better: Text
    wins: float
    score: float


class Review(msgspec.Struct, frozen=True):
    """``curve`` has one point per entry that stood in the end; ``costly`` up to `MOST_MOVES`
    moves of each seat, the dearest of all first."""

    curve: tuple[Point, ...]
    costly: tuple[CostlyMove, ...]


def review(game: AnyGame, entries: Sequence[Entry], seed: str, playouts: int) -> Review:
    """Review a finished log within about ``playouts`` play-outs; the same ``seed`` and number give
    the same review.

    Raises what `ludoteca.core.replay` raises for a log that cannot be replayed.
    """
    line = list(_replayed(game, entries))
    third = playouts // 3
    each = max(1, third // len(line))
    curve = tuple(_point(game, entry, state, entry_chance(f"{seed}/curve", entry.n), each)
                  for entry, state in line)
    decisions = [
        decision
        for (_, before), (entry, _) in zip(line, line[1:], strict=False)
        if (decision := _Decision(game, before, entry)).open
    ]
    _suspect(decisions, seed, third)
    costly = [
        move
        for seat in range(len(curve[0].wins))
        for move in _costly(game, [one for one in decisions if one.seat == seat], seed,
                            third // len(curve[0].wins))
    ]
    costly.sort(key=lambda found: -found[0])
    return Review(curve, tuple(move for _, move in costly))
