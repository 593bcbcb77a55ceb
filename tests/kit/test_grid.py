"""Boards of squares: names, neighbours and rays."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.kit.grid import ALL_WAYS, DIAGONAL, KNIGHT, STRAIGHT, Grid

CHESS = Grid(8, 8)
ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = json.loads((ROOT / "web/src/kit/places/squares.json").read_text("utf-8"))


def names(grid: Grid, squares: tuple[int, ...]) -> list[str]:
    return [grid.name(square) for square in squares]


@pytest.mark.parametrize("example", EXAMPLES["grids"])
def test_names_of_squares_are_those_of_the_client(example: dict[str, object]) -> None:
    grid = Grid(example["columns"], example["rows"], example["first"])  # type: ignore[arg-type]

    assert " ".join(grid.names) == example["names"]
    assert [grid.square(name) for name in grid.names] == list(range(len(grid)))


def test_row_1_of_chess_is_at_the_bottom_and_that_of_othello_at_the_top() -> None:
    assert CHESS.place(CHESS.square("c4")) == (2, 4)
    assert Grid(8, 8, "top").place(Grid(8, 8, "top").square("c4")) == (2, 3)


@pytest.mark.parametrize("name", ["", "c", "4", "i1", "a9", "a0", "a01", "C4", "c4 ", "4c"])
def test_what_names_no_square_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{name!r} is no square of 8 x 8")):
        CHESS.square(name)


@pytest.mark.parametrize("size", [(0, 8), (27, 8), (8, 100), (8, 0), (-1, 3)])
def test_what_has_no_names_is_no_grid(size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no names"):
        Grid(*size)


@pytest.mark.parametrize("square", [-1, 64])
def test_squares_outside_of_the_board_have_no_name(square: int) -> None:
    with pytest.raises(IndexError):
        CHESS.name(square)


def test_neighbours_stop_at_the_edge() -> None:
    assert names(CHESS, CHESS.neighbours(CHESS.square("a1"))) == ["a2", "b1"]
    assert names(CHESS, CHESS.neighbours(CHESS.square("h8"), DIAGONAL)) == ["g7"]
    assert names(CHESS, CHESS.neighbours(CHESS.square("b1"), KNIGHT)) == ["c3", "d2", "a3"]
    assert len(CHESS.neighbours(CHESS.square("d4"), ALL_WAYS)) == 8


def test_rays_go_on_to_the_edge_one_for_each_way() -> None:
    up, right, down, left = CHESS.rays(CHESS.square("c2"), STRAIGHT)

    assert names(CHESS, up) == ["c3", "c4", "c5", "c6", "c7", "c8"]
    assert names(CHESS, right) == ["d2", "e2", "f2", "g2", "h2"]
    assert names(CHESS, down) == ["c1"]
    assert names(CHESS, left) == ["b2", "a2"]
    assert len(CHESS.rays(0)) == len(ALL_WAYS)


def test_each_straight_row_is_there_once() -> None:
    assert len(Grid(3, 3).rows_of(3)) == 8  # noughts and crosses
    assert len(Grid(7, 6).rows_of(4)) == 69  # four in a row
    assert len({frozenset(row) for row in Grid(7, 6).rows_of(4)}) == 69
    assert Grid(2, 1).rows_of(1) == ((0,), (1,))


def test_the_board_in_the_document_is_that_of_the_toy() -> None:
    toy = (ROOT / "tests/browser/toys/turncoats/board.js").read_text("utf-8")
    document = (ROOT / "docs/adding-a-game.md").read_text("utf-8")

    assert f"```js\n{toy.partition('*/')[2].lstrip()}```" in document
