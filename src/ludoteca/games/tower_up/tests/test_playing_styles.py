"""Bots of one level differ by playing style: for stars, for visible roofs or to harm others."""

import pytest

from ludoteca.games import titles
from ludoteca.testing.variety import share_of_differing

TITLE = titles()["tower-up"]


@pytest.mark.parametrize(("level", "least"), [("easy", 0.15), ("medium", 0.03)])
def test_four_playing_styles_part_again_and_again(level: str, least: float, deep: bool) -> None:
    assert share_of_differing(TITLE, TITLE.bots[level], 2, 200 if deep else 100) >= least
