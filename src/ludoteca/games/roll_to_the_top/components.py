"""The five number dice, the action die and the boards.

A set of number dice is the bits of one int. Boxes are numbers in the order of ``boards.json``.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, get_args

import msgspec

from ludoteca.games.roll_to_the_top.types import BoardId, DieId, Face, Medal

DICE: Final[tuple[DieId, ...]] = get_args(DieId)
SIDES: Final = (4, 6, 8, 12, 20)
ALL: Final = 31
ACTION_DIE: Final[tuple[Face, ...]] = ("add", "add", "remove", "remove", "swap", "either")

MEMBERS: Final = tuple(
    tuple(die for die in range(len(DICE)) if dice >> die & 1) for dice in range(ALL + 1)
)
"""Numbers of the dice in each set."""

NAMES: Final = tuple(tuple(DICE[die] for die in members) for members in MEMBERS)
SETS: Final = {names: dice for dice, names in enumerate(NAMES)}

SUBSETS: Final = tuple(
    tuple(part for part in range(1, dice + 1) if part & dice == part) for dice in range(ALL + 1)
)
"""Non-empty subsets of each set, small ones first."""


def shown(roll: Sequence[int]) -> int:
    """Set of the dice that were rolled; dice in the reserve show 0."""
    return sum([1 << die for die, value in enumerate(roll) if value])


def sums(roll: Sequence[int]) -> list[int]:
    """Sum of each set of dice."""
    found = [0]
    for value in roll:
        found += [value + total for total in found]
    return found


def total(roll: Sequence[int], dice: int) -> int:
    found = 0
    for die in MEMBERS[dice]:
        found += roll[die]
    return found


class Box(msgspec.Struct, frozen=True):
    """Position of a box: ``x`` is its left edge in half boxes, ``row`` counts from the ground."""

    id: str
    row: int
    x: int
    dotted: bool
    hanging: bool
    supports: tuple[str, ...]
    neighbors: tuple[str, ...]


class Board:
    """One of the eight boards: its boxes and the relations between them.

    ``on[box]`` are the boxes that must be filled before it, with at most its number: empty for
    dotted and hanging boxes. ``above[box]`` are the boxes that rest on it, directly or indirectly.
    ``beside[box]`` are the neighbours of a hanging box, one of which must be filled. ``row[box]``
    and ``place[box]`` count from 1, from the ground and from the left. ``medals`` give the most
    turns for each medal of a single player, the best medal first.
    """

    def __init__(self, boxes: tuple[Box, ...], medals: dict[Medal, int]) -> None:
        self.boxes, self.size, self.medals = boxes, len(boxes), medals
        self.numbers = numbers = {box.id: number for number, box in enumerate(boxes)}
        self.free = tuple(box.dotted for box in boxes)
        self.on = tuple(tuple(numbers[name] for name in box.supports) for box in boxes)
        self.beside = tuple(
            tuple(numbers[name] for name in box.neighbors if box.hanging) for box in boxes
        )
        self.above = tuple(self._above(box) for box in range(self.size))
        self.row = tuple(box.row + 1 for box in boxes)
        self.place = tuple(
            sum(other.row == box.row and other.x <= box.x for other in boxes) for box in boxes
        )

    def _above(self, box: int) -> tuple[int, ...]:
        found = [box]
        for other in range(box, self.size):
            if any(below in found for below in self.on[other]):
                found.append(other)
        return tuple(found[1:])

    def least(self, sheet: Sequence[int], box: int) -> int:
        """Smallest number that may be written into ``box`` now; 0 when none may."""
        if sheet[box]:
            return 0
        if self.free[box]:
            return 1
        beside = self.beside[box]
        if beside:
            for other in beside:
                if sheet[other]:
                    return 1
            return 0
        least = 1
        for below in self.on[box]:
            number = sheet[below]
            if not number:
                return 0
            if number > least:
                least = number
        return least

    def needs(self, sheet: Sequence[int]) -> list[int]:
        """Per box: the smallest number that it takes, 0 when it is full. For a box that must wait
        for others: the least number that they require so far, negated."""
        levels = [0] * self.size
        found = [0] * self.size
        for box, number in enumerate(sheet):  # supporting boxes come earlier
            levels[box] = number or max([1, *[levels[below] for below in self.on[box]]])
            if not number:
                found[box] = levels[box] if self.least(sheet, box) else -levels[box]
        return found

    def medal(self, turns: int) -> Medal | None:
        """Best medal for a single player who filled the board in ``turns`` turns."""
        return next((medal for medal, most in self.medals.items() if turns <= most), None)


_SIGHTS: Final = msgspec.json.decode((files(__package__) / "boards.json").read_bytes())["boards"]

BOARDS: Final[dict[BoardId, Board]] = {
    sight["id"]: Board(msgspec.convert(sight["boxes"], tuple[Box, ...]), sight["solo_medals"])
    for sight in _SIGHTS
}
