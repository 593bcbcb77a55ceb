"""People leave their table, come back, end it together, and meet again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("two windows at one table, and focus goes on from what is gone")

Visit = Callable[..., Visitor]


def sits_down(visitor: Visitor, name: str) -> None:
    visitor.page.locator(".asked input").fill(name)
    visitor.page.locator(".bar .button.primary").click()


def two_at_a_table(visit: Visit, **settings: Any) -> tuple[Visitor, Visitor]:
    """Anna, who owns it, on a desktop, and Ben."""
    anna, ben = visit(), visit(**settings)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
    return anna, ben


@pytest.mark.parametrize(
    ("screen", "language", "leave", "really", "back"),
    [
        (DESKTOP, "en-US", "Leave the table", "Leave", "Take my seat back"),
        pytest.param(
            *(PHONE, "ko-KR", "테이블 떠나기", "떠나기", "자리 되찾기"), marks=pytest.mark.deep
        ),
    ],
)
def test_who_leaves_is_on_the_first_page_and_comes_back_from_there(
    visit: Visit, screen: dict[str, int], language: str, leave: str, really: str, back: str
) -> None:
    anna, ben = two_at_a_table(visit, viewport=screen, locale=language)
    anna.page.get_by_role("button", name="Start").click()
    table = ben.page.url.removeprefix(ben.address)

    ben.page.locator(".prompt .menu > button").click()
    ben.page.get_by_role("button", name=leave).click()
    ben.page.get_by_role("dialog").get_by_role("button", name=really, exact=True).click()

    expect(anna.page.locator("#log")).to_contain_text("Ben leaves the table: a bot plays on.")
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("A bot plays for Ben")
    ben.page.wait_for_url(f"{ben.address}/")
    ben.page.locator(f'main a.button[href="{table}"]').click()
    ben.page.get_by_role("button", name=back).click()
    expect(anna.page.locator("#log")).to_contain_text("Ben is back.")
    expect(ben.page.get_by_role("button", name=back)).to_have_count(0)


def test_keys_go_on_from_the_table_when_its_start_has_taken_the_button_away(visit: Visit) -> None:
    anna, _ = two_at_a_table(visit)
    start = anna.page.get_by_role("button", name="Start")

    start.focus()
    start.press("Enter")

    expect(anna.page.locator("main")).to_be_focused()


def test_people_end_their_table_together_and_meet_again(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit, viewport=PHONE, locale="ko-KR")
    anna.page.get_by_role("button", name="Start").click()

    anna.page.get_by_role("button", name="More about this table").click()
    anna.page.get_by_role("button", name="End the game here").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Ask the others").click()
    expect(anna.page.locator(".matters")).to_contain_text("Waiting for Ben")
    ben.page.get_by_role("button", name="동의").click()

    expect(anna.end).to_be_visible()
    expect(anna.page.locator(".prompt")).to_contain_text("Everybody agreed to end the game here.")
    anna.page.get_by_role("button", name="Play again").click()
    expect(ben.end).to_contain_text("Anna 님이 한 판 더 하자고 해요.")
    ben.end.get_by_role("button", name="함께하기").click()
    expect(ben.page.locator(".seats li").nth(0)).to_contain_text("Ben")
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Anna")
    assert ben.page.url == anna.page.url


def test_a_rematch_waits_for_the_answer_and_keeps_colours(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    anna.page.get_by_role("button", name="Start").click()
    anna.page.locator("[data-entry]").wait_for()
    anna.is_back_when_it_is_over(ben)

    anna.end.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".bar")).to_contain_text("Waiting for the answer of Ben")
    expect(anna.page.get_by_role("button", name="Start the game")).to_have_count(0)
    ben.page.goto(anna.page.url)
    ben.page.get_by_role("button", name="I\u2019m in").click()

    expect(anna.page.get_by_role("button", name="Start the game")).to_be_enabled()
    rows = anna.page.locator(".seats li")
    expect(rows.nth(0)).to_contain_text("Ben")
    expect(anna.page.locator(".seats")).to_contain_text("Game 2 in a row")
    expect(anna.page.locator(".seats")).to_contain_text("1 win")
    anna.page.get_by_role("button", name="Seat 2: colour and more").click()
    expect(anna.page.get_by_label("Red circle")).to_be_checked()  # Anna's, as before


def test_the_owner_sends_somebody_away_hands_over_and_the_new_one_closes(visit: Visit) -> None:
    anna, ben = two_at_a_table(visit)
    carla = visit()
    carla.goes_to(anna.page.url.removeprefix(carla.address))

    anna.page.get_by_role("button", name="Free this seat (2)").click()
    expect(ben.page.locator(".notice")).to_contain_text("The host has freed your seat")
    expect(ben.page.locator(".bar")).to_contain_text("You can sit down again at")
    expect(ben.page.get_by_role("button", name=re.compile("Sit here|Take a seat"))).to_have_count(0)
    sits_down(carla, "Carla")
    expect(anna.page.locator(".seats li").nth(1)).to_contain_text("Carla")
    anna.page.get_by_role("button", name="Seat 2: colour and more").click()
    anna.page.get_by_role("button", name="Make host: Carla").click()
    carla.page.get_by_role("button", name="Close the table…").click()
    carla.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()

    expect(anna.page.get_by_role("heading", level=1)).to_have_text("This table is closed")
    expect(anna.page.get_by_text("The host closed it before the game began.")).to_be_visible()
