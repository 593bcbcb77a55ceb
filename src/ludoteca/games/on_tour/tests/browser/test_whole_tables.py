"""Whole tables of On Tour: with a finger on a phone, by keyboard alone, against a bot."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.known import Hand, laid
from tests.browser.test_everybody import AXE, TAGS, looked
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser(
    "fingers and keys find their way over a map that is drawn, while others act"
)

Visit = Callable[..., Visitor]

FINGER = 44
"""CSS pixels."""


def confirm(visitor: Visitor) -> Locator:
    return visitor.page.locator(".on-tour [data-anchor='confirm']")


def can_act(visitor: Visitor) -> bool:
    return bool(visitor.spots.count() or confirm(visitor).count())


def step(visitor: Visitor) -> str:
    """The visitor's step in the turn, which other players' actions do not change."""
    return visitor.page.locator("[data-step]").get_attribute("data-step") or ""


def comes_further(visitor: Visitor, than: str) -> None:
    """Waits for a step after ``than``, with no command under way to the server."""
    visitor.page.locator(f"[data-step]:not([data-step='{than}'])").wait_for(timeout=TURN_MS)
    expect(visitor.page.locator(".on-tour [data-spot][aria-disabled=true]")).to_have_count(0)


def taps(visitor: Visitor, at: int) -> None:
    """Makes one choice with a finger, which takes one tap because marks can be taken back."""
    visitor.spots.or_(confirm(visitor)).first.wait_for()
    before = step(visitor)
    if confirm(visitor).count():
        confirm(visitor).tap()
    else:
        visitor.spots.nth(at % visitor.spots.count()).tap()
    comes_further(visitor, before)


def presses(visitor: Visitor, steps: int) -> None:
    """Makes one choice by keys: arrows move over the map, Enter writes, and finally confirms."""
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


def choices_of_a_turn(visitor: Visitor) -> Iterator[int]:
    """Counts the choices of a turn until the visitor has confirmed."""
    visitor.spots.or_(confirm(visitor)).first.wait_for()
    turn = step(visitor).partition(".")[0]
    number = int(turn)
    while step(visitor).startswith(f"{turn}.") and can_act(visitor):
        yield number
        number += 1


def two_at_a_table(house: House, anna: Visitor, ben: Visitor, seed: int) -> None:
    """Anna, Ben and a bot, in the first turn."""
    table = laid(house, "on-tour", "Anna", "Ben", "easy", seed=seed)
    table.is_shown_to(anna, "Anna")
    table.is_shown_to(ben, "Ben")


@dataclass
class Last:
    """The last turns of a table with known dice, in which all kinds of marks occur."""

    map_name: str
    seed: int
    turn: int
    marks: set[str]


@pytest.mark.deep  # single turns by finger and by keys are played every day
@pytest.mark.long
@pytest.mark.parametrize(
    "last",
    [
        Last("usa", seed=13, turn=19, marks={"low", "x", "star"}),
        Last("europe", seed=101, turn=17, marks={"low", "high", "star"}),
    ],
    ids=lambda last: last.map_name,
)
def test_two_people_and_a_bot_end_a_table_by_finger_and_by_keys(
    house: House, visit: Visit, deep: bool, last: Last
) -> None:
    """In deep runs, people play the whole table by hand."""
    table = laid(house, "on-tour", "Anna", "Ben", "easy", seed=last.seed, map=last.map_name)
    if not deep:
        table.is_played(lambda update: update["view"]["turn"] >= last.turn)
    anna, ben = visit(), visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    by_keys, by_finger = Hand(anna), Hand(ben)
    table.is_shown_to(anna, "Anna")
    table.is_shown_to(ben, "Ben")

    while not anna.end.count():
        for number in choices_of_a_turn(anna):
            presses(anna, number)
        for number in choices_of_a_turn(ben):
            taps(ben, number * 5)
            height, width = ben.page.evaluate(
                "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
            )
            assert (height, width) == (PHONE["height"], PHONE["width"])
        for one in (anna, ben):
            one.spots.or_(confirm(one)).or_(one.end).first.wait_for()

    marks = {"low", "high", "star"} if deep else last.marks
    assert by_keys.kinds("what") >= {*marks, "confirm"}
    assert by_finger.kinds("what") >= {*marks, "confirm"}
    assert anna.scores() == ben.scores()
    assert len(anna.scores()) == 3


def test_what_a_finger_has_tapped_is_kept_while_somebody_else_is_done(
    house: House, visit: Visit
) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True, reduced_motion="no-preference")
    two_at_a_table(house, anna, ben, seed=1)
    expect(ben.spots.first).to_be_visible()
    taps(ben, 0)
    before, told = step(ben), ben.entry
    written = ben.page.locator(".on-tour .room .written")
    marks = written.count()

    while step(anna).endswith("writing"):
        presses(anna, 0)
    ben.sees_more_than(told)

    expect(written).to_have_count(marks)
    assert step(ben) == before
    taps(ben, 1)


def test_a_turn_of_two_numbers_takes_a_finger_three_taps(house: House, visit: Visit) -> None:
    ben = visit(viewport=PHONE, has_touch=True)
    laid(house, "on-tour", "Ben", "easy", seed=3).is_shown_to(ben, "Ben")
    turn = ben.page.locator(".prompt.mine")
    expect(turn).to_be_visible()

    counted = 0
    for number in choices_of_a_turn(ben):
        counted += 1
        taps(ben, number)

    assert counted == 3  # two areas, and done


def test_marks_are_taken_back_by_escape_until_they_are_confirmed(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table("easy", game="on-tour")
    expect(anna.spots.first).to_be_visible()
    filled = anna.page.locator(".on-tour .room .written, .on-tour .room .star")
    before = filled.count()

    presses(anna, 0)
    expect(filled).to_have_count(before + 1)
    written = step(anna)
    anna.page.keyboard.press("Escape")
    comes_further(anna, written)

    expect(filled).to_have_count(before)


def test_who_is_done_thinks_again_by_the_one_undo_there_is(house: House, visit: Visit) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    two_at_a_table(house, anna, ben, seed=2)
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
    anna.is_at_a_table("easy", game="on-tour")
    thumb = anna.page.locator(".thumb").first
    seen = anna.page.locator(".look .note").first

    expect(seen).to_have_text(re.compile(r"^\d+ ✓$"))  # the bot has written

    points = re.findall(r"\d+", seen.inner_text())
    expect(thumb).to_have_accessible_name(re.compile(rf"^\D+: map, {points[0]} points?, done$"))


def test_an_area_that_is_looked_at_is_told_until_one_has_written(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table("easy", game="on-tour")
    expect(anna.spots.first).to_be_visible()
    caption = anna.page.locator(".on-tour .caption p")

    anna.spots.first.focus()
    named = anna.spots.first.get_attribute("aria-label") or "nothing"
    expect(caption).to_contain_text(named)
    before = step(anna)
    anna.page.keyboard.press("Enter")
    comes_further(anna, before)

    expect(caption.filter(has_text=named)).to_have_count(0)


def test_the_map_reads_well_and_is_large_enough_for_fingers_in_both_styles(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table("easy", game="on-tour")
    expect(anna.spots.first).to_be_visible()
    anna.page.evaluate(pathlib.Path(AXE).read_text("utf-8"))

    foot = anna.page.locator(".on-tour .foot")

    reads_well_and_is_large_enough(anna)
    foot.get_by_role("button", name="Map", exact=True).tap()  # a phone begins with tiles
    expect(foot.get_by_role("button", name="Tiles", exact=True)).to_be_visible()
    reads_well_and_is_large_enough(anna)


def reads_well_and_is_large_enough(anna: Visitor) -> None:
    assert looked(anna.page, "axeFindings", TAGS) == []
    for box in (spot.bounding_box() for spot in anna.spots.all()):
        assert box
        assert box["width"] >= FINGER - 0.5
        assert box["height"] >= FINGER - 0.5
