"""What is the only thing to do is done for whoever has wished for that, and once."""

from __future__ import annotations

import json
import pathlib
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import Visitor
from tests.server.house import House

from ludoteca.testing import playing

pytestmark = pytest.mark.browser("two pages share a wish, and their clock is moved on")

Visit = Callable[..., Visitor]
GAME = "whispers"
GOAL = 3


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    """With the toys of the server's tests installed."""
    house = House(tmp_path / "data")
    yield house
    house.close()


def hers(page: Page, table: str) -> list[str]:
    """The names of the commands of the first seat."""
    read = "table => fetch(`/api/tables/${table}/record`).then((answer) => answer.text())"
    entries = json.loads(page.evaluate(read, table))["entries"]
    return [entry["id"] for entry in entries if entry.get("seat") == 0]


def test_two_pages_of_one_person_play_a_forced_table_to_its_end_once(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/settings")
    playing.is_called(anna.page, "Anna")
    anna.page.get_by_label("Play forced moves for me").check()
    table = playing.make(anna.page, GAME, ["brisk"], goal=GOAL, narrow=True)
    beside = anna.page.context.new_page()

    anna.goes_to(f"/t/{table}")
    beside.goto(anna.page.url)

    for page in (anna.page, beside):
        expect(page.locator(f"[data-entry='{2 * GOAL - 1}']")).to_be_visible()
        expect(page.locator(".toast")).to_have_count(0)
    assert hers(anna.page, table) == ["only-0", "only-2", "only-4"]


def test_who_has_not_wished_for_it_plays_by_themselves(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    table = playing.make(anna.page, GAME, ["brisk"], goal=1, narrow=True)
    anna.page.clock.install()
    anna.goes_to(f"/t/{table}")
    expect(anna.page.locator("[data-entry='0']")).to_be_visible()

    anna.page.clock.run_for(10_000)
    anna.page.locator(".choices").get_by_role("button", name="step").click()

    expect(anna.page.locator("[data-entry='1']")).to_be_visible()
    assert hers(anna.page, table) != ["only-0"]
