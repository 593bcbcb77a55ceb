"""Take pictures of every page into ``shots/``: three sizes, light and dark, four languages.

Starts a server of its own on a free port with an empty data directory, and plays one table to
its end in each picture's browser. Name a part of the file names to take only those:
``python tools/shots.py 360x740 ko``.
"""

from __future__ import annotations

import contextlib
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

import chromium
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SHOTS = ROOT / "shots"
SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
THEMES = ("light", "dark")
LOCALES = {"en": "en-US", "es": "es-ES", "ko": "ko-KR", "zh-Hant": "zh-TW"}
START_SECONDS = 30
TURN_MS = 20_000
MOST_TURNS = 200


@contextlib.contextmanager
def server() -> Iterator[str]:
    """A server that forgets everything when it ends; yields its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = tempfile.mkdtemp(prefix="ludoteca-shots-")
    settings = {
        "DATA_DIR": data,
        "PORT": str(port),
        "HOST": "127.0.0.1",
        "BOT_PACE": "0",
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


def visit(browser: Browser, address: str, size: str, theme: str, language: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=LOCALES[language],
        reduced_motion="reduce",
        has_touch=width < 700,
    )
    page = context.new_page()
    name = f"{size}-{theme}-{language}"

    page.goto(address)
    page.locator("article h3").wait_for()
    take(page, f"{name}-1-first", whole=True)

    share = page.locator("article .ways [aria-expanded]")
    share.click()
    take(page, f"{name}-2-new-table", whole=True)
    page.locator("article form").nth(1).locator("button.primary").click()
    page.wait_for_url("**/t/*")
    page.locator(".waiting").wait_for()
    take(page, f"{name}-3-waiting", whole=True)

    page.goto(address)
    page.locator("article form button.primary").first.click()
    page.mouse.move(0, 0)  # what it pointed at would be explained over the board
    prompt = page.locator(".prompt.mine")
    result = page.locator(".result")
    for turn in range(MOST_TURNS):
        expect(prompt.or_(result).first).to_be_visible(timeout=TURN_MS)
        if result.is_visible():
            break
        if turn == 8:
            take(page, f"{name}-4-play")
            if width < 700:
                log = page.locator(".bar button").nth(1)
                log.click()
                take(page, f"{name}-5-log")
                log.click()
            page.keyboard.press("h")
            page.locator("#choices .figures").first.wait_for(timeout=TURN_MS)
            take(page, f"{name}-6-hint")
        page.keyboard.press("1")
        page.wait_for_timeout(80)  # the answer; a key pressed twice in a turn does nothing
    expect(result).to_be_visible()
    take(page, f"{name}-7-result")
    table = page.url
    page.goto(f"{table}/review")
    page.locator(".chart").wait_for(timeout=TURN_MS)
    take(page, f"{name}-8-review", whole=True)
    page.goto(f"{table}/replay?at=30")
    page.locator("[data-replayed]").wait_for()
    take(page, f"{name}-9-replay")
    page.goto(f"{table}/proof")
    page.locator("#luck").wait_for(timeout=TURN_MS)
    take(page, f"{name}-10-proof", whole=True)
    page.goto(f"{address}/records")
    page.locator("input[type=file]").wait_for(state="attached")
    take(page, f"{name}-11-records", whole=True)
    context.close()


def main(wanted: list[str]) -> None:
    SHOTS.mkdir(exist_ok=True)
    names = [
        (size, theme, language)
        for size in SIZES
        for theme in THEMES
        for language in LOCALES
        if all(part in f"{size}-{theme}-{language}" for part in wanted)
    ]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.PROGRAM, args=chromium.FLAGS)
        for i, (size, theme, language) in enumerate(names, 1):
            print(f"{i}/{len(names)} {size} {theme} {language}", flush=True)
            visit(browser, address, size, theme, language)
        browser.close()
    print(f"pictures are in {SHOTS}")


if __name__ == "__main__":
    main(sys.argv[1:])
