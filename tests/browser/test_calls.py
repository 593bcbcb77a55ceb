"""People come because the house called them to somebody who looks for players."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, TURN_MS, Visitor
from tests.server.databases import sql
from tests.server.house import House
from tests.titles import ANY

pytestmark = [
    pytest.mark.browser("a link opens a page that joins a search"),
    pytest.mark.own_house,  # nobody else looks for players
]

Visit = Callable[..., Visitor]


def is_called_to(ben: Visitor, house: House, caller: str) -> str:
    """Writes that ``ben`` was called to the search of ``caller``; the address in his notice."""
    me = ben.asks("/api/me", method="GET")["guest"]["id"]
    query = "SELECT key FROM jobs WHERE kind = 'call' AND CAST(body AS TEXT) LIKE ?"
    ((call,),) = sql(house.file, query, f"%{caller}%")
    sql(house.file, "UPDATE call_wishes SET call = ? WHERE guest = ?", call, me)
    return f"/lobby?call={call}"


def test_who_is_called_joins_the_caller_with_one_tap(visit: Visit, house: House) -> None:
    anna, ben = visit(viewport=DESKTOP), visit(locale="ko-KR", viewport=PHONE)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    ben.asks("/api/me/calls", {"wanted": True, "games": []}, "PUT")
    ben.goes_to("/settings")
    wish = ben.page.get_by_role("switch", name="누군가 함께할 사람을 찾으면 알려 주세요")
    expect(wish).to_be_checked()
    anna.goes_to("/lobby")
    anna.asks("/api/me/search", {"games": [ANY], "seats": (2, 4), "bots_after": None}, "PUT")
    caller = anna.asks("/api/me", method="GET")["guest"]["id"]

    ben.goes_to(is_called_to(ben, house, caller))

    for one in (anna, ben):
        one.page.wait_for_url(re.compile(r"/t/\w+$"), timeout=TURN_MS)
    assert anna.page.url == ben.page.url


def test_who_comes_too_late_reads_so_and_seeks_nothing(visit: Visit) -> None:
    ben = visit(viewport=PHONE)
    ben.is_known_as("Ben")

    ben.goes_to("/lobby?call=nobody")

    expect(ben.page.get_by_text("They have found players meanwhile")).to_be_visible()
    assert ben.asks("/api/me/search", method="GET")["search"] is None
