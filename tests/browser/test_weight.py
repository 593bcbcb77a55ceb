"""The first page is light and soon there, also on a slow phone, and tables do not jump about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Route
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.house import House
from tests.titles import ANY, TITLES
from tools import slow_line, weight

Visit = Callable[..., Visitor]
TRIES = 5


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "ko-KR", "zh-TW"])
def test_the_first_page_is_light(chromium: Browser, house: House, locale: str) -> None:
    context = chromium.new_context(locale=locale, viewport=PHONE)

    weighed = weight.weigh(context, f"{house.url}/", "article h3")

    context.close()
    assert weighed.of("/assets/") > 50  # it was weighed at all
    assert weighed.kb < weight.FIRST_PAGE_KB * 0.9, weighed.files


def test_boards_are_light(chromium: Browser, house: House) -> None:
    visitor = Visitor(chromium, house.url, service_workers="block")
    visitor.plays_now("Ana")
    table = visitor.page.url

    weighed = weight.weigh(visitor.context, table, "section.board svg")

    visitor.context.close()
    boards = {name: size for name, size in weighed.files.items() if "/Board-" in name}
    assert boards
    assert sum(boards.values()) / 1000 < weight.BOARD_KB, boards


def test_a_table_that_waits_is_light(chromium: Browser, house: House) -> None:
    table, owner = slow_line.seat(chromium, house.url, ANY, waiting=True)

    opened = slow_line.open_table(
        chromium, table, wanted=slow_line.START, slow=False, storage_state=owner
    )

    assert opened.kb > 50  # it was weighed at all
    assert opened.kb < slow_line.WAITING_KB, list(opened.waterfall())


@pytest.mark.alone
def test_something_is_seen_within_a_second_on_a_slow_phone(chromium: Browser, house: House) -> None:
    draws = []
    for _ in range(TRIES):
        draws.append(weight.first_draw(chromium, house.url, viewport=PHONE))
        if draws[-1] < weight.FIRST_DRAW_MS:
            return
    raise AssertionError(draws)


@pytest.mark.alone
@pytest.mark.parametrize("game", [title.meta.id for title in TITLES])
def test_a_table_can_be_played_soon_on_a_slow_line(
    chromium: Browser, house: House, game: str
) -> None:
    table, player = slow_line.seat(chromium, house.url, game)
    times = []
    for _ in range(TRIES):
        opened = slow_line.open_table(chromium, table, slowdown=1, storage_state=player)
        if game == ANY:  # a board may bring a part of its own, as a map
            assert len(opened.asked) <= slow_line.REQUESTS, list(opened.waterfall())
        assert opened.kb < slow_line.TABLE_KB, list(opened.waterfall())
        times.append(opened.usable)
        if times[-1] < slow_line.USABLE_MS:
            return
    raise AssertionError(times)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("known", [False, True], ids=["stranger", "guest"])
@pytest.mark.parametrize(
    ("path", "seen"),
    [
        ("/", "footer"),
        ("/lobby", "main h2"),
        (f"/games/{ANY}", ".board svg"),
        ("/settings", "main h2"),
    ],
)
def test_nothing_on_a_page_moves_while_it_comes_up(
    visit: Visit, size: dict[str, int], known: bool, path: str, seen: str
) -> None:
    visitor = visit(viewport=size, service_workers="block")
    if known:
        visitor.plays_now("Ana")  # so that there is a table of theirs, too
    page = visitor.open()

    moved = weight.shift(page, visitor.address + path, seen)

    assert moved < weight.PAGE_SHIFT


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_when_the_letters_come_late(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(viewport=size, service_workers="block")
    page = visitor.open()
    late: list[Route] = []
    page.route("**/*.woff2", lambda route: late.append(route))
    assert weight.shift(page, visitor.address, "footer") < weight.PAGE_SHIFT

    for letters in late:
        letters.continue_()
    page.wait_for_timeout(weight.SETTLED_MS)

    assert page.evaluate("document.fonts.check('1rem \"Inter Variable\"')")
    assert page.evaluate("window.shifted") < weight.PAGE_SHIFT


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_on_a_table_moves_while_it_comes_up(visit: Visit, size: dict[str, int]) -> None:
    visitor = visit(viewport=size, service_workers="block")
    visitor.plays_now("Ana")
    page = visitor.open()

    moved = weight.shift(page, visitor.page.url, "section.board svg [role=button]")

    assert moved < weight.SHIFT
