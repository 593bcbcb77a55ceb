"""Whole tables, from the first page to the result, by what a person sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor, play_on

pytestmark = pytest.mark.browser("whole tables by clicks and taps, in several windows")

Visit = Callable[..., Visitor]


def test_one_click_plays_a_whole_table_against_bots(visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")

    turns = play_on(anna)

    assert turns >= 9
    expect(anna.end).to_contain_text("Anna")
    expect(anna.page.get_by_role("button", name="Play again")).to_be_visible()


def test_two_people_and_a_bot_play_a_whole_table_and_one_reloads(visit: Visit) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)

    # Anna makes a table for three: herself, whoever has the link, a bot.
    anna.makes_a_table("Anna")
    anna.page.get_by_role("button", name="Add a seat").click()
    anna.page.get_by_role("combobox", name="Add a bot to seat 3").select_option(label="Easy")
    link = anna.page.get_by_label("Link to this table").input_value()

    # Ben opens the link, which changes nothing, and then sits down.
    ben.page.goto(link)
    expect(ben.page.get_by_role("button", name="여기 앉기")).to_be_visible()
    expect(anna.page.get_by_text("Open seat", exact=True)).to_be_visible()
    ben.page.get_by_label("어떻게 불러 드릴까요?").fill("벤")
    ben.page.get_by_role("button", name="여기 앉기").click()
    expect(anna.page.get_by_text("벤")).to_be_visible()

    anna.page.get_by_role("button", name="Start the game").click()
    play_on(anna, ben, turns=8)
    ben.page.reload()
    expect(ben.page.locator(".prompt p")).not_to_be_empty()
    play_on(anna, ben, turns=6)
    anna.is_back_when_it_is_over(ben)

    expect(anna.end).to_be_visible()
    expect(ben.end).to_be_visible()
    assert anna.scores() == ben.scores()
    assert len(anna.scores()) == 3


def test_on_a_phone_a_turn_is_played_without_scrolling(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table(entries=12)

    play_on(anna, turns=1)

    anna.waits_for_turn_or_end()
    height, seen = anna.page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.clientHeight]"
    )
    assert height <= seen
    width = anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]


def test_the_language_changes_in_the_middle_of_a_table(visit: Visit) -> None:
    anna = visit(locale="es-ES")
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    spanish = anna.prompt

    anna.page.get_by_label("Idioma").select_option("繁體中文")

    expect(anna.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(anna.page.locator(".prompt p")).to_contain_text("輪到你")
    assert spanish.startswith("Te toca")
