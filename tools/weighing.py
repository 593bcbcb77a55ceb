"""Prints sizes and loading times of pages, with the limits in tests."""

from __future__ import annotations

import slow_network
import weight
from playwright.sync_api import Browser

from ludoteca.testing import playing

PHONE = {"width": 360, "height": 740}
TRIES = 3
TABLE_SEEN = "section.board svg"


def tell(browser: Browser, address: str, games: list[str]) -> None:
    context = browser.new_context(viewport=PHONE)
    first = weight.weigh(context, f"{address}/", "article h3")
    context.close()
    _line("first page", first.kb, weight.FIRST_PAGE_KB, "kB over the wire")
    draws = (weight.first_draw(browser, address, viewport=PHONE) for _ in range(TRIES))
    _line("first page on a slow phone", min(draws), weight.FIRST_DRAW_MS, "ms to the first draw")
    for game in games:
        _tell_game(browser, address, game)


def _tell_game(browser: Browser, address: str, game: str) -> None:
    """Prints those of a game's table just after the start, for a returning reader."""
    waiting, owner = slow_network.seat(browser, address, game, waiting=True)
    room = slow_network.open_table(
        browser, waiting, wanted=slow_network.START, slow=False, storage_state=owner
    )
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.goto(address)
    playing.is_called(page, "Anna")
    table = f"{address}/t/{playing.make(page, game, ['easy'])}"
    board = weight.weigh(context, table, TABLE_SEEN).of("/Board-")
    moved = weight.shift(context.new_page(), table, TABLE_SEEN)
    state = context.storage_state()
    context.close()
    draws = (
        weight.first_draw(browser, table, viewport=PHONE, storage_state=state) for _ in range(TRIES)
    )
    _line(f"{game}: table that waits", room.kb, slow_network.WAITING_KB, "kB until it can start")
    _line(f"{game}: board", board, weight.BOARD_KB, "kB over the wire")
    _line(f"{game}: layout shift of the table", moved, weight.SHIFT, "")
    _line(
        f"{game}: table on a slow phone", min(draws), weight.FIRST_DRAW_MS, "ms to the first draw"
    )


def _line(what: str, value: float, most: float, unit: str) -> None:
    written = f"{value:.3f}" if most < 1 else f"{value:.0f}"
    print(f"{what}: {written} {unit}".rstrip() + f", at most {most:g}", flush=True)
