"""Settings, one's own page, and the page about the house."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.tables import finished
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser(
    "what one window changes another one shows, and pages are measured"
)

Visit = Callable[..., Visitor]


def test_a_new_name_is_seen_at_once_and_by_those_who_wait(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    anna.is_known_as("Anna")
    ben.goes_to(f"/t/{anna.has_table('open')}")
    expect(ben.page.get_by_text("Anna", exact=True)).to_be_visible()

    anna.goes_to("/settings")
    anna.page.get_by_label("Your nickname").fill("Zoë")
    anna.page.get_by_role("button", name="Save the name").click()

    expect(anna.page.get_by_role("link", name="My page: Zoë")).to_be_visible()
    expect(ben.page.get_by_text("Zoë", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Anna", exact=True)).to_have_count(0)


def test_a_name_that_cannot_be_is_refused_in_the_readers_words(visit: Visit) -> None:
    anna = visit(locale="ko-KR")
    anna.is_known_as("Anna")
    anna.goes_to("/me")

    anna.page.get_by_role("textbox", name="닉네임").fill("Bot")
    anna.page.get_by_role("button", name="이름 저장").click()

    form = anna.page.get_by_role("region", name="내 이름")
    expect(form.get_by_role("alert")).to_contain_text("봇")
    anna.complaints.clear()  # the browser tells the console of every status 422


def test_settings_are_kept_and_colour_the_browsers_bar(visit: Visit) -> None:
    anna = visit(color_scheme="light")
    anna.goes_to("/settings")
    bar = anna.page.locator("meta[name=theme-color][media*=light]")
    expect(bar).to_have_attribute("content", "#f5f0e6")

    anna.page.get_by_role("radio", name="Dark").check(force=True)
    anna.page.get_by_role("switch", name="Less motion").check(force=True)
    anna.page.reload()

    root = anna.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "less")
    expect(bar).to_have_attribute("content", "#12161f")
    expect(anna.page.get_by_role("switch", name="Less motion")).to_be_checked()


@pytest.mark.parametrize(
    ("locale", "title"),
    [("en-US", "About this house"), ("ko-KR", "Ludoteca 소개"), ("zh-TW", "關於 Ludoteca")],
)
def test_the_page_about_the_house_fits_a_phone(visit: Visit, locale: str, title: str) -> None:
    anna = visit(locale=locale, viewport=PHONE)

    anna.goes_to("/about")

    expect(anna.page.get_by_role("heading", name=title)).to_be_visible()
    expect(anna.page.get_by_text("0.1.0")).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_ones_own_page_counts_a_game_and_others_see_the_figures_only(
    house: House, visit: Visit
) -> None:
    anna = visit()
    finished(house, "easy", "easy").is_of(anna)

    anna.goes_to("/me")
    games = anna.page.get_by_role("listitem").filter(has_text="Life!")
    expect(games.filter(has_text="Played").first).to_be_visible()  # a trophy has a line, too
    expect(anna.page.get_by_role("heading", name="Your last games")).to_be_visible()
    link = anna.page.get_by_role("link", name="See it as others do").get_attribute("href")

    ben = visit(viewport=PHONE, locale="ko-KR")
    ben.goes_to(str(link))
    expect(ben.page.get_by_role("heading", name="Anna")).to_be_visible()
    everything = ben.page.get_by_role("region", name="모든 게임")
    expect(everything.get_by_text("플레이", exact=True)).to_be_visible()
    expect(everything.get_by_role("img", name="최근 26주 동안 1판")).to_be_visible()
    expect(ben.page.get_by_text("최근 게임")).to_have_count(0)
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_whoever_deletes_their_data_is_somebody_to_the_others(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    anna.plays_now("Annabella")
    anna.waits_for_turn_or_end()
    ben.page.goto(anna.page.url)
    expect(ben.page.locator("section.seats").get_by_text("Annabella")).to_be_visible()

    anna.goes_to("/me/delete")
    button = anna.page.get_by_role("button", name="Delete my data")
    expect(button).to_be_disabled()
    anna.page.get_by_label("Yes, delete everything about me").check()
    button.click()

    expect(anna.page.get_by_role("heading", name="All gone")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator("section.seats").get_by_text("Somebody", exact=True)).to_be_visible()
    expect(ben.page.get_by_text("Annabella")).to_have_count(0)
    anna.goes_to("/me")
    expect(anna.page.get_by_text("You have not picked a name yet.")).to_be_visible()
    assert anna.page.evaluate("Object.keys(localStorage).filter((k) => k.includes('dice'))") == []
