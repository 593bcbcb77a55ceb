"""Bots of one level differ by playing style: in favourite places and in fear of enemies."""

import pytest

from ludoteca.games import titles
from ludoteca.testing.variety import share_of_differing

TITLE = titles()["roll-for-adventure"]


@pytest.mark.parametrize(("level", "least"), [("easy", 0.1), ("medium", 0.1)])
def test_four_playing_styles_part_again_and_again(level: str, least: float, deep: bool) -> None:
    assert share_of_differing(TITLE, TITLE.bots[level], 2, 200 if deep else 100) >= least
