"""The sheet, the bar and the question of matching: to read, to touch, and for axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_everybody import TAGS, axe
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("axe and boxes look at what lies over the page")

Visit = Callable[..., Visitor]
NARROW = {"width": 320, "height": 640}


def is_inside(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    found: bool = page.evaluate(
        "() => document.documentElement.scrollWidth <= window.innerWidth"
        " && [...document.querySelectorAll('dialog')]"
        ".every((one) => one.scrollWidth <= one.clientWidth)"
    )
    return found


def are_large_enough(page: Page, within: str) -> bool:
    found: bool = page.evaluate(
        """(within) => [...document.querySelectorAll(`${within} button, ${within} select`)]
            .every((one) => one.getBoundingClientRect().height >= 43.5)""",
        within,
    )
    return found


@pytest.mark.parametrize(
    ("locale", "viewport", "scheme"),
    [
        ("es-ES", NARROW, "dark"),
        pytest.param("ko-KR", PHONE, "light", marks=pytest.mark.deep),
        pytest.param("zh-TW", DESKTOP, "dark", marks=pytest.mark.deep),
    ],
)
def test_the_sheet_and_the_bar_can_be_read_and_touched(
    visit: Visit, locale: str, viewport: dict[str, int], scheme: str
) -> None:
    anna = visit(locale=locale, viewport=viewport, color_scheme=scheme)
    anna.is_known_as("Anna")
    anna.goes_to("/")
    anna.page.locator("article .ways button[type=button]").first.click()
    sheet = anna.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert is_inside(anna.page)
    assert are_large_enough(anna.page, "dialog .buttons")
    assert axe(anna.page, TAGS) == []

    sheet.locator("label:has(input[type=radio][value=''])").first.click()  # no bots
    sheet.locator("button.primary").click()
    bar = anna.page.locator("aside", has=anna.page.locator("time"))
    expect(bar).to_be_visible()
    expect(sheet).to_have_count(0)
    assert is_inside(anna.page)
    assert axe(anna.page, TAGS) == []

    anna.goes_to("/lobby")
    expect(bar).to_be_visible()
    bar.get_by_role("button").last.click()
    expect(bar).to_have_count(0)


def test_whoever_is_at_another_table_is_asked_first(visit: Visit) -> None:
    anna, ben = visit(viewport=PHONE), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    wish = {"games": [], "seats": [2, 2], "speed": "days", "bots_after": None}
    mine = anna.has_table("easy")
    anna.goes_to(f"/t/{mine}")
    anna.asks("/api/me/search", wish, "PUT")
    expect(anna.page.locator("aside time")).to_be_visible()

    ben.goes_to("/")
    ben.asks("/api/me/search", wish, "PUT")
    here = anna.page.get_by_role("button", name=re.compile("I.m here"))
    expect(here).to_be_visible()
    assert axe(anna.page, TAGS) == []
    here.click()

    for one in (anna, ben):
        expect(one.page.locator("section.board")).to_be_visible()
        one.page.wait_for_function("(mine) => !location.pathname.endsWith(mine)", arg=mine)
    assert anna.page.url == ben.page.url
