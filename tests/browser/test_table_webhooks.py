"""The owner of a table names a chat that is told of it, on a phone of 320 px and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.test_everybody import TAGS, axe, looked
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

NARROW = {"width": 320, "height": 640}

pytestmark = pytest.mark.browser("a dialog from a menu, its focus, and what axe finds in it")


@pytest.mark.deep  # every day at a running table
def test_it_can_be_told_before_the_table_starts(visit: Visit) -> None:
    anna, ben = visit(viewport=NARROW), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.goes_to(f"/t/{table}")
    ben.goes_to(f"/t/{table}")
    button = anna.page.get_by_role("button", name="Post to a chat")

    button.click()
    expect(anna.page.get_by_role("dialog").get_by_label("Address of the receiver")).to_be_visible()
    anna.page.keyboard.press("Escape")

    expect(button).to_be_focused()
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ben.page.get_by_role("button", name="Post to a chat")).to_have_count(0)


def at_a_table(visit: Visit, **settings: object) -> tuple[Visitor, Visitor, str]:
    """Anna, who owns it, and Ben, at a table that has started."""
    anna, ben = visit(viewport=NARROW, **settings), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    return anna, ben, table


def test_the_owner_adds_and_removes_a_receiver_from_the_menu_of_the_table(visit: Visit) -> None:
    anna, ben, table = at_a_table(visit)
    page = anna.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    anna.goes_to(f"/t/{table}")
    menu = page.get_by_role("button", name="More about this table")
    expect(menu).to_be_visible()
    assert not [url for url in fetched if "Webhook" in url]

    menu.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Post to a chat")).to_be_focused()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Post to a chat")
    address = sheet.get_by_label("Address of the receiver")
    address.fill("https://hooks.example.com/one")
    sheet.get_by_role("radio", name="Slack").check()
    sheet.get_by_role("button", name="Add", exact=True).click()

    secret = sheet.get_by_label("Secret for checking")
    expect(secret).to_have_value(re.compile("^[0-9a-f]{64}$"))
    expect(sheet.get_by_text("until its host sets PUBLIC_URL")).to_be_visible()
    [there] = anna.asks(f"/api/tables/{table}/webhooks", method="GET")
    assert (there["host"], there["shape"]) == ("hooks.example.com", "slack")
    assert not axe(page, TAGS)
    small = [one for one in looked(page, "smallTargets") if "home" not in one]  # behind it
    assert not small
    assert page.evaluate("document.querySelector('dialog[open]').scrollWidth") <= NARROW["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    sheet.get_by_role("button", name="Test hooks.example.com").click()
    expect(sheet.get_by_role("status")).to_have_text("Test event sent to hooks.example.com.")

    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    menu.click()
    page.get_by_role("button", name="Post to a chat").click()
    expect(sheet.get_by_text("hooks.example.com")).to_be_visible()
    expect(secret).to_have_count(0)
    sheet.get_by_role("button", name="Remove hooks.example.com").click()
    expect(sheet.get_by_text("hooks.example.com")).to_have_count(0)

    ben.goes_to(f"/t/{table}")
    ben.page.get_by_role("button", name="More about this table").click()
    expect(ben.page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Post to a chat")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "word"),
    [
        pytest.param("es-ES", "Publicar en un chat", marks=pytest.mark.deep),
        ("ko-KR", "채팅방에 알리기"),
        pytest.param("zh-TW", "通知聊天頻道", marks=pytest.mark.deep),
    ],
)
def test_it_is_whole_in_every_language_by_night_on_a_narrow_phone(
    visit: Visit, locale: str, word: str
) -> None:
    anna, _, table = at_a_table(visit, locale=locale, color_scheme="dark")
    page = anna.page
    anna.goes_to(f"/t/{table}")

    page.locator(".prompt .menu > button").click()
    page.get_by_role("button", name=word).click()
    sheet = page.get_by_role("dialog", name=word)
    expect(sheet.locator("form")).to_be_visible()

    assert not axe(page, TAGS)
    dialog = "document.querySelector('dialog[open]')"
    assert page.evaluate(f"{dialog}.scrollWidth <= {dialog}.clientWidth")
