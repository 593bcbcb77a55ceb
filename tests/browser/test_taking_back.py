"""Going back over what others have answered, by the button for it."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("a button is found by its name, and what comes of it is seen")

Visit = Callable[..., Visitor]


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    """With the toys of the server's tests installed."""
    house = House(tmp_path / "data")
    yield house
    house.close()


def is_at_entry(visitor: Visitor, entry: int) -> None:
    expect(visitor.page.locator(f"[data-entry='{entry}']")).to_be_visible()


def steps(visitor: Visitor) -> None:
    visitor.page.locator(".choices").get_by_role("button", name="step").click()


def undo(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Undo")


def test_a_move_that_a_bot_has_answered_is_taken_back_by_the_button(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table("brisk", game="whispers", goal=200, narrow=True)
    steps(anna)
    is_at_entry(anna, 2)
    expect(undo(anna)).to_have_accessible_name(
        re.compile("^Undo . Back to before your last choice$")
    )

    undo(anna).click()

    is_at_entry(anna, 3)
    expect(anna.page.locator("#log")).to_contain_text("You undo that.")
    expect(anna.page.locator("#log .undone")).to_have_count(2)
    steps(anna)
    is_at_entry(anna, 5)


def test_people_are_asked_and_all_go_back_when_they_agree(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open", game="whispers", goal=200, narrow=True)
    ben.joins(table)
    anna.starts(table)
    for entry, person in enumerate((anna, ben)):
        person.goes_to(f"/t/{table}")
        is_at_entry(person, entry)
        steps(person)
        is_at_entry(person, entry + 1)
    expect(undo(anna)).to_have_accessible_name(re.compile("^Undo . Ask the others"))

    undo(anna).click()

    expect(anna.page.locator(".matters")).to_contain_text("Waiting for Ben.")
    asked = ben.page.locator(".matters")
    expect(asked).to_contain_text("Anna would like to undo their last choice.")
    asked.get_by_role("button", name="Agree").click()
    for person in (anna, ben):
        is_at_entry(person, 3)
        expect(person.page.locator(".matter")).to_have_count(0)
