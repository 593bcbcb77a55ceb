"""Planning a turn on one board: which dice go together, and where each sum is written.

Players do not affect each other's boards, so a plan concerns one sheet only.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from ludoteca.games.roll_to_the_top.components import (
    ALL,
    BOARDS,
    MEMBERS,
    SIDES,
    SUBSETS,
    Board,
    sums,
)
from ludoteca.games.roll_to_the_top.types import BoardId

Plan: TypeAlias = tuple[tuple[int, int], ...]
"""Sets of dice, each with the box for its sum."""

Way: TypeAlias = tuple[tuple[int, int], ...]
"""A partition of dice: sums with their sets of dice, the smallest first."""

STEEP: Final = 0.3
"""Extra cost of a box that needs at least 10, over one that takes anything."""

RISE: Final = 0.7
"""Expected rise of numbers from one row to the next empty row."""

EQUAL: Final = 1e-9
"""Largest difference between costs that comes only from rounding."""

_COSTS: Final = tuple(1 + STEEP * (tenth / 100) ** 2 for tenth in range(1000))
"""Cost of an empty box, by tenths of the number it will need."""


def _partitions(dice: int) -> list[tuple[int, ...]]:
    """All partitions of a set of dice."""
    if not dice:
        return [()]
    first = dice & -dice
    rest = dice ^ first
    return [
        (first | part, *others)
        for part in (0, *SUBSETS[rest])
        for others in _partitions(rest ^ part)
    ]


_WAYS: Final = tuple(
    [way for part in (0, *SUBSETS[dice]) for way in _partitions(part)] for dice in range(ALL + 1)
)
"""Per set of dice, all partitions of its subsets."""


def ways(dice: int, roll: Sequence[int]) -> list[Way]:
    """Distinct partitions of ``dice`` and its subsets, in tuple order."""
    totals = sums(roll)
    found: dict[tuple[int, ...], Way] = {}
    for way in _WAYS[dice]:
        parts = sorted([(totals[part], part) for part in way])
        found.setdefault(tuple([total for total, _ in parts]), tuple(parts))
    return sorted(found.values())


@dataclasses.dataclass(frozen=True, slots=True)
class SheetCost:
    """Cost of finishing a sheet: per box its number or the least number it will need, and the sum
    of costs. A box costs more the higher the number it will need."""

    board: Board
    sheet: Sequence[int]
    levels: Sequence[float]
    left: float

    @classmethod
    def of(cls, board: Board, sheet: Sequence[int]) -> SheetCost:
        left, levels = 0.0, [0.0] * board.size
        on = board.on
        for box, number in enumerate(sheet):
            level = 0.0
            if number:
                level = number
            else:
                for below in on[box]:
                    under = levels[below] if sheet[below] else levels[below] + RISE
                    if under > level:
                        level = under
                left += _COSTS[int(level * 10)]
            levels[box] = level
        return cls(board, sheet, levels, left)

    def best_box(self, number: int, order: Sequence[int], taste: float, careless: bool) -> int:
        """Box where ``number`` lowers the cost most, or by at most ``taste`` less; -1 when no box
        takes it or it only raises the cost."""
        levels, least = self.levels, self.board.least
        best, place = (-math.inf if careless else EQUAL - taste), -1
        for box in order:
            gain = _COSTS[int(levels[box] * 10)]
            if gain <= best or not 0 < least(self.sheet, box) <= number:
                continue
            for up, level in self._raised(box, number).items():
                gain -= _COSTS[int(level * 10)] - _COSTS[int(levels[up] * 10)]
            if gain > best + taste:
                best, place = gain, box
        return place

    def written(self, box: int, number: int) -> SheetCost:
        sheet, levels = [*self.sheet], [*self.levels]
        left = self.left - _COSTS[int(levels[box] * 10)]
        for up, level in self._raised(box, number).items():
            left += _COSTS[int(level * 10)] - _COSTS[int(levels[up] * 10)]
            levels[up] = level
        sheet[box] = levels[box] = number
        return SheetCost(self.board, sheet, levels, left)

    def _raised(self, box: int, number: int) -> dict[int, float]:
        """Changed needs of the boxes above, after ``number`` in ``box``."""
        sheet, levels, on = self.sheet, self.levels, self.board.on
        raised: dict[int, float] = {}
        for up in self.board.above[box]:
            level = 0.0
            for below in on[up]:
                if below == box:
                    under: float = number
                else:
                    under = raised.get(below, levels[below])
                    if not sheet[below]:
                        under += RISE
                if under > level:
                    level = under
            if level != levels[up]:
                raised[up] = level
        return raised


def plans(
    start: SheetCost,
    found: Sequence[Way],
    order: Sequence[int] = (),
    taste: float = EQUAL,
    careless: bool = False,
) -> dict[Plan, float]:
    """Plans for the ``found`` partitions of dice, each with the cost of the sheet after it.

    Each sum, the smallest first, goes where it helps most: of boxes that differ by at most
    ``taste``, into the first in ``order``. A sum that helps nowhere is left out unless
    ``careless``.
    """
    order = order or range(start.board.size)

    @functools.cache
    def after(way: Way) -> tuple[SheetCost, Plan]:
        """Cost and plan of a partition, built on the cached result for its first sums."""
        if not way:
            return start, ()
        now, plan = after(way[:-1])
        total, dice = way[-1]
        box = now.best_box(total, order, taste, careless)
        return (now, plan) if box < 0 else (now.written(box, total), (*plan, (dice, box)))

    return {plan: now.left for now, plan in map(after, ((), *found))}


STEPS: Final = (1, 3, 5, 7, 9, 12, 15, 18)
"""Thresholds: for each, `features` sums the needs of boxes above it."""

BELOW: Final = 0.02
"""Slope of estimates below one turn, so that they still rank sheets."""

WEIGHTS: Final = msgspec.json.decode(
    (files(__package__) / "outlook.json").read_bytes(), type=dict[BoardId, tuple[float, ...]]
)
"""Weights per board, fitted by least squares to tables of single players: see README.md."""

_MEANS: Final = tuple(sum((SIDES[die] + 1) / 2 for die in members) for members in MEMBERS)


def features(board: Board, sheet: Sequence[int], pool: int) -> list[float]:
    """Input of the estimate `outlook`, for the next roll of the dice in ``pool``.

    In this order: 1; empty boxes; the sum of needs above each of `STEPS`; open boxes; boxes that
    take anything; the longest way up through empty boxes; the highest need; for each die whether
    it is rolled; and products of these with each other and with the number and the mean sum of the
    dice.
    """
    levels = SheetCost.of(board, sheet).levels
    ways_up = [0] * board.size
    boxes = [box for box, number in enumerate(sheet) if not number]
    for box in boxes:
        ways_up[box] = 1 + max([ways_up[below] for below in board.on[box]], default=0)
    needs = [levels[box] for box in boxes]
    empty, longest, highest = len(boxes), max(ways_up), max(needs, default=0.0)
    opened = sum([board.least(sheet, box) > 0 for box in boxes])
    dice, mean = len(MEMBERS[pool]), _MEANS[pool]
    return [
        1,
        empty,
        *[sum([need - step for need in needs if need > step]) for step in STEPS],
        opened,
        needs.count(0),
        longest,
        highest,
        *[pool >> die & 1 for die in range(len(SIDES))],
        dice * dice,
        empty * dice,
        mean * sum(needs) / 10,
        dice * longest,
        empty * empty / 20,
        longest * empty / 10,
        opened * dice,
        mean * highest / 10,
        dice**0.5,
        longest * longest / 5,
    ]


def outlook(name: BoardId, sheet: Sequence[int], pool: int) -> float:
    """Estimated number of turns that a sheet still needs when the dice of ``pool`` are rolled next;
    0 when it is full."""
    if 0 not in sheet:
        return 0.0
    turns = 0.0
    for seen, weight in zip(features(BOARDS[name], sheet, pool), WEIGHTS[name], strict=True):
        turns += seen * weight
    return turns if turns > 1 else 1 + (turns - 1) * BELOW
