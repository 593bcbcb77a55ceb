"""The first page: a game can be played at once, and looking at how changes nothing around it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import PHONE, Visitor
from tests.titles import TITLES, by_turns

pytestmark = pytest.mark.browser("boxes are measured, and what lies over them")

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1280, "height": 800}
SIZES = (PHONE, LAPTOP)
LOCALES = ("en-US", "es-ES", "ko-KR", "zh-TW")


def seen_whole(button: Locator) -> bool:
    """Whether a finger or a mouse reaches each of its corners, without scrolling."""
    found: bool = button.evaluate(
        """(button) => {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            return [[left, top], [right - 1, top], [left, bottom - 1], [right - 1, bottom - 1]]
                .map(([x, y]) => [x + Math.sign(left + right - 2 * x) * 12, y])
                .every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        }"""
    )
    return found


@pytest.mark.parametrize("locale", by_turns(0, LOCALES))
def test_a_game_can_be_played_without_scrolling(visit: Visit, locale: str) -> None:
    anna = visit(locale=locale)

    anna.goes_to("/")
    first = anna.page.locator("article").first
    for size in SIZES:
        anna.page.set_viewport_size(size)
        expect(first.locator("img")).to_be_visible()

        assert seen_whole(first.locator("button.primary")), size


@pytest.mark.parametrize("locale", by_turns(2, LOCALES))
def test_tables_that_wait_for_the_reader_are_one_row_above_a_whole_way_to_play(
    visit: Visit, locale: str
) -> None:
    anna = visit(locale=locale)
    anna.is_known_as("Anna")
    made = [anna.has_table("easy", game=title.meta.id) for title in TITLES[:3]]

    anna.goes_to("/")
    first = anna.page.locator("article").first
    mine = anna.page.locator("section:has(.fold)")
    fold = mine.locator(".fold")
    for size in SIZES:
        anna.page.set_viewport_size(size)
        expect(first.locator("img")).to_be_visible()
        expect(mine.locator("h2")).to_contain_text(str(len(made)))
        expect(mine.locator("a.primary")).to_have_count(1)
        urgent = (mine.locator("a.primary").get_attribute("href") or "").removeprefix("/t/")

        assert urgent in made
        assert seen_whole(mine.locator("a.primary")), size
        assert seen_whole(first.locator("button.primary")), size
        fold.click()
        expect(fold).to_have_attribute("aria-expanded", "true")
        expect(mine.locator("ul[aria-label] > li.card")).to_have_count(len(made))
        expect(mine.locator("a[href='/lobby']")).to_be_visible()
        fold.click()
        expect(mine.locator("li")).to_have_count(0)
        expect(fold).to_be_focused()


def test_covers_are_seen_whole(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/")

    cover = anna.page.locator("article img").first
    for size in SIZES:
        anna.page.set_viewport_size(size)
        expect(cover).to_be_visible()
        box = cover.bounding_box()

        assert box is not None
        assert box["width"] / box["height"] == pytest.approx(4 / 3, rel=0.02), size


def test_opening_the_settings_of_a_game_moves_nothing(visit: Visit) -> None:
    anna = visit(viewport=LAPTOP)
    anna.goes_to("/")
    article = anna.page.locator("article")
    expect(article.first.locator("img")).to_be_visible()
    before = [one.bounding_box() for one in article.all()]

    article.first.get_by_role("button", name="Change").click()
    strength = article.first.get_by_role("group", name="Their strength")
    expect(strength).to_be_visible()

    assert [one.bounding_box() for one in article.all()] == before
    strength.get_by_label("Medium").check()
    anna.page.keyboard.press("Escape")
    expect(strength).to_be_hidden()
    expect(article.first.get_by_role("button", name="Change")).to_be_focused()
    expect(article.first.get_by_role("button", name="Change")).to_contain_text("Medium")
