"""A group is made, joined by its link in another browser, and its table found there."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, TURN_MS, Visitor
from tests.titles import ANY

pytestmark = pytest.mark.browser("two browsers meet on a page that follows what happens")

Visit = Callable[..., Visitor]


def test_who_joins_by_the_link_opens_a_table_and_the_first_joins_it(visit: Visit) -> None:
    anna = visit(locale="en-US", viewport=DESKTOP)
    minji = visit(locale="ko-KR", viewport=PHONE)
    anna.is_known_as("Anna")
    anna.goes_to("/me")
    anna.page.get_by_label("Name of the group").fill("Friday evening")
    anna.page.get_by_role("button", name="Make a group").click()
    anna.page.wait_for_url(re.compile(r"/groups/\w+$"), timeout=TURN_MS)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Friday evening")
    before = anna.page.url
    anna.page.get_by_role("button", name="New link").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="New link").click()
    anna.page.wait_for_url(lambda url: "/groups/" in url and url != before, timeout=TURN_MS)
    expect(anna.page.get_by_label("Link to the group")).to_have_value(anna.page.url)
    link = anna.page.url.removeprefix(anna.address)

    with anna.page.expect_response("**/told"):
        anna.page.get_by_role("switch", name="Tell me when a table of this group").check()
    anna.page.reload()
    expect(anna.page.get_by_role("switch", name="Tell me when a table")).to_be_checked()

    minji.goes_to(link)
    expect(minji.page.get_by_role("heading", level=1)).to_have_text("Friday evening")
    minji.page.get_by_label("닉네임", exact=True).fill("Minji")
    minji.page.get_by_role("button", name="모임에 참가").click()
    minji.page.get_by_label("게임", exact=True).select_option(ANY)
    minji.page.get_by_role("button", name="모임 테이블 열기").click()
    minji.page.wait_for_url(re.compile(r"/t/\w+$"), timeout=TURN_MS)

    anna.page.get_by_role("button", name="Join", exact=True).click()
    anna.page.wait_for_url(re.compile(r"/t/\w+$"), timeout=TURN_MS)
    assert anna.page.url == minji.page.url
    expect(minji.page.locator("main")).to_contain_text("Anna")
    for who in (anna, minji):
        expect(who.page.get_by_role("link", name="Friday evening")).to_have_attribute("href", link)
    minji.page.get_by_role("link", name="Friday evening").click()
    minji.page.wait_for_url(f"**{link}", timeout=TURN_MS)


def test_a_table_that_runs_or_has_ended_leads_to_its_group(visit: Visit) -> None:
    anna = visit(locale="en-US", viewport=PHONE)
    anna.is_known_as("Anna")
    link = f"/groups/{anna.asks('/api/groups', {'name': 'Chess club'})['link']}"
    table = anna.has_table("easy", waits=True)
    anna.asks(f"/api{link}/tables/{table}", None, "PUT")
    anna.starts(table)
    anna.goes_to(f"/t/{table}")
    expect(anna.page.get_by_role("link", name="Chess club")).to_have_attribute("href", link)

    anna.asks(f"/api/tables/{table}/end", {"ends": True})

    found = anna.page.locator(".result").get_by_role("link", name="Chess club")
    expect(found).to_have_attribute("href", link)
