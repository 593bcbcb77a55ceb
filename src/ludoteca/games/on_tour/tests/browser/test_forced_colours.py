"""With the system's forced colours, the chosen number and the unusable card stand out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser("the colours of a system are those that a page is drawn in")

Visit = Callable[..., Visitor]

SHOWN = """(one) => {
    const { color, backgroundColor, outlineStyle } = getComputedStyle(one);
    return { color, ground: backgroundColor, outline: outlineStyle };
}"""
GRAY = """() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
}"""


def test_what_is_chosen_and_what_is_shut_is_told_in_the_colours_of_a_system(visit: Visit) -> None:
    anna = visit(forced_colors="active")
    page = anna.page
    anna.is_known_as("Anna")
    table = anna.has_table("easy", game="on-tour")
    assert anna.plays(table, until="prompt-numbers$")
    anna.goes_to(f"/t/{table}")
    numbers = page.locator("[data-anchor^='number:']:not(:disabled)")
    expect(numbers).to_have_count(2)

    numbers.last.click()
    chosen, other = (numbers.nth(at).evaluate(SHOWN) for at in (1, 0))
    anna.spots.first.focus()
    shut = page.locator("[data-anchor^='card:'].shut")
    for spot in anna.spots.all():
        spot.focus()
        if shut.count():
            break
    gray, word = page.evaluate(GRAY), shut.first.evaluate(SHOWN)
    open_word = page.locator("[data-anchor^='card:']:not(.shut)").first.evaluate(SHOWN)

    assert (chosen["ground"], chosen["outline"]) != (other["ground"], other["outline"])
    assert word["color"] == gray
    assert open_word["color"] != gray
