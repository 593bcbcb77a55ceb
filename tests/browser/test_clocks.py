"""Tables with a clock, as the people there see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.visitor import PHONE, Visitor
from tests.server.days import HouseOfDays
from tests.titles import ANY

pytestmark = pytest.mark.browser("digits that change with time, in several windows")

Visit = Callable[..., Visitor]
LIVE = {"type": "live", "bank": 30, "increment": 5}
NARROW = {"width": 320, "height": 640}

A_DAY_OFF = """
const real = Date.now;
Date.now = () => real() + 86_400_000;
"""

DRAWN_EACH_MS = 2_000
"""So old may be what is read of a clock on a busy machine; it is drawn each second."""

NOTE_CHANGES = """() => {
  window.noted = new Map();
  const clock = document.querySelector('.clock.runs [aria-hidden]');
  new MutationObserver(() => noted.set(clock.textContent.trim(),
    performance.timeOrigin + performance.now())).observe(clock, { characterData: true,
    childList: true, subtree: true });
}"""
"""Notes when a running clock shows what, by the wall clock of the machine."""

TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('*')].filter((one) => {
    const { right } = one.getBoundingClientRect();
    return right > innerWidth;
  }).map((one) => one.outerHTML.slice(0, 120))"""
AXE = Path("node_modules/axe-core/axe.min.js")
VIOLATIONS = """() => axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) =>
  `${id}: ${nodes.map((node) => node.html).join(' ')}`))"""


@pytest.fixture
def days(tmp_path: Path) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path, PYTHONPATH="")
    house.passes(30)
    yield house
    house.close()


@pytest.fixture
def come(chromium: Browser, days: HouseOfDays) -> Iterator[Visit]:
    made: list[Visitor] = []

    def open_browser(**settings: Any) -> Visitor:
        made.append(Visitor(chromium, days.url, **settings))
        return made[-1]

    yield open_browser
    for visitor in made:
        visitor.context.close()
    assert [complaint for visitor in made for complaint in visitor.complaints] == []


def table_of(
    anna: Visitor, *others: Visitor, clock: Any, forfeit: str = "last", listed: bool = False
) -> str:
    for visitor, name in zip((anna, *others), ("Anna", "Ben", "Carla", "Dora"), strict=False):
        visitor.is_known_as(name)
    wish = {
        "game": ANY,
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * len(others)],
        "settings": {"clock": clock, "forfeit": forfeit, "listed": listed},
    }
    table: str = anna.asks("/api/tables", wish)["id"]
    for other in others:
        other.joins(table)
    anna.starts(table)
    return table


def clock_of(page: Page, seat: int) -> Any:
    return page.locator(f'.seats li[data-seat="{seat}"] .clock')


def who_is_asked(page: Page) -> int:
    return int(page.locator("li:has(.clock.runs)").get_attribute("data-seat") or 0)


def left(page: Page, seat: int) -> float:
    return float(clock_of(page, seat).get_attribute("data-left"))


def test_who_runs_out_of_time_reads_it_in_the_result_and_so_do_the_others(
    come: Visit, days: HouseOfDays
) -> None:
    anna, ben = come(), come(viewport=PHONE, locale="ko-KR")
    table = table_of(anna, ben, clock=LIVE)
    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
        expect(visitor.page.locator(".clock.runs.low")).to_contain_text(re.compile(r"0:[12]\d"))
        expect(visitor.page.locator(".clock:not(.runs)")).to_contain_text("0:30")
    late = who_is_asked(anna.page)

    days.passes(60)

    expect(anna.end).to_be_visible()
    expect(ben.end).to_be_visible()
    expect(anna.end).to_contain_text("Your time ran out." if late == 0 else "Ben ran out of time.")


def test_a_bot_plays_on_and_the_seat_is_taken_back(come: Visit, days: HouseOfDays) -> None:
    anna, ben = come(), come(viewport=PHONE)
    table = table_of(anna, ben, clock=LIVE, forfeit="bot")
    for visitor in (anna, ben):
        visitor.goes_to(f"/t/{table}")
        expect(clock_of(visitor.page, 0)).to_be_visible()
    late = who_is_asked(anna.page)
    loser, other = (anna, ben) if late == 0 else (ben, anna)

    days.passes(60)

    expect(loser.page.locator(".prompt")).to_contain_text("Your time is up: a bot plays on.")
    expect(clock_of(other.page, late)).to_contain_text("0:00")
    loser.page.get_by_role("button", name="Take my seat back").click()
    expect(loser.page.locator(".prompt")).not_to_contain_text("Your time is up")


@pytest.mark.deep  # every day with one device
def test_a_device_clock_that_is_a_day_wrong_and_a_second_device_show_the_same(
    come: Visit, days: HouseOfDays
) -> None:
    anna, ben, further = come(), come(viewport=PHONE), come(viewport=NARROW)
    further.context.add_init_script(A_DAY_OFF)
    table = table_of(anna, ben, clock={"type": "live", "bank": 600, "increment": 5})
    cookies: Any = anna.context.cookies()
    further.context.add_cookies(cookies)
    pages = [visitor.page for visitor in (anna, ben, further)]
    for visitor in (anna, ben, further):
        visitor.goes_to(f"/t/{table}")
        expect(clock_of(visitor.page, 0)).to_be_visible()
    days.passes(100)
    for page in pages:
        page.reload()
        expect(clock_of(page, 0)).to_be_visible()

    clocks = anna.asks(f"/api/tables/{table}", method="GET")["clocks"]
    runs = who_is_asked(anna.page)
    for page in pages:
        before = clocks[runs]["due"] - days.now()
        shown = left(page, runs)
        after = clocks[runs]["due"] - days.now()
        assert after <= shown <= before + DRAWN_EACH_MS
        assert left(page, 1 - runs) == 600_000
    for page in pages:
        page.evaluate("dispatchEvent(new Event('online'))")  # asks for an answer, with the time
        page.evaluate(NOTE_CHANGES)
    for page in pages:
        page.wait_for_function("() => noted.size > 4")
    first, *others = ([tuple(one) for one in page.evaluate("[...noted]")] for page in pages)
    assert all(apart(first, other) <= 100 for other in others), (first, others)


def apart(one: list[tuple[str, float]], other: list[tuple[str, float]]) -> float:
    """Milliseconds between two boards that show the same time: the least of some seconds, since a
    busy machine draws late now and then, but not always."""
    there = dict(other)
    return min(abs(at - there[digits]) for digits, at in one if digits in there)


def test_a_line_that_was_cut_comes_back_with_the_right_time(come: Visit, days: HouseOfDays) -> None:
    anna, ben = come(), come()
    table = table_of(anna, ben, clock={"type": "live", "bank": 600, "increment": 5})
    anna.goes_to(f"/t/{table}")
    expect(clock_of(anna.page, 0)).to_be_visible()
    anna.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('offline'))")
    days.passes(120)
    anna.context.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")

    expect(anna.page.locator(".clock.runs")).to_contain_text(re.compile(r"[78]:\d\d"))


def test_a_key_says_what_everybody_has_left_and_nothing_breaks_on_a_narrow_phone(
    come: Visit,
) -> None:
    anna, ben, cleo = come(viewport=NARROW), come(), come()
    table = table_of(anna, ben, cleo, clock=LIVE)
    anna.goes_to(f"/t/{table}")
    expect(clock_of(anna.page, 2)).to_be_visible()

    anna.page.keyboard.press("t")

    expect(anna.page.locator("[data-clocks]")).to_contain_text(
        re.compile(r"You have \d+ seconds\. Ben: \d+ seconds\.")
    )
    assert anna.page.evaluate(TOO_WIDE) == []
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert anna.page.evaluate(VIOLATIONS) == []


def test_the_host_chooses_over_days_and_rows_say_so(come: Visit) -> None:
    anna, ben = come(), come()
    anna.is_known_as("Anna")
    table = anna.has_table("open", waits=True, listed=True)
    anna.goes_to(f"/t/{table}")
    anna.page.locator("summary", has_text="Time").click()
    anna.page.get_by_label("Over days").check()
    anna.page.get_by_label("Time for each move").select_option("24")
    expect(anna.page.locator(".pace")).to_contain_text("A move a day")

    ben.goes_to("/lobby")

    expect(ben.page.locator("li.card").first).to_contain_text("A move a day")
    anna.page.get_by_label("Fast", exact=True).check()
    expect(anna.page.locator(".pace")).to_contain_text("Live, fast, about")
