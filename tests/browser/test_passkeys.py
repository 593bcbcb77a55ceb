"""A passkey from making it to signing in with it, in Chromium with a virtual authenticator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("browsers, and no one else, ask authenticators for passkeys")

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    added = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, added["authenticatorId"]


def held(devtools: CDPSession, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = devtools.send("WebAuthn.getCredentials", {"authenticatorId": id})[
        "credentials"
    ]
    return found


def tables(visitor: Visitor) -> str:
    return str(visitor.asks("/api/me/tables", method="GET"))


def test_who_makes_a_passkey_after_a_game_signs_in_by_it_and_by_a_code_elsewhere(
    house: House, visit: Callable[..., Visitor]
) -> None:
    address = house.url.replace("127.0.0.1", "localhost")
    anna = visit(address)
    anna.is_known_as("Anna")
    table = anna.has_table("random")
    anna.play_out(table)
    devtools, mine = authenticator(anna.page)

    anna.page.goto(f"{address}/t/{table}")
    anna.end.get_by_role("link", name="Make a passkey").click()
    anna.page.get_by_role("button", name="Make a passkey").click()
    expect(anna.page.get_by_text("Your passkey is ready.")).to_be_visible()
    code = anna.page.locator("ol code").first.inner_text()
    [passkey] = held(devtools, mine)
    assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)
    anna.page.goto(f"{address}/t/{table}")
    expect(anna.end).to_be_visible()
    expect(anna.end.get_by_text("Keep your games")).to_have_count(0)

    other = visit(address)
    there, theirs = authenticator(other.page)
    there.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": passkey})
    other.page.goto(f"{address}/sign-in")
    other.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.page.get_by_role("heading", name="here, too")).to_be_visible()
    assert table in tables(other)

    third = visit(address)
    third.page.goto(f"{address}/sign-in")
    third.page.get_by_label("One of the codes you kept").fill(code.upper())
    third.page.get_by_role("button", name="Sign in with this code").click()
    expect(third.page.get_by_role("heading", name="here, too")).to_be_visible()
    assert table in tables(third)
    assert third.complaints == other.complaints == anna.complaints == []


def test_a_new_reader_is_offered_their_passkey_under_the_nickname_and_not_before(
    house: House, visit: Callable[..., Visitor]
) -> None:
    address = house.url.replace("127.0.0.1", "localhost")
    anna = visit(address)
    anna.is_known_as("Anna")
    devtools, mine = authenticator(anna.page)
    anna.page.goto(f"{address}/me/devices")
    anna.page.get_by_role("button", name="Make a passkey").click()
    expect(anna.page.get_by_text("Your passkey is ready.")).to_be_visible()
    [passkey] = held(devtools, mine)
    table = anna.has_table("open", waits=True)
    other = visit(address)
    there, theirs = authenticator(other.page)
    there.send("WebAuthn.addCredential", {"authenticatorId": theirs, "credential": passkey})
    asked: list[str] = []
    other.page.on("request", lambda request: asked.append(request.url))
    other.page.goto(f"{address}/t/{table}")
    field = other.page.locator("input[autocomplete='username webauthn']")
    expect(field).to_be_visible()
    assert not [one for one in asked if "sign-in" in one or "autofill" in one]

    with other.page.expect_navigation():
        field.focus()

    expect(field).to_have_count(0)
    assert other.asks("/api/me", method="GET")["guest"]["name"] == "Anna"
