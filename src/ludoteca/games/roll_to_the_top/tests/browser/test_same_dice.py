"""The dice of a finished table once more."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.test_challenge import plays_to_the_end
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def makes_a_table_of_one_turn(visitor: Visitor) -> str:
    """The address of a table that the visitor plays alone."""
    page = visitor.page
    wished = {
        "game": "roll-to-the-top",
        "seats": [{"kind": "me"}],
        "options": {"turn_limit": 1, "auto_pass": False},
    }
    table = page.evaluate(
        """async (wished) => {
            await fetch('/api/me');
            const token = decodeURIComponent(/csrftoken=([^;]*)/.exec(document.cookie)[1]);
            const post = (path, body) => fetch(path, {
                method: 'POST', body, headers: {
                    'X-CSRFToken': token, 'Content-Type': 'application/json' } });
            await post('/api/guests', JSON.stringify({ name: 'Anna' }));
            const made = await (await post('/api/tables', wished)).json();
            await post(`/api/tables/${made.id}/start`);
            return made.id;
        }""",
        json.dumps(wished),
    )
    return f"/t/{table}"


def test_the_dice_of_a_finished_table_once_more(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/about")
    first = makes_a_table_of_one_turn(anna)
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
    anna.end.get_by_role("link", name="Proof of the dice").click()
    expect(
        anna.page.get_by_text("The same dice, fixed before the first table began")
    ).to_have_count(0)
    expect(anna.page.get_by_text("fixed before the first table began")).to_be_visible()
