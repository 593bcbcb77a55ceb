"""Everybody's browser takes part in the dice, and keeps what it needs to check them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("a browser remembers what it gave to the dice")

Visit = Callable[..., Visitor]


def kept(visitor: Visitor) -> dict[str, Any]:
    """What the browser remembers of the dice of the table that is shown."""
    table = visitor.page.url.rpartition("/")[2]
    text = visitor.page.evaluate(f"localStorage.getItem('ludoteca.dice.{table}')")
    remembered: dict[str, Any] = json.loads(text)
    return remembered


def fixed(house: House, visitor: Visitor) -> dict[str, Any]:
    """What entry 0 of the table that is shown says of its dice."""
    table = visitor.page.url.rpartition("/")[2]
    with closing(sqlite3.connect(house.data / "ludoteca.sqlite3")) as connection:
        query = "SELECT body FROM entries WHERE n = 0 AND table_id = ?"
        [(body,)] = connection.execute(query, (table,))
    fair: dict[str, Any] = json.loads(body)["fair"]
    return fair


def takes_part(house: House, visitor: Visitor, seat: int) -> None:
    mine, fair = kept(visitor), fixed(house, visitor)
    assert mine["commitment"] == fair["commitment"]
    assert mine["before"]
    assert {"seat": seat, "bytes": mine["entropy"]} in fair["entropies"]


def test_one_click_takes_part_in_the_dice(house: House, visit: Visit) -> None:
    anna = visit()

    anna.plays_now("Anna")
    anna.waits_for_turn_or_end()

    takes_part(house, anna, seat=0)


def test_two_people_take_part_in_the_dice(house: House, visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.makes_a_table("Anna")
    ben.page.goto(anna.page.get_by_label("Link to this table").input_value())
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(anna.page.get_by_text("Ben")).to_be_visible()

    anna.page.get_by_role("button", name="Start the game").click()
    expect(ben.page.locator("[data-entry]")).to_be_visible()
    expect(anna.page.locator("[data-entry]")).to_be_visible()

    assert len(fixed(house, anna)["entropies"]) == 2
    takes_part(house, anna, seat=0)
    takes_part(house, ben, seat=1)
