"""A board of squares inside the repository, as the gallery of the kit shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser("keys move a focus, and a token turns over in time")

Visit = Callable[..., Visitor]


def test_squares_are_walked_by_arrows_and_what_is_placed_turns_its_neighbours(
    visit: Visit,
) -> None:
    anna = visit(reduced_motion="no-preference")
    page = anna.page
    anna.goes_to("/kit")
    board = page.locator("#grids svg")
    spot = board.get_by_role("button", name="b4", exact=True)
    expect(spot).to_be_visible()
    names = board.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert [name.partition(":")[0] for name in names] == ["c3", "d3", "d2"]

    spot.focus()
    page.keyboard.press("ArrowRight")
    expect(board.get_by_role("button", name="c4", exact=True)).to_be_focused()
    page.evaluate(
        """() => {
            window.turned = 0;
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (...of) {
                window.turned += Boolean(this.closest('#grids'));
                return animate.apply(this, of);
            };
        }"""
    )
    page.keyboard.press("Enter")

    expect(board.get_by_role("img")).to_have_count(4)
    assert page.evaluate("window.turned") == 2  # one token, away and back
    expect(board.locator(".ground.last")).to_have_count(1)
    expect(board.locator(".face")).to_have_count(4)  # nothing is left of the other side
    assert not anna.complaints
