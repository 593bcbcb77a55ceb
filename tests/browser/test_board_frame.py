"""What all boards have in common: arrow keys, the focus, the words of what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor
from tests.server.house import House
from tests.titles import ANY

from ludoteca.games import titles
from ludoteca.testing import playing
from ludoteca.testing.conformance.board import ASKED

Visit = Callable[..., Visitor]
FOCUSED = "document.querySelector('.board-frame').contains(document.activeElement)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data", PYTHONPATH="")
    yield house
    house.close()


def frame(visitor: Visitor) -> Locator:
    return visitor.page.locator(".board-frame")


def focused(visitor: Visitor) -> Locator:
    """The spot that has the focus."""
    return frame(visitor).locator("[data-spot]:focus")


def sits_at(visitor: Visitor, game: str) -> None:
    """At a table with easy bots, asked to choose something on the board."""
    bots = ["easy"] * max(1, titles()[game].meta.seats[0] - 1)
    visitor.goes_to("/about")
    playing.is_called(visitor.page, "Anna")
    visitor.goes_to(f"/t/{playing.make(visitor.page, game, bots)}")
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()  # what others do may be proposed
    expect(frame(visitor).locator("svg [data-spot]").first).to_be_visible()


@pytest.mark.parametrize("game", titles())
def test_arrow_keys_walk_from_spot_to_spot_and_other_keys_are_left_alone(
    visit: Visit, game: str
) -> None:
    anna = visit()
    sits_at(anna, game)
    anna.page.evaluate(
        "() => addEventListener('keydown', (event) => (window.kept = event.defaultPrevented))"
    )

    frame(anna).focus()
    for key in ("a", "Control+ArrowRight", "Alt+ArrowDown"):
        anna.page.keyboard.press(key)

        assert anna.page.evaluate("window.kept") is False
        expect(frame(anna)).to_be_focused()
    anna.page.keyboard.press("ArrowRight")
    expect(focused(anna)).to_have_count(1)
    first = focused(anna).get_attribute("aria-label")
    anna.page.keyboard.press("ArrowDown")

    expect(focused(anna)).to_have_count(1)
    if frame(anna).locator("[data-spot]").count() > 1:
        assert focused(anna).get_attribute("aria-label") != first
    assert anna.page.evaluate(ASKED) == []  # everything says what it is


@pytest.mark.parametrize("game", titles())
def test_the_focus_stays_on_the_board_when_what_had_it_is_gone(visit: Visit, game: str) -> None:
    anna = visit()
    sits_at(anna, game)

    for _ in range(6):
        frame(anna).focus()
        anna.page.keyboard.press("ArrowRight")
        if anna.end.count() or not focused(anna).count():
            break
        anna.page.keyboard.press("Enter")
        anna.page.wait_for_timeout(250)
        assert anna.page.evaluate(FOCUSED)


def test_what_something_is_and_does_now_can_be_asked(visit: Visit) -> None:
    anna = visit(has_touch=True)
    sits_at(anna, ANY)
    said, drawn = frame(anna).locator("[data-asked]"), frame(anna).locator(".asked")
    spot = frame(anna).locator("svg [data-spot]").first
    before = anna.entry

    spot.focus()
    anna.page.keyboard.press("i")
    expect(said).not_to_be_empty()
    first = said.text_content()
    anna.page.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first or "")
    expect(spot).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(drawn).to_have_count(0)

    spot.hover()
    expect(drawn).to_be_visible()
    expect(said).to_be_empty()  # seen, not read out
    anna.page.mouse.move(1, 1)
    expect(drawn).to_have_count(0)

    box = spot.bounding_box() or {}
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = anna.context.new_cdp_session(anna.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    expect(said).not_to_be_empty()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(said).not_to_be_empty()
    expect(anna.page.locator(".held")).to_have_count(0)
    assert anna.entry == before  # nothing was chosen by it
