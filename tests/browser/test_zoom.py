"""Dense boards are looked at closely, by wheel, keys and fingers, and touched where one means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("fingers and a wheel move what is drawn, and boxes are measured")

Visit = Callable[..., Visitor]

TOO_SMALL = """() => [...document.querySelectorAll('#zoom [data-reach]')]
  .map((reach) => reach.getBoundingClientRect())
  .filter(({ width, height }) => Math.min(width, height) < 43.5).length"""


def the_map(visitor: Visitor) -> Locator:
    visitor.goes_to("/kit")
    board = visitor.page.locator("#zoom svg[data-scale]")
    board.scroll_into_view_if_needed()
    expect(board).to_have_attribute("data-scale", "1.00")
    return board


def scale(board: Locator) -> float:
    return float(board.get_attribute("data-scale") or 0)


def middle(board: Locator) -> tuple[float, float]:
    box = board.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """On the screen of a phone."""

    def __init__(self, devtools: CDPSession) -> None:
        self._devtools = devtools

    def are_at(self, kind: str, *points: tuple[float, float]) -> None:
        touches: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)
        ]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def pinch(self, around: tuple[float, float], before: float, after: float) -> None:
        """Two fingers, so many pixels apart."""
        x, y = around
        self.are_at("touchStart", (x - before / 2, y), (x + before / 2, y))
        for step in range(1, 9):
            apart = before + (after - before) * step / 8
            self.are_at("touchMove", (x - apart / 2, y), (x + apart / 2, y))
        self.are_at("touchEnd")

    def drag(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        self.are_at("touchStart", start)
        for step in range(1, 9):
            self.are_at("touchMove", (start[0] + by[0] * step / 8, start[1] + by[1] * step / 8))
        self.are_at("touchEnd")


def test_two_fingers_zoom_and_one_moves_what_is_near(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    board = the_map(anna)
    fingers = Fingers(anna.context.new_cdp_session(anna.page))
    written = anna.page.locator("#zoom [role=img]").count()

    fingers.pinch(middle(board), 60, 150)
    expect(board).not_to_have_attribute("data-scale", "1.00")
    near = scale(board)
    assert 2.2 < near < 2.8
    before = anna.page.locator("#zoom svg[data-scale] > g").get_attribute("transform")
    fingers.drag(middle(board), (-60, 20))
    after = anna.page.locator("#zoom svg[data-scale] > g").get_attribute("transform")
    fingers.pinch(middle(board), 150, 40)

    assert before != after
    expect(board).to_have_attribute("data-scale", "1.00")
    assert anna.page.locator("#zoom [role=img]").count() == written  # a drag is no tap


def test_the_wheel_zooms_where_it_points_and_keys_in_the_middle(visit: Visit) -> None:
    anna = visit()
    board = the_map(anna)
    x, y = middle(board)
    anna.page.mouse.move(x, y)

    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, -100)
    anna.page.keyboard.up("Control")
    expect(board).not_to_have_attribute("data-scale", "1.00")
    assert anna.page.evaluate("visualViewport.scale") == 1

    board.focus()
    by_wheel = scale(board)
    anna.page.keyboard.press("+")
    assert scale(board) > by_wheel
    anna.page.keyboard.press("0")
    expect(board).to_have_attribute("data-scale", "1.00")


def test_a_drag_with_the_mouse_is_no_click(visit: Visit) -> None:
    anna = visit()
    board = the_map(anna)
    board.focus()
    anna.page.keyboard.press("+")
    written = anna.page.locator("#zoom [role=img]").count()
    spot = anna.page.locator("#zoom [data-spot]").nth(12)
    box = spot.bounding_box()
    assert box is not None

    anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 50, box["y"] + 40, steps=5)
    anna.page.mouse.up()
    assert anna.page.locator("#zoom [role=img]").count() == written
    spot.click()

    expect(anna.page.locator("#zoom [role=img]")).to_have_count(written + 1)


def test_a_finger_that_rolls_as_it_comes_down_touches_all_the_same(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    the_map(anna)
    fingers = Fingers(anna.context.new_cdp_session(anna.page))
    written = anna.page.locator("#zoom [role=img]").count()

    fingers.drag(middle(anna.page.locator("#zoom [data-spot]").nth(12)), (6, 6))

    expect(anna.page.locator("#zoom [role=img]")).to_have_count(written + 1)


def test_enter_and_the_space_bar_choose_the_spot_that_has_the_focus(visit: Visit) -> None:
    anna = visit()
    the_map(anna)
    written = anna.page.locator("#zoom [role=img]").count()
    at = anna.page.evaluate("scrollY")

    for more, key in enumerate(("Enter", "Space"), start=1):
        anna.page.locator("#zoom [data-spot]").nth(12).focus()
        anna.page.keyboard.press(key)

        expect(anna.page.locator("#zoom [role=img]")).to_have_count(written + more)
    assert anna.page.evaluate("scrollY") == at  # the page does not go down by the space bar


LOST = """(svg, [x, y]) => svg.dispatchEvent(new PointerEvent('pointerdown', {
    pointerId: 77, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: x, clientY: y,
}))"""


def test_a_finger_whose_end_is_never_told_does_not_swallow_what_comes_after(visit: Visit) -> None:
    anna = visit()
    board = the_map(anna)
    written = anna.page.locator("#zoom [role=img]").count()
    board.evaluate(LOST, list(middle(board)))  # it went up where the board was no longer

    anna.page.locator("#zoom [data-spot]").nth(12).click()

    expect(anna.page.locator("#zoom [role=img]")).to_have_count(written + 1)


def test_what_takes_a_touch_stays_as_large_as_a_finger(visit: Visit) -> None:
    anna = visit(viewport=DESKTOP, has_touch=True)
    board = the_map(anna)
    anna.page.wait_for_function(f"() => ({TOO_SMALL})() === 0")

    for width, height in ((360, 740), (740, 360), (1280, 720), (240, 493)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.wait_for_function(f"() => ({TOO_SMALL})() === 0")
    board.focus()
    for key in "++0":
        anna.page.keyboard.press(key)
        anna.page.wait_for_function(f"() => ({TOO_SMALL})() === 0")
