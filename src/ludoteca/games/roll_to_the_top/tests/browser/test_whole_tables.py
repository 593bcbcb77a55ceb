"""Whole tables of Roll to the Top: with two browsers and bots, on a phone, by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.known import Hand, laid
from tests.browser.lessons import has_played, holds_the_clock
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser(
    "fingers, the focus of keys and two windows meet a board that is measured"
)

SIDEWAYS = {"width": 740, "height": 360}

Visit = Callable[..., Visitor]
GAME = "/games/roll-to-the-top"
MOST_STEPS = 200


class Traveller:
    """A visitor at a table who writes any number that fits, by touching dice and boxes."""

    def __init__(self, visitor: Visitor, finger: bool = False) -> None:
        self.visitor, self.page, self.finger = visitor, visitor.page, finger

    @property
    def dice(self) -> Locator:
        return self.page.locator(".tray [data-spot]")

    @property
    def boxes(self) -> Locator:
        """Boxes that take the chosen dice."""
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
        """Taps, and taps again to confirm: on touch screens, final choices need two taps."""
        before = self.visitor.entry
        self.touches(what)
        if self.finger:
            self.touches(self.page.locator(".held .primary"))
        self.visitor.sees_more_than(before)

    def is_done(self) -> None:
        """Confirms the turn, with a second tap where the player could still write something."""
        before, again = self.visitor.entry, self.page.locator(".held .primary")
        self.touches(self.done)
        self.page.locator(f"[data-entry]:not([data-entry='{before}'])").or_(again).first.wait_for()
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

    def is_asked(self, phase: str) -> None:
        self.page.locator(f":root:has(.prompt.mine) [data-phase={phase}]").wait_for()

    def writes_all(self) -> None:
        self.is_asked("write")
        expect(self.done).to_be_visible()
        while self.dice.count() and self.writes():
            pass
        self.is_done()

    def changes_the_pool(self) -> None:
        self.is_asked("pool")
        expect(self.dice.first).to_be_visible()
        if self.dice.locator("xpath=self::*[@aria-pressed]").count():  # a swap: one out, one in
            self.touches(self.dice.first)
        self.chooses(self.dice.last)


def sits_down_alone(visitor: Visitor) -> None:
    visitor.is_at_a_table("easy", game="roll-to-the-top")
    expect(visitor.page.locator(".prompt.mine")).to_be_visible()
    expect(Traveller(visitor).dice.first).to_be_visible()  # the board comes on its own


@pytest.mark.deep  # by keys alone, whole tables are played every day
def test_two_people_and_a_bot_play_a_whole_table_one_of_them_on_a_korean_phone(
    house: House, visit: Visit
) -> None:
    """Three turns; the bot comes first, so that people change the pool in both others."""
    table = laid(house, "roll-to-the-top", "easy", "Anna", "Ben", seed=28, turn_limit=3)
    anna, ben = visit(), visit(viewport=PHONE, locale="ko-KR", has_touch=True)
    by_mouse, by_finger = Hand(anna), Hand(ben)
    table.is_shown_to(anna, "Anna")
    table.is_shown_to(ben, "Ben")
    people = one, other = Traveller(anna), Traveller(ben, finger=True)

    for changes in (one, other, None):
        for person in people:
            person.writes_all()
        if changes:
            changes.changes_the_pool()
    for person in people:
        person.visitor.end.wait_for()

    assert by_mouse.kinds() == {"write", "confirm", "remove_die"}
    assert by_finger.kinds() == {"write", "confirm", "swap_dice"}
    assert anna.scores() == ben.scores()
    assert len(anna.scores()) == 3
    expect(anna.end).to_contain_text("3 turns")


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


def test_who_is_done_is_asked_nothing_and_may_think_again_until_all_are(
    house: House, visit: Visit
) -> None:
    anna, ben = visit(viewport=PHONE, has_touch=True), visit(viewport=PHONE, has_touch=True)
    table = laid(house, "roll-to-the-top", "Anna", "Ben", seed=1)
    for name, one in {"Anna": anna, "Ben": ben}.items():
        table.is_shown_to(one, name)
        expect(one.page.locator(".prompt.mine")).to_be_visible()
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


@pytest.mark.parametrize(
    "window",
    [
        pytest.param({}, id="wide", marks=pytest.mark.deep),
        pytest.param({"viewport": PHONE}, id="phone"),
    ],
)
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


@pytest.mark.deep  # the platform's whole tables are played every day
def test_keys_alone_play_a_whole_table(house: House, visit: Visit) -> None:
    table = laid(house, "roll-to-the-top", "easy", "Anna", seed=2, turn_limit=4)
    anna = visit()
    page = anna.page
    by_keys = Hand(anna)
    table.is_shown_to(anna, "Anna")
    mine = page.locator(".prompt.mine")

    for _ in range(MOST_STEPS):
        mine.or_(anna.end).first.wait_for()
        if anna.end.count():
            break
        before = anna.entry
        # A board that waits for the server's answer hears no Enter, but Escape takes back.
        expect(page.locator("[data-spot][aria-disabled=true]")).to_have_count(0)
        page.locator(".board-frame").focus()
        if page.locator("[data-phase=write]").count():
            _write_by_keys(page)
        else:
            _change_by_keys(page)
        anna.sees_more_than(before)

    assert by_keys.kinds() == {"write", "confirm", "add_die", "swap_dice"}
    expect(anna.end).to_contain_text(re.compile("4 turns|top"))


def _write_by_keys(page: Page) -> None:
    """Arrows to the first die, Enter, arrows to a box, Enter; to the button when none fits."""
    if page.locator(".tray [data-spot]").count() and _reach(page, ".tray"):
        page.keyboard.press("Enter")
        if page.locator(".postcard [data-spot]").count() and _reach(page, ".postcard"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Escape")
    assert _reach(page, "[data-anchor=done]")
    page.keyboard.press("Enter")


def _change_by_keys(page: Page) -> None:
    assert _reach(page, ".tray")
    page.keyboard.press("Enter")
    if page.locator(".tray [aria-pressed=true]").count():  # a swap: one out, one in
        _reach(page, ".tray [aria-label*='bring']")
        page.keyboard.press("Enter")


def _reach(page: Page, within: str) -> bool:
    """Presses arrow keys until something in ``within`` has the focus."""
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
    anna.is_at_a_table("easy", "easy", game="roll-to-the-top")
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
"""Expected choices of the tutorial, step by step: dice, then a box or the button."""


@pytest.mark.deep  # every day That's Life! plays its own to the end
def test_the_tutorial_is_played_to_its_end_with_the_note_in_sight(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    holds_the_clock(page)
    anna.goes_to(f"{GAME}/tutorial")
    note = page.locator("div.note")

    for step, (dice, place) in enumerate(TAUGHT, 1):
        has_played(page, note, step)
        expect(note.locator(f"[data-step='{step}']")).to_be_in_viewport()
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


COUNTED = "window.taps = 0; addEventListener('click', () => (taps += 1), { capture: true }); void 0"


def test_a_number_takes_a_finger_two_taps_and_being_done_one(house: House, visit: Visit) -> None:
    ben = Traveller(visit(viewport=PHONE, has_touch=True), finger=True)
    laid(house, "roll-to-the-top", "Ben", "Anna", seed=91).is_shown_to(ben.visitor, "Ben")
    ben.is_asked("write")
    expect(ben.done).to_be_visible()
    ben.page.evaluate(COUNTED)

    ben.touches(ben.dice.first)
    before = ben.visitor.entry
    ben.touches(ben.boxes.last.locator(".paper"))
    ben.visitor.sees_more_than(before)
    assert ben.page.evaluate("taps") == 2
    ben.is_done()  # Anna still chooses: it can be taken back

    assert ben.page.evaluate("taps") == 3
