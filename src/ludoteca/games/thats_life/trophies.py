"""Trophies of That's Life!"""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Seat
from ludoteca.core.trophy import Course, Trophy
from ludoteca.games.thats_life import scoring
from ludoteca.games.thats_life.state import State
from ludoteca.games.thats_life.tiles import FIRST_LUCKY, VALUES
from ludoteca.kit.comeback import comeback

MUCH_LUCK: Final = 3
WORST: Final = -9
MANY_PLUS: Final = 4
FEWEST: Final = 3
"""Tiles that a tower without minus must have."""


def lucky_hand(course: Course) -> list[Seat]:
    """Lucky tiles turn at least three tiles to plus."""
    return [seat for seat, good in enumerate(_turned(course.end)) if len(good) >= MUCH_LUCK]


def thorn_to_rose(course: Course) -> list[Seat]:
    """A lucky tile turns -9 or -10."""
    turned = enumerate(_turned(course.end))
    return [seat for seat, good in turned if any(VALUES[tile] <= WORST for tile in good)]


def _turned(state: State) -> list[set[int]]:
    """Minus tiles that count as plus, per seat."""
    towers = [scoring.turned_by_luck(state.options, tower) for tower in state.towers]
    return [{tile for tile in tower if VALUES[tile] < 0} for tower in towers]


def clean_hands(course: Course) -> list[Seat]:
    """A tower without a single minus tile."""
    towers = enumerate(course.end.towers)
    return [
        seat
        for seat, tower in towers
        if len(tower) >= FEWEST and all(VALUES[tile] >= 0 for tile in tower)
    ]


def gardener(course: Course) -> list[Seat]:
    """At least four plus tiles."""
    towers = enumerate(course.end.towers)
    return [
        seat
        for seat, tower in towers
        if sum(tile < FIRST_LUCKY and VALUES[tile] > 0 for tile in tower) >= MANY_PLUS
    ]


TROPHIES: Final = (
    Trophy(
        "lucky-hand",
        "M8 4a4 4 0 0 1 4 4 4 4 0 1 1 4 4 4 4 0 1 1-4 4 4 4 0 1 1-4-4 4 4 0 1 1 0-8z",
        lucky_hand,
    ),
    Trophy(
        "thorn-to-rose",
        "M12 2a5 5 0 0 1 5 5 5 5 0 0 1-4 4.9V15l4-3v3l-4 3v4h-2v-5l-4-3v-3l4 3v-2.1A5 5 0 0 1 7"
        " 7a5 5 0 0 1 5-5z",
        thorn_to_rose,
    ),
    Trophy("clean-hands", "M4 12l3-3 4 4 7-9 3 3-10 13z", clean_hands),
    Trophy("gardener", "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z", gardener),
    Trophy("comeback", "M12 3l8 9h-5v9H9v-9H4z", comeback(8)),
)
