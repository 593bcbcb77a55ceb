"""The tiles of That's Life! by number, what is written on them, and the layouts.

A tile's number is its index in `IDS`: Start is 0, then 18 minus tiles, 8 plus tiles, 6 lucky
tiles, 4 action tiles, and Finish is the last. Ranges of numbers stand for kinds, so that the
rules compare small ints. Ids are those that players' actions use ("a5", "l2", "x1").
"""

from __future__ import annotations

from typing import Final

MINUS: Final = (*(f"a{size}" for size in range(1, 9)), *(f"b{size}" for size in range(1, 11)))
PLUS: Final = tuple(f"p{size}" for size in range(1, 9))
LUCKY: Final = tuple(f"l{number}" for number in range(1, 7))
ACTION: Final = tuple(f"x{number}" for number in range(1, 5))

IDS: Final = ("start", *MINUS, *PLUS, *LUCKY, *ACTION, "finish")
NUMBERS: Final = {name: number for number, name in enumerate(IDS)}

START: Final = 0
FIRST_LUCKY: Final = 1 + len(MINUS) + len(PLUS)
FIRST_ACTION: Final = FIRST_LUCKY + len(LUCKY)
FINISH: Final = FIRST_ACTION + len(ACTION)


def _value(name: str) -> int:
    size = int(name[1:]) if name[1:].isdigit() else 0
    return {"a": -size, "b": -size, "p": size}.get(name[0], 0)


VALUES: Final = tuple(_value(name) for name in IDS)
"""The number on each tile; 0 where there is none (Start, Finish, lucky and action tiles)."""

WORTH: Final = tuple(
    9 if FIRST_LUCKY <= tile < FIRST_ACTION else value for tile, value in enumerate(VALUES)
)
"""How a Gift ranks the tile on top of a tower: by its number, a lucky tile above +8."""

SCORING: Final = tuple(range(1, FIRST_ACTION))
ACTIONS: Final = tuple(range(FIRST_ACTION, FINISH))
GUARDED: Final = tuple(NUMBERS[name] for name in (*LUCKY, "p7", "p8"))
"""The tiles on which the eight guards begin."""

TILES_PER_ACTION: Final = 8
"""One action tile lies after each so many scoring tiles."""

_FALL: Final = MINUS[:8]
_DEPTHS: Final = MINUS[8:]
LAYOUTS: Final = {
    name: tuple(NUMBERS[tile] for tile in order)
    for name, order in (
        ("standard", _FALL + LUCKY + PLUS[::-1] + _DEPTHS),
        ("variant1", _FALL + PLUS + LUCKY + _DEPTHS),
        ("variant2", _FALL + PLUS + _DEPTHS + LUCKY),
    )
}
"""The sorted layouts, from Start to Finish; "shuffled" has no order of its own."""

SIDES: Final = ("gift", "steal")
"""What an action tile can show; a state holds the index."""


def face_of(tile: int, side: int = 0) -> str:
    """What is written on a tile: "start", "finish", "lucky", "gift", "steal", "-5" or "+3"."""
    if tile in (START, FINISH):
        return IDS[tile]
    if tile >= FIRST_ACTION:
        return SIDES[side]
    return f"{VALUES[tile]:+d}" if VALUES[tile] else "lucky"
