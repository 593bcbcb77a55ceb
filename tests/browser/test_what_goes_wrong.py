"""Servers die, lines break, windows multiply: nothing is lost and pages come back by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.line import Line
from tests.browser.visitor import Visitor, play_on
from tests.server.house import House

Visit = Callable[..., Visitor]

HEALS_MS = 20_000


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    line = Line(int(house.url.rsplit(":", 1)[1]))
    yield line
    line.close()


def test_a_page_comes_back_by_itself_when_the_server_was_killed(house: House, visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")
    play_on(anna, turns=4)
    anna.waits_for_turn_or_end()
    log = anna.log()

    house.kill()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible(timeout=HEALS_MS)
    house.open()

    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden(timeout=HEALS_MS)
    assert anna.log() == log
    play_on(anna)
    expect(anna.end).to_contain_text("Anna")


def test_a_move_made_while_the_line_is_cut_is_carried_out_once(
    house: House, visit: Visit, line: Line
) -> None:
    anna = visit(address=f"http://127.0.0.1:{line.port}")
    anna.plays_now("Anna")
    play_on(anna, turns=3)
    anna.waits_for_turn_or_end()
    before = anna.entry
    my_moves = anna.page.locator("#log p", has_text="You move")
    mine = my_moves.count()

    line.cut()
    anna.spots.last.click()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible(timeout=HEALS_MS)
    line.mend()

    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden(timeout=HEALS_MS)
    anna.sees_more_than(before)
    anna.waits_for_turn_or_end()
    expect(my_moves).to_have_count(mine + 1)  # a line that was missed comes a little later
    play_on(anna)


def test_two_windows_of_one_person_show_the_same_table(visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")
    other = anna.open()
    other.goto(anna.page.url)

    play_on(anna, turns=3)
    anna.waits_for_turn_or_end()

    expect(other.locator(".prompt p")).to_have_text(anna.prompt)
    assert other.locator("#log li").count() == anna.page.locator("#log li").count()


def test_a_watcher_sees_the_table_and_may_touch_nothing(visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")
    cleo = visit()
    cleo.page.goto(anna.page.url)

    play_on(anna, turns=2)
    anna.waits_for_turn_or_end()

    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(cleo.page.locator(".prompt p")).to_contain_text("Anna")
    expect(cleo.spots).to_have_count(0)
    expect(cleo.choices).to_have_count(0)


def test_a_wrong_link_says_so(visit: Visit) -> None:
    anna = visit()

    anna.goes_to("/t/nowhereatall")

    expect(anna.page.get_by_text("This table does not exist")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 404


def test_a_name_like_a_bots_is_refused_in_words(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/")
    anna.page.get_by_label("Your nickname").fill("🤖 Easy")

    anna.page.get_by_role("button", name="Play now against bots").click()

    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 422
