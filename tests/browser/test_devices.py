"""One person on several devices: a code takes a guest's table along to a second browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser("two browsers wait for each other, and one is signed out")

Visit = Callable[..., Visitor]


def test_a_code_takes_a_person_and_their_table_to_a_second_browser(visit: Visit) -> None:
    anna, phone = visit(), visit(viewport=PHONE)
    anna.is_known_as("Anna")
    table = anna.has_table("easy")
    anna.goes_to("/me/devices")
    anna.page.get_by_role("button", name="Show a code").click()
    letters = anna.page.get_by_text(re.compile("^[A-Z]{4} [A-Z]{4}$"))
    code = letters.inner_text().replace(" ", "")

    phone.goes_to(f"/sign-in#{code}")
    expect(phone.page.get_by_label("Code from your other device")).to_have_value(code)
    assert code not in phone.page.url
    phone.page.get_by_role("button", name="Next").click()
    expect(phone.page.get_by_text("You will play here as Anna.")).to_be_visible()
    phone.page.get_by_role("button", name="Yes, sign in").click()
    expect(anna.page.get_by_text("wants to sign in as you")).to_be_visible()
    anna.page.get_by_role("button", name="Yes, that is me").click()

    expect(phone.page.get_by_role("heading", name="You are Anna here, too")).to_be_visible()
    expect(anna.page.get_by_text("Your other device is signed in.")).to_be_visible()
    phone.goes_to(f"/t/{table}")
    expect(phone.page.locator("section.board")).to_be_visible()
    assert phone.plays(table, entries=2)

    anna.page.get_by_role("button", name="Sign out all others").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()

    expect(phone.page.get_by_text("You were signed out of this browser.")).to_be_visible()
