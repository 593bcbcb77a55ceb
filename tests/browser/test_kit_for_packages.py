"""The board kit that packages import: boards that were written for version 1 go on working."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("what a package brings draws with a module of the house")

Visit = Callable[..., Visitor]
TESTS = pathlib.Path(__file__).resolve().parents[1]
INSTALLED = TESTS / "browser" / "toys", TESTS / "odd_games" / "ancient-nim"
DOCUMENT = (TESTS.parent / "docs" / "adding-a-game.md").read_text("utf-8")
GAME = "matches-of-kit-1"
ANIMATED = """() => {
    window.animated = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...of) {
        window.animated += Boolean(this.closest('.kit-board'));
        return animate.apply(this, of);
    };
}"""
"""Counts what is moved on the board from here on."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With packages installed whose boards use the kit."""
    paths = os.pathsep.join(map(str, INSTALLED))
    house = House(tmp_path_factory.mktemp("kit") / "data", PYTHONPATH=paths)
    yield house
    house.close()


def test_a_board_of_version_1_is_played_by_keys(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table("bouton", game=GAME)
    page = anna.page
    anna.goes_to(f"/t/{table}")
    board = page.get_by_role("group", name="Rows of matches")
    row = board.get_by_role("button", name="Row 2 with 4 matches")
    expect(row).to_be_enabled()

    board.get_by_role("button", name="Row 1 with 3 matches").focus()
    page.keyboard.press("ArrowDown")
    expect(row).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("How many matches from row 2?")
    page.keyboard.press("Escape")
    expect(row).to_be_visible()
    row.press("Enter")
    two = board.get_by_role("button", name="Take 2 matches from row 2")
    two.focus()
    expect(board.locator(".kit-caption")).to_have_text("Take 2 matches from row 2Anna")
    expect(board.locator(".taken")).to_have_count(2)  # what it would do
    page.keyboard.press("Enter")

    expect(page.locator("[data-entry='2']")).to_be_visible()  # the bot has answered
    expect(board).to_be_focused()
    assert not anna.complaints


def test_a_board_of_version_1_answers_marks_and_moves(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.is_known_as("Anna")
    table = anna.has_table("bouton", game=GAME)
    page = anna.page
    anna.goes_to(f"/t/{table}")
    board = page.get_by_role("group", name="Rows of matches")
    row = board.get_by_role("button", name="Row 3 with 5 matches")
    expect(row).to_be_enabled()
    row.focus()

    page.keyboard.press("i")
    expect(board.get_by_role("status")).to_have_text(
        "Row: matches that lie together. You take from one row only. Row 3 with 5 matches"
    )
    page.keyboard.press("Escape")
    expect(board.get_by_role("status")).to_have_text("")
    page.evaluate(ANIMATED)
    row.press("Enter")
    board.get_by_role("button", name="Take 1 match from row 3").press("Enter")
    expect(page.locator("[data-entry='2']")).to_be_visible()
    assert page.evaluate("window.animated") >= 4  # those that are left move together
    expect(board.locator("[data-mark]")).to_have_count(1)
    marked = board.locator("[data-anchor]").filter(has=page.locator("[data-mark]"))
    expect(marked).to_have_count(1)

    page.keyboard.press("h")
    expect(board.locator("[data-advised]")).to_have_count(1)
    assert not anna.complaints


def test_a_finger_shows_first_and_does_then(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_known_as("Anna")
    table = anna.has_table("bouton", game=GAME)
    page = anna.page
    anna.goes_to(f"/t/{table}")
    board = page.get_by_role("group", name="Rows of matches")

    board.get_by_role("button", name="Row 3 with 5 matches").tap()
    five = board.get_by_role("button", name="Take 5 matches from row 3")
    five.tap()
    held = page.locator(".held")
    expect(held).to_contain_text("Take 5 matches from row 3")
    assert page.locator("[data-entry='0']").count()
    five.tap()

    expect(page.locator("[data-entry='2']")).to_be_visible()
    assert not anna.complaints


def test_a_board_of_squares_is_walked_by_arrows_and_shows_what_would_turn(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.is_known_as("Anna")
    table = anna.has_table("first", game="turncoats", size=6)
    page = anna.page
    anna.goes_to(f"/t/{table}")
    board = page.get_by_role("group", name="Board")
    spot = board.get_by_role("button", name="Place on c2, turns 1 token")
    expect(spot).to_be_enabled()
    expect(board.get_by_role("img", name="d3: Anna")).to_have_count(1)
    assert board.locator(".kit-edges text").all_text_contents() == [*"abcdef", *"123456"]

    spot.focus()
    expect(board.locator(".kit-ghosts > g")).to_have_count(2)  # what is placed, and what turns
    for key, name in (("ArrowDown", "b3"), ("ArrowDown", "d5"), ("ArrowUp", "e4")):
        page.keyboard.press(key)
        expect(board.locator(f"[data-anchor='square:{name}']")).to_be_focused()
    page.keyboard.press("h")
    expect(board.locator("[data-advised]")).to_have_count(1)
    page.evaluate(ANIMATED)
    spot.press("Enter")

    expect(page.locator("[data-entry='2']")).to_be_visible()
    expect(board.get_by_role("img", name="b2: ")).to_have_count(1)
    expect(board.locator(".kit-ground.last")).to_have_count(1)
    expect(board.locator(".kit-pieces > g > g")).to_have_count(6)  # the other side is gone
    assert page.evaluate("window.animated") >= 6  # two are put down, two turn over
    assert not anna.complaints


def test_whoever_cannot_move_is_passed_over_and_it_is_told(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table("first", game="turncoats", size=4)
    page = anna.page
    anna.goes_to(f"/t/{table}")
    board = page.get_by_role("group", name="Board")

    for square in ("d3", "c1", "d1"):
        spot = board.get_by_role("button", name=f"Place on {square}")
        expect(spot).to_be_enabled()
        spot.press("Enter")

    expect(page.locator("#log")).to_contain_text("Cleo has no move and passes.")
    expect(board.get_by_role("button").first).to_be_enabled()
    expect(page.locator("[data-entry='5']")).to_be_visible()


OF_VERSION_1 = {
    *("board", "calm", "each", "fill", "html", "labelled", "list", "outline", "phrases"),
    *("roundedBox", "sentences", "set", "svg", "version"),
    *("grid", "token", "SIDE", "Squares", "land", "turnOver"),
}
"""More may come; none of these may go."""


def test_version_1_has_all_that_it_ever_had_and_is_made_of_nothing_else(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/about")

    there = anna.page.evaluate("import('/kit/1.js').then(Object.keys)")
    answer = anna.context.request.get(f"{anna.address}/kit/1.js")

    assert set(there) >= OF_VERSION_1
    assert {name for name in there if f"`{name}" not in DOCUMENT} == {"version"}
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"  # mended for all boards at once
    assert "import" not in answer.text()
    assert anna.context.request.get(f"{anna.address}/kit/2.js").status == 404
