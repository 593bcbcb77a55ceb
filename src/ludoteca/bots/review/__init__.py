"""Looking back at a finished table: how the chances went, and which moves cost most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.bots.review.chances import Point, glance, point
from ludoteca.bots.review.costly import CostlyMove, costly_moves
from ludoteca.bots.review.line import line_of
from ludoteca.bots.review.progress import Tell, part, told, unheard
from ludoteca.bots.review.turning import TurningPoint, turning_point
from ludoteca.core.game import AnyGame
from ludoteca.core.hints import Value
from ludoteca.core.log import Entry
from ludoteca.core.seeded import entry_chance

GLANCES: Final = 6
"""A glance says as much as so many play-outs, which are mostly chance, and takes as long as one."""

CURVE: Final = 1 / 3
"""The part of all play-outs that goes into the curve."""


class Review(msgspec.Struct, frozen=True):
    """``curve`` has one point per entry that stood in the end; ``costly`` a few moves of each seat,
    the dearest of all first. ``turning`` is told to teams. ``glanced`` is whether all that was
    found by the game's own outlook, without play-outs."""

    curve: tuple[Point, ...]
    costly: tuple[CostlyMove, ...]
    turning: TurningPoint | None = None
    glanced: bool = False


def review(
    game: AnyGame,
    entries: Sequence[Entry],
    seed: str,
    playouts: int,
    outlook: Value | None = None,
    tell: Tell = unheard,
) -> Review:
    """Review a finished log within about ``playouts`` play-outs, or fewer looks at the game's own
    ``outlook``; the same ``seed`` and number give the same review. ``tell`` hears how far it is.

    Raises what `ludoteca.core.replayer` raises for a log that cannot be replayed.
    """
    line = line_of(game, entries)
    if outlook:
        playouts //= GLANCES
    for_curve = round(playouts * CURVE)
    each = max(1, for_curve // len(line))
    curve = tuple(
        glance(game, advance, outlook)
        if outlook
        else point(game, advance, entry_chance(f"{seed}/curve", advance.entry.n), each)
        for advance in told(line, part(tell, 0, CURVE))
    )
    return Review(
        curve=curve,
        costly=costly_moves(
            game, line, seed, playouts - for_curve, outlook, part(tell, CURVE, 1 - CURVE)
        ),
        turning=turning_point(game, line, curve),
        glanced=outlook is not None,
    )
