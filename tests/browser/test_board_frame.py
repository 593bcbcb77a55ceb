"""What all boards have in common: arrow keys, the focus, the words of what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor
from tests.server.house import House

from ludoteca.games import titles
from ludoteca.testing import playing

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
