"""The tutorial of That's Life!, from its first step to a first table of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.lessons import has_played, holds_the_clock
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser(
    "the focus, two taps of a finger, and notes beside what they point at are of a real page"
)

Visit = Callable[..., Visitor]
STEPS = 14
BOXES = """() => [
  document.querySelector('.note').getBoundingClientRect().toJSON(),
  { width: innerWidth },
  [...document.querySelectorAll('[data-points] rect.ring')].map(
    (ring) => ring.getBoundingClientRect().toJSON()),
]"""


class Reader:
    """A visitor who reads the tutorial."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        holds_the_clock(self.page)
        self.note = self.page.locator(".note")

    def begins(self) -> None:
        self.visitor.goes_to("/games/thats-life/tutorial")
        self.sees(1)

    def sees(self, step: int) -> None:
        """Waits for the step, with all entries before it played."""
        has_played(self.page, self.note, step)

    @property
    def spots(self) -> Locator:
        return self.page.locator("section.board svg [data-spot]")

    @property
    def next(self) -> Locator:
        return self.note.locator("[data-next]")

    def points_at_what_is_there(self) -> None:
        """Checks that rings are on the page, and that the note covers nothing inside them."""
        expect(self.page.locator("[data-points]").first).to_be_attached()
        note, size, rings = self.page.evaluate(BOXES)
        assert rings
        for ring in rings:
            assert ring["left"] > -20
            assert ring["right"] < size["width"] + 20
            apart = (
                ring["right"] <= note["left"] + 6
                or note["right"] <= ring["left"] + 6
                or ring["bottom"] <= note["top"] + 12
                or note["bottom"] <= ring["top"] + 12
            )
            assert apart, (ring, note)

    def reads_without_scrolling(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        words = self.note.locator(".words")
        cut = words.evaluate("words => words.scrollHeight - words.clientHeight")
        assert cut <= 1, words.inner_text()

    def expected(self, decision: dict[str, Any]) -> Locator:
        """Spot of the option that the tutorial continues with."""
        return self.spots.nth(decision["expected"])

    def decisions(self) -> dict[int, dict[str, Any]]:
        """Decisions by step number, from 1, with the options of the step's frame."""
        lesson = self.page.evaluate(
            "fetch('/api/games/thats-life/tutorial').then(answer => answer.json())"
        )
        frames = {frame["n"]: frame for frame in lesson["frames"]}
        asked = {
            decision["n"]: {**decision, "options": frames[decision["n"]]["options"]}
            for decision in lesson["decisions"]
        }
        return {
            number: asked[step["at"]]
            for number, step in enumerate(lesson["steps"], 1)
            if step["choose"]
        }


@pytest.mark.deep  # every day by keys and by finger
def test_the_whole_tutorial_with_a_mouse(visit: Visit) -> None:
    reader = Reader(visit(viewport=DESKTOP))
    reader.begins()
    decisions = reader.decisions()

    for step in range(1, STEPS):
        reader.sees(step)
        reader.points_at_what_is_there()
        if step in decisions:
            reader.expected(decisions[step]).click()
        else:
            reader.next.click()
    reader.sees(STEPS)
    expect(reader.note).to_contain_text("you win by 51 to 1")
    reader.note.get_by_role("button", name="Play your first game").click()

    reader.page.wait_for_url("**/t/*")
    assert reader.visitor.waits_for_turn_or_end()


def test_the_whole_tutorial_by_keyboard_alone(visit: Visit) -> None:
    reader = Reader(visit())
    reader.begins()
    decisions, keys = reader.decisions(), reader.page.keyboard
    keys.press("Tab")

    for step in range(1, STEPS):
        reader.sees(step)
        if step in decisions:
            # The focus is on a spot already; arrow keys walk between them.
            expect(reader.page.locator("[data-spot]:focus")).to_have_count(1)
            if step % 2:
                keys.press(str(decisions[step]["expected"] + 1))
            else:
                reader.expected(decisions[step]).focus()
                keys.press("Enter")
        else:
            reader.next.focus() if step == 1 else None
            expect(reader.next).to_be_focused()
            keys.press("Enter")
    reader.sees(STEPS)

    play = reader.note.get_by_role("button", name="Play your first game")
    expect(play).to_be_focused()


@pytest.mark.deep  # every day by keys
def test_the_whole_tutorial_on_a_phone_in_korean(visit: Visit) -> None:
    reader = Reader(visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="ko-KR"))
    reader.begins()
    decisions = reader.decisions()

    for step in range(1, STEPS):
        reader.sees(step)
        reader.points_at_what_is_there()
        reader.reads_without_scrolling()
        if step in decisions:
            spot = reader.expected(decisions[step])
            spot.tap()
            expect(reader.page.locator(".forecast")).to_be_visible()
            reader.note.get_by_role("button", name="확정").tap()
        else:
            reader.next.tap()
    reader.sees(STEPS)

    reader.reads_without_scrolling()
    expect(reader.note).to_contain_text("51 대 1")
    expect(reader.note.get_by_role("button", name="첫 게임 시작하기")).to_be_visible()


@pytest.mark.parametrize("language", ["en-US", "es-ES", "zh-TW"])
@pytest.mark.deep  # what lessons say is read on a phone every day
def test_nothing_is_cut_off_on_a_phone_in_any_language(visit: Visit, language: str) -> None:
    reader = Reader(visit(viewport=PHONE, has_touch=True, is_mobile=True, locale=language))
    reader.begins()

    for step in range(1, STEPS):
        reader.reads_without_scrolling()
        reader.note.locator("footer button").last.tap()
        if reader.note.locator(".happening").count():
            reader.page.locator("section.board").tap(position={"x": 180, "y": 10})  # jumps
        reader.sees(step + 1)

    reader.reads_without_scrolling()


def test_another_choice_is_answered_and_the_way_is_shown_to_whoever_asks(visit: Visit) -> None:
    reader = Reader(visit())
    reader.begins()
    for _ in range(2):
        reader.next.click()
    reader.note.get_by_role("button", name="Show me").click()
    reader.sees(4)

    reader.spots.last.click()

    expect(reader.note).to_contain_text("and you would have to take it")
    expect(reader.spots).to_have_count(2)
    reader.note.get_by_role("button", name="Show me").click()
    reader.sees(5)
    reader.note.get_by_role("button", name="Back").click()
    reader.sees(4)
    expect(reader.note).not_to_contain_text("and you would have to take it")


def test_a_reader_goes_on_where_they_were_and_leaves_when_they_like(visit: Visit) -> None:
    reader = Reader(visit())
    reader.begins()
    reader.next.click()
    reader.sees(2)

    reader.page.reload()
    reader.sees(2)
    reader.note.get_by_role("link", name="Skip").click()

    expect(reader.note).to_have_count(0)


@pytest.mark.parametrize("game", ["no-such-game", "thats_life"])
def test_a_tutorial_that_is_not_there_says_so(visit: Visit, game: str) -> None:
    visitor = visit()
    with visitor.page.expect_event("console"):  # a browser calls an answer of 404 an error
        visitor.goes_to(f"/games/{game}/tutorial")

    expect(visitor.page.get_by_text("This game has no tutorial.")).to_be_visible()
    visitor.complaints.clear()
