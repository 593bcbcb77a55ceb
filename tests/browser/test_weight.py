"""The first page is light and soon there, also on a slow phone, and tables do not jump about."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Route
from tests.browser.rooms import STILL
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.pace import slower
from tests.server.house import House
from tests.titles import ANY, TITLES, by_turns
from tools import slow_network, weight

from ludoteca.games import ours, titles

pytestmark = pytest.mark.browser("bytes, first paints and layout shifts are measured")

Visit = Callable[..., Visitor]
TRIES = 5
KB_OF_A_GAME = 0.4
"""Kilobytes of `/api/games` about one game."""


# Spanish words are the heaviest.
@pytest.mark.parametrize(
    "locale",
    [
        "es-ES",
        *(pytest.param(other, marks=pytest.mark.deep) for other in ("en-US", "ko-KR", "zh-TW")),
    ],
)
def test_the_first_page_is_light(chromium: Browser, house: House, locale: str) -> None:
    context = chromium.new_context(locale=locale, viewport=PHONE)

    weighed = weight.weigh(context, f"{house.url}/", "article h3")

    context.close()
    assert weighed.of("/assets/") > 50  # it was weighed at all
    installed = len(titles()) - len(ours())
    most = weight.FIRST_PAGE_KB * 0.9 + installed * KB_OF_A_GAME
    assert weighed.kb < most, weighed.files


def test_boards_are_light(chromium: Browser, house: House) -> None:
    visitor = Visitor(chromium, house.url)
    visitor.is_known_as("Ana")
    table = visitor.has_table("easy", "easy")

    weighed = weight.weigh(visitor.context, f"{house.url}/t/{table}", "section.board svg")

    visitor.context.close()
    boards = {name: size for name, size in weighed.files.items() if "/Board-" in name}
    assert boards
    assert sum(boards.values()) / 1000 < weight.BOARD_KB, boards


def test_a_table_that_waits_is_light(chromium: Browser, house: House) -> None:
    table, owner = slow_network.seat(chromium, house.url, ANY, waiting=True)

    opened = slow_network.open_table(
        chromium, table, wanted=slow_network.START, slow=False, storage_state=owner
    )

    assert opened.kb > 50  # it was weighed at all
    assert opened.kb < slow_network.WAITING_KB, list(opened.waterfall())


@pytest.mark.alone
def test_something_is_seen_within_a_second_on_a_slow_phone(chromium: Browser, house: House) -> None:
    draws = []
    for _ in range(TRIES):
        draws.append(weight.first_draw(chromium, house.url, viewport=PHONE))
        if draws[-1] < weight.FIRST_DRAW_MS * slower():
            return
    raise AssertionError(draws)


@pytest.mark.alone
@pytest.mark.parametrize("game", by_turns(0, [title.meta.id for title in TITLES], most=2))
def test_a_table_can_be_played_soon_on_a_slow_line(
    chromium: Browser, house: House, game: str
) -> None:
    table, player = slow_network.seat(chromium, house.url, game)
    times = []
    for _ in range(TRIES):
        opened = slow_network.open_table(chromium, table, slowdown=1, storage_state=player)
        if game == ANY:  # a board may bring a part of its own, as a map
            assert len(opened.asked) <= slow_network.REQUESTS, list(opened.waterfall())
        assert opened.kb < slow_network.TABLE_KB, list(opened.waterfall())
        times.append(opened.usable)
        if times[-1] < slow_network.USABLE_MS * slower():
            return
    raise AssertionError(times)


SIZES = (PHONE, DESKTOP)
PAGES = {
    "/": "footer",
    "/lobby": "main h2",
    f"/games/{ANY}": ".board svg",
    "/settings": "main h2",
}
"""What is seen last on them."""

LOOKED_AT = {
    path: [
        (size, known)
        for s, size in enumerate(SIZES)
        for known in (False, True)
        if known == bool((s + p) % 2)
    ]
    for p, path in enumerate(PAGES)
}
"""In which window, and whether by somebody who is known: each pair meets."""

LETTERS_ARE_THERE = "document.fonts.check('1rem \"Inter Variable\"')"


@pytest.mark.parametrize("path", PAGES)
def test_nothing_on_a_page_moves_while_it_comes_up(visit: Visit, path: str, deep: bool) -> None:
    looks = list(itertools.product(SIZES, (False, True))) if deep else LOOKED_AT[path]
    visitors = [visit(viewport=size) for size, _ in looks]
    for visitor, (_, known) in zip(visitors, looks, strict=True):
        if known:
            visitor.is_known_as("Ana")
            visitor.has_table("easy", "easy")  # so that there is a table of theirs, too
    pages = [visitor.page for visitor in visitors]

    moved = weight.shifts(pages, visitors[0].address + path, PAGES[path])

    assert all(page.evaluate(LETTERS_ARE_THERE) for page in pages)
    found = list(zip(looks, moved, strict=True))
    assert [(look, one) for look, one in found if one >= weight.PAGE_SHIFT] == [], str(
        weight.moved(pages)
    )


FIGURES = """() => [...document.querySelectorAll('body *')]
    .filter((one) => /^[0-9]+$/.test(one.textContent.trim()) && !one.children.length
        && getComputedStyle(one).fontVariantNumeric === 'tabular-nums')
    .map((one) => {
        const figure = document.createRange();
        figure.selectNodeContents(one);
        return [one.textContent.trim(), figure.getBoundingClientRect().width];
    })"""
"""The figures that are set as in columns, and how wide each is."""


def test_figures_are_as_wide_before_the_letters_come(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Ana")
    table = anna.has_table("easy", "easy")
    late: list[Route] = []
    anna.page.route("**/*.woff2", lambda route: late.append(route))
    anna.page.goto(f"{anna.address}/t/{table}", wait_until="commit")
    anna.page.locator(".prompt.mine").wait_for()
    anna.page.wait_for_function(f"() => ({FIGURES})().length > 1")  # the prompt comes before them
    before = anna.page.evaluate(FIGURES)

    for letters in late:
        letters.continue_()
    anna.page.evaluate(STILL)

    assert anna.page.evaluate(LETTERS_ARE_THERE)
    assert anna.page.evaluate(FIGURES) == before


def test_nothing_on_a_table_moves_while_it_comes_up(visit: Visit) -> None:
    visitors = [visit(viewport=size) for size in SIZES]
    visitors[0].is_known_as("Ana")
    table = visitors[0].has_table("easy", "easy")
    visitors[1].context.add_cookies(visitors[0].context.cookies())
    pages = [visitor.page for visitor in visitors]
    seen = "section.board svg [role=button]"

    moved = weight.shifts(pages, f"{visitors[0].address}/t/{table}", seen)

    assert max(moved) < weight.SHIFT, str(weight.moved(pages))
