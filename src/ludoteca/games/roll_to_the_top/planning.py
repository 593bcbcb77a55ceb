"""Planning a turn on one board: which dice go together, and where each sum is written.

Boards do not touch each other, so a plan looks at one sheet only.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from ludoteca.games.roll_to_the_top.boards import Board
from ludoteca.games.roll_to_the_top.dice import ALL, SUBSETS, sums

Entry: TypeAlias = tuple[int, int]
"""A set of dice and the box that their sum is written into."""

Plan: TypeAlias = tuple[Entry, ...]

STEEP: Final = 0.3
"""How much more a box costs that needs 10 at least than one that takes anything."""

RISE: Final = 0.7
"""By how much a number is expected to rise from a row to the next while that is empty."""

EQUAL: Final = 1e-9
"""Costs that differ by no more are the same, and differ only by how they were added up."""

_BOX_COSTS: Final = tuple(1 + STEEP * (tenth / 100) ** 2 for tenth in range(1000))


def _partitions(dice: int) -> list[tuple[int, ...]]:
    """All ways to share a set of dice out into sums."""
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
    tuple(way for part in (0, *SUBSETS[dice]) for way in _partitions(part))
    for dice in range(ALL + 1)
)
"""By set of dice, all ways to share some of them out."""


def stand(board: Board, sheet: list[int]) -> tuple[list[float], float]:
    """Per box what it holds or the least that it will need, and how much is still to be done: a
    box costs more the higher a number it will need."""
    left = 0.0
    levels = [0.0] * board.size
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
            left += _BOX_COSTS[int(level * 10)]
        levels[box] = level
    return levels, left


def ways(dice: int, roll: list[int]) -> list[tuple[tuple[int, int], ...]]:
    """The different ways to share dice out: sums with their dice, the smallest first."""
    totals = sums(roll)
    found: dict[tuple[int, ...], tuple[tuple[int, int], ...]] = {}
    for way in _WAYS[dice]:
        parts = sorted((totals[part], part) for part in way)
        found.setdefault(tuple(total for total, _ in parts), tuple(parts))
    return list(found.values())


def plans(
    board: Board,
    sheet: list[int],
    found: list[tuple[tuple[int, int], ...]],
    careless: bool = False,
    order: Sequence[int] | None = None,
    taste: float = 0.0,
) -> dict[Plan, float]:
    """What can be made of the ``found`` ways to share dice out, and what each leaves to be done.

    Each sum, the smallest first, is written where that helps most: of boxes that differ by no more
    than ``taste`` into the first in ``order``; nowhere when it helps nowhere, unless ``careless``.
    Ways that begin alike are carried on from where they part.
    """
    if order is None:
        order = range(board.size)
    levels, left = stand(board, sheet)
    result: dict[Plan, float] = {(): left}
    steps = [(sheet, levels, left, Plan())]
    before: tuple[tuple[int, int], ...] = ()
    for way in sorted(found):
        same = 0
        while same < len(before) and same < len(way) and before[same] == way[same]:
            same += 1
        del steps[same + 1 :]
        now, levels, left, plan = steps[-1]
        for total, dice in way[same:]:
            box = _best_box(board, now, levels, total, careless, order, taste)
            if box >= 0:
                now = now[:]
                now[box] = total
                levels, left = _written(board, now, levels, left, box)
                plan = (*plan, (dice, box))
            steps.append((now, levels, left, plan))
        result[plan] = left
        before = way
    return result


def _best_box(
    board: Board,
    sheet: list[int],
    levels: list[float],
    total: int,
    careless: bool,
    order: Sequence[int],
    taste: float,
) -> int:
    """The box in which ``total`` lowers the cost most, or less by no more than ``taste``; -1 when
    it goes nowhere or only harms."""
    least, above = board.least, board.above
    margin = max(taste, EQUAL)
    best, place = (-math.inf if careless else EQUAL - margin), -1
    for box in order:
        if sheet[box] or not 0 < least(sheet, box) <= total:
            continue
        gain = _BOX_COSTS[int(levels[box] * 10)]
        if above[box] and gain > best:
            gain -= _burden(board, sheet, levels, box, total)
        if gain > best + margin:
            best, place = gain, box
    return place


def _burden(board: Board, sheet: list[int], levels: list[float], box: int, total: int) -> float:
    """How much dearer the boxes above become by ``total`` in ``box``."""
    raised = {box: float(total)}
    burden = 0.0
    for up in board.above[box]:
        level = 0.0
        for below in board.on[up]:
            under = raised[below] if below in raised else levels[below]
            if below != box and not sheet[below]:
                under += RISE
            if under > level:
                level = under
        if level != levels[up]:
            raised[up] = level
            burden += _BOX_COSTS[int(level * 10)] - _BOX_COSTS[int(levels[up] * 10)]
    return burden


def _written(
    board: Board, sheet: list[int], levels: list[float], left: float, box: int
) -> tuple[list[float], float]:
    """`stand` after the number in ``box`` was written, from that before."""
    left -= _BOX_COSTS[int(levels[box] * 10)]
    levels = levels[:]
    levels[box] = sheet[box]
    for up in board.above[box]:
        level = 0.0
        for below in board.on[up]:
            under = levels[below] if sheet[below] else levels[below] + RISE
            if under > level:
                level = under
        if level != levels[up]:
            left += _BOX_COSTS[int(level * 10)] - _BOX_COSTS[int(levels[up] * 10)]
            levels[up] = level
    return levels, left


def best_plan(board: Board, sheet: list[int], dice: int, roll: list[int]) -> tuple[float, Plan]:
    """The plan that leaves least to be done, and what it leaves."""
    found = plans(board, sheet, ways(dice, roll))
    plan = min(found, key=found.__getitem__)
    return found[plan], plan


def good_plans(
    board: Board,
    sheet: list[int],
    dice: int,
    roll: list[int],
    order: Sequence[int],
    taste: float,
    careless: bool,
) -> list[Plan]:
    """The plans that leave least to be done, or more by no more than ``taste``. Who is ``careless``
    fills most boxes, whatever that spoils."""
    found = plans(board, sheet, ways(dice, roll), careless, order, taste)
    if careless:
        most = max(map(len, found))
        found = {plan: left for plan, left in found.items() if len(plan) == most}
    least = min(found.values())
    return [plan for plan, left in found.items() if left <= least + taste]
