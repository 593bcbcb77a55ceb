"""Presets: which ones a game may have, and how the preset of a table is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.contract.toys.sealed_bids import SealedBids
from tests.titles import TITLES

from ludoteca.core.presets import check_presets, preset_of

GAME = SealedBids()
USUAL = GAME.Options()
LONG = msgspec.structs.replace(USUAL, rounds=3)


def test_the_preset_of_a_table_is_the_one_with_exactly_its_options() -> None:
    presets = {"usual": USUAL, "long": LONG}

    check_presets(GAME, presets)

    assert preset_of(presets, GAME.Options(rounds=3)) == "long"
    assert preset_of(presets, GAME.Options(rounds=3, tie="lot")) is None


@pytest.mark.parametrize(
    ("presets", "why"),
    [
        ({"long": LONG}, "the first preset is not what tables have by default"),
        ({"usual": USUAL, "same": GAME.Options()}, "presets usual and same are the same"),
        ({"Long One": USUAL}, "'Long One': a name has small letters"),
        ({"usual": {"rounds": 2}}, "preset usual is dict"),
    ],
)
def test_presets_that_would_mislead_are_refused(presets: dict[str, Any], why: str) -> None:
    with pytest.raises(TypeError, match=why):
        check_presets(GAME, presets)


def test_every_game_of_the_house_has_some() -> None:
    assert all(len(title.presets) > 1 for title in TITLES)
