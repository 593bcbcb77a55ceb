"""What the people who run a house announce stands over every page."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.databases import sql
from tests.server.house import PATIENCE_SECONDS, House

pytestmark = pytest.mark.browser("a line comes by itself over pages that are looked at")

Visit = Callable[..., Visitor]

SAID = "Back at six <b>o'clock</b>"
DRAINED = {
    "en-US": "closes for maintenance",
    "es-ES": "cierra por mantenimiento",
    "ko-KR": "점검을 위해",
    "zh-TW": "關閉維護",
}


@pytest.mark.own_house
def test_what_is_announced_is_over_every_page_in_the_readers_language(
    house: House, visit: Visit
) -> None:
    later = round(time.time() * 1000) + 3_600_000
    new = "INSERT INTO notices (name, body, until) VALUES (?, ?, ?)"
    sql(house.file, new, "announcement", SAID, later)

    for locale, drained in DRAINED.items():
        reader = visit(viewport=PHONE, locale=locale)
        reader.goes_to("/about")
        expect(reader.page.get_by_text(SAID)).to_be_visible()
        if locale == "en-US":  # a table is made before no more are
            reader.is_known_as("Anna")
            reader.goes_to(f"/t/{reader.has_table('open')}")
            expect(reader.page.get_by_text(SAID)).to_be_visible()
            # She stays at her table, or the house would end.
            sql(house.file, "INSERT INTO notices (name, body) VALUES (?, ?)", "drain", "")
            deadline = time.monotonic() + PATIENCE_SECONDS
            while not reader.asks("/api/notice", method="GET")["draining"]:
                assert time.monotonic() < deadline
            reader.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(reader.page.get_by_text(drained)).to_be_visible()
        inside = "document.documentElement.scrollWidth <= innerWidth"
        assert reader.page.evaluate(inside)
