"""The last turn is announced across the board and to screen readers when it begins."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser("a ribbon lies across what is drawn until a click ends it")

Visit = Callable[..., Visitor]

CHOOSES = """() => {
    document.querySelector('#choices ol button:not([aria-disabled=true])')?.click();
    return document.querySelector('p.ribbon');
}"""


def test_the_last_turn_is_announced_when_it_begins(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.is_known_as("Anna")
    anna.goes_to(f"/t/{anna.has_table(game='roll-to-the-top', turn_limit=2)}")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    ribbon = anna.page.locator("p.ribbon")
    expect(ribbon).to_have_count(0)

    anna.page.wait_for_function(CHOOSES)

    expect(ribbon).to_have_text("This is the last turn!")
    expect(anna.page.locator("[data-announced] p").last).to_contain_text("Turn 2, the last:")
    anna.page.locator(".prompt p").click()
    expect(ribbon).to_have_count(0)
