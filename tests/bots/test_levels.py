"""Levels that every title has, and the small promises they keep."""

from __future__ import annotations

from ludoteca.bots import levels
from ludoteca.games import titles


def test_every_title_has_a_weakest_level_and_two_that_search() -> None:
    for title in titles().values():
        names = list(levels(title))

        assert names[0] == "random"
        assert names[-2:] == ["medium", "hard"]
        assert set(title.bots) <= set(names)
