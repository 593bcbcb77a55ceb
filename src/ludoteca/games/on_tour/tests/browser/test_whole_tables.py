"""Whole tables of On Tour: with a finger on a phone, by keyboard alone, against a bot."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.test_everybody import AXE, TAGS, looked
from tests.browser.visitor import PHONE, Visitor

from ludoteca.testing import playing

Visit = Callable[..., Visitor]

FINGER = 44
"""CSS pixels."""


def confirm(visitor: Visitor) -> Locator:
    return visitor.page.locator(".on-tour [data-anchor='confirm']")


def can_act(visitor: Visitor) -> bool:
    return bool(visitor.spots.count() or confirm(visitor).count())


def step(visitor: Visitor) -> str:
    """How far this person has come: the others act meanwhile."""
    return visitor.page.locator("[data-step]").get_attribute("data-step") or ""


def comes_further(visitor: Visitor, than: str) -> None:
    expect(visitor.page.locator(f"[data-step]:not([data-step='{than}'])")).to_be_visible()


def taps(visitor: Visitor, at: int) -> None:
    """One choice with a finger: on the map the first tap shows, the button does it."""
    before = step(visitor)
    if confirm(visitor).count():
        confirm(visitor).tap()
    else:
        visitor.spots.nth(at % visitor.spots.count()).tap()
        visitor.page.locator(".held .primary").tap()
    comes_further(visitor, before)


def presses(visitor: Visitor, steps: int) -> None:
    """One choice by keys: arrows walk over the map, Enter writes, and then says done."""
    before = step(visitor)
    page = visitor.page
    if confirm(visitor).count():
        expect(confirm(visitor)).to_be_focused()
    else:
        expect(visitor.spots.first).to_be_visible()
        page.locator(".on-tour .room svg[role='group']").focus()
        for _ in range(1 + steps % 3):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".on-tour [data-spot]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    comes_further(visitor, before)


def table_of_three(anna: Visitor, ben: Visitor, map_name: str) -> None:
    """Anna and a bot, and Ben by the link."""
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    table = playing.make(anna.page, "on-tour", ["open", "easy"], map=map_name.lower())
    anna.goes_to(f"/t/{table}")
    link = anna.page.url
    ben.page.goto(link)
    ben.page.get_by_label("어떻게 불러 드릴까요?").fill("벤")
    ben.page.get_by_role("button", name="여기 앉기").click()
    expect(anna.page.get_by_text("벤")).to_be_visible()
    anna.page.get_by_role("button", name="Start the game").click()


@pytest.mark.long
@pytest.mark.parametrize(("map_name", "by_hand"), [("USA", 1_000), ("Europe", 40)])
def test_two_people_and_a_bot_play_a_whole_table_by_finger_and_by_keys(
    visit: Visit, map_name: str, by_hand: int
) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    table_of_three(anna, ben, map_name)

    choices = 0
    while choices < by_hand and not (anna.end.count() and ben.end.count()):
        if can_act(anna):
            presses(anna, choices)
            choices += 1
        elif can_act(ben):
            taps(ben, choices * 5)
            choices += 1
            height, width = ben.page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert (height, width) == (PHONE["height"], PHONE["width"])
        else:
            anna.page.wait_for_timeout(30)
    if not anna.end.count():
        anna.plays_out(ben)

    assert anna.scores() == ben.scores()
    assert len(anna.scores()) == 3


def test_what_a_finger_has_tapped_is_kept_while_somebody_else_is_done(visit: Visit) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True, reduced_motion="no-preference")
    table_of_three(anna, ben, "USA")
    expect(ben.spots.first).to_be_visible()
    before, told = step(ben), ben.entry
    ben.spots.first.tap()
    expect(ben.page.locator(".held .primary")).to_be_visible()

    while step(anna).endswith("writing"):
        presses(anna, 0)
    ben.sees_more_than(told)
    ben.page.locator(".held .primary").tap()

    comes_further(ben, before)


def test_marks_are_taken_back_by_escape_until_they_are_confirmed(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/games/on-tour")
    anna.page.get_by_role("button", name="Play now against bots").click()
    expect(anna.spots.first).to_be_visible()
    filled = anna.page.locator(".on-tour .room .written, .on-tour .room .star")
    before = filled.count()

    presses(anna, 0)
    expect(filled).to_have_count(before + 1)
    written = step(anna)
    anna.page.keyboard.press("Escape")
    comes_further(anna, written)

    expect(filled).to_have_count(before)


def test_who_is_done_thinks_again_by_the_one_undo_there_is(visit: Visit) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    table_of_three(anna, ben, "USA")
    expect(anna.spots.first).to_be_visible()
    undo = anna.page.get_by_role("button", name=re.compile("^Undo"))

    while not confirm(anna).count():
        presses(anna, 0)
    expect(undo).to_have_accessible_name(re.compile("^Undo . Take back"))
    one = anna.page.locator(".board, .prompt").get_by_role("button", name="back")
    expect(one).to_have_count(1)
    confirm(anna).click()
    expect(undo).to_have_accessible_name(re.compile("^Undo . Not done after all$"))
    expect(anna.page.locator(".prompt.mine")).to_have_count(0)
    undo.click()

    expect(confirm(anna)).to_be_visible()
    expect(anna.page.locator(".prompt.mine")).to_be_visible()


def test_by_ear_each_number_of_the_maps_of_others_comes_once(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    anna.goes_to(f"/t/{playing.make(anna.page, 'on-tour', ['easy'])}")
    thumb = anna.page.locator(".thumb").first
    seen = anna.page.locator(".look .note").first

    expect(seen).to_have_text(re.compile(r"^\d+ ✓$"))  # the bot has written

    points = re.findall(r"\d+", seen.inner_text())
    expect(thumb).to_have_accessible_name(re.compile(rf"^\D+: map, {points[0]} points?, done$"))


def test_an_area_that_is_looked_at_is_told_until_one_has_written(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/games/on-tour")
    anna.page.get_by_role("button", name="Play now against bots").click()
    expect(anna.spots.first).to_be_visible()
    caption = anna.page.locator(".on-tour .caption p")

    anna.spots.first.focus()
    named = anna.spots.first.get_attribute("aria-label") or "nothing"
    expect(caption).to_contain_text(named)
    before = step(anna)
    anna.page.keyboard.press("Enter")
    comes_further(anna, before)

    expect(caption.filter(has_text=named)).to_have_count(0)


@pytest.mark.parametrize("style", ["Map", "Tiles"])
def test_the_map_reads_well_and_is_large_enough_for_fingers(visit: Visit, style: str) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.goes_to("/games/on-tour")
    anna.page.get_by_role("button", name="Play now against bots").tap()
    expect(anna.spots.first).to_be_visible()
    turn = anna.page.locator(".on-tour .foot").get_by_role("button", name=style, exact=True)
    if turn.count():
        turn.tap()

    anna.page.evaluate(pathlib.Path(AXE).read_text())
    assert looked(anna.page, "axeFindings", TAGS) == []
    for box in (spot.bounding_box() for spot in anna.spots.all()):
        assert box
        assert box["width"] >= FINGER - 0.5
        assert box["height"] >= FINGER - 0.5
