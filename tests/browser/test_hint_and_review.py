"""A bot gives a hint, and a finished table is looked back at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.tables import finished
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House
from tests.titles import by_turns
from tools import postures

from ludoteca.core.title import Title

pytestmark = pytest.mark.browser("keys and taps ask for advice, and what tells it is measured")

Visit = Callable[..., Visitor]

WON = re.compile(r"100%|(50%.*){2}|(33%.*){3}")
"""The chances when it is over: one has won, or several share it."""

FIGURES = re.compile(r"about .?\d+ points? and \d+% to win|its own judgement")
"""What is said of the bot's choice, or why nothing is."""


def test_a_bot_gives_a_hint_which_is_played_and_the_game_is_looked_back_at(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.is_at_a_table()
    assert anna.waits_for_turn_or_end()
    options = anna.choices.count()

    page.keyboard.press("h")

    hint = page.locator("#choices [role=status]")
    expect(hint).to_contain_text("would choose")
    expect(hint).to_contain_text(FIGURES)
    expect(anna.choices).to_have_count(options)
    expect(anna.choices.first).to_contain_text("choice")

    before = anna.entry
    anna.choices.first.click()
    anna.sees_more_than(before)
    expect(hint).to_have_count(0)

    anna.is_back_when_it_is_over()
    anna.end.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="How the game went")).to_be_visible()
    curves = page.get_by_role("img", name="Chance to win")
    expect(curves).to_be_visible(timeout=TURN_MS)
    expect(curves.locator("path.line")).to_have_count(page.locator(".legend li").count())
    page.get_by_text("As a table").click()
    last = page.get_by_role("row").last
    expect(last).to_have_text(WON)
    page.get_by_role("link", name="Back to the table").click()
    expect(anna.end).to_be_visible()


COVERED = """() => {
    const board = document.querySelector('section.board').getBoundingClientRect();
    const pixels = (box) =>
        Math.max(0, Math.min(box.right, board.right) - Math.max(box.left, board.left)) *
        Math.max(0, Math.min(box.bottom, board.bottom) - Math.max(box.top, board.top));
    return [...document.querySelectorAll('.top .strip, #choices')]
        .filter((one) => one.checkVisibility())
        .reduce((sum, one) => sum + pixels(one.getBoundingClientRect()), 0);
}"""
"""How many pixels of the board lie under what speaks of it."""


@pytest.mark.parametrize("title", by_turns(0))
def test_on_a_phone_a_hint_and_its_figures_cover_nothing_of_the_board(
    visit: Visit, title: Title
) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    page = anna.page
    anna.is_at_a_table("random", game=title.meta.id)
    page.locator(".prompt.mine").wait_for()

    page.get_by_role("button", name="Hint").tap()

    strip = page.locator(".top .strip")
    expect(strip.locator(".figures")).to_be_attached(timeout=TURN_MS)
    assert page.evaluate(COVERED) == 0
    expect(page.locator("section.board [data-advised]").first).to_be_visible()  # where one acts
    page.get_by_role("button", name="Choices").tap()
    expect(page.locator("#choices .panel-hint")).to_contain_text("would choose")
    expect(strip).to_have_count(0)
    assert page.evaluate(COVERED) == 0
    for posture in postures.POSTURES:
        postures.take(page, posture)
        assert page.evaluate(COVERED) == 0, posture


def test_on_a_phone_the_hint_fits(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    page = anna.page
    anna.is_at_a_table()
    assert anna.waits_for_turn_or_end()

    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".top .strip .figures")).to_be_attached(timeout=TURN_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="Hide the hint").tap()
    expect(page.locator(".top .strip")).to_have_count(0)


@pytest.mark.parametrize("title", by_turns(2))
def test_on_a_phone_the_review_fits(house: House, visit: Visit, title: Title) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    page = anna.page

    finished(house, "random", game=title.meta.id).is_shown_to(anna, "/review")

    expect(page.locator(".chart svg").first).to_be_visible(timeout=3 * TURN_MS)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({}, id="desktop", marks=pytest.mark.deep),
        pytest.param({"viewport": PHONE}, id="phone"),
    ],
)
def test_a_review_shows_from_the_beginning_how_far_it_is(
    house: House, visit: Visit, settings: dict[str, object]
) -> None:
    anna = visit(**settings)
    page = anna.page
    told = {"review": None, "looked": 0, "moves": 0, "others": 0, "seconds": None}
    page.route("**/api/tables/*/review", lambda route: route.fulfill(json=told))

    finished(house, "easy").is_shown_to(anna, "/review")
    progress = page.get_by_role("progressbar")
    expect(page.get_by_text("Analysing the first move")).to_be_visible()
    expect(progress).to_be_in_viewport(ratio=1)
    before = progress.bounding_box()
    assert progress.evaluate("(bar) => [bar.value, bar.max]") == [0, 1]

    told |= {"looked": 9, "moves": 36}
    expect(page.get_by_text("9 of 36 moves")).to_be_visible()
    assert progress.evaluate("(bar) => [bar.value, bar.max]") == [9, 36]
    after = progress.bounding_box()
    assert before
    assert after
    assert (before["x"], before["y"]) == (after["x"], after["y"])


def test_at_a_table_without_hints_nobody_is_offered_one(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.makes_a_table("Anna")
    page.get_by_role("combobox", name="Add a bot to seat 2").select_option(label="Random")
    page.get_by_text("More settings").click()
    page.get_by_role("group", name="Hints").get_by_label("Off").check()
    page.get_by_role("button", name="Start the game").click()

    assert anna.waits_for_turn_or_end()

    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
