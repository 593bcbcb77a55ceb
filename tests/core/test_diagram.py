"""The default diagram of games that draw none of their own."""

from __future__ import annotations

import msgspec

from ludoteca.core.diagram import WIDEST, plain_diagram


class Sheet(msgspec.Struct, frozen=True):
    boxes: tuple[int, ...]
    name: str


class View(msgspec.Struct, frozen=True):
    turn: int | None
    sheets: tuple[Sheet, ...]
    story: str
    open: bool


def test_fields_are_listed_and_nested_ones_indented() -> None:
    view = View(None, (Sheet((1, 2), "a"), Sheet((), "b")), "two\nlines", True)

    assert plain_diagram(view).split("\n") == [
        "turn: -",
        "sheets:",
        "  0:",
        "    boxes: 1 2",
        "    name: a",
        "  1:",
        "    boxes: -",
        "    name: b",
        "story: two lines",
        "open: yes",
    ]


def test_long_lines_are_cut() -> None:
    drawn = plain_diagram(View(1, (), "x" * 200, False))

    assert max(map(len, drawn.split("\n"))) == WIDEST
    assert "…" in drawn
