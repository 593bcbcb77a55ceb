"""Servers die, lines break, windows multiply: nothing is lost and pages come back by themselves."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect
from tests.browser.line import Line
from tests.browser.visitor import Visitor, play_on
from tests.server.databases import sql
from tests.server.house import House
from tests.titles import ANY

pytestmark = pytest.mark.browser(
    "lines are cut, windows multiply, clocks go wrong, pages load again"
)

Visit = Callable[..., Visitor]

SIT = ".seats .sit"
KEEPS = {"service_workers": "allow"}
"""All that a browser keeps of a house for the time in which it does not answer."""
ON_THE_WAY = 40
"""Entries after which there are some left to play by hand, and not many to play out."""


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """To be named before ``visit``: so it ends after the windows, which may still be loading."""
    line = Line(int(house.url.rsplit(":", 1)[1]))
    yield line
    line.close()


@pytest.mark.own_house
def test_a_page_comes_back_by_itself_when_the_server_was_killed(house: House, visit: Visit) -> None:
    anna = visit(**KEEPS)
    anna.may_be_cut = True  # it may be loading the result just then
    anna.is_at_a_table(entries=ON_THE_WAY)
    anna.waits_for_turn_or_end()
    log = anna.log()

    house.kill()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
    house.open()

    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden()
    assert anna.log() == log
    play_on(anna, turns=2)
    anna.plays_out()
    expect(anna.end).to_contain_text("Anna")


def test_a_move_made_while_the_line_is_cut_is_carried_out_once(
    house: House, line: Line, visit: Visit
) -> None:
    anna = visit(address=f"http://127.0.0.1:{line.port}", **KEEPS)
    anna.is_at_a_table(entries=ON_THE_WAY)
    play_on(anna, turns=1)  # what a touch needs is there from now on
    anna.waits_for_turn_or_end()
    before = anna.entry
    my_moves = anna.page.locator("#log p", has_text="You move")
    mine = my_moves.count()

    line.cut()
    anna.spots.last.click()
    anna.context.set_offline(True)
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
    expect(anna.page.get_by_text("You are offline")).to_have_count(0)  # it is said once
    anna.context.set_offline(False)
    line.mend()

    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden()
    anna.sees_more_than(before)
    anna.waits_for_turn_or_end()
    expect(my_moves).to_have_count(mine + 1)  # a line that was missed comes a little later
    play_on(anna, turns=2)
    anna.plays_out()


def test_two_windows_of_one_person_show_the_same_table(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table()
    other = anna.open()
    other.goto(anna.page.url)

    play_on(anna, turns=3)
    anna.waits_for_turn_or_end()

    expect(other.locator(".prompt p")).to_have_text(anna.prompt)
    assert other.locator("#log li").count() == anna.page.locator("#log li").count()


def test_a_watcher_sees_the_table_and_may_touch_nothing(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table()
    cleo = visit()
    cleo.page.goto(anna.page.url)

    play_on(anna, turns=2)
    anna.waits_for_turn_or_end()

    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(cleo.page.locator(".prompt p")).to_contain_text("Anna")
    expect(cleo.spots).to_have_count(0)
    expect(cleo.choices).to_have_count(0)


@pytest.mark.parametrize("days", [-1, pytest.param(1, marks=pytest.mark.deep)])
def test_a_clock_that_is_wrong_by_a_day_does_not_change_what_is_said_of_time(
    visit: Visit, days: int
) -> None:
    anna = visit()
    wrong = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=days)
    anna.context.clock.install(time=wrong)
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()

    anna.goes_to("/lobby")

    expect(anna.page.get_by_text("Your turn (now)")).to_be_visible()


def test_a_clock_that_is_set_right_during_a_game_holds_nothing_up(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.context.clock.install(time=datetime.datetime.now(datetime.UTC))
    anna.is_at_a_table("easy")
    play_on(anna, turns=1)

    yesterday = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=1)
    anna.page.clock.set_system_time(yesterday)

    play_on(anna, turns=3)


def test_whoever_finds_all_seats_taken_is_told_and_watches(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    path = f"/t/{anna.has_table('easy', waits=True)}"
    late = visit()

    late.goes_to(path)

    expect(late.page.get_by_role("status").filter(has_text="All seats are taken")).to_be_visible()
    expect(late.page.get_by_role("button", name=re.compile("Sit here"))).to_have_count(0)
    anna.goes_to(path)
    anna.page.get_by_role("button", name="Start").click()
    expect(late.page.get_by_text("You are watching.")).to_be_visible()


def test_whoever_is_too_late_for_the_last_seat_is_told(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table("open")
    ben, carla = visit(), visit()
    for visitor in (ben, carla):
        visitor.goes_to(f"/t/{table}")
        visitor.page.locator(".asked input").fill("Ben" if visitor is ben else "Carla")

    def after_ben(route: Route) -> None:
        ben.page.locator(SIT).click()
        expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
        route.continue_()

    carla.page.route(f"**/api/tables/{table}/join", after_ben)

    carla.page.locator(SIT).click()

    expect(carla.page.get_by_role("alert")).to_contain_text("Somebody else sits there now.")
    expect(carla.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    carla.complaints.clear()  # the browser itself reports the 409


def test_a_tab_from_before_an_upgrade_offers_to_load_what_it_misses(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/")
    expect(anna.page.locator("article h3").first).to_be_visible()
    gone = re.compile(r"/assets/AboutPage-[^/]*\.js")  # the server has it by another name
    anna.context.route(gone, lambda route: route.fulfill(status=404))

    anna.page.locator("a[href='/about']").first.click()

    expect(anna.page.get_by_text("The page could not be loaded")).to_be_visible()
    anna.context.unroute(gone)
    anna.page.get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_text("The page could not be loaded")).to_be_hidden()
    expect(anna.page.locator("main h1")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 404


def test_a_part_that_does_not_load_is_missed_without_an_error(visit: Visit) -> None:
    anna = visit()
    gone = re.compile(r"/assets/Result-[^/]*\.(js|css)")
    anna.context.route(gone, lambda route: route.fulfill(status=404))

    anna.is_at_a_table()

    expect(anna.page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    play_on(anna, turns=1)
    assert [said for said in anna.complaints if "404" not in said] == []
    anna.complaints.clear()  # the browser itself reports the 404


def test_a_tab_that_speaks_an_older_protocol_says_so_and_loads_again(visit: Visit) -> None:
    anna = visit(**KEEPS)
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()

    def speaks_of_tomorrow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "hello":
                frame["protocol"] += 1
            socket.send(json.dumps(frame))

        server.on_message(tell)

    table = re.compile(r"/api/tables/.*/socket")
    anna.page.route_web_socket(table, speaks_of_tomorrow)
    anna.page.reload()

    expect(anna.page.get_by_role("alert")).to_contain_text("This page is older than the server")
    with anna.page.expect_navigation():
        anna.page.get_by_role("button", name="Reload").click()


def test_who_opens_a_stopped_table_reads_what_happened(house: House, visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table("easy")
    stopped = f"stopped-{table}"  # the house knows nothing of this one yet
    sql(house.file, "UPDATE tables SET id = ?, status = 'stopped' WHERE id = ?", stopped, table)
    for of_it in ("seats", "entries", "wakes"):
        sql(house.file, f"UPDATE {of_it} SET table_id = ? WHERE table_id = ?", stopped, table)

    anna.goes_to(f"/t/{stopped}")

    expect(anna.page.get_by_text("Something went wrong in the rules")).to_be_visible()
    assert anna.prompt == "This table has stopped"
    anna.page.get_by_role("link", name="To the games").click()
    expect(anna.page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_wrong_link_says_so(visit: Visit) -> None:
    anna = visit()

    anna.goes_to("/t/nowhereatall")

    expect(anna.page.get_by_text("This table does not exist")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 404


def test_a_name_like_a_bots_is_refused_in_words(visit: Visit) -> None:
    anna = visit()
    anna.goes_to(f"/games/{ANY}")
    anna.page.get_by_label("Your nickname").fill("🤖 Easy")

    anna.page.get_by_role("button", name="Play now against bots").click()

    refusal = anna.page.get_by_role("alert").filter(has_text="This looks like the name of a")
    expect(refusal).to_be_visible()
    anna.complaints.clear()  # the browser itself reports the 422
