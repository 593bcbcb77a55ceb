"""A table is made with one click: the link comes first, and everything is decided beside it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import PHONE, Visitor
from tests.titles import IN_TURN

from ludoteca.i18n import preset_name_of

pytestmark = pytest.mark.browser(
    "what one does is seen in other windows, and what is first is seen"
)

Visit = Callable[..., Visitor]
HAS_LOADED = """async (parts) => {
  const loaded = (part) => performance.getEntriesByType('resource').some((one) =>
    one.name.includes(part));
  while (!parts.every(loaded)) await new Promise(requestAnimationFrame);
}"""
SCREENS = [
    pytest.param({"width": 1280, "height": 800}, id="1280", marks=pytest.mark.deep),  # most room
    pytest.param(PHONE, id="360"),
    pytest.param({"width": 740, "height": 360}, id="740"),
]


def has_a_waiting_room(anna: Visitor, *others: str) -> None:
    """As the button makes one, for two."""
    anna.is_known_as("Anna")
    anna.goes_to(f"/t/{anna.has_table('open', *others)}")


def sits_down(ben: Visitor, anna: Visitor) -> None:
    """Before he looks."""
    ben.is_known_as("Ben")
    ben.joins(anna.table)
    ben.goes_to(f"/t/{anna.table}")


def is_on_the_screen(element: Locator) -> bool:
    box = element.bounding_box()
    screen = element.page.viewport_size
    assert box is not None
    assert screen is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= screen["height"]


@pytest.mark.parametrize("screen", SCREENS)
def test_link_and_code_and_what_to_do_are_seen_without_scrolling(
    visit: Visit, screen: dict[str, int]
) -> None:
    anna = visit(viewport=screen)
    has_a_waiting_room(anna)
    page = anna.page

    code = page.get_by_role("button", name="QR code")
    expect(code.locator("svg path")).to_be_visible()

    assert is_on_the_screen(page.get_by_label("Link to this table"))
    assert is_on_the_screen(page.get_by_role("button", name="Copy"))
    assert is_on_the_screen(code)
    assert is_on_the_screen(page.get_by_role("button", name="Add a bot and start"))
    if screen["width"] > 1_000:  # a desk
        field = page.locator(".talk input").last.bounding_box()
        bar = page.locator(".waiting .bar").bounding_box()
        assert field is not None
        assert bar is not None
        assert field["y"] + field["height"] <= bar["y"]
    page.mouse.wheel(0, 3_000)
    assert is_on_the_screen(page.get_by_role("button", name="Add a bot and start"))
    assert page.locator(".waiting .button.primary").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= screen["width"]


@pytest.mark.deep  # every day a taken name is told
def test_a_name_that_somebody_else_takes_meanwhile_is_suggested_no_more(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(), visit()
    has_a_waiting_room(anna, "open")
    ben.page.goto(anna.page.url)
    nickname = ben.page.get_by_label("What shall we call you?")
    expect(nickname).to_have_value(re.compile(r"\w+"))
    suggested = nickname.input_value()

    carla.page.goto(anna.page.url)
    carla.page.get_by_label("What shall we call you?").fill(suggested)
    carla.page.get_by_role("button", name="Take a seat").click()

    expect(ben.page.get_by_role("region", name="Seats")).to_contain_text(suggested)
    expect(nickname).not_to_have_value(suggested)
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(nickname).to_have_count(0)


def test_what_the_owner_changes_is_seen_at_once_and_played(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    has_a_waiting_room(anna)
    sits_down(ben, anna)
    preset = preset_name_of(IN_TURN, "en", list(IN_TURN.presets)[1])
    rules = ben.page.get_by_role("region", name="How you play")

    anna.page.get_by_role("button", name="Change").click()
    anna.page.get_by_role("group", name="Kind of game").get_by_label(preset).check()

    expect(rules.get_by_role("status")).to_contain_text("Just changed")  # for a few seconds
    expect(rules).to_contain_text(preset)
    anna.page.get_by_role("button", name="Add a seat").click()
    expect(ben.page.locator(".seats li")).to_have_count(3)
    expect(ben.page.get_by_role("button", name="Change")).to_have_count(0)
    for one in (anna, ben):  # what the game needs is there before it is needed
        one.page.evaluate(HAS_LOADED, ["/Board-", "/Play-"])
    anna.page.get_by_role("button", name="Start with 2 players").click()
    expect(ben.page.locator("[data-entry]")).to_be_visible()
    expect(ben.page.locator(".seats li")).to_have_count(2)


def test_a_guest_moves_to_another_open_seat(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    has_a_waiting_room(anna, "open")
    sits_down(ben, anna)

    ben.page.get_by_role("button", name="Sit here instead: seat 3").click()

    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("Open seat")
    expect(ben.page.locator(".seats li").nth(2)).to_contain_text("you")


def test_a_guest_takes_another_colour_and_name(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    has_a_waiting_room(anna)
    sits_down(ben, anna)

    ben.page.get_by_role("button", name="Seat 2: colour and more").click()
    expect(ben.page.get_by_label("Red circle")).to_be_disabled()  # Anna has it
    ben.page.get_by_label("Yellow hexagon").check(force=True)
    ben.page.get_by_label("Your nickname").fill("Benito")
    ben.page.get_by_role("button", name="Use this name").click()

    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("Benito")
    anna.page.get_by_role("button", name="Seat 2: colour and more").click()
    expect(anna.page.get_by_label("Yellow hexagon")).to_be_checked()


def test_whoever_is_called_like_somebody_there_says_another_name(visit: Visit) -> None:
    anna, ben = visit(), visit()
    has_a_waiting_room(anna)
    ben.page.goto(anna.page.url)
    ben.page.locator(".asked input").fill("Anna")

    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("name")
    ben.page.locator(".asked input").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()

    seat = anna.page.locator(".seats li").nth(1)
    expect(seat).to_contain_text("Ben")
    expect(seat).not_to_contain_text("away")
    ben.complaints.clear()  # the browser itself reports the 409


def test_a_preset_is_one_tap_away_from_playing(visit: Visit) -> None:
    anna = visit()
    preset = preset_name_of(IN_TURN, "en", list(IN_TURN.presets)[1])
    anna.goes_to(f"/games/{IN_TURN.meta.id}")
    anna.page.get_by_role("group", name="Kind of game").get_by_label(preset).check()
    with anna.page.expect_response(re.compile("/api/tables$")) as made:
        anna.page.get_by_role("button", name="Play now against bots").click()
    anna.page.wait_for_url("**/t/*")

    options = made.value.json()["options"]
    wanted = IN_TURN.presets[list(IN_TURN.presets)[1]]
    assert options == msgspec.to_builtins(wanted)

    anna.goes_to(f"/games/{IN_TURN.meta.id}")
    group = anna.page.get_by_role("group", name="Kind of game")
    expect(group.get_by_label(preset)).to_be_checked()  # as it was played last
