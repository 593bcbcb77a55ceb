"""Somebody reports a line of talk in two taps; a moderator bans; the banned person reads why."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.house import House
from tests.server.moderated import grant

pytestmark = pytest.mark.browser("three windows follow each other, and boxes are measured")

Visit = Callable[..., Visitor]
AXE = pathlib.Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js"


def finds_nothing(page: Page) -> None:
    """Neither axe does, nor is anything wider than the screen."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_line_is_reported_in_two_taps_its_speaker_banned_and_told_why(
    visit: Visit, house: House
) -> None:
    anna = visit(viewport=DESKTOP)
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    cora = visit(viewport=PHONE, has_touch=True)
    grant(house.file, anna.is_known_as("Anna"))
    ben.is_known_as("Ben")
    cora.is_known_as("Cora")
    table = cora.has_table("open", waits=True)
    ben.joins(table)
    for visitor in (ben, cora):
        visitor.goes_to(f"/t/{table}")

    ben.page.locator(".talk input").fill("<b>You are stupid</b>")
    ben.page.locator(".talk form").get_by_role("button").click()
    dots = cora.page.locator(".talk").get_by_role("button", name="Report Ben")
    dots.tap()
    sheet = cora.page.get_by_role("dialog", name="Report Ben")
    expect(sheet).to_contain_text("<b>You are stupid</b>")
    finds_nothing(cora.page)
    sheet.get_by_role("button", name="Insult or harassment").tap()
    expect(sheet.get_by_role("status")).to_be_focused()
    cora.page.keyboard.press("Escape")
    expect(dots).to_be_focused()

    anna.goes_to("/moderation")
    card = anna.page.locator("article.card", has_text="You are stupid")
    expect(card.locator(".meant")).to_contain_text("<b>You are stupid</b>")
    finds_nothing(anna.page)
    anna.page.set_viewport_size(PHONE)
    finds_nothing(anna.page)
    card.get_by_role("radio", name="Ban", exact=True).check()
    card.get_by_label("Your words to the person").fill("Please be kind")
    card.get_by_role("button", name="Do it").click()
    expect(card).to_have_count(0)
    anna.page.get_by_role("radio", name="Log", exact=True).check()
    expect(anna.page.locator("main li").first).to_contain_text("Please be kind")
    finds_nothing(anna.page)

    ben.goes_to("/")
    ben.page.get_by_role("link", name="읽어 보기").click()
    expect(ben.page.locator("main")).to_contain_text("Please be kind")
    finds_nothing(ben.page)
    ben.page.locator("textarea").fill("미안해요")
    ben.page.get_by_role("button", name="답변 보내기").click()
    expect(ben.page.locator("main")).to_contain_text("내 답변:")
    expect(ben.page.get_by_role("button", name="확인했어요")).to_have_count(0)


def test_somebody_is_reported_in_two_taps_from_their_seat_of_a_waiting_room(visit: Visit) -> None:
    cora = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    ben = visit(viewport=PHONE)
    cora.is_known_as("Cora")
    ben.is_known_as("Ben")
    table = cora.has_table("open", waits=True)
    ben.joins(table)
    cora.goes_to(f"/t/{table}")

    cora.page.locator(".seats").get_by_role("button", name="Ben 신고").tap()
    sheet = cora.page.get_by_role("dialog", name="Ben 신고")
    sheet.get_by_role("button").first.tap()

    expect(sheet.get_by_role("status")).to_be_focused()
    cora.page.keyboard.press("Escape")
    finds_nothing(cora.page)


@pytest.mark.deep  # every day from a waiting room
def test_somebody_is_reported_in_two_taps_from_the_board_of_a_running_table(visit: Visit) -> None:
    cora = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    ben = visit(viewport=PHONE)
    cora.is_known_as("Cora")
    ben.is_known_as("Ben")
    table = cora.has_table("open", waits=True)
    ben.joins(table)
    cora.starts(table)
    cora.goes_to(f"/t/{table}")
    flag = cora.page.get_by_role("region", name="자리").get_by_role("button", name="Ben 신고")
    expect(flag).to_be_in_viewport()
    count = "document.addEventListener('click', () => (window.taps = (window.taps ?? 0) + 1))"
    cora.page.evaluate(count)

    flag.tap()
    sheet = cora.page.get_by_role("dialog", name="Ben 신고")
    with cora.page.expect_response("**/api/reports") as sent:
        sheet.get_by_role("button").first.tap()

    assert sent.value.status == 204
    assert cora.page.evaluate("window.taps") == 2
    expect(sheet.get_by_role("status")).to_be_focused()
    cora.page.keyboard.press("Escape")
    expect(flag).to_be_focused()
    finds_nothing(cora.page)


@pytest.mark.deep  # every day from a waiting room
def test_people_are_reported_from_their_seats_of_a_table_that_is_over(visit: Visit) -> None:
    cora, ben = visit(viewport=PHONE, has_touch=True), visit(viewport=PHONE)
    cora.is_known_as("Cora")
    ben.is_known_as("Ben")
    table = cora.has_table("open", waits=True)
    ben.joins(table)
    cora.starts(table)
    for one in (cora, ben):
        one.asks(f"/api/tables/{table}/end", {"ends": True})
    cora.goes_to(f"/t/{table}")

    cora.page.locator(".result .close").tap()
    cora.page.get_by_role("button", name="Report Ben").tap()
    sheet = cora.page.get_by_role("dialog", name="Report Ben")
    sheet.get_by_role("button", name="Unfair play or stalling").tap()

    expect(sheet.get_by_role("status")).to_be_focused()


def test_who_plays_sees_that_moderators_have_closed_the_table_and_open_it_again(
    visit: Visit, house: House
) -> None:
    anna = visit(viewport=DESKTOP)
    cora = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    ben = visit(viewport=PHONE)
    grant(house.file, anna.is_known_as("Anna"))
    cora.is_known_as("Cora")
    person = ben.is_known_as("Ben")
    table = cora.has_table("open", waits=True)
    ben.joins(table)
    cora.starts(table)
    cora.goes_to(f"/t/{table}")
    wish = {"kind": "conduct", "reason": "unfair", "about": person, "table": table}
    cora.asks("/api/reports", wish)

    anna.goes_to("/moderation")
    card = anna.page.locator("article.card", has=anna.page.locator(f"a[href='/t/{table}']"))
    card.get_by_role("radio", name="Close the table", exact=True).check()
    card.get_by_role("button", name="Do it").click()

    halted = cora.page.locator(".matters", has_text="운영진이 테이블을 다시 열면")
    expect(halted).to_be_visible()
    expect(cora.page.locator(".top")).to_contain_text("운영진이 이 테이블을 닫았어요.")
    finds_nothing(cora.page)
    anna.page.get_by_role("radio", name="Closed reports", exact=True).check()
    card.get_by_role("button", name="Take back").click()

    expect(halted).to_have_count(0)


def test_the_name_of_a_group_is_reported_and_the_group_ended_and_there_again(
    visit: Visit, house: House
) -> None:
    anna, ben = visit(viewport=DESKTOP), visit(viewport=PHONE)
    cora = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    grant(house.file, anna.is_known_as("Anna"))
    ben.is_known_as("Ben")
    cora.is_known_as("Cora")
    link = f"/groups/{ben.asks('/api/groups', {'name': 'Nasty club'})['link']}"

    cora.goes_to(link)
    cora.page.get_by_role("button", name="이름 신고").tap()
    sheet = cora.page.get_by_role("dialog", name="Nasty club 신고")
    sheet.get_by_role("button").first.tap()
    expect(sheet.get_by_role("status")).to_be_focused()
    finds_nothing(cora.page)
    cora.page.keyboard.press("Escape")

    anna.goes_to("/moderation")
    card = anna.page.locator("article.card", has_text="Nasty club")
    card.get_by_role("radio", name="End the group", exact=True).check()
    finds_nothing(anna.page)
    card.get_by_role("button", name="Do it").click()
    expect(card).to_have_count(0)
    cora.goes_to(link)
    expect(cora.page.locator("main")).to_contain_text("운영진이 이 모임을 닫았어요.")
    cora.complaints.clear()  # the browser itself reports the 404

    anna.page.get_by_role("radio", name="Log", exact=True).check()
    expect(anna.page.locator("main li").first).to_contain_text("Nasty club")
    anna.page.get_by_role("radio", name="Closed reports", exact=True).check()
    card.get_by_role("button", name="Take back").click()
    expect(card).to_contain_text("taken back")
    cora.goes_to(link)
    expect(cora.page.get_by_role("heading", level=1)).to_have_text("Nasty club")
