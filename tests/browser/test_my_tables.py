"""One's own tables: from one that waits for others to the next, and the number on the icon."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser("keys and links lead from table to table, the icon has a badge")

Visit = Callable[..., Visitor]
BADGE = """
window.badges = [];
Object.assign(Navigator.prototype, {
  setAppBadge: async (count) => void window.badges.push(count),
  clearAppBadge: async () => void window.badges.push(0),
});
"""


def shows_on_the_icon(anna: Visitor, count: int) -> None:
    """The number comes with the next frame of the feed."""
    badge = "new Promise(done => { const look = () => window.badges.at(-1) === %d ? done(true) : "
    assert anna.page.evaluate(badge % count + "setTimeout(look, 50); look(); })")


def moves_until_the_other_is_asked(anna: Visitor, ben: Visitor) -> None:
    while not ben.spots.count():
        if anna.spots.count():
            anna.moves()


def test_from_a_table_that_waits_for_others_one_key_leads_to_the_next(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.context.add_init_script(BADGE)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    anna.goes_to(f"/t/{table}")
    ben.goes_to(f"/t/{table}")
    moves_until_the_other_is_asked(anna, ben)
    following = anna.page.get_by_role("link", name="Next table that waits for you")
    expect(following).to_have_count(0)
    requests: list[str] = []
    anna.page.on("request", lambda request: requests.append(request.url))

    other = anna.has_table("easy")
    expect(following).to_be_visible()
    expect(following).to_have_attribute("href", f"/t/{other}")
    expect(following).to_have_attribute("aria-keyshortcuts", "n")
    asked = [url for url in requests if "/api/" in url]
    others = ("/api/notice", "/ahead/options")  # once a minute, and once after each move
    assert [url for url in asked if not url.endswith(others)] == []
    shows_on_the_icon(anna, 1)
    anna.page.keyboard.press("n")

    anna.page.wait_for_url(f"**/t/{other}")
    anna.spots.first.wait_for()
    expect(following).to_have_count(0)  # it is one's turn here


def test_a_new_result_is_told_until_one_looks_and_the_badge_goes_with_the_person(
    visit: Visit,
) -> None:
    anna, ben = visit(), visit()
    anna.context.add_init_script(BADGE)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    anna.has_table("easy")
    anna.asks(f"/api/tables/{table}/leave")
    ben.plays(table)

    anna.goes_to("/")
    anna.page.get_by_role("link", name="One new result").click()
    news = anna.page.get_by_role("region", name="New results")
    expect(news.locator("li:has(h3)")).to_have_count(1)
    mine = anna.page.get_by_role("region", name="Your tables")
    expect(mine.locator("li:has(h3)")).to_contain_text(re.compile(r"\d min left"))
    news.get_by_role("link").first.click()
    anna.end.wait_for()
    anna.goes_to("/lobby")
    finished = anna.page.get_by_role("region", name="Your finished tables")
    expect(finished.locator("li:has(h3)")).to_have_count(1)
    expect(news).to_have_count(0)
    shows_on_the_icon(anna, 1)

    anna.goes_to("/me/delete")
    anna.page.get_by_role("checkbox").check()
    anna.page.get_by_role("button", name="Delete my data").click()
    shows_on_the_icon(anna, 0)
