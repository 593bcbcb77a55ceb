"""Whole tables of Roll for Adventure: with bots, alone with two heroes, by finger on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.known import Hand, laid
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("dice and places of a map are touched, by a mouse or a finger")

Visit = Callable[..., Visitor]

GAME = "/games/roll-for-adventure"
BOARD = ".roll-for-adventure"
LOOKS = 500
"""Number of checks for a change, a moment apart."""


class Adventurer:
    """A visitor at a table who chooses things that glow, with a mouse or a finger."""

    def __init__(self, visitor: Visitor, *, finger: bool = False) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.finger = finger
        self.turns = 0

    @property
    def buttons(self) -> Locator:
        return self.page.locator(f"{BOARD} .strip button")

    @property
    def hand(self) -> Locator:
        return self.page.locator(f"{BOARD} [data-anchor=hand] [aria-pressed]")

    @property
    def places(self) -> Locator:
        return self.page.locator(f"{BOARD} .map [data-spot]:not([aria-pressed])")

    def touches(self, what: Locator) -> None:
        (what.tap if self.finger else what.click)(timeout=TURN_MS)

    def has_acted(self, before: int) -> bool:
        """Whether an action was made, or the number of dice is still asked; waits for either."""
        held = self.page.locator(".held .primary")
        asked = self.page.locator(f"{BOARD} .strip.placing button")
        for _ in range(LOOKS):
            if self.visitor.entry > before:
                return True
            if held.count():
                self.touches(held)
                self.visitor.sees_more_than(before)
                return True
            if asked.count():
                return False
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing happened")

    def acts(self) -> None:
        """Makes one entry of the log."""
        self.turns += 1
        before = self.visitor.entry
        expect(self.buttons.or_(self.hand).first).to_be_visible()
        if not self.hand.count():
            self.touches(self.buttons.first)
            self.visitor.sees_more_than(before)
            return
        self.touches(self.hand.nth(self.turns % self.hand.count()))
        expect(self.hand.and_(self.page.locator("[aria-pressed=true]"))).to_have_count(1)
        self.touches(self.places.nth(self.turns % self.places.count()))
        if not self.has_acted(before):
            self.touches(self.page.locator(f"{BOARD} .strip.placing button").first)
            self.visitor.sees_more_than(before)

    def plays_to_the_end(self) -> None:
        while not self.visitor.end.count():
            if self.page.locator(".prompt.mine").count():
                self.acts()
            else:
                self.page.wait_for_timeout(30)


@pytest.mark.long
@pytest.mark.deep  # the platform's whole tables are played every day
def test_a_whole_table_on_a_phone_ends_for_all_alike(house: House, visit: Visit) -> None:
    table = laid(house, "roll-for-adventure", "Anna", "random", seed=31)
    anna = Adventurer(visit(viewport=PHONE, has_touch=True), finger=True)
    by_finger = Hand(anna.visitor)
    table.is_shown_to(anna.visitor)
    expect(anna.page.locator(BOARD)).to_be_visible()

    anna.plays_to_the_end()

    assert anna.turns > 3
    assert by_finger.kinds() >= {"roll", "place"}
    scores = anna.visitor.scores()
    assert len(scores) == 2
    assert len({*scores}) == 1

    anna.page.goto(f"{anna.page.url}/review")
    # Bots think about each move again, on a machine that may do much else.
    expect(anna.page.locator(".chart .line")).to_have_count(1, timeout=4 * TURN_MS)


def test_bots_are_companions_on_the_page_of_the_game(visit: Visit) -> None:
    anna = visit()

    anna.goes_to(GAME)

    expect(anna.page.get_by_role("button", name="Play now with bots")).to_be_visible()
    expect(anna.page.get_by_text("They are on your side")).to_be_visible()


def test_a_number_is_chosen_before_its_place_and_escape_lets_go(visit: Visit) -> None:
    anna = Adventurer(visit())
    anna.visitor.is_known_as("Anna")
    table = anna.visitor.has_table("random", game="roll-for-adventure")
    assert anna.visitor.plays(table, until="prompt-place$")
    anna.visitor.goes_to(f"/t/{table}")

    anna.touches(anna.hand.first)
    expect(anna.hand.and_(anna.page.locator("[aria-pressed=true]"))).to_have_count(1)
    anna.page.keyboard.press("Escape")

    expect(anna.hand.and_(anna.page.locator("[aria-pressed=true]"))).to_have_count(0)
