"""One says when one plays, takes a break, and the others at the table see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("hours are typed, and a holiday reaches another person's page")

Visit = Callable[..., Visitor]

ENGLISH = {
    "title": "When I play", "zone": "Time zone", "from": "From", "until": "Until",
    "save": "Save hours", "saved": "Saved.", "days": "Days, counting today",
    "begin": "Take a break", "end": "I am back", "on": "You are on holiday until",
    "seen": "On holiday until",
    "begun": "Ben is on holiday until", "over": "Ben is back from holiday.",
}  # fmt: skip
KOREAN = {
    "title": "내 플레이 시간", "zone": "시간대", "from": "시작", "until": "끝",
    "save": "시간 저장", "saved": "저장했어요.", "days": "오늘을 포함한 일수",
    "begin": "휴가 시작", "end": "돌아왔어요", "on": "까지 휴가 중이에요.",
    "seen": "까지 휴가",
    "begun": "까지 휴가예요.", "over": "Ben 님이 휴가에서 돌아왔어요.",
}  # fmt: skip


@pytest.mark.parametrize(
    ("words", "settings"),
    [
        pytest.param(*(ENGLISH, {"locale": "en-US", "viewport": DESKTOP}), marks=pytest.mark.deep),
        (KOREAN, {"locale": "ko-KR", "viewport": PHONE}),
    ],
    ids=["english desktop", "korean phone"],
)
def test_hours_are_saved_and_a_holiday_is_seen_by_the_others(
    visit: Visit, words: dict[str, str], settings: dict[str, Any]
) -> None:
    anna, ben = visit(**settings), visit(timezone_id="Europe/Madrid", **settings)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    anna.goes_to(f"/t/{table}")
    seat = anna.page.locator(".seats li").nth(1)
    expect(seat).not_to_contain_text(words["seen"])
    spoken = anna.page.locator("[data-announced]")

    ben.goes_to("/settings")
    hours = ben.page.get_by_role("region", name=words["title"])
    zone = hours.get_by_label(words["zone"], exact=True)
    expect(zone).to_have_value("Europe/Madrid")  # that of the browser
    zone.fill("new york")
    hours.get_by_label(words["from"], exact=True).fill("18:00")
    hours.get_by_label(words["until"], exact=True).fill("02:00")
    hours.get_by_role("button", name=words["save"]).click()
    expect(hours.get_by_text(words["saved"])).to_be_visible()
    kept = ben.asks("/api/me/hours", method="GET")
    assert (kept["zone"], kept["begins"], kept["ends"]) == ("America/New_York", 1080, 1560)
    expect(zone).to_have_value("America/New York")

    hours.get_by_label(words["days"]).fill("3")
    hours.get_by_role("button", name=words["begin"]).click()
    expect(hours.get_by_text(words["on"])).to_be_visible()
    expect(seat).to_contain_text(words["seen"])
    expect(seat.locator(".until")).to_be_visible()
    expect(spoken).to_contain_text(words["begun"])
    lobby = anna.context.new_page()
    lobby.goto(f"{anna.address}/lobby")
    expect(lobby.locator("li:has(h3)").first).to_contain_text(words["seen"])
    lobby.close()

    hours.get_by_role("button", name=words["end"]).click()
    expect(hours.get_by_role("button", name=words["begin"])).to_be_visible()
    expect(seat).not_to_contain_text(words["seen"])
    expect(spoken).to_contain_text(words["over"])


def test_hours_that_are_too_short_are_not_saved(visit: Visit) -> None:
    ben = visit()
    ben.is_known_as("Ben")
    ben.goes_to("/settings")
    hours = ben.page.get_by_role("region", name="When I play")

    hours.get_by_label("Until", exact=True).fill("15:00")
    expect(hours.get_by_text("At least 8 hours a day.")).to_be_visible()
    expect(hours.get_by_role("button", name="Save hours")).to_be_disabled()
    hours.get_by_label("Until", exact=True).fill("08:00")
    expect(hours.get_by_text("All day")).to_be_visible()
    hours.get_by_label("Time zone", exact=True).fill("Nowhere")
    expect(hours.get_by_text("Type a city or a time zone")).to_be_visible()
    expect(hours.get_by_role("button", name="Save hours")).to_be_disabled()
