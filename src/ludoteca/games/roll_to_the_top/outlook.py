"""How many turns a sheet is likely to need still: a sum of what is seen at a glance, times weights.

The weights, one row per board in ``outlook.json``, were fitted by least squares to some thousand
tables in which bots played alone; README.md tells how.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, Board
from ludoteca.games.roll_to_the_top.dice import ALL, MEMBERS, SIDES
from ludoteca.games.roll_to_the_top.planning import stand

STEPS: Final = (1, 3, 5, 7, 9, 12, 15, 18)
"""What boxes need is added up as far as it is above each of these."""

_WEIGHTS: Final = msgspec.json.decode(
    (files(__package__) / "outlook.json").read_bytes(), type=dict[str, tuple[float, ...]]
)
WEIGHTS: Final = tuple(_WEIGHTS[board] for board in BOARD_IDS)
_MEANS: Final = tuple(sum((SIDES[die] + 1) / 2 for die in MEMBERS[pool]) for pool in range(ALL + 1))


def glance(board: Board, sheet: list[int], pool: int) -> list[float]:
    """What the outlook is reckoned from, for the dice that are rolled next.

    In this order: 1; empty boxes; by how much they need more than each of `STEPS`, added up; open
    boxes; boxes that take anything; the longest way up through empty boxes; the highest need; for
    each die whether it is rolled; and products of these with each other and the number and the
    mean sum of the dice.
    """
    levels, _ = stand(board, sheet)
    on, least = board.on, board.least
    empty = opened = anything = longest = 0
    need = highest = 0.0
    above = [0.0] * len(STEPS)
    ways_up = [0] * board.size
    for box, number in enumerate(sheet):
        if number:
            continue
        empty += 1
        level = levels[box]
        need += level
        if level > highest:
            highest = level
        for at, step in enumerate(STEPS):
            if level <= step:
                break
            above[at] += level - step
        if least(sheet, box):
            opened += 1
        if not level:
            anything += 1
        way = 1
        for below in on[box]:
            if ways_up[below] >= way:
                way = ways_up[below] + 1
        ways_up[box] = way
        if way > longest:
            longest = way
    dice, mean = len(MEMBERS[pool]), _MEANS[pool]
    return [
        1,
        empty,
        *above,
        opened,
        anything,
        longest,
        highest,
        *[pool >> die & 1 for die in range(len(SIDES))],
        dice * dice,
        empty * dice,
        mean * need / 10,
        dice * longest,
        empty * empty / 20,
        longest * empty / 10,
        opened * dice,
        mean * highest / 10,
        dice**0.5,
        longest * longest / 5,
    ]


def outlook(number: int, board: Board, sheet: list[int], pool: int) -> float:
    """The turns that the sheet of the board with this ``number`` is likely to need when the dice of
    ``pool`` are rolled next; 0 when it is full."""
    if 0 not in sheet:
        return 0.0
    turns = 0.0
    for seen, weight in zip(glance(board, sheet, pool), WEIGHTS[number], strict=True):
        turns += seen * weight
    return turns if turns > 1 else 1 + (turns - 1) * _BELOW


_BELOW: Final = 0.02
"""An estimate of less than one turn still tells sheets apart, by this part of what it lacks."""
