"""Bots of one level fill their sheets differently, although all use the same dice."""

import pytest

from ludoteca.games import titles
from ludoteca.testing.variety import played_until, share_of_differing

TITLE = titles()["roll-to-the-top"]

LEVELS = [pytest.param("easy", marks=pytest.mark.deep), "medium"]
"""Both levels take the boxes of their taste by the same rule: one shows it every day."""


@pytest.mark.parametrize("level", LEVELS)
def test_five_bots_have_five_sheets_after_five_turns_in_most_deals(level: str, deep: bool) -> None:
    deals = 24 if deep else 12
    found = [
        played_until(TITLE, TITLE.bots[level], 5, f"tempers/{deal}", lambda state: state.turn > 5)
        for deal in range(deals)
    ]

    sheets = [len(set(map(tuple, state.sheets))) for state in found]
    assert sheets.count(5) >= deals * 3 / 4
    assert min(sheets) >= 2


@pytest.mark.parametrize("level", LEVELS)
def test_four_playing_styles_part_again_and_again(level: str, deep: bool) -> None:
    assert share_of_differing(TITLE, TITLE.bots[level], 2, 200 if deep else 100) >= 0.2
