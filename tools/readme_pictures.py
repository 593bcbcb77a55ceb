"""Takes the pictures of the README, ``docs/pictures/*.webp``: a table of every game, also on
phones.

Hints of bots play the tables, so no two runs give the same pictures.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import NamedTuple

import shots
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from ludoteca.games import ours
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.testing import chromium, playing

PICTURES = shots.ROOT / "docs" / "pictures"
QUALITY = 82
DESK, PHONE = (1280, 800), (360, 740)
THEMES = ("light", "dark")
ENTRIES = 40
"""Entries to play before the pictures."""


class Wanted(NamedTuple):
    name: str
    game: str
    size: tuple[int, int]
    theme: str
    language: str


def wanted() -> Iterator[Wanted]:
    """Every game on a desktop and on a phone, with alternating themes and languages."""
    others = [language for language in LANGUAGES if language != FIRST]
    for place, game in enumerate(ours()):
        theme, other = THEMES[place % 2], THEMES[(place + 1) % 2]
        yield Wanted(game, game, DESK, theme, FIRST)
        yield Wanted(f"phone-{game}", game, PHONE, other, others[place % len(others)])


def take(browser: Browser, address: str, wanted: Wanted) -> None:
    width, height = wanted.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if wanted.theme == "dark" else "light",
        locale=shots.LOCALES[wanted.language],
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = context.new_page()
    page.goto(address)
    playing.is_called(page, "Anna")
    table = playing.make(page, wanted.game, ["easy", "easy"])
    playing.play(page, table, ENTRIES)
    page.goto(f"{address}/t/{table}")
    page.locator(".prompt.mine").wait_for(timeout=shots.TURN_MS)
    page.wait_for_timeout(1500)  # fonts, and the last motion
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.save(PICTURES / f"{wanted.name}.webp", quality=QUALITY, method=6)
    context.close()


def main() -> None:
    with shots.server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        for one in wanted():
            take(browser, address, one)
            size = (PICTURES / f"{one.name}.webp").stat().st_size
            print(f"{one.name}: {size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
