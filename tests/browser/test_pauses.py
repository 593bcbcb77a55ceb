"""Two people pause their table from its menu, and go on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("a menu, a dialog and a bar above the board, by key and finger")

Visit = Callable[..., Visitor]

NARROW = {"width": 320, "height": 640}

MORNING, OPEN = 1, 3
"""The places of two times in the dialog."""


def two_at_a_table(visit: Visit, **settings: object) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben, at a table that runs."""
    anna, ben = visit(**settings), visit(**settings)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
    return anna, ben, table


def bar(visitor: Visitor) -> Locator:
    return visitor.page.locator(".matters .matter")


def menu(visitor: Visitor) -> Locator:
    return visitor.page.locator(".prompt .menu > button")


def wishes_to_pause(visitor: Visitor, item: str, time: int, yes: str) -> None:
    menu(visitor).click()
    visitor.page.get_by_role("button", name=item).click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("radio").nth(time).check()
    dialog.get_by_role("button", name=yes, exact=True).click()
    expect(dialog).to_have_count(0)


def fits(visitor: Visitor) -> bool:
    """Whether nothing is wider than the screen."""
    wide: bool = visitor.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
    return wide


def test_two_people_pause_until_the_morning_and_go_on(visit: Visit) -> None:
    anna, ben, table = two_at_a_table(visit)

    wishes_to_pause(anna, "Pause…", MORNING, "Ask the others")
    expect(bar(anna)).to_contain_text(re.compile(r"You would like to pause until .*8:00.AM\."))
    expect(bar(anna)).to_contain_text("Waiting for Ben.")
    expect(bar(ben)).to_contain_text(re.compile(r"Anna would like to pause until .*8:00.AM\."))
    bar(ben).get_by_role("button", name="Agree").click()

    for visitor in (anna, ben):
        expect(bar(visitor)).to_contain_text(re.compile("Paused until .*8:00"))
        expect(visitor.page.locator("#log")).to_contain_text(re.compile("Paused"))
    ben.goes_to("/")
    expect(ben.page.locator("main")).to_contain_text(re.compile("Paused until .*8:00"))
    ben.goes_to(f"/t/{table}")
    bar(ben).get_by_role("button", name="Go on").click()

    for visitor in (anna, ben):
        expect(bar(visitor)).to_have_count(0)
        expect(visitor.page.locator("#log")).to_contain_text("The game goes on.")


def test_who_does_not_want_to_says_so(visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(visit)

    wishes_to_pause(anna, "Pause…", OPEN, "Ask the others")
    bar(ben).get_by_role("button", name="Not now").click()

    expect(bar(ben)).to_have_count(0)
    expect(bar(anna)).to_contain_text("Ben would rather play on.")


def test_who_is_away_has_to_want_to_go_on_as_well(visit: Visit) -> None:
    anna, ben, table = two_at_a_table(visit)
    wishes_to_pause(anna, "Pause…", MORNING, "Ask the others")
    bar(ben).get_by_role("button", name="Agree").click()
    expect(bar(ben)).to_contain_text("Paused")
    ben.goes_to("/about")
    anna.page.wait_for_function(
        "(table) => fetch(`/api/tables/${table}`)"
        ".then((answer) => answer.json()).then((info) => !info.seats[1].here)",
        arg=table,
    )
    bar(anna).get_by_role("button", name="Go on").click()

    expect(bar(anna)).to_contain_text("Anna would like to go on.")
    expect(bar(anna).get_by_role("button")).to_have_count(0)
    ben.goes_to(f"/t/{table}")
    expect(bar(ben)).to_contain_text("Anna would like to go on.")
    bar(ben).get_by_role("button", name="Go on").click()
    expect(bar(anna)).to_have_count(0)


def test_by_keys_alone_a_table_of_bots_pauses_at_once(visit: Visit) -> None:
    anna = visit(viewport=DESKTOP)
    anna.is_at_a_table()
    menu(anna).focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Pause…").focus()
    anna.page.keyboard.press("Enter")
    dialog = anna.page.get_by_role("dialog", name="Pause the game?")
    expect(dialog).to_be_visible()

    dialog.get_by_role("radio").first.focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowDown")
    expect(dialog.get_by_role("radio", name="until somebody goes on")).to_be_checked()
    dialog.get_by_role("button", name="Pause", exact=True).focus()
    anna.page.keyboard.press("Enter")

    expect(bar(anna)).to_contain_text("Paused until somebody goes on")


def test_any_other_time_is_a_field(visit: Visit) -> None:
    anna = visit(viewport=DESKTOP)
    anna.is_at_a_table()
    menu(anna).click()
    anna.page.get_by_role("button", name="Pause…").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Another time").check()
    field = dialog.get_by_label("Another time").last
    yes = dialog.get_by_role("button", name="Pause", exact=True)

    field.fill("2020-01-01T08:00")
    expect(yes).to_be_disabled()
    expect(dialog).to_contain_text("A pause lasts from five minutes to 30 days.")

    field.fill(field.get_attribute("max") or "")
    yes.click()
    expect(bar(anna)).to_contain_text("Paused until")


@pytest.mark.parametrize("viewport", [pytest.param(PHONE, marks=pytest.mark.deep), NARROW])
def test_on_a_korean_phone_it_fits(visit: Visit, viewport: dict[str, int]) -> None:
    anna, ben, _ = two_at_a_table(visit, viewport=viewport, locale="ko-KR", has_touch=True)

    wishes_to_pause(anna, "잠시 쉬기…", MORNING, "모두에게 묻기")
    expect(bar(ben)).to_contain_text(re.compile("Anna 님이 .*오전 8:00까지 쉬자고 해요."))
    assert fits(ben)
    agree = bar(ben).get_by_role("button", name="동의")
    box = agree.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    agree.tap()

    expect(bar(anna)).to_contain_text(re.compile("오전 8:00까지 쉬는 중"))
    assert fits(anna)
    bar(anna).get_by_role("button", name="다시 시작").tap()
    expect(bar(ben)).to_have_count(0)
