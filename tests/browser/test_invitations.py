"""An owner invites somebody they have played with, who finds the table among theirs and joins."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor

pytestmark = pytest.mark.browser("an invitation reaches another window, and is answered there")

Visit = Callable[..., Visitor]

AXE = pathlib.Path(__file__).resolve().parents[2] / "node_modules/axe-core/axe.min.js"
ENGLISH = {
    "people": "People you played with", "invite": "Invite", "back": "Take back",
    "invited": "Invited", "invites": "Anna invites you.", "join": "Join", "decline": "Decline",
    "mine": "My tables",
}  # fmt: skip
KOREAN = {
    "people": "함께 플레이한 사람", "invite": "초대", "back": "취소",
    "invited": "초대함", "invites": "Anna 님이 초대했어요.", "join": "참가", "decline": "거절",
    "mine": "내 테이블",
}  # fmt: skip

BOTH = pytest.mark.parametrize(
    ("words", "settings"),
    [
        pytest.param(*(ENGLISH, {"locale": "en-US", "viewport": DESKTOP}), marks=pytest.mark.deep),
        (KOREAN, {"locale": "ko-KR", "viewport": PHONE}),
    ],
    ids=["english desktop", "korean phone"],
)


def has_played(anna: Visitor, ben: Visitor) -> None:
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    anna.play_out(table, ben)


def finds_nothing(page: Page) -> None:
    """Neither axe does, nor is anything wider than the screen."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@BOTH
def test_who_is_invited_sees_it_among_their_tables_and_joins(
    visit: Visit, words: dict[str, str], settings: dict[str, Any]
) -> None:
    anna, ben = visit(**settings), visit(**settings)
    has_played(anna, ben)
    table = anna.has_table("open", waits=True)
    ben.goes_to("/lobby")
    asked: list[str] = []
    anna.page.on("request", lambda one: asked.append(one.url))
    anna.goes_to(f"/t/{table}")
    people = anna.page.get_by_role("button", name=words["people"])
    expect(people).to_have_attribute("aria-expanded", "false")
    assert not any("/invitations" in url for url in asked)

    people.focus()
    anna.page.keyboard.press("Enter")
    invite = anna.page.get_by_role("button", name=words["invite"], exact=True)
    expect(invite).to_have_accessible_description("Ben")
    invite.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(words["invited"], exact=True)).to_be_visible()
    expect(anna.page.get_by_role("button", name=words["back"], exact=True)).to_be_focused()
    finds_nothing(anna.page)
    anna.page.set_viewport_size({"width": 320, "height": 640})
    finds_nothing(anna.page)

    row = ben.page.get_by_role("listitem").filter(has_text=words["invites"])
    expect(row).to_be_visible()
    finds_nothing(ben.page)
    size = ben.page.viewport_size
    ben.page.set_viewport_size({"width": 320, "height": 640})
    finds_nothing(ben.page)
    ben.page.set_viewport_size(size or DESKTOP)
    row.get_by_role("button", name=words["join"], exact=True).click()
    ben.page.wait_for_url(f"**/t/{table}")
    expect(anna.page.get_by_role("button", name=words["people"])).to_have_count(0)  # it is full
    assert anna.complaints == ben.complaints == []


@BOTH
def test_who_declines_has_one_table_less_and_the_owner_is_not_told(
    visit: Visit, words: dict[str, str], settings: dict[str, Any]
) -> None:
    anna, ben = visit(**settings), visit(**settings)
    has_played(anna, ben)
    table = anna.has_table("open", waits=True)
    person = ben.asks("/api/me", method="GET")["guest"]["person"]
    anna.goes_to(f"/t/{table}")
    anna.page.get_by_role("button", name=words["people"]).click()
    anna.page.get_by_role("button", name=words["invite"], exact=True).click()
    expect(anna.page.get_by_text(words["invited"], exact=True)).to_be_visible()

    ben.goes_to("/lobby")
    row = ben.page.get_by_role("listitem").filter(has_text=words["invites"])
    row.get_by_role("button", name=words["decline"], exact=True).click()
    expect(row).to_have_count(0)

    found = anna.asks(f"/api/tables/{table}/invitations", method="GET")["people"]
    assert found == [{"person": person, "name": "Ben", "invited": True}]
    expect(anna.page.get_by_text(words["invited"], exact=True)).to_be_visible()
    assert anna.complaints == ben.complaints == []
