"""One gesture is one act: a double click chooses nothing that came after its first half.

The second press carries the time at which a hand would have made it, when the page has long come
to rest: what appears is there, whatever the machine is busy with. A third, later one shows that
the same press acts when it is meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import Visitor
from tests.titles import IDS, by_turns

pytestmark = pytest.mark.browser("what is under a pointer when it presses again")

Visit = Callable[..., Visitor]

PAUSES = (60, 120, 180, 250)
"""Milliseconds between the two presses of one gesture."""

MEANT = 400
"""Milliseconds after which a press at the same place is another gesture."""

PRESS = """
window.press = (selector, later) => {
    if (selector) {
        const element = [...document.querySelectorAll(selector)]
            .find((one) => one.checkVisibility());
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        window.pressing = { x, y, at: performance.now() };
    }
    const { x, y, at } = pressing;
    const element = document.elementFromPoint(x, y);
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        const Kind = kind.startsWith('mouse') ? MouseEvent : PointerEvent;
        const event = new Kind(kind, {
            bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y,
            detail: kind === 'click' ? 1 : 0, pointerType: 'mouse', view: window,
        });
        Object.defineProperty(event, 'timeStamp', { value: at + later });
        element.dispatchEvent(event);
    }
};
void 0; // a page that is given a function calls it
"""
"""The page's own way to press where the last press was, ``later`` milliseconds after it."""

BUTTON = """
window.pressed = [];
const button = (name) => {
    const made = document.createElement('button');
    made.className = 'button';
    made.textContent = name;
    made.style.cssText = 'position: fixed; inset: 5rem auto auto 5rem; z-index: 9';
    made.onclick = () => {
        pressed.push(name);
        if (name !== 'more') made.replaceWith(button(name + '+'));
    };
    return made;
};
"""


ASKED = """(() => {
    const listed = document.querySelector('#choices ol[aria-busy=false]');
    const entry = document.querySelector('[data-entry]').dataset.entry;
    return listed ? entry + listed.textContent : '';
})()"""
"""What the reader can choose, and when; empty while it is not their turn."""


def acts(frame: Any, sent: list[str]) -> None:
    if '"act"' in str(frame):
        sent.append(str(frame))


def presses(anna: Visitor, selector: str = "", later: int = 0) -> None:
    anna.page.evaluate("([selector, later]) => press(selector, later)", [selector, later])


def has_buttons(anna: Visitor, name: str) -> None:
    """On a page that has begun to look after gestures: one that is replaced, or called ``more``."""
    anna.goes_to("/about")
    expect(anna.page.locator("main h1")).to_be_visible()
    anna.page.evaluate(PRESS + BUTTON + f"document.body.append(button({name!r}))")


def lets_go(anna: Visitor) -> None:
    """The cover over the place of an act is gone by itself, and none can come any more.

    A busy page draws its first frame late: no cover yet is not the same as none any more.
    """
    anna.page.evaluate(
        "new Promise((rested) => setTimeout(rested, pressing.at + 300 - performance.now()))"
    )
    expect(anna.page.locator(".just-pressed")).to_have_count(0)


def test_what_appears_under_the_pointer_is_not_pressed(visit: Visit) -> None:
    anna = visit()
    has_buttons(anna, "one")

    presses(anna, "body > button")
    lets_go(anna)
    for pause in PAUSES:
        presses(anna, later=pause)
    assert anna.page.evaluate("pressed") == ["one"]
    presses(anna, later=MEANT)

    assert anna.page.evaluate("pressed") == ["one", "one+"]


def test_a_press_beside_it_is_part_of_the_same_gesture(visit: Visit) -> None:
    anna = visit()
    has_buttons(anna, "one")

    presses(anna, "body > button")
    lets_go(anna)
    anna.page.evaluate("document.querySelector('body > button').style.visibility = 'hidden'")
    presses(anna, later=60)
    anna.page.evaluate("document.querySelector('body > button').style.visibility = ''")
    presses(anna, later=120)

    assert anna.page.evaluate("pressed") == ["one"]


def test_what_comes_lies_under_a_cover_until_it_may_be_pressed(visit: Visit) -> None:
    anna = visit()
    has_buttons(anna, "one")

    presses(anna, "body > button")
    anna.page.wait_for_selector(".just-pressed", state="attached")
    anna.page.locator("body > button").click()  # waits until nothing lies over it

    assert anna.page.evaluate("pressed") == ["one", "one+"]


def test_a_button_that_stays_is_pressed_as_often_as_one_likes(visit: Visit) -> None:
    anna = visit()
    has_buttons(anna, "more")

    presses(anna, "body > button")
    presses(anna, later=60)

    assert anna.page.evaluate("pressed") == ["more", "more"]


@pytest.mark.parametrize("game", by_turns(2, IDS))
def test_a_choice_that_is_clicked_twice_is_made_once(visit: Visit, game: str) -> None:
    anna = visit()
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: acts(frame, sent)))
    anna.is_at_a_table(game=game)
    anna.choices.first.wait_for()
    anna.page.evaluate(PRESS)
    before = anna.page.evaluate(ASKED)

    presses(anna, "#choices ol button")
    anna.page.wait_for_function(
        f"before => {{ const now = {ASKED}; return now && now !== before }}", arg=before
    )
    lets_go(anna)
    made = len(sent)
    for pause in PAUSES:
        presses(anna, later=pause)

    assert made <= 1
    assert len(sent) == made


@pytest.mark.own_house
def test_a_button_that_makes_a_table_makes_one(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/")
    anna.page.locator("article h3").first.wait_for()
    anna.page.evaluate(PRESS)

    presses(anna, "article form .ways button")
    presses(anna, later=60)
    anna.page.wait_for_url(re.compile("/t/"))
    lets_go(anna)
    presses(anna, later=250)
    anna.goes_to("/lobby")

    expect(anna.page.locator("li.card")).to_have_count(1)
