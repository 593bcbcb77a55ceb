"""Tiles of That's Life! by number, their faces, and the layouts of the path.

A tile's number is its index in `IDS`: Start is 0, then 18 minus tiles, 8 plus tiles, 6 lucky
tiles, 4 action tiles, and Finish is the last. Ranges of numbers stand for kinds, so that the
rules compare small ints. Actions name tiles by their ids ("a5", "l2", "x1").
"""

from __future__ import annotations

from typing import Final, Literal

_COUNTS: Final = {"a": 8, "b": 10, "p": 8, "l": 6, "x": 4}
_NAMES: Final = (f"{kind}{size}" for kind, most in _COUNTS.items() for size in range(1, most + 1))
IDS: Final = ("start", *_NAMES, "finish")
NUMBERS: Final = {name: number for number, name in enumerate(IDS)}

VALUES: Final[tuple[int, ...]] = (
    0,
    *range(-1, -9, -1),
    *range(-1, -11, -1),
    *range(1, 9),
    *[0] * 11,
)
"""The number on each tile; 0 where there is none (Start, Finish, lucky and action tiles)."""

_FALL, _DEPTHS, _PLUS, _LUCKY = range(1, 9), range(9, 19), range(19, 27), range(27, 33)
START: Final = 0
FIRST_LUCKY: Final = _LUCKY.start
FIRST_ACTION: Final = _LUCKY.stop
FINISH: Final = len(IDS) - 1

SCORING: Final = tuple(range(1, FIRST_ACTION))
ACTIONS: Final = tuple(range(FIRST_ACTION, FINISH))
GUARDED: Final = (*_LUCKY, *_PLUS[-2:])
"""The tiles on which the eight guards begin."""

WORTH: Final = tuple(9 if tile in _LUCKY else value for tile, value in enumerate(VALUES))
"""Rank of a top tile for a Gift: its number, and a lucky tile above +8."""

LAYOUTS: Final = {
    "standard": (*_FALL, *_LUCKY, *_PLUS[::-1], *_DEPTHS),
    "variant1": (*_FALL, *_PLUS, *_LUCKY, *_DEPTHS),
    "variant2": (*_FALL, *_PLUS, *_DEPTHS, *_LUCKY),
}
"""Sorted layouts, from Start to Finish; "shuffled" is not among them."""

SIDES: Final[tuple[Literal["gift"], Literal["steal"]]] = ("gift", "steal")
"""Sides of an action tile; the state holds an index into this."""

_WRITTEN: Final = (f"{value:+d}" if value else "lucky" for value in VALUES[1:FIRST_ACTION])
FACES: Final = ("start", *_WRITTEN, *[SIDES[0] for _ in ACTIONS], "finish")
"""Face of each tile: "start", "-5", "+3", "lucky", "finish"; action tiles show Gift until they are
turned over."""
