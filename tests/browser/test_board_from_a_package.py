"""A board that an installed package brings, compiled elsewhere, under our strict policy."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import Visitor
from tests.server.house import House

from ludoteca.testing import playing

pytestmark = pytest.mark.browser("a component compiled elsewhere is loaded under our policy")

Visit = Callable[..., Visitor]
GAME = "quiet-steps"
GOAL = 12


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    """With the toys of the server's tests installed."""
    house = House(tmp_path / "data")
    yield house
    house.close()


def walks(page: Page) -> None:
    """Picks on the board until the table is over."""
    board = page.locator(".board .quiet-steps")
    for _ in range(GOAL):
        expect(
            board.locator("button[aria-disabled=false]").or_(page.locator(".result")).first
        ).to_be_visible()
        if page.locator(".result").count():
            return
        steps = board.locator(".you .steps")
        before = steps.inner_text()
        board.get_by_role("button", name="Walk 3").click()
        expect(steps).not_to_have_text(before)


def test_a_table_against_a_bot_is_played_on_it_to_the_end_and_replayed(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.goes_to("/about")
    playing.is_called(page, "Anna")
    table = playing.make(page, GAME, ["steady"])

    anna.goes_to(f"/t/{table}")
    board = page.locator(".board .quiet-steps")
    expect(board).to_contain_text("Anna")
    assert board.evaluate("board => getComputedStyle(board).display") == "grid"  # has its style
    expect(page.locator(".prompt")).to_contain_text("Pick how far you walk.")  # and its words
    begun_at = board.locator(".you .steps").inner_text()
    walks(page)

    expect(anna.end).to_contain_text("Who came furthest has won.")
    expect(anna.end).to_contain_text(f"{anna.scores()[0]} steps, one after the other")
    expect(board).to_have_attribute("data-over", "true")
    assert max(anna.scores()) >= GOAL
    anna.goes_to(f"/t/{table}/replay?at=0")
    expect(board.locator(".you .steps")).to_have_text(begun_at)
    page.keyboard.press("End")
    expect(board).to_have_attribute("data-over", "true")
    assert board.get_by_role("button").count() == 0


def test_the_page_of_its_game_seats_people_and_speaks_its_words(visit: Visit) -> None:
    anna = visit()

    anna.goes_to(f"/games/{GAME}")

    expect(anna.page.get_by_role("heading", name="Quiet Steps")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play now against bots")).to_be_visible()
    explained = anna.page.get_by_role("region", name="How it is played")
    expect(explained.locator("em")).to_have_text("one to three")
    expect(explained.get_by_role("heading", name="The end")).to_be_visible()
    bots = anna.page.get_by_role("region", name="The bots")
    expect(bots).to_contain_text("Steady walks as far as it can, always.")
    expect(bots.get_by_role("listitem").nth(2)).to_have_text("moody")  # has no words for it


@pytest.mark.deep  # every day its page, words and table
def test_it_is_taught_and_its_rules_and_things_stand_beside_its_tutorial(visit: Visit) -> None:
    anna = visit()
    page = anna.page

    anna.goes_to(f"/games/{GAME}/tutorial")
    expect(page.locator(".note")).to_contain_text("Walk three steps, in secret.")
    page.get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("Then all walk, and a coin may add a step.")
    expect(rules).to_contain_text("Track: how far somebody has come.")
    page.keyboard.press("Escape")
    page.locator(".board .quiet-steps").get_by_role("button", name="Walk 3").click()

    expect(page.locator(".note")).to_contain_text("You have arrived.")


def test_its_words_follow_the_reader_and_are_english_where_they_are_missing(visit: Visit) -> None:
    ben = visit(locale="ko-KR")
    ben.goes_to("/about")
    playing.is_called(ben.page, "벤")

    ben.goes_to(f"/t/{playing.make(ben.page, GAME, ['steady'])}")

    expect(ben.page.locator(".quiet-steps").get_by_role("button", name="Walk 1")).to_be_visible()


def test_a_game_without_a_board_says_so(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")

    anna.goes_to(f"/t/{playing.make(anna.page, 'whispers', ['random'])}")

    expect(anna.page.locator("section.board")).to_contain_text("no board")
    anna.goes_to("/games/whispers")
    expect(anna.page.get_by_role("heading", name="The bots")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="How it is played")).to_have_count(0)
