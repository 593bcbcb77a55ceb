"""The page of feeds and webhooks: addresses are made, shown once, and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]

pytestmark = pytest.mark.browser("what is shown once stands in fields of a page")


def test_addresses_and_secrets_are_shown_once_and_can_be_taken_back(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.plays_now("Anna")
    page = anna.page
    anna.goes_to("/me/feeds")

    page.get_by_role("button", name="Make addresses").click()
    calendar = page.get_by_label("For a calendar")
    expect(calendar).to_have_value(re.compile(r"^http.*/feeds/[0-9a-f]{32}\.ics$"))
    address = calendar.input_value()
    assert page.request.get(address).text().startswith("BEGIN:VCALENDAR")
    page.get_by_label("Address of the receiver").fill("https://hooks.example.com/one")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_label("Secret for checking")).to_have_value(re.compile("^[0-9a-f]{64}$"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    page.reload()
    expect(page.get_by_text("hooks.example.com")).to_be_visible()
    expect(calendar).to_have_count(0)
    expect(page.get_by_label("Secret for checking")).to_have_count(0)

    page.get_by_role("button", name="Withdraw the addresses").click()
    expect(page.get_by_role("button", name="Withdraw the addresses")).to_have_count(0)
    page.get_by_role("button", name="Remove hooks.example.com").click()
    expect(page.get_by_text("hooks.example.com")).to_have_count(0)
    assert page.request.get(address).status == 404


def test_what_a_webhook_tells_is_chosen_in_the_settings(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.is_known_as("Anna")
    wish = {"url": "https://hooks.example.com/one", "language": "en"}
    anna.asks("/api/me/webhooks", wish)
    page = anna.page

    anna.goes_to("/settings")
    page.get_by_role("radio", name="By webhook").check()
    ended = page.get_by_role("switch", name="a table has ended")
    expect(ended).to_be_checked()
    with page.expect_response("**/api/me/notifications"):
        ended.uncheck()

    page.reload()
    expect(ended).to_be_checked()  # on this device
    page.get_by_role("radio", name="By webhook").check()
    expect(ended).not_to_be_checked()
