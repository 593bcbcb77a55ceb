"""Boards of squares: names, coordinates, neighbours and rays.

Squares are numbered row by row in reading order, from 0 in the top left corner, so that a state can
hold a list with one entry per square. A name is a letter for the column and a number for the row,
such as "c4"; the client says the same names from the same table (``web/src/kit/places/grid.ts``).
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"
"""The letters of columns, from the left."""

MOST_ROWS: Final = 99

Step: TypeAlias = tuple[int, int]
"""A step on the board: columns to the right and rows down."""

STRAIGHT: Final[tuple[Step, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONAL: Final[tuple[Step, ...]] = ((1, -1), (1, 1), (-1, 1), (-1, -1))
ALL_WAYS: Final[tuple[Step, ...]] = (*STRAIGHT, *DIAGONAL)
KNIGHT: Final[tuple[Step, ...]] = (
    *((1, -2), (2, -1), (2, 1), (1, 2)),
    *((-1, 2), (-2, 1), (-2, -1), (-1, -2)),
)


@dataclass(frozen=True, slots=True)
class Grid:
    """A board of ``columns`` x ``rows`` squares; row 1 is at the ``first`` edge.

    Grids are values: two of the same size are equal and share their cached tables. Raises
    ValueError for sizes without names: more than 26 columns or 99 rows, or none.
    """

    columns: int
    rows: int
    first: Literal["bottom", "top"] = "bottom"

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= len(COLUMNS) and 1 <= self.rows <= MOST_ROWS):
            raise ValueError(f"no names for {self.columns} x {self.rows} squares")

    def __len__(self) -> int:
        return self.columns * self.rows

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all squares, in their order."""
        return _names(self)

    def name(self, square: int) -> str:
        """The name of ``square``. Raises IndexError outside of the board."""
        if square < 0:
            raise IndexError(square)
        return _names(self)[square]

    def square(self, name: str) -> int:
        """The square with this name. Raises ValueError if there is none."""
        found = _squares(self).get(name)
        if found is None:
            raise ValueError(f"{name!r} is no square of {self.columns} x {self.rows}")
        return found

    def at(self, column: int, row: int) -> int | None:
        """The square in this column from the left and row from the top, from 0; None outside."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def place(self, square: int) -> tuple[int, int]:
        """Column from the left and row from the top, from 0."""
        row, column = divmod(square, self.columns)
        return column, row

    def neighbours(self, square: int, steps: tuple[Step, ...] = STRAIGHT) -> tuple[int, ...]:
        """The squares one of ``steps`` away, in the order of the steps."""
        return _neighbours(self, steps)[square]

    def rays(self, square: int, steps: tuple[Step, ...] = ALL_WAYS) -> tuple[tuple[int, ...], ...]:
        """For each step the squares in that direction up to the edge, which may be none."""
        return _rays(self, steps)[square]

    def rows_of(self, length: int) -> tuple[tuple[int, ...], ...]:
        """All straight lines of ``length`` squares, each once, as for four in a row."""
        return _rows_of(self, length)


@functools.cache
def _names(grid: Grid) -> tuple[str, ...]:
    rows = range(1, grid.rows + 1)
    down: Iterable[int] = rows if grid.first == "top" else reversed(rows)
    return tuple([f"{column}{row}" for row in down for column in COLUMNS[: grid.columns]])


@functools.cache
def _squares(grid: Grid) -> dict[str, int]:
    return {name: square for square, name in enumerate(_names(grid))}


@functools.cache
def _rays(grid: Grid, steps: tuple[Step, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        [tuple([_ray(grid, square, step) for step in steps]) for square in range(len(grid))]
    )


def _ray(grid: Grid, square: int, step: Step) -> tuple[int, ...]:
    column, row = grid.place(square)
    found: list[int] = []
    while True:
        column, row = column + step[0], row + step[1]
        there = grid.at(column, row)
        if there is None or step == (0, 0):
            return tuple(found)
        found.append(there)


@functools.cache
def _neighbours(grid: Grid, steps: tuple[Step, ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([ray[0] for ray in rays if ray]) for rays in _rays(grid, steps)])


@functools.cache
def _rows_of(grid: Grid, length: int) -> tuple[tuple[int, ...], ...]:
    ways: tuple[Step, ...] = ((1, 0), (0, 1), (1, 1), (-1, 1)) if length > 1 else ((1, 0),)
    return tuple(
        [
            (square, *ray[: length - 1])
            for square in range(len(grid))
            for ray in grid.rays(square, ways)
            if len(ray) >= length - 1
        ]
    )
