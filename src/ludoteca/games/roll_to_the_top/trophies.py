"""Trophies of Roll to the Top."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.core.trophy import Course, Trophy
from ludoteca.games.roll_to_the_top.components import BOARDS
from ludoteca.games.roll_to_the_top.types import State, Written

ALIKE: Final = 3
STEPS: Final = 4
"""Boxes of a row of one kind, and of a staircase."""

BUSY: Final = 5
"""Boxes in one turn."""

AHEAD: Final = 2
"""Boxes that all others still lack."""


def _rows(state: State, seat: Seat) -> Iterator[list[int]]:
    """The numbers in each full row, from left to right."""
    board, sheet = BOARDS[state.board], state.sheets[seat]
    for row in sorted(set(board.row)):
        boxes = [box for box in range(board.size) if board.row[box] == row]
        numbers = [sheet[box] for box in sorted(boxes, key=board.place.__getitem__)]
        if 0 not in numbers:
            yield numbers


def _seats(course: Course) -> range:
    return range(len(course.end.sheets))


def all_of_a_kind(course: Course) -> list[Seat]:
    """A full row with one and the same number."""
    return [
        seat
        for seat in _seats(course)
        if any(len(row) >= ALIKE and len(set(row)) == 1 for row in _rows(course.end, seat))
    ]


def staircase(course: Course) -> list[Seat]:
    """A full row whose numbers rise, or fall, from end to end."""
    return [seat for seat in _seats(course) if any(map(_is_staircase, _rows(course.end, seat)))]


def _is_staircase(row: list[int]) -> bool:
    ways = {(a < b) - (a > b) for a, b in itertools.pairwise(row)}
    return len(row) >= STEPS and len(ways) == 1 and 0 not in ways


def busy_turn(course: Course) -> list[Seat]:
    """Many boxes in a single turn."""
    busy = set()
    for told in course.events:
        writers = [event.seat for event in told if isinstance(event, Written)]
        busy |= {seat for seat in writers if writers.count(seat) >= BUSY}
    return sorted(busy)


def far_ahead(course: Course) -> list[Seat]:
    """The board is full while everybody else lacks some boxes."""
    empty = [sheet.count(0) for sheet in course.end.sheets]
    if len(empty) < 2 or empty.count(0) != 1 or sorted(empty)[1] < AHEAD:
        return []
    return [empty.index(0)]


TROPHIES: Final = (
    Trophy("all-of-a-kind", "M2 9h6v6H2zM9 9h6v6H9zM16 9h6v6h-6z", all_of_a_kind),
    Trophy("staircase", "M3 21v-5h5v-5h5V6h5V2h3v19z", staircase),
    Trophy("busy-turn", "M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z", busy_turn),
    Trophy("far-ahead", "M6 2h2v2h11l-3 4 3 4H8v10H6z", far_ahead),
)
