"""Talk at a table: everybody reads in their own language, nothing covers the board."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser("windows in two languages hear each other, and boxes are measured")

Visit = Callable[..., Visitor]
FLOATS_MS = 3_000
"""A reaction is gone by then."""


def at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna on a desktop in English, and Ben on a phone in Korean, before the start."""
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    anna.is_known_as("Anna")
    ben.is_known_as("벤")
    table = anna.has_table("open")
    ben.joins(table)
    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
    return anna, ben


def in_play(visit: Visit) -> tuple[Visitor, Visitor]:
    anna, ben = at_a_table(visit)
    anna.starts(anna.table)
    for visitor in (anna, ben):
        expect(visitor.page.locator(".prompt p")).not_to_be_empty()
    return anna, ben


def lines(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".talk li .body").all_text_contents()]


def board_box(page: Page) -> dict[str, float]:
    box = page.locator("section.board svg").first.bounding_box()
    assert box
    return dict(box)


def test_a_phrase_is_read_by_everybody_in_their_own_language(visit: Visit) -> None:
    anna, ben = in_play(visit)

    anna.page.locator("#log").get_by_role("button", name="Talk").click()
    anna.page.get_by_role("button", name="Phrases and reactions").click()
    anna.page.get_by_role("button", name="Good luck!").click()

    expect(anna.page.locator(".talk li .body")).to_have_text("Good luck!")
    expect(ben.page.locator("[data-heard]")).to_have_text("Anna: 행운을 빌어요!")
    open_talk = ben.page.locator(".bar").get_by_role("button", name="채팅")
    expect(open_talk).to_contain_text("1")
    open_talk.click()
    expect(ben.page.locator(".talk li .body")).to_have_text("행운을 빌어요!")
    expect(open_talk).not_to_contain_text("1")


def test_on_a_phone_talk_covers_neither_the_board_nor_runs_over_the_page(visit: Visit) -> None:
    anna, ben = in_play(visit)
    page = ben.page
    page.locator(".bar").get_by_role("button", name="채팅").click()
    talk = page.locator("#talk").bounding_box()
    board = board_box(page)
    assert talk
    assert board["y"] + board["height"] <= talk["y"] + 1
    height, seen = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.clientHeight]"
    )
    assert height <= seen

    page.get_by_label("메시지 입력").fill("<b>안녕</b> https://example.org")
    page.keyboard.press("Enter")

    expect(page.locator(".talk li .body")).to_have_text("<b>안녕</b> https://example.org")
    expect(page.locator(".talk li a")).to_have_count(0)
    expect(anna.page.locator("[data-heard]")).to_contain_text("<b>안녕</b>")
    page.reload()
    page.locator(".bar").get_by_role("button", name="채팅").click()
    expect(page.locator(".talk li .body")).to_have_count(1)


def test_what_is_written_from_right_to_left_is_read_so(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.is_at_a_table("easy")
    page.locator("#log").get_by_role("button", name="Talk").click()
    field = page.get_by_role("textbox", name="Write something")

    for n, (text, direction) in enumerate(
        [("3! \u0645\u0631\u062d\u0628\u0627", "rtl"), ("3! Hi", "ltr")]
    ):
        field.fill(text)
        expect(field).to_have_css("direction", direction)
        page.keyboard.press("Enter")
        expect(page.locator(".talk li .body").nth(n)).to_have_css("direction", direction)


@pytest.mark.deep  # every day phrases are read
def test_a_reaction_rises_from_its_seat_and_goes_away(visit: Visit) -> None:
    anna, ben = in_play(visit)
    anna.page.clock.install()
    ben.page.locator(".bar").get_by_role("button", name="채팅").click()

    ben.page.get_by_role("button", name="빠른 채팅과 반응").click()
    ben.page.get_by_role("button", name="박수").click()

    floating = anna.page.locator(".floats .reaction")
    expect(floating).to_have_count(1)
    assert floating.evaluate("(one) => getComputedStyle(one.parentElement).pointerEvents") == "none"
    expect(anna.page.locator("[data-heard]")).to_have_text("벤: Applause")
    anna.page.clock.run_for(FLOATS_MS)
    expect(floating).to_have_count(0)


def test_whoever_is_muted_is_heard_no_more_also_after_a_reload(visit: Visit) -> None:
    anna, ben = at_a_table(visit)
    ben.page.get_by_label("메시지 입력").fill("1")
    ben.page.get_by_role("button", name="보내기").click()
    expect(anna.page.locator(".talk li .body")).to_have_count(1)

    anna.page.get_by_role("button", name="What you hear").click()
    anna.page.get_by_role("switch", name="Hear 벤").uncheck(force=True)
    ben.page.get_by_label("메시지 입력").fill("2")
    ben.page.get_by_role("button", name="보내기").click()
    expect(ben.page.locator(".talk li .body")).to_have_count(2)

    anna.page.reload()
    expect(anna.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    anna.page.get_by_role("button", name="What you hear").click()
    anna.page.get_by_role("switch", name="Hear 벤").check(force=True)
    anna.page.get_by_role("button", name="What you hear").click()
    assert lines(anna.page) == ["1", "2"]


def test_the_owner_turns_talk_off_for_everybody_at_once(visit: Visit) -> None:
    anna, ben = at_a_table(visit)
    expect(ben.page.get_by_label("메시지 입력")).to_be_visible()

    anna.page.get_by_role("button", name="What you hear").click()
    anna.page.get_by_role("radio", name=re.compile("^Nothing")).check(force=True)

    expect(ben.page.get_by_label("메시지 입력")).to_have_count(0)
    expect(ben.page.get_by_text("방장이 채팅을 꺼 두었어요.")).to_be_visible()
