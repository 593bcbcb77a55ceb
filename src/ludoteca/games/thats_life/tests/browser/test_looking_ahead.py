"""Previews of a choice on the board, and undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.known import laid
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser(
    "a pointer, keys and taps of a finger look at what is drawn before they do it"
)

Visit = Callable[..., Visitor]

COUNTED = "window.taps = 0; addEventListener('click', () => (taps += 1), { capture: true }); void 0"


def forecast(visitor: Visitor) -> Locator:
    return visitor.page.locator(".forecast")


def held(visitor: Visitor) -> Locator:
    return visitor.page.locator(".held")


def at_a_table(visit: Visit, **settings: Any) -> Visitor:
    anna = visit(**settings)
    anna.is_at_a_table("easy", game="thats-life")
    assert anna.waits_for_turn_or_end()
    return anna


def at_a_phone(visit: Visit) -> Visitor:
    return at_a_table(visit, viewport=PHONE, has_touch=True, is_mobile=True)


def test_a_pointer_sees_what_a_piece_would_do_and_a_click_does_it(visit: Visit) -> None:
    anna = at_a_table(visit)
    before = anna.entry

    anna.spots.first.hover()
    expect(forecast(anna).locator(".ghost")).to_be_visible()
    anna.page.mouse.move(5, 5)
    expect(forecast(anna)).to_have_count(0)
    assert anna.entry == before

    anna.moves()


def test_the_keyboard_sees_it_too_on_the_board_and_in_the_list(visit: Visit) -> None:
    anna = at_a_table(visit)
    before = anna.entry

    anna.choices.first.focus()
    expect(forecast(anna)).to_be_visible()
    anna.page.keyboard.press("Tab")
    expect(forecast(anna)).to_have_count(0)
    anna.spots.first.focus()
    expect(forecast(anna)).to_be_visible()
    anna.page.keyboard.press("Enter")

    anna.sees_more_than(before)


def test_a_finger_sees_first_and_acts_with_the_second_tap_or_the_button_or_lets_it_be(
    visit: Visit,
) -> None:
    anna = at_a_phone(visit)
    before = anna.entry

    anna.spots.first.tap()
    expect(forecast(anna)).to_be_visible()
    expect(held(anna)).to_contain_text("Move a piece")
    assert anna.entry == before
    anna.page.locator(".prompt p").tap()
    expect(held(anna)).to_have_count(0)
    assert anna.entry == before

    anna.spots.first.tap()
    expect(held(anna)).to_be_visible()
    assert anna.entry == before
    anna.spots.first.tap()
    anna.sees_more_than(before)

    assert anna.waits_for_turn_or_end()
    before = anna.entry
    anna.spots.first.tap()
    held(anna).get_by_role("button", name="Do it").tap()
    anna.sees_more_than(before)


def test_a_whole_turn_takes_a_finger_two_taps(house: House, visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    laid(house, "thats-life", "Anna", "easy", seed=12).is_shown_to(anna)
    anna.waits_for_turn_or_end()
    anna.page.evaluate(COUNTED)
    for turn in (1, 2, 3):
        assert anna.waits_for_turn_or_end()
        before = anna.entry

        anna.spots.first.tap()
        expect(held(anna)).to_be_visible()
        anna.spots.first.tap()
        anna.sees_more_than(before)

        assert anna.page.evaluate("taps") == 2 * turn


def test_whoever_wants_it_so_acts_with_a_single_tap(visit: Visit) -> None:
    anna = at_a_phone(visit)
    anna.page.get_by_role("button", name="Your choices").or_(
        anna.page.locator(".bar button").first
    ).first.tap()
    anna.page.get_by_label("Play with a single tap").check()
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    assert anna.waits_for_turn_or_end()
    before = anna.entry

    anna.spots.first.tap()

    anna.sees_more_than(before)


def test_a_question_that_was_opened_can_be_closed_again_and_dice_cannot(
    house: House, visit: Visit
) -> None:
    anna = visit()
    page = anna.page
    table = laid(house, "thats-life", *["Anna"] * 4, seed=3)
    table.is_of(anna)
    assert anna.plays(table.id, "gift|steal", rather="action")
    table.is_shown_to(anna)
    assert anna.waits_for_turn_or_end()
    asked, prompt = anna.entry, anna.prompt
    page.get_by_role("button", name="Undo").click()
    anna.sees_more_than(asked)

    assert anna.prompt != prompt
    expect(page.locator("#log .undone").first).to_be_visible()
    expect(page.locator("#log")).to_contain_text("You undo that.")
    page.keyboard.press("u")
    expect(page.locator(".toast")).to_contain_text("cannot be undone")
