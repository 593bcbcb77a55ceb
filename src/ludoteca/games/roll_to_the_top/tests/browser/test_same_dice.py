"""A new table on the dice of a finished one."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.test_challenge import plays_to_the_end
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser("dice that are drawn are the same on the page of another table")

Visit = Callable[..., Visitor]


@pytest.mark.deep  # every day by frames
def test_the_dice_of_a_finished_table_once_more(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table(game="roll-to-the-top", turn_limit=1, auto_pass=False)
    first = f"/t/{table}"
    anna.goes_to(first)
    dice = anna.page.locator(".tray")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    expect(dice).to_be_visible()
    thrown = dice.text_content() or ""  # `innerText` leaves out what is not drawn yet
    assert re.search("[0-9]", thrown)
    plays_to_the_end(anna)

    anna.end.get_by_role("button", name="Play the same dice again").click()

    anna.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(anna.page.get_by_role("link", name="The dice of a finished table")).to_be_visible()
    expect(dice).to_be_visible()
    expect(dice).to_have_text(thrown)
    plays_to_the_end(anna)
    everybody = anna.end.get_by_role("region", name="Everybody who played these dice")
    expect(everybody.get_by_role("row", name=re.compile("1 Anna you"))).to_be_visible()
    anna.end.get_by_role("link", name="Proof of fair draws").click()
    expect(anna.page.get_by_text("fixed before the first table began")).to_be_visible()
