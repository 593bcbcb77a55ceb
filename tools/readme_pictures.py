"""Take the pictures of the README, ``docs/pictures/*.webp``: a table of every game, and on phones.

What is on them is played by the bots' advice, so no two runs give the same pictures.
"""

from __future__ import annotations

import io
from typing import NamedTuple

import chromium
import playing
import shots
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

PICTURES = shots.ROOT / "docs" / "pictures"
QUALITY = 82
DESK, PHONE = (1280, 800), (360, 740)


class Wanted(NamedTuple):
    name: str
    game: str
    size: tuple[int, int]
    theme: str
    language: str
    entries: int
    """After how many entries the table is seen."""


WANTED = (
    Wanted("thats-life", "thats-life", DESK, "light", "en", 20),
    Wanted("roll-to-the-top", "roll-to-the-top", DESK, "light", "en", 40),
    Wanted("on-tour", "on-tour", DESK, "dark", "en", 50),
    Wanted("phone-thats-life", "thats-life", PHONE, "dark", "ko", 20),
    Wanted("phone-roll-to-the-top", "roll-to-the-top", PHONE, "light", "zh-Hant", 40),
    Wanted("phone-on-tour", "on-tour", PHONE, "light", "es", 50),
)


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
    playing.play(page, table, wanted.entries)
    page.goto(f"{address}/t/{table}")
    page.locator(".prompt.mine").wait_for(timeout=shots.TURN_MS)
    page.wait_for_timeout(1500)  # fonts, and the last motion
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.save(PICTURES / f"{wanted.name}.webp", quality=QUALITY, method=6)
    context.close()


def main() -> None:
    with shots.server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        for wanted in WANTED:
            take(browser, address, wanted)
            print(f"{wanted.name}: {(PICTURES / f'{wanted.name}.webp').stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main()
