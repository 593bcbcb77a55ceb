"""One person with two heroes, by keys alone, on a small phone in Spanish."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.known import laid
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("keys choose, and nothing sticks out of a small phone")

Visit = Callable[..., Visitor]

BOARD = ".roll-for-adventure"
ENTRIES = 400
STICKS_OUT = """() => [...document.querySelectorAll('.roll-for-adventure .button')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.long
@pytest.mark.deep  # a whole table; every day turns
def test_two_heroes_of_one_person_play_to_the_end_by_keys(house: House, visit: Visit) -> None:
    table = laid(house, "roll-for-adventure", "Anna", seed=21, solo_heroes=2, short_tracks=True)
    anna = visit(viewport=PHONE, locale="es-ES")
    table.is_shown_to(anna)
    expect(anna.page.locator(BOARD)).to_be_visible()
    signs = anna.page.locator(f"{BOARD} .map [aria-pressed]:has(.tile)")
    expect(signs).to_have_count(5)
    for _ in range(ENTRIES):
        if anna.end.count():
            break
        before = anna.entry
        # A board that waits for the server's answer hears no key.
        expect(
            anna.page.locator(f"{BOARD} [aria-disabled=true], #choices :disabled")
        ).to_have_count(0)
        anna.page.locator(".board-frame").focus()
        anna.page.keyboard.press("1")
        if anna.page.locator("#choices .back").count():
            anna.page.keyboard.press("1")
        anna.sees_more_than(before)
        assert anna.page.evaluate(STICKS_OUT) == []

    expect(anna.end).to_be_visible()
    assert anna.complaints == []
