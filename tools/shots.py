"""Takes pictures of every page into ``shots/``: three sizes, light and dark, four languages; tables
in play also in all postures.

It starts its own server on a free port with an empty data directory, and plays a table of every
game to its end. Parts of file names select pictures: ``python tools/shots.py 360x740 ko``.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import postures
import weighing
from playwright.sync_api import Browser, Page, StorageState, expect, sync_playwright

from ludoteca.games import ours
from ludoteca.testing import chromium, playing

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"
SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
THEMES = ("light", "dark")
LOCALES = {"en": "en-US", "es": "es-ES", "ko": "ko-KR", "zh-Hant": "zh-TW"}
Look = tuple[str, str, str]
"""A size, a theme, a language."""
LOOKS: tuple[Look, ...] = tuple(itertools.product(SIZES, THEMES, LOCALES))
GAMES = sorted(ours(), key=lambda game: ours()[game].meta.minutes)
"""The shortest first, which is on the pages that show one game."""
ENTRIES = 24
"""Entries to play before the pictures of tables in play."""
PAGES = (
    ("records", "/records", "input[type=file]"),
    ("tutorial", f"/games/{GAMES[0]}/tutorial", "main svg"),
    ("me", "/me", "main h1"),
    ("deletion", "/me/delete", "main h1"),
    ("settings", "/settings", "main h1"),
    ("about", "/about", "main h1"),
    ("kit", "/kit", "main h1"),
    ("missing", "/nowhere", "main h1"),
    ("no-table", "/t/abcdefghijklmnop", "main h1"),
)
"""Pages that need no table: the name of the picture, the address, and a selector that shows that it
has loaded. Add a page here; `take_in_play` and `take_the_end` have those that need a table."""
START_SECONDS = 30
TURN_MS = 60_000


@contextlib.contextmanager
def server() -> Iterator[str]:
    """Runs a temporary server and yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tempfile.mkdtemp(prefix="ludoteca-shots-")
    settings = {
        "DATA_DIR": data,
        "PORT": str(port),
        "HOST": "127.0.0.1",
        "BOT_PACE": "0",
        "LIMITS_TIMES": "1000",
        "REQUESTS_PER_MINUTE": "100000",
        "HINTS_PER_MINUTE": "100000",
        "REVIEW_PLAYOUTS": "6000",
    }
    process = subprocess.Popen(
        [sys.executable, "-c", "from ludoteca.server.serve import serve; serve()"],
        env={**os.environ, **settings},
        stdout=subprocess.DEVNULL,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                urllib.request.urlopen(f"{address}/api/games").close()
                break
            except OSError:
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)
        shutil.rmtree(data, ignore_errors=True)


def take(page: Page, name: str, whole: bool = False) -> None:
    page.wait_for_timeout(700)  # fonts, and the last motion
    page.screenshot(path=SHOTS / f"{name}.png", full_page=whole)


def opened(
    browser: Browser, size: str, theme: str, language: str, known: StorageState | None = None
) -> Page:
    """A page of a new visitor, or of one with the cookies ``known``."""
    width, height = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=LOCALES[language],
        reduced_motion="reduce",
        has_touch=width < 700,
        storage_state=known,
    ).new_page()


class Regular:
    """A person with a table of every game. All pictures of tables show these, because it takes
    hints a minute or two to play one."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.page = opened(browser, *LOOKS[0])
        self.page.goto(address)
        self.page.locator("article h3").first.wait_for()
        self.person = playing.is_called(self.page, "Clever Magpie")
        self.tables = {
            game: playing.make(self.page, game, ["easy", "easy"], listed=True) for game in GAMES
        }
        self.of_six = playing.make(self.page, GAMES[0], ["random"] * 5)
        self._play(ENTRIES)

    def play_to_the_end(self) -> None:
        self._play(playing.TO_THE_END)
        playing.play(self.page, self.of_six)

    def _play(self, until: int) -> None:
        for game, table in self.tables.items():
            print(f"playing {game}", flush=True)
            playing.play(self.page, table, until)

    def opened(self, browser: Browser, look: Look) -> Page:
        """A page of the same person in another browser."""
        return opened(browser, *look, known=self.page.context.storage_state())


def arrive(page: Page, address: str, name: str) -> None:
    """Takes pictures of a new visitor's way up to a waiting room."""
    page.goto(address)
    page.locator("article h3").first.wait_for()
    take(page, f"{name}-1-first", whole=True)
    page.goto(f"{address}/games/{GAMES[0]}")
    page.locator("figure .board svg").first.wait_for()
    take(page, f"{name}-1-game", whole=True)

    page.locator(".ways button[type=button]").click()
    page.wait_for_url("**/t/*")
    page.locator("input[value=listed]").wait_for(state="attached")
    take(page, f"{name}-2-waiting", whole=True)
    page.locator("input[value=listed]").check(force=True)  # only its label is visible
    page.locator("[aria-busy=false] input[value=listed]:checked").wait_for()


def take_in_play(page: Page, address: str, game: str, table: str, name: str) -> None:
    """Takes pictures of a table in play, with and without a hint."""
    page.goto(f"{address}/t/{table}")
    mine, result = page.locator(".prompt.mine"), page.locator(".result")
    expect(mine.or_(result).first).to_be_visible(timeout=TURN_MS)
    page.mouse.move(0, 0)  # away from things with a description
    take(page, f"{name}-4-play-{game}")
    if name.startswith(next(iter(SIZES))):
        take_postures(page, name, game)
    if page.viewport_size and page.viewport_size["width"] < 700:
        log = page.locator(".bar button").nth(1)
        log.click()
        take(page, f"{name}-5-log-{game}")
        log.click()
    page.keyboard.press("h")
    page.locator("#choices .figures, .top .strip .figures").first.wait_for(
        state="attached", timeout=TURN_MS
    )
    take(page, f"{name}-6-hint-{game}")


def take_the_end(page: Page, address: str, regular: Regular, name: str) -> None:
    """Takes pictures of results, of pages about finished tables, and of all other pages."""
    for called, table in (*regular.tables.items(), ("of-six", regular.of_six)):
        page.goto(f"{address}/t/{table}")
        page.locator(".result").wait_for(timeout=TURN_MS)
        take(page, f"{name}-7-result-{called}")
    look_back(page, f"{address}/t/{regular.tables[GAMES[0]]}", name)
    pages = (("lobby", "/lobby", "main li"), *PAGES, ("person", f"/p/{regular.person}", "main h1"))
    for called, path, seen in pages:
        page.goto(address + path)
        page.locator(seen).first.wait_for(state="attached")
        take(page, f"{name}-9-{called}", whole=True)


def take_postures(page: Page, name: str, game: str) -> None:
    """Takes pictures of a table in all postures."""
    before = page.viewport_size
    for posture in postures.POSTURES:
        postures.take(page, posture)
        take(page, f"{name}-4-play-{game}-{posture.name}")
    postures.take(page, postures.USUAL)
    if before is not None:
        page.set_viewport_size(before)


def look_back(page: Page, table: str, name: str) -> None:
    page.goto(f"{table}/review")
    page.locator(".chart").wait_for(timeout=TURN_MS)
    take(page, f"{name}-8-review", whole=True)
    page.goto(f"{table}/replay?at=30")
    page.locator("[data-replayed]").wait_for()
    take(page, f"{name}-8-replay")
    page.goto(f"{table}/proof")
    page.locator("#derivation").wait_for(timeout=TURN_MS)
    page.wait_for_load_state("networkidle")  # the luck report, if there is one
    take(page, f"{name}-8-proof", whole=True)


def main(wanted: list[str]) -> None:
    SHOTS.mkdir(exist_ok=True)
    looks = [look for look in LOOKS if all(part in "-".join(look) for part in wanted)]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        regular = Regular(browser, address)
        for look in told(looks, "in play"):
            stranger = opened(browser, *look)
            arrive(stranger, address, "-".join(look))
            stranger.context.close()
            page = regular.opened(browser, look)
            for game, table in regular.tables.items():
                take_in_play(page, address, game, table, "-".join(look))
            page.context.close()
        regular.play_to_the_end()
        for look in told(looks, "over"):
            page = regular.opened(browser, look)
            take_the_end(page, address, regular, "-".join(look))
            page.context.close()
        weighing.tell(browser, address, GAMES)
        browser.close()
    print(f"pictures are in {SHOTS}")


def told(looks: list[Look], what: str) -> Iterator[Look]:
    """Yields ``looks`` and prints each."""
    for i, look in enumerate(looks, 1):
        print(f"{what} {i}/{len(looks)}", *look, flush=True)
        yield look


if __name__ == "__main__":
    main(sys.argv[1:])
