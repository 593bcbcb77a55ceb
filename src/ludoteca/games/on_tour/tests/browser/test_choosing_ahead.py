"""What one has chosen ahead, while the others still write, is on one's own page alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from tests.browser.visitor import TURN_MS, Visitor

pytestmark = pytest.mark.browser("what the sockets of pages are told is compared")

Visit = Callable[..., Visitor]
SMALL = {"width": 360, "height": 740}


def hears(visitor: Visitor) -> list[dict[str, Any]]:
    """All frames that the page is told at tables from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        if "/api/tables/" in socket.url:  # and not that of lists, which tell of turns a little late
            socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    visitor.page.on("websocket", listen)
    return heard


def hears_that_only_ben_is_asked(visitor: Visitor, heard: list[dict[str, Any]]) -> None:
    for _ in range(TURN_MS // 20):
        if any(frame.get("to_act") == [1] for frame in heard):
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError(heard[-1])


def writes(visitor: Visitor) -> None:
    """Writes both numbers and says so, on a wide page."""
    mine = visitor.page.locator(".prompt.mine")
    while mine.count():
        before = visitor.entry
        choice = visitor.choices.first
        several = choice.get_attribute("aria-expanded") is not None
        choice.click()
        if several:
            visitor.choices.first.click()
        visitor.sees_more_than(before)


@pytest.mark.parametrize(
    ("locale", "viewport", "chosen"),
    [
        pytest.param("en-US", None, "You have chosen ahead.", marks=pytest.mark.deep),
        ("ko-KR", SMALL, "미리 선택해 두었어요."),
    ],
    ids=["desktop", "phone"],
)
def test_it_is_kept_secret(
    visit: Visit, locale: str, viewport: dict[str, int] | None, chosen: str
) -> None:
    anna, ben, cleo = visit(locale=locale), visit(), visit()
    for one, name in ((anna, "Anna"), (ben, "Ben"), (cleo, "Dora")):
        one.is_known_as(name)
    table = anna.has_table("open", game="on-tour")
    ben.joins(table)
    anna.starts(table)
    frames = [hears(one) for one in (ben, cleo)]
    for one in (anna, ben, cleo):
        one.goes_to(f"/t/{table}")
        one.page.locator("[data-entry]").wait_for()
    writes(anna)
    if viewport:
        anna.page.set_viewport_size(viewport)  # type: ignore[arg-type]
    for one, heard in zip((ben, cleo), frames, strict=True):
        hears_that_only_ben_is_asked(one, heard)
    told = [len(one) for one in frames]

    path = f"/api/tables/{table}/ahead"
    action = {"type": "mark", "area": "az", "what": "low"}
    assert anna.asks(path, {"seat": 0, "action": action}, "PUT")["choices"]

    strip = anna.page.locator(".play .ahead .choice")
    expect(strip).to_contain_text(chosen)
    box = strip.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= anna.page.evaluate("innerWidth")
    for one in (ben, cleo):
        assert one.asks(path, method="GET")["choices"] == []
        expect(one.page.locator(".play .ahead .choice")).to_have_count(0)
    assert [one[n:] for one, n in zip(frames, told, strict=True)] == [[], []]

    writes(ben)

    expect(strip.filter(has_text=chosen)).to_have_count(0, timeout=TURN_MS)
    assert "ahead" not in {frame["type"] for one in frames for frame in one}
