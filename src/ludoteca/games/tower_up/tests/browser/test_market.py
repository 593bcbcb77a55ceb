"""New cards in the market are marked until the reader acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.known import Update, laid
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("marks are drawn by a page that was there before")

Visit = Callable[..., Visitor]

ON_THE_WAY = 12
"""Entries after which every seat has had a turn."""


def begins_a_turn(update: Update) -> bool:
    """Whether the update begins a turn after other players have acted."""
    return update["view"]["stage"] == "act" and update["n"] > ON_THE_WAY


def test_what_has_come_into_the_market_is_marked_until_one_acts(house: House, visit: Visit) -> None:
    anna = visit()
    table = laid(house, "tower-up", "Anna", "random", seed=5)
    table.is_played(begins_a_turn)
    table.is_shown_to(anna)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    marks = anna.page.locator("[data-anchor=market] [data-recent]")

    expect(marks.first).to_be_visible()
    anna.page.locator(".tower-up button.card").first.click()

    expect(marks).to_have_count(0)
