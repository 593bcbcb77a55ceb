"""Ratings in a browser: the leaderboard, the waiting room of a rated table, and its result."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.databases import sql
from tests.server.house import House
from tests.titles import ANY, TITLES

Visit = Callable[..., Visitor]

pytestmark = pytest.mark.browser("what stays in sight while a list is scrolled")

CROWDED, SMALL, FRIENDS = [
    title.meta.id for title in TITLES if title.meta.id != ANY and not title.meta.together
][:3]
"""Games of lists that are written; the one that is played is another, which changes neither."""

GUESTS = "INSERT INTO guests (id, name, person, created_at, seen_at) VALUES "
STANDINGS = (
    "INSERT INTO rating_standings (guest, game, kind, season, mu, sigma, number, provisional,"
    " played, ended_at, table_id, version) VALUES "
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One of its own: a leaderboard shows everybody."""
    house = House(tmp_path_factory.mktemp("rated") / "data")
    yield house
    house.close()


def rated(house: House, game: str, *people: tuple[str, int], provisional: bool = False) -> None:
    """Gives guests a rating, which is ``provisional`` for want of tables."""
    row = f"(?, ?, 'rated', 0, 1, 1, ?, {provisional}, {2 if provisional else 20}, 1, 't', 1)"
    values = [value for guest, number in people for value in (guest, game, number)]
    sql(house.file, STANDINGS + ", ".join([row] * len(people)), *values)


def crowd(house: House, game: str, count: int) -> None:
    guests = [(f"{game} {at}"[-32:], f"Person {at}", f"{game}-{at}") for at in range(count)]
    now = time.time_ns() // 1_000_000  # whoever was not here for long is forgotten
    rows = ", ".join([f"(?, ?, ?, {now}, {now})"] * count)
    sql(house.file, GUESTS + rows, *(value for guest in guests for value in guest))
    rated(house, game, *((guest[0], 2100 - 7 * at) for at, guest in enumerate(guests)))


def me(visitor: Visitor) -> Any:
    return visitor.asks("/api/me", method="GET")["guest"]


def has_identity(house: House, visitor: Visitor) -> None:
    guest = me(visitor)["id"]
    code = hashlib.sha256(guest.encode()).hexdigest()
    sql(house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", code, guest)


def test_the_readers_own_place_is_always_in_sight(house: House, visit: Visit) -> None:
    crowd(house, CROWDED, 70)
    anna = visit()
    anna.is_known_as("Anna")
    rated(house, CROWDED, (me(anna)["id"], 1502))
    page = anna.page

    anna.goes_to(f"/games/{CROWDED}/leaderboard")

    own = page.get_by_role("region", name="Your place")
    expect(own).to_be_in_viewport(ratio=1)
    expect(own).to_contain_text("1502")
    expect(page.locator("main tbody").first.locator("tr")).to_have_count(50)
    page.get_by_role("button", name="Show more people").click()
    rows = page.locator("main tbody").first.locator("tr")
    expect(rows).to_have_count(71)
    page.evaluate("scrollTo(0, 400)")
    expect(own).to_be_in_viewport(ratio=1)
    page.get_by_label("Season").select_option(index=1)
    expect(page.get_by_text("Nobody has a rating here yet")).to_be_visible()
    assert anna.complaints == []


def test_a_leaderboard_fits_a_phone_in_korean(house: House, visit: Visit) -> None:
    crowd(house, SMALL, 5)
    anna = visit(viewport=PHONE, locale="ko-KR")
    anna.is_known_as("안나")
    rated(house, SMALL, (me(anna)["id"], 1620), provisional=True)
    page = anna.page

    anna.goes_to(f"/games/{SMALL}/leaderboard")

    own = page.get_by_role("region", name="내 순위")
    expect(own).to_be_in_viewport(ratio=1)
    expect(own).to_contain_text("잠정")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    heights = page.locator("main tbody a").evaluate_all(
        "links => links.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    assert anna.complaints == []


def test_a_reader_finds_their_place_among_those_whom_they_follow(
    house: House, visit: Visit
) -> None:
    crowd(house, FRIENDS, 12)
    anna = visit(viewport=PHONE, locale="ko-KR")
    anna.is_known_as("안나")
    rated(house, FRIENDS, (me(anna)["id"], 2062))
    page = anna.page
    anna.goes_to(f"/games/{FRIENDS}/leaderboard")
    everybody, followed = (
        page.get_by_role("radio", name=name, exact=True) for name in ("모두", "팔로우하는 사람")
    )
    followed.check(force=True)
    expect(page.get_by_text("아직 팔로우하는 사람이 없어요")).to_be_visible()
    expect(page.get_by_role("link", name="로그인 방법 추가")).to_be_visible()
    has_identity(house, anna)
    for nth in (3, 8):
        follow = "INSERT INTO relations (guest, other, kind, at) VALUES (?, ?, 'follow', 1)"
        sql(house.file, follow, me(anna)["id"], f"{FRIENDS} {nth}"[-32:])

    everybody.check(force=True)
    expect(page.locator("main tbody").first.locator("tr")).to_have_count(13)
    followed.check(force=True)

    rows = page.locator("main tbody").first.locator("tr")
    expect(rows).to_have_text([re.compile(name) for name in ("1 Person 3", "2 안나", "3 Person 8")])
    expect(page.get_by_role("region", name="내 순위")).to_contain_text("2 안나")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert anna.complaints == []


def test_a_rated_table_from_the_waiting_room_to_the_result(house: House, visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    has_identity(house, anna)
    table = anna.has_table("open", waits=True)
    anna.goes_to(f"/t/{table}")
    anna.page.get_by_role("radio", name="Rated").check(force=True)
    expect(anna.page.get_by_text("your result will not count")).to_have_count(0)
    ben.goes_to(f"/t/{table}")
    expect(ben.page.get_by_text("your result will not count")).to_be_visible()
    ben.joins(table)
    has_identity(house, ben)

    anna.starts(table)
    anna.play_out(table, ben)

    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
        changes = visitor.end.get_by_role("region", name="Ratings after this game")
        expect(changes.locator("li")).to_have_count(2)
        expect(changes).to_contain_text("1579")
    anna.goes_to(f"/p/{me(anna)['person']}")
    expect(anna.page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(anna.page.get_by_text("provisional", exact=True)).to_be_visible()
    assert anna.complaints + ben.complaints == []
