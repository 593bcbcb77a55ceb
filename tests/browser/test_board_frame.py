"""What all boards have in common: arrow keys, the focus, the words of what is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.known import Update, laid
from tests.browser.rooms import STILL
from tests.browser.visitor import Visitor
from tests.server.house import House
from tests.titles import IN_TURN, by_turns

from ludoteca.core.title import Title
from ludoteca.testing import playing
from ludoteca.testing.conformance.board import ASKED

pytestmark = pytest.mark.browser("keys, the focus and what a finger meets are those of a browser")

Visit = Callable[..., Visitor]
FOCUSED = "document.querySelector('.board-frame').contains(document.activeElement)"
NOTES_A_CHANGE = """() => {
    window.changed = new Promise((changed) => {
        const all = { subtree: true, childList: true, attributes: true };
        new MutationObserver(() => changed()).observe(document.querySelector('main'), all);
    });
}"""


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


def sits_at(visitor: Visitor, title: Title) -> None:
    """At a table with easy bots, asked to choose something on the board."""
    bots = ["easy"] * max(1, title.meta.seats[0] - 1)
    visitor.goes_to("/about")
    playing.is_called(visitor.page, "Anna")
    visitor.goes_to(f"/t/{playing.make(visitor.page, title.meta.id, bots)}")
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()  # what others do may be proposed
    expect(frame(visitor).locator("svg [data-spot]").first).to_be_visible()


@pytest.mark.parametrize("title", by_turns(3))
def test_arrow_keys_walk_from_spot_to_spot_and_other_keys_are_left_alone(
    visit: Visit, title: Title
) -> None:
    anna = visit()
    sits_at(anna, title)
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


@pytest.mark.parametrize("title", by_turns(1))
def test_the_focus_stays_on_the_board_when_what_had_it_is_gone(visit: Visit, title: Title) -> None:
    anna = visit()
    sits_at(anna, title)

    option = frame(anna).locator(":is(button, [role=button])[data-spot]").first
    pressed = 0
    while pressed < 6 and not anna.end.count() and option.count():
        option.focus()
        anna.page.evaluate(NOTES_A_CHANGE)
        anna.page.keyboard.press("Enter")
        anna.page.evaluate("window.changed")
        anna.page.evaluate(STILL)
        assert anna.page.evaluate(FOCUSED)
        pressed += 1
    assert pressed


def test_what_something_is_and_does_now_can_be_asked(visit: Visit) -> None:
    anna = visit(has_touch=True)
    sits_at(anna, IN_TURN)
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


def begins_a_turn(update: Update) -> bool:
    """Later on, where the last to do something was somebody else, or it came to light with that."""
    kinds = {option["action"]["type"] for option in update["options"]}
    moment, own = update["moment"] or {"seat": None, "events": []}, {update["audience"]}
    seats = {moment["seat"], *(event.get("seat") for event in moment["events"])} - {None}
    return update["n"] >= 20 and bool(seats - own) and "take_back" not in kinds


@pytest.mark.parametrize("title", by_turns(2))
def test_what_others_have_done_since_ones_last_turn_is_marked(
    house: House, visit: Visit, title: Title
) -> None:
    anna = visit()
    table = laid(house, title.meta.id, "Anna", "easy", "easy", seed=1)
    table.is_played(begins_a_turn)
    table.is_shown_to(anna)
    anna.page.locator(".prompt.mine").wait_for()

    expect(frame(anna).locator("[data-recent]").first).to_be_visible()
