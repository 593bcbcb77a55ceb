"""Letters and numbers that do something by themselves: no slip of a finger plays a move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser("keys, and where the focus is")

Visit = Callable[..., Visitor]


def sits_down(anna: Visitor) -> int:
    """At a table where she is asked; the entry that is drawn."""
    anna.is_at_a_table("easy")
    anna.spots.first.wait_for()
    return anna.entry


def test_a_number_pressed_elsewhere_plays_nothing_without_a_second_key(visit: Visit) -> None:
    anna = visit()
    asked = sits_down(anna)
    first = anna.choices.first

    anna.page.get_by_role("button", name="Sound").focus()
    anna.page.keyboard.press("1")
    expect(first).to_be_focused()
    assert anna.entry == asked
    anna.page.keyboard.press("Enter")

    anna.sees_more_than(asked)


def test_where_the_list_is_folded_away_a_number_shows_what_it_would_do(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    asked = sits_down(anna)

    anna.page.keyboard.press("1")
    expect(anna.page.locator(".held .primary")).to_be_focused()
    assert anna.entry == asked
    anna.page.keyboard.press("1")

    anna.sees_more_than(asked)


def test_a_number_on_the_board_plays_and_none_does_when_single_keys_are_off(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/settings")
    anna.page.get_by_role("switch", name="Keyboard shortcuts").uncheck(force=True)
    asked = sits_down(anna)
    beside = anna.open()
    sound = anna.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("[aria-keyshortcuts='1']")).to_have_count(0)

    for focused in (anna.spots.first, anna.choices.first):
        focused.focus()
        for key in "1mh?u":
            anna.page.keyboard.press(key)
    expect(sound).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    assert anna.entry == asked

    beside.goto(f"{anna.address}/settings")
    beside.get_by_role("switch", name="Keyboard shortcuts").check(force=True)
    anna.page.reload()
    anna.choices.first.wait_for()
    anna.spots.first.focus()
    anna.page.keyboard.press("1")
    anna.sees_more_than(asked)


@pytest.mark.parametrize(
    ("layout", "hint", "undo"),
    [
        ("Korean", "ㅗ", "ㅋ"),
        pytest.param("Cyrillic", "\u0440", "я", marks=pytest.mark.deep),
        pytest.param("Caps Lock", "H", "Z", marks=pytest.mark.deep),
    ],
)
def test_keys_are_those_of_their_places_on_other_layouts(
    visit: Visit, layout: str, hint: str, undo: str
) -> None:
    anna = visit()
    asked = sits_down(anna)
    button = anna.page.locator("button.hint")
    keys = """([key, code, ctrlKey]) => document.querySelector('.board-frame').dispatchEvent(
        new KeyboardEvent('keydown', {key, code, ctrlKey, bubbles: true, cancelable: true}))"""

    anna.page.evaluate(keys, [hint, "KeyH", False])
    expect(button).to_have_attribute("aria-pressed", "true")
    anna.page.evaluate(keys, [hint, "KeyH", False])
    expect(button).to_have_attribute("aria-pressed", "false")

    unhandled = anna.page.evaluate(keys, [undo, "KeyZ", True])

    assert not unhandled, f"Ctrl+Z does nothing on {layout}"
    assert anna.entry >= asked
