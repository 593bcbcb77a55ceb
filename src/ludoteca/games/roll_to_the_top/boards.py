"""The boards, their boxes by number; read from ``boards.json``."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, get_args

import msgspec

from ludoteca.games.roll_to_the_top.nouns import BoardId


class Medals(msgspec.Struct, frozen=True):
    """Alone: finish in at most so many turns."""

    gold: int
    silver: int
    bronze: int


class Box(msgspec.Struct, frozen=True):
    """``x`` is the left edge in half boxes, ``row`` counts from the ground."""

    id: str
    row: int
    x: int
    dotted: bool
    hanging: bool
    supports: tuple[str, ...]
    neighbors: tuple[str, ...]


class _Sight(msgspec.Struct, frozen=True):
    id: str
    boxes: tuple[Box, ...]
    solo_medals: Medals


class _File(msgspec.Struct, frozen=True):
    boards: tuple[_Sight, ...]


class Board:
    """One layout. Boxes are numbers in the order of the file.

    ``on[box]`` are the boxes that must be filled before it, with at most its number: empty for
    dotted and hanging boxes. ``beside[box]`` are those of which one must be filled, for hanging
    boxes only. ``place[box]`` counts the boxes of its row from the left, from 1.
    """

    __slots__ = (
        "above",
        "beside",
        "boxes",
        "free",
        "ids",
        "medals",
        "names",
        "on",
        "place",
        "row",
        "size",
    )

    def __init__(self, sight: _Sight) -> None:
        self.boxes = sight.boxes
        self.size = len(sight.boxes)
        self.ids = tuple(box.id for box in sight.boxes)
        self.names = {name: number for number, name in enumerate(self.ids)}
        self.medals = sight.solo_medals
        self.on = tuple(tuple(self.names[name] for name in box.supports) for box in sight.boxes)
        self.beside = tuple(
            tuple(self.names[name] for name in box.neighbors) if box.hanging else ()
            for box in sight.boxes
        )
        self.above = tuple(self._above(box) for box in range(self.size))
        self.free = tuple(box.dotted for box in sight.boxes)
        self.row = tuple(box.row + 1 for box in sight.boxes)
        self.place = tuple(
            1 + sum(other.row == box.row and other.x < box.x for other in sight.boxes)
            for box in sight.boxes
        )

    def _above(self, box: int) -> tuple[int, ...]:
        found = {box}
        for other in range(box, self.size):
            if found.intersection(self.on[other]):
                found.add(other)
        return tuple(sorted(found - {box}))

    def least(self, sheet: list[int], box: int) -> int:
        """The smallest number that may be written into ``box`` now; 0 when none may."""
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


def _read() -> dict[str, Board]:
    source = (files(__package__) / "boards.json").read_bytes()
    return {sight.id: Board(sight) for sight in msgspec.json.decode(source, type=_File).boards}


_BY_ID: Final = _read()
BOARD_IDS: Final[tuple[BoardId, ...]] = get_args(BoardId)
BOARDS: Final = tuple(_BY_ID[name] for name in BOARD_IDS)
MOST_BOXES: Final = max(board.size for board in BOARDS)
