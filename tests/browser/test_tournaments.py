"""Somebody makes a tournament by rules of their choice, and takes out who disturbs it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.databases import sql
from tests.server.house import House
from tests.titles import first, has_presets, is_together

pytestmark = pytest.mark.browser("a form whose fields depend on each other, and a dialog")

Visit = Callable[..., Visitor]


def test_the_owner_chooses_a_preset_and_takes_somebody_out(visit: Visit, house: House) -> None:
    title = first(has_presets, lambda one: not is_together(one))
    *_, preset = title.presets
    anna, ben = visit(viewport=PHONE, locale="ko-KR"), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    me = anna.asks("/api/me", method="GET")["guest"]["id"]
    sql(house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", f"code {me}", me)
    info = next(one for one in anna.asks("/api/games", method="GET") if one["id"] == title.meta.id)
    chosen = next(one for one in info["presets"] if one["name"] == preset)
    called = chosen["names"]["ko"]

    anna.goes_to("/tournaments")
    form = anna.page.locator("form.card")
    form.get_by_role("textbox").first.fill("Friday")
    form.locator("select").first.select_option(title.meta.id)
    form.get_by_role("radio", name=called, exact=True).check(force=True)
    form.locator("button.primary").click()
    expect(anna.page.locator("h1")).to_have_text("Friday")
    expect(anna.page.locator(".facts")).to_contain_text(called)
    path = anna.page.url.removeprefix(house.url)
    made = anna.asks(f"/api{path}", method="GET")
    assert chosen["options"].items() <= made["options"].items()

    ben.asks(f"/api{path}/entry")
    anna.goes_to(path)
    anna.page.get_by_role("button", name="Ben 내보내기").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="내보내기", exact=True).click()
    expect(anna.page.get_by_role("link", name="Ben")).to_have_count(0)
    ben.goes_to(path)
    expect(ben.page.get_by_text("The organizer has taken you out")).to_be_visible()
