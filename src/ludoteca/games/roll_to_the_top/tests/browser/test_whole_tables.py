"""Whole tables of Roll to the Top: with two browsers and bots, on a phone, by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.visitor import PHONE, TURN_MS, Visitor

from ludoteca.testing import playing

SIDEWAYS = {"width": 740, "height": 360}

Visit = Callable[..., Visitor]
GAME = "/games/roll-to-the-top"
MOST_STEPS = 2_000


class Traveller:
    """Somebody at a table who writes whatever fits, by touching dice and boxes."""

    def __init__(self, visitor: Visitor, finger: bool = False) -> None:
        self.visitor, self.page, self.finger = visitor, visitor.page, finger

    @property
    def dice(self) -> Locator:
        return self.page.locator(".tray [data-spot]")

    @property
    def boxes(self) -> Locator:
        """Those that take what is chosen."""
        return self.page.locator(".postcard [data-spot]")

    @property
    def done(self) -> Locator:
        return self.page.locator("[data-anchor=done]")

    @property
    def is_to_act(self) -> bool:
        return self.page.locator(".prompt.mine").count() > 0

    def touches(self, what: Locator) -> None:
        if self.finger:
            what.tap(timeout=TURN_MS)
        else:
            what.click(timeout=TURN_MS)

    def chooses(self, what: Locator) -> None:
        """What cannot be taken back is asked twice of a finger."""
        before = self.visitor.entry
        self.touches(what)
        if self.finger:
            self.touches(self.page.locator(".held .primary"))
        self.visitor.sees_more_than(before)

    def is_done(self) -> None:
        """A finger is asked again where that loses something: the last one still can write."""
        before, again = self.visitor.entry, self.page.locator(".held .primary")
        self.touches(self.done)
        while self.visitor.entry == before and not again.count():
            self.page.wait_for_timeout(30)
        if self.visitor.entry == before:
            self.touches(again)
            self.visitor.sees_more_than(before)

    def writes(self) -> bool:
        """One die into one box; False when no single die fits anywhere."""
        for i in range(self.dice.count()):
            self.touches(self.dice.nth(i))
            if self.boxes.count():
                before = self.visitor.entry
                self.touches(self.boxes.last.locator(".paper"))
                self.visitor.sees_more_than(before)
                return True
            self.page.keyboard.press("Escape")
        return False

    def plays_one_question(self) -> None:
        phase = self.page.locator("[data-phase]").get_attribute("data-phase")
        if phase == "write":
            expect(self.done).to_be_visible()
            while self.dice.count() and self.writes():
                pass
            self.is_done()
        elif self.dice.locator("xpath=self::*[@aria-pressed]").count():
            self.touches(self.dice.first)
            before = self.visitor.entry
            self.touches(self.dice.last)
            if self.finger:
                self.touches(self.page.locator(".held .primary"))
            self.visitor.sees_more_than(before)
        else:
            self.chooses(self.dice.last)


def play_on(*travellers: Traveller) -> None:
    """Until everybody sees the result."""
    for _ in range(MOST_STEPS):
        if all(traveller.visitor.end.count() for traveller in travellers):
            return
        ready = [one for one in travellers if one.is_to_act and not one.visitor.end.count()]
        if ready:
            ready[0].plays_one_question()
        travellers[0].page.wait_for_timeout(30)
    raise AssertionError("the table does not end")


def sits_down_alone(visitor: Visitor) -> None:
    visitor.goes_to(GAME)
    page = visitor.page
    page.get_by_label(re.compile("nickname", re.IGNORECASE)).or_(
        page.get_by_role("button", name="Change")
    ).first.wait_for()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt.mine")).to_be_visible()


def two_sit_down(anna: Visitor, ben: Visitor) -> None:
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    table = playing.make(anna.page, "roll-to-the-top", ["open"])
    anna.goes_to(f"/t/{table}")
    ben.page.goto(anna.page.url)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Start the game").click()
    for one in (anna, ben):
        expect(one.page.locator(".prompt.mine")).to_be_visible()


@pytest.mark.long
def test_two_people_and_a_bot_fill_a_sight_one_of_them_on_a_korean_phone(visit: Visit) -> None:
    anna = visit()
    ben = visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    table = playing.make(anna.page, "roll-to-the-top", ["open", "easy"], turn_limit=5)
    anna.goes_to(f"/t/{table}")
    link = anna.page.url
    ben.page.goto(link)
    ben.page.get_by_label("어떻게 불러 드릴까요?").fill("벤")
    ben.page.get_by_role("button", name="여기 앉기").click()
    anna.page.get_by_role("button", name="Start the game").click()

    play_on(Traveller(anna), Traveller(ben, finger=True))

    assert anna.scores() == ben.scores()
    assert len(anna.scores()) == 3
    expect(anna.end).to_contain_text("5 turns")


def test_dice_are_added_up_and_put_back_without_the_server(visit: Visit) -> None:
    anna = visit()
    sits_down_alone(anna)
    me = Traveller(anna)

    me.dice.first.click()

    number = int(anna.page.locator(".sum strong").inner_text())
    label = me.dice.first.get_attribute("aria-label") or ""
    assert f"shows {number}" in label
    expect(me.boxes).not_to_have_count(0)
    expect(me.boxes.first).to_have_attribute("aria-label", re.compile(f"^Write {number} "))

    anna.page.keyboard.press("Escape")

    expect(anna.page.locator(".sum")).to_have_count(0)
    expect(me.boxes).to_have_count(0)
    expect(anna.page.locator(".postcard .own")).to_have_count(0)


def test_a_number_is_taken_back_until_one_is_done(visit: Visit) -> None:
    anna = visit()
    sits_down_alone(anna)
    me = Traveller(anna)
    assert me.writes()
    written = anna.page.locator(".postcard .own")
    expect(written).to_have_count(1)

    undo = anna.page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_have_accessible_name(re.compile(r"^Undo . Take the \d+ back$"))
    undo.click()

    expect(written).to_have_count(0)
    expect(me.done).to_have_accessible_name(re.compile("^Done unused: d"))


def test_who_is_done_is_asked_nothing_and_may_think_again_until_all_are(visit: Visit) -> None:
    anna, ben = visit(viewport=PHONE, has_touch=True), visit(viewport=PHONE, has_touch=True)
    two_sit_down(anna, ben)
    me, other = Traveller(anna, finger=True), Traveller(ben, finger=True)
    before = anna.entry

    me.done.tap()
    anna.sees_more_than(before)
    expect(me.done).to_have_count(0)
    expect(anna.page.locator(".bar .count")).to_have_count(0)  # nobody waits for her
    anna.page.get_by_role("button", name=re.compile("^Undo . Not done after all$")).tap()
    expect(me.done).to_be_visible()
    expect(ben.page.get_by_text("✓")).to_have_count(0)
    me.is_done()

    told = ben.entry
    expect(ben.page.get_by_text("✓").first).to_be_visible()
    other.done.tap()
    expect(ben.page.locator(".held .primary")).to_be_visible()  # then all is shown
    assert ben.entry == told


def test_beside_being_done_the_sentence_has_room_on_the_smallest_phone(
    visit: Visit,
) -> None:
    anna = visit(viewport={"width": 320, "height": 640}, has_touch=True)
    sits_down_alone(anna)
    me = Traveller(anna, finger=True)

    assert me.writes()

    expect(anna.page.locator(".turn button")).to_have_count(1)
    long = "unused: d4 4 + d8 5 + d12 11"
    me.done.locator("span").evaluate("(said, long) => { said.textContent = long; }", long)
    sentence = anna.page.locator(".turn .next").bounding_box()
    assert sentence
    assert sentence["width"] >= 80, "the longest words need that"


def test_escape_takes_the_latest_number_back_when_no_die_is_chosen(visit: Visit) -> None:
    anna = visit()
    sits_down_alone(anna)
    me = Traveller(anna)
    assert me.writes()
    written = anna.page.locator(".postcard .own")
    expect(written).to_have_count(1)

    anna.page.locator(".board-frame").focus()
    anna.page.keyboard.press("Escape")

    expect(written).to_have_count(0)


def test_sheets_of_others_open_large_as_of_the_last_reveal(visit: Visit) -> None:
    anna = visit()
    sits_down_alone(anna)
    thumbs = anna.page.locator(".others .thumb")
    expect(thumbs).not_to_have_count(0)

    thumbs.first.click()

    sheet = anna.page.get_by_role("dialog")
    expect(sheet.get_by_role("img", name=re.compile("^Row 1, box 1: "))).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("window", [{}, {"viewport": PHONE}], ids=["wide", "phone"])
def test_by_ear_each_number_of_the_sheets_of_others_comes_once(
    visit: Visit, window: dict[str, Any]
) -> None:
    anna = visit(**window)
    sits_down_alone(anna)
    thumb = anna.page.locator(".others .thumb").first
    seen = anna.page.locator(".look .note").first

    expect(seen).to_have_text(re.compile(r"^\d+\D*✓$"))  # the bot has written

    left = re.findall(r"\d+", seen.inner_text())
    expect(thumb).to_have_accessible_name(re.compile(rf"^\D+: {left[0]} boxes left, done$"))


@pytest.mark.long
def test_keys_alone_play_a_whole_table(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.goes_to("/about")
    playing.is_called(page, "Anna")
    anna.goes_to(f"/t/{playing.make(page, 'roll-to-the-top', ['easy'], turn_limit=8)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    board = page.locator(".board-frame")

    for _ in range(MOST_STEPS):
        if anna.end.count():
            break
        if not page.locator(".prompt.mine").count():
            page.wait_for_timeout(30)
            continue
        board.focus()
        if page.locator("[data-phase=write]").count():
            _write_by_keys(page)
        else:
            _change_by_keys(page)

    expect(anna.end).to_contain_text(re.compile("8 turns|top"))


def _write_by_keys(page: Page) -> None:
    """Arrows to the first die, Enter, arrows to a box, Enter; to the button when none fits."""
    if page.locator(".tray [data-spot]").count() and _reach(page, ".tray"):
        page.keyboard.press("Enter")
        if page.locator(".postcard [data-spot]").count() and _reach(page, ".postcard"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(120)
            return
        page.keyboard.press("Escape")
    if _reach(page, "[data-anchor=done]"):  # not if the turn has ended meanwhile
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)


def _change_by_keys(page: Page) -> None:
    if not _reach(page, ".tray"):  # the last answer is only now on the table
        return
    page.keyboard.press("Enter")
    if page.locator(".tray [aria-pressed=true]").count():  # a swap: one out, one in
        _reach(page, ".tray [aria-label*='bring']")
        page.keyboard.press("Enter")
    page.wait_for_timeout(120)


def _reach(page: Page, within: str) -> bool:
    """Walk by arrow keys until something there has the focus."""
    for _ in range(40):
        if page.locator(f"{within}:focus, {within} :focus").count():
            return True
        page.keyboard.press("ArrowDown" if within != ".postcard" else "ArrowUp")
    return False


def test_on_a_phone_a_turn_is_played_without_scrolling(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    sits_down_alone(anna)
    me = Traveller(anna, finger=True)

    for part in (me.dice.first, me.done, anna.page.locator(".postcard")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]
    assert anna.page.evaluate("document.scrollingElement.scrollHeight") <= PHONE["height"] + 1


def test_sideways_the_sheets_of_others_are_whole_and_no_name_lies_over_boxes(visit: Visit) -> None:
    anna = visit(viewport=SIDEWAYS)
    page = anna.page
    anna.goes_to("/about")
    playing.is_called(page, "Anna")
    anna.goes_to(f"/t/{playing.make(page, 'roll-to-the-top', ['easy', 'easy'])}")
    expect(page.locator(".others .thumb")).to_have_count(2)

    room = page.locator(".others").bounding_box()
    last = page.locator(".others .thumb").last.bounding_box()
    assert room is not None
    assert last is not None
    assert last["y"] + last["height"] <= room["y"] + room["height"] + 1
    boxes = page.locator(".postcard [data-anchor^=box]").all()
    lowest = max(box["y"] + box["height"] for one in boxes if (box := one.bounding_box()))
    for name in page.locator(".postcard .caption").all():
        assert (found := name.bounding_box()) is not None
        assert found["y"] >= lowest


TAUGHT = (
    ((), None),
    ((), None),
    (("d6",), "b02"),
    (("d4",), "b06"),
    (("d8",), "b11"),
    ((), "done"),
    (("d4",), "b12"),
    (("d6", "d8"), "b19"),
    (("d12",), "b21"),
    (("d12",), None),
    (("d8",), "b10"),
    ((), None),
    (("d6",), "b09"),
)
"""What the tutorial asks for, step by step: dice, then a box or the button."""


def test_the_tutorial_is_played_to_its_end_with_the_note_in_sight(visit: Visit) -> None:
    anna = visit()
    anna.goes_to(f"{GAME}/tutorial")
    page = anna.page
    note = page.locator("div.note")

    for step, (dice, place) in enumerate(TAUGHT, 1):
        expect(note.locator(f"[data-step='{step}']")).to_be_in_viewport()
        expect(note.locator(".happening")).to_have_count(0)
        for die in dice:
            page.locator(f"[data-anchor='die:{die}'] [data-spot]").click(timeout=TURN_MS)
        if place == "done":
            page.locator("[data-anchor=done]").click(timeout=TURN_MS)
        elif place:
            page.locator(f"[data-anchor='box:{place}'] .paper").click(timeout=TURN_MS)
        elif not dice:
            note.locator("[data-next]").click(timeout=TURN_MS)

    expect(note.locator(f"[data-step='{len(TAUGHT) + 1}']")).to_be_in_viewport()
    expect(note).to_contain_text("you have won")
