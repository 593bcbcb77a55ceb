"""A table is played back, shared at a moment, and caught up with."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.tables import finished
from tests.browser.test_one_timeline import SLOW
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("keys and buttons lead through time, the address bar with them")

Visit = Callable[..., Visitor]
SIDEWAYS = {"width": 740, "height": 360}
ADDRESS_IS_BEHIND_MS = 500
"""By then the address bar names what is shown."""


def shown(page: Page) -> int:
    """The entry that a replay shows."""
    return int(page.locator("[data-replayed]").get_attribute("data-replayed") or -1)


def test_a_finished_table_is_played_back_step_by_step_and_shared_at_a_moment(
    house: House, visit: Visit
) -> None:
    anna = visit()
    finished(house, "easy", "easy").is_shown_to(anna)

    anna.end.get_by_role("link", name="Watch the replay").click()
    page = anna.page
    expect(page.locator("[data-replayed='0']")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("[data-replayed='1']")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over.", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    moment = shown(page)
    scores = page.locator(".seats .score").all_text_contents()

    page.get_by_role("button", name="Share this moment").click()
    link = page.get_by_label("Link to this moment").input_value()
    ben = visit(viewport=PHONE, has_touch=True)
    ben.page.goto(link)

    assert moment > 1
    assert link.endswith(f"/replay?at={moment}")
    expect(ben.page.locator(f"[data-replayed='{moment}']")).to_be_visible()
    assert ben.page.locator(".seats .score").all_text_contents() == scores
    width = ben.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    ben.page.set_viewport_size(SIDEWAYS)
    slider = ben.page.get_by_role("slider").bounding_box()
    share = ben.page.get_by_role("button", name="Share this moment").bounding_box()
    assert slider is not None
    assert share is not None
    assert slider["width"] > SIDEWAYS["width"] / 2
    assert slider["y"] + slider["height"] <= SIDEWAYS["height"]
    assert share["x"] + share["width"] <= SIDEWAYS["width"]
    assert share["y"] + share["height"] <= slider["y"]


def test_a_replay_plays_by_itself_and_stops_at_the_end(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table(entries=3)
    anna.waits_for_turn_or_end()
    newest = anna.entry

    anna.page.get_by_role("link", name="Watch the replay").click()
    anna.page.get_by_label("Speed").select_option("4")
    anna.page.get_by_role("button", name="Play", exact=True).click()

    expect(anna.page.locator(f"[data-replayed='{newest}']")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def test_a_step_is_told_when_it_is_drawn_and_a_key_draws_it_at_once(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    page = anna.page
    anna.is_known_as("Anna")
    table = anna.has_table("easy")
    anna.plays(table, entries=3)
    page.add_init_script(f"({SLOW})()")
    anna.goes_to(f"/t/{table}/replay?at=0")
    stage = page.locator("[data-replayed]")
    before = page.locator(".position").inner_text()
    expect(page.locator(".board-frame").first).to_be_visible()  # where nothing is, nothing moves

    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-replayed='1'][data-told='0']")).to_be_visible()
    assert page.locator(".position").inner_text() == before
    assert page.get_by_role("slider").input_value() == "0"
    page.keyboard.press("ArrowUp")

    expect(stage).to_have_attribute("data-told", "1")
    assert page.locator(".position").inner_text() != before
    assert page.get_by_role("slider").input_value() == "1"


def test_a_line_of_the_log_shows_the_table_as_it_was_and_there_is_a_way_back(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table(entries=3)
    anna.waits_for_turn_or_end()

    anna.page.locator("#log a", has_text="You move").last.click()

    expect(anna.page).to_have_url(re.compile(r"/replay\?when=\d+(\.\d+)?$"))
    expect(anna.page.locator("[aria-current=step]").first).to_contain_text("You move")
    expect(anna.page.get_by_text("It is your turn now.")).to_be_visible()
    anna.page.get_by_role("link", name="Back to now").click()
    assert anna.waits_for_turn_or_end()


def test_the_way_back_is_kept_while_the_page_of_the_table_is_under_way(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.is_known_as("Anna")
    table = anna.has_table("easy")
    anna.plays(table, entries=3)
    late: list[Route] = []
    ben.page.route("**/TablePage-*.js", lambda request: late.append(request))
    ben.page.clock.install()
    ben.goes_to(f"/t/{table}/replay")

    ben.page.get_by_role("button", name="One step forward").click()
    ben.page.get_by_role("link", name="Back to now").click()
    ben.page.clock.run_for(ADDRESS_IS_BEHIND_MS)  # what must not happen would
    for request in late:
        request.continue_()
    expect(ben.page.locator("[data-entry]")).to_be_visible()

    assert ben.table == table
    assert late


def test_whoever_comes_back_watches_what_was_missed(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table(entries=3)
    anna.waits_for_turn_or_end()
    newest = anna.entry

    anna.page.get_by_role("link", name="moves since your last").click()

    expect(anna.page.locator(f"[data-replayed='{newest}']")).to_be_visible()
