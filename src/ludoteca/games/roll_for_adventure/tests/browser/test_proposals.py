"""Two people and a bot suggest moves to each other, from the first turn to the end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.known import laid
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("what one page proposes is drawn on another, and done by a tap")

Visit = Callable[..., Visitor]

BOARD = ".roll-for-adventure"
MOVES = 400
"""Upper bound on the moves of a table whose players take the first listed option."""


def a_table_of_three(house: House, visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna, Ben on a phone, and a bot, with short tracks so that the table is short."""
    anna, ben = visit(), visit(viewport=PHONE, has_touch=True)
    table = laid(house, "roll-for-adventure", "Anna", "Ben", "random", seed=1, short_tracks=True)
    for name, one in {"Anna": anna, "Ben": ben}.items():
        table.is_shown_to(one, name)
        expect(one.page.locator(BOARD)).to_be_visible()
    return anna, ben


def chooses(one: Visitor) -> None:
    """Takes the first option of the list, by keys; long lists have groups."""
    one.page.locator("#choices ol[aria-busy=false]").wait_for(state="attached")  # or keys are lost
    in_groups = one.choices.first.get_attribute("aria-expanded") is not None
    one.page.locator(".board-frame").focus()
    one.page.keyboard.press("1")
    if in_groups:
        one.page.locator("#choices .back").wait_for(state="attached")
        one.page.keyboard.press("1")


def where_the_board_is(one: Visitor) -> object:
    return one.page.locator("section.board").bounding_box()


def proposes_and_is_heard(one: Visitor, other: Visitor, name: str) -> None:
    """``one`` suggests the first option of ``other``, who plays it with a tap."""
    before = other.entry
    places = [where_the_board_is(each) for each in (one, other)]
    expect(one.page.get_by_text(re.compile("Choose one to propose it to"))).to_be_attached()
    chooses(one)
    shown = other.page.locator(".proposal")
    expect(shown).to_contain_text(f"{name} proposes:")
    expect(one.page.locator(".proposal")).to_have_count(1)
    assert [where_the_board_is(each) for each in (one, other)] == places
    shown.get_by_role("button", name="Do it").click()
    other.sees_more_than(before)
    expect(shown).to_have_count(0)


@pytest.mark.deep  # a whole table; every day turns
def test_proposals_go_both_ways_through_a_whole_table(house: House, visit: Visit) -> None:
    anna, ben = a_table_of_three(house, visit)
    people = {"Anna": anna, "Ben": ben}
    heard: set[str] = set()
    for _ in range(MOVES):
        if anna.end.count() and ben.end.count():
            break
        asked = next(
            (one for one in people if people[one].page.locator(".prompt.mine").count()), ""
        )
        if not asked:
            anna.page.wait_for_timeout(20)
            continue
        other = "Ben" if asked == "Anna" else "Anna"
        if asked not in heard and people[asked].choices.count() > 1:
            proposes_and_is_heard(people[other], people[asked], other)
            heard.add(asked)
            continue
        before = people[asked].entry
        chooses(people[asked])
        people[asked].sees_more_than(before)

    assert heard == {"Anna", "Ben"}
    for one in people.values():
        expect(one.end).to_be_visible(timeout=TURN_MS)
        assert one.complaints == []
