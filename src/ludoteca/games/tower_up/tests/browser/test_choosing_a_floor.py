"""The buttons for choosing a floor show whole names in every layout of the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.known import laid
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House
from tools import postures

pytestmark = pytest.mark.browser("words are measured in every posture")

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("asked", "seed"),
    [("prompt-wild", 15), pytest.param("prompt-return", 2, marks=pytest.mark.deep)],
)
def test_words_stay_whole_where_a_floor_is_chosen(
    house: House, visit: Visit, asked: str, seed: int
) -> None:
    anna = visit(viewport=PHONE, locale="es-ES")
    table = laid(house, "tower-up", "Anna", "easy", "easy", "easy", seed=seed)
    table.is_of(anna)
    assert anna.plays(table.id, until=asked)
    table.is_shown_to(anna)
    anna.page.locator(".floors button").first.wait_for()

    wrong = {
        one.name: found for one in postures.POSTURES if (found := postures.misfits(anna.page, one))
    }

    assert wrong == {}


def test_a_phone_says_how_many_cards_are_left_beside_the_stock(house: House, visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    table = laid(house, "tower-up", "Anna", "easy", seed=31)
    table.is_of(anna)
    table.is_shown_to(anna)
    foot = anna.page.locator(".foot")
    deck = foot.locator("[data-anchor=deck]")

    for width in (320, 390):
        anna.page.set_viewport_size({"width": width, "height": 740})
        expect(deck).to_have_text(re.compile(r"^Deck: \d+ cards$"))
        expect(deck).to_be_in_viewport(ratio=1)
        assert foot.evaluate("(foot) => foot.clientHeight") <= 48
