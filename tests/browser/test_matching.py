"""People find each other from the first page."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, TURN_MS, Visitor
from tests.pace import slower
from tests.titles import ANY

pytestmark = pytest.mark.browser("two browsers find each other, dialogs open over every page")

Visit = Callable[..., Visitor]
TAPS = 5
SECONDS = 3.0


class Taps:
    """The taps of one person."""

    def __init__(self, visitor: Visitor) -> None:
        self.page, self.count = visitor.page, 0

    def button(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()
        self.count += 1


def begins(visitor: Visitor, game: str, words: tuple[str, str]) -> Taps:
    """From the first page until the sheet is filled in; the last tap is missing."""
    taps = Taps(visitor)
    visitor.goes_to("/")
    card = visitor.page.locator("article", has=visitor.page.locator(f"#{game}-name"))
    card.get_by_role("button", name=words[0], exact=True).click()
    taps.count += 1
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    return taps


@pytest.mark.alone
def test_a_phone_in_korean_and_a_desktop_in_english_find_each_other(visit: Visit) -> None:
    mina = visit(locale="ko-KR", viewport=PHONE)
    ben = visit(locale="en-US", viewport=DESKTOP)
    hers = begins(mina, ANY, ("사람들과 플레이", "상대 찾기"))
    his = begins(ben, ANY, ("Play with people", "Look for players"))

    hers.button("상대 찾기")
    expect(mina.page.get_by_text("상대를 찾는 중")).to_be_visible()
    at = time.monotonic()
    his.button("Look for players")
    for one in (mina, ben):
        one.page.wait_for_url(re.compile(r"/t/\w+$"), timeout=TURN_MS)
    took = time.monotonic() - at

    for one in (mina, ben):
        expect(one.page.locator("section.board")).to_be_visible()
    assert mina.page.url == ben.page.url
    assert max(hers.count, his.count) <= TAPS
    assert took < SECONDS * slower()
