"""Games for one person and more are started alone, without a bot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.titles import ALONE, ANY

pytestmark = pytest.mark.browser("a form is filled in, and a board is drawn")

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "size", "locale", "alone"),
    [
        (ALONE[0].meta.id, DESKTOP, "en-US", "Play now alone"),
        (ALONE[-1].meta.id, PHONE, "ko-KR", "혼자 바로 시작"),
    ],
)
def test_a_game_for_one_is_started_without_bots(
    visit: Visit, game: str, size: dict[str, int], locale: str, alone: str
) -> None:
    anna = visit(viewport=size, locale=locale)
    anna.goes_to(f"/games/{game}")
    start = anna.page.locator(".ways .button.primary")
    expect(start).to_be_visible()
    if size == PHONE:
        anna.page.locator("form .summary").click()

    anna.page.locator("fieldset label", has_text="0").first.click()
    expect(anna.page.locator("fieldset").nth(1).locator("input").first).to_be_disabled()
    expect(start).to_have_text(alone)
    start.click()

    anna.page.wait_for_url("**/t/*")
    expect(anna.page.locator("[data-seat]")).to_have_count(1)
    expect(anna.page.locator("section.board svg").first).to_be_visible()


def test_a_game_for_two_and_more_offers_no_table_without_bots(visit: Visit) -> None:
    anna = visit()
    anna.goes_to(f"/games/{ANY}")

    expect(anna.page.get_by_role("radio", name="1", exact=True)).to_be_visible()
    expect(anna.page.get_by_role("radio", name="0", exact=True)).to_have_count(0)
