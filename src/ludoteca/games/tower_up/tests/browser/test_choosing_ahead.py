"""Choosing ahead on the board: shown as options are, and gone when the city has changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import DESKTOP, TURN_MS, Visitor

pytestmark = pytest.mark.browser("what a page offers, and what stands in it, is seen by its person")

Visit = Callable[..., Visitor]


@dataclass(frozen=True)
class Said:
    """What the page of one language says."""

    settings: dict[str, Any]
    ahead: str
    choose: str
    build: str
    fallen: str
    take_back: str
    close: str


ENGLISH = Said(
    {},
    "Choose ahead",
    "Choose now what you will do when it is your turn.",
    "Build",
    "Your choice ahead was not possible any more.",
    "Take back",
    "Close",
)
KOREAN = Said(
    {"locale": "ko-KR", "viewport": {"width": 360, "height": 740}},
    "미리 선택",
    "내 차례가 되면 할 행동을 지금 골라 주세요.",
    "짓기",
    "미리 선택한 행동을 더는 할 수 없게 되었어요.",
    "취소",
    "닫기",
)


def ahead(visitor: Visitor, said: Said) -> Locator:
    return visitor.page.get_by_role("button", name=said.ahead, exact=True)


def strip(visitor: Visitor) -> Locator:
    return visitor.page.locator(".play .ahead .choice")


def waiting(visit: Visit, said: Said) -> tuple[Visitor, Visitor, str]:
    """One who waits, one whose turn it is, without a page yet, and their table."""
    people = visit(**said.settings), visit(**said.settings)
    for one, name in zip(people, ("Anna", "Ben"), strict=True):
        one.is_known_as(name)
    table = people[0].has_table("open", game="tower-up")
    people[1].joins(table)
    people[0].starts(table)
    for one in people:
        one.goes_to(f"/t/{table}")
        one.page.locator("[data-entry='0']").wait_for()
    their_turn = people[1].page.locator(".prompt.mine")
    expect(ahead(people[1], said).or_(their_turn)).to_be_visible(timeout=TURN_MS)
    anna, ben = people if their_turn.count() else reversed(people)  # who begins is drawn
    ben.page.goto("about:blank")
    ben.page.set_viewport_size(DESKTOP)
    return anna, ben, table


def builds(person: Visitor, name: str) -> None:
    """Chooses what is called so in the list, and there the first of its ways."""
    choice = person.choices.filter(has_text=name).first
    several = choice.get_attribute("aria-expanded") is not None
    choice.click()
    if several:
        person.choices.first.click()


def builds_ahead(anna: Visitor, said: Said) -> str:
    """Chooses the first of the buildings in the list; what it is called there."""
    ahead(anna, said).click(timeout=TURN_MS)
    expect(anna.page.locator(".prompt p")).to_have_text(said.choose)
    opener = anna.page.locator(".bar [aria-controls=choices]")
    if opener.is_visible():
        opener.click()
    first = anna.choices.filter(has_text=said.build).first
    name = first.locator(".words").inner_text().split(",")[0]  # without the ways to do it
    builds(anna, name)
    expect(strip(anna)).to_be_visible()
    return name


def kept(anna: Visitor, table: str) -> dict[str, Any]:
    [choice] = anna.asks(f"/api/tables/{table}/ahead", method="GET")["choices"]
    found: dict[str, Any] = choice
    return found


def test_it_is_built_when_the_turn_comes_though_nobody_is_there(visit: Visit) -> None:
    """And the turn is ended, as nothing else is left to do."""
    anna, ben, table = waiting(visit, ENGLISH)
    builds_ahead(anna, ENGLISH)
    words = strip(anna).locator("p").inner_text()
    assert words.startswith("Chosen ahead:")
    site = kept(anna, table)["action"]["site"]
    anna.page.reload()
    expect(strip(anna).locator("p")).to_have_text(words, use_inner_text=True)
    ben.goes_to(f"/t/{table}")
    ben.page.locator("[data-entry='0']").wait_for()
    expect(strip(ben)).to_have_count(0)
    anna.page.goto("about:blank")

    for entries in range(2, 9):
        if any(moment["seat"] == seat_of(anna, table) for moment in moments(anna, table)):
            break
        ben.plays(table, entries=entries)

    anna.goes_to(f"/t/{table}")
    anna.page.locator("[data-entry]").wait_for()
    expect(strip(anna)).to_have_count(0)
    expect(anna.page.locator(".prompt.mine")).to_have_count(0)
    mine = [one for one in moments(anna, table) if one["seat"] == seat_of(anna, table)]
    assert len(mine) == 2
    assert site in str(mine[0]["events"])


def moments(person: Visitor, table: str) -> list[dict[str, Any]]:
    path = f"/api/tables/{table}/history?from=0&to=30"
    found: list[dict[str, Any]] = person.asks(path, method="GET")["moments"]
    return found


def seat_of(person: Visitor, table: str) -> int:
    info = person.asks(f"/api/tables/{table}", method="GET")
    return next(seat["seat"] for seat in info["seats"] if seat["you"])


def test_it_is_taken_back_and_escape_leaves(visit: Visit) -> None:
    anna, _, table = waiting(visit, ENGLISH)
    builds_ahead(anna, ENGLISH)

    strip(anna).get_by_role("button", name="Take back").click()

    expect(strip(anna)).to_have_count(0)
    assert anna.asks(f"/api/tables/{table}/ahead", method="GET")["choices"] == []
    anna.page.keyboard.press("a")
    expect(ahead(anna, ENGLISH)).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(ahead(anna, ENGLISH)).to_have_attribute("aria-pressed", "false")
    expect(anna.spots).to_have_count(0)


@pytest.mark.parametrize(
    "said",
    [pytest.param(ENGLISH, id="desktop", marks=pytest.mark.deep), pytest.param(KOREAN, id="phone")],
)
def test_it_falls_away_when_the_city_has_changed(visit: Visit, said: Said) -> None:
    anna, ben, table = waiting(visit, said)
    name = builds_ahead(anna, said)
    assert strip(anna).get_by_role("button", name=said.take_back).is_visible()

    ben.goes_to(f"/t/{table}")
    builds(ben, name)
    expect(ben.choices).to_have_count(1)
    ben.choices.first.click()  # done

    expect(strip(anna)).to_contain_text(said.fallen)
    expect(anna.page.locator(".prompt.mine")).to_be_visible(timeout=TURN_MS)
    box = strip(anna).bounding_box()
    assert box is not None
    width = anna.page.evaluate("innerWidth")
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    strip(anna).get_by_role("button", name=said.close).click()
    expect(strip(anna)).to_have_count(0)
