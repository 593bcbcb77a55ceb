"""Other players' sheets are whole and in sight, on a low board and among a phone's boards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.known import laid
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("what a board of a given height has room for is measured")

Visit = Callable[..., Visitor]


def test_the_sheets_of_others_are_in_sight_on_a_low_board_and_on_a_phone(
    house: House, visit: Visit
) -> None:
    anna = visit(viewport={"width": 1280, "height": 676})  # a replay at 1280 x 800
    laid(house, "tower-up", "Anna", "easy", "easy", "easy", seed=51).is_shown_to(anna)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    others = anna.page.locator(".tower-up .others li")
    expect(others).to_have_count(3)

    for sheet in others.all():
        expect(sheet).to_be_in_viewport(ratio=0.99)
    anna.page.set_viewport_size(PHONE)
    anna.page.locator("[data-anchor=boards]").click()

    for sheet in others.all():
        expect(sheet).to_be_in_viewport(ratio=0.99)
