"""The five number dice and the action die; a set of number dice is the bits of one int."""

from __future__ import annotations

from typing import Final, get_args

from ludoteca.games.roll_to_the_top.nouns import DieId, Face

DICE: Final[tuple[DieId, ...]] = get_args(DieId)
SIDES: Final = (4, 6, 8, 12, 20)
ALL: Final = 31

FACES: Final[tuple[Face, ...]] = get_args(Face)
ADD: Final = 0
REMOVE: Final = 1
SWAP: Final = 2
EITHER: Final = 3
ACTION_DIE: Final = (ADD, ADD, REMOVE, REMOVE, SWAP, EITHER)

MEMBERS: Final = tuple(
    tuple(die for die in range(len(DICE)) if dice >> die & 1) for dice in range(ALL + 1)
)
"""The numbers of the dice in each set."""

NAMES: Final[tuple[tuple[DieId, ...], ...]] = tuple(
    tuple(DICE[die] for die in members) for members in MEMBERS
)
SETS: Final = {names: dice for dice, names in enumerate(NAMES)}

SUBSETS: Final = tuple(
    tuple(part for part in range(1, dice + 1) if part & dice == part) for dice in range(ALL + 1)
)
"""The sets that are not empty within each set, single dice and small sets among the first."""


def sums(roll: list[int]) -> list[int]:
    """The sum of each set of dice."""
    found = [0] * (ALL + 1)
    for die, value in enumerate(roll):
        bit = 1 << die
        for rest in range(bit):
            found[bit | rest] = found[rest] + value
    return found
