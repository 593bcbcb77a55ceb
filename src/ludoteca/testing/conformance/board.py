"""Checks the board in a browser: it is drawn, can be played, and causes no errors."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from ludoteca.core.title import Title
from ludoteca.games import is_ours
from ludoteca.testing import chromium
from ludoteca.testing.conformance.findings import Finding, Found, Subject
from ludoteca.testing.conformance.messages import BOARDS
from ludoteca.testing.playing import is_called, make, play
from ludoteca.testing.server import NoServer, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE: Final = (360, 740)
DESK: Final = (1280, 800)
LAID_OUT_MS: Final = 400
TURNS: Final = 6
"""Number of turns that are played by touching the board; hints play the rest of the table."""

TOUCHES: Final = 8
"""Most touches of one choice, on the drawing or beside it."""

SPOTS: Final = "section.board svg [role=button]"
OF_A_PACKAGE: Final = "section.board :is(button:enabled, [role=button]):not([aria-disabled=true])"
"""The board of a package may use any element that can be pressed."""
BESIDE: Final = "section.board button[data-spot]"
"""Options beside the drawing, such as cards."""
DONE: Final = "section.board [data-anchor=confirm]"
"""The confirm button, beside the drawing."""

ASKED: Final = """async () => {
    const board = document.querySelector('section.board');
    const frame = board.querySelector('[aria-keyshortcuts=i]');
    if (!frame) return [];
    const later = () => new Promise((done) => setTimeout(done, 20));
    frame.dispatchEvent(new Event('focusin'));
    for (let tries = 0; tries < 250 && !board.querySelector('[data-asked]'); tries++) await later();
    const said = board.querySelector('[data-asked]');
    const silent = [];
    for (const thing of board.querySelectorAll('[data-anchor]')) {
        if (thing.closest('button, label') || thing.querySelector('button')) continue;
        if (!thing.checkVisibility()) continue;
        const press = (key) =>
            thing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        press('i');
        for (let tries = 0; tries < 50 && !said.textContent.trim(); tries++) await later();
        if (!said.textContent.trim()) silent.push(thing.dataset.anchor);
        press('Escape');
        await later();
    }
    return silent;
}"""
"""Asks for the description of all things on a board except buttons; returns those without one."""

UNANSWERED: Final = """() => {
    const board = document.querySelector('section.board');
    if (!board.querySelector('[aria-keyshortcuts=i]')) return [];
    return [...board.querySelectorAll('svg [role=img][aria-label]')]
        .filter((one) => one.checkVisibility() && !one.closest('button'))
        .filter((one) => !one.closest('[data-anchor]') && !one.querySelector('[data-anchor]'))
        .map((one) => one.getAttribute('aria-label'));
}"""
"""Names of drawn things that cannot be asked for a description."""

LOAD_MS: Final = 5_000
WAIT_MS: Final = 15_000
TURN_MS: Final = 120_000


def board(subject: Subject) -> Iterator[Finding]:
    """Plays a table against a bot on a phone, by the board."""
    found = Found("board")
    if not any((subject.folder / name).is_file() for name in BOARDS):
        name = "Board.svelte" if subject.inside else "board.js"
        terminal = f"until then, in a terminal: {subject.command('play')}"
        yield found.open(name, "is not there", terminal)
        return
    way = "make play" if subject.inside else "install it, then ludoteca serve"
    try_it = f"look at it in the browser: {way}"
    if importlib.util.find_spec("playwright") is None:
        yield found.untried("board", "Playwright is not installed", "pip install playwright")
        return
    program = chromium.program()
    if program is None:
        yield found.untried("board", "no Chromium is found", "apt install chromium")
        return
    from playwright.sync_api import Error, sync_playwright

    try:
        with serving(subject.title) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=chromium.FLAGS)
            context = browser.new_context(
                viewport={"width": PHONE[0], "height": PHONE[1]},
                has_touch=True,
                locale="en-US",
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.set_default_timeout(WAIT_MS)
            heard: list[str] = []
            page.on("pageerror", lambda error: heard.append(str(error)))
            page.on(
                "console",
                lambda line: heard.append(line.text) if line.type == "error" else None,
            )
            for what in _played(page, address, subject.title):
                yield found.wrong("board", what, try_it)
            for complaint in dict.fromkeys(heard):
                yield found.wrong("board", f"the browser reports: {complaint}", try_it)
            browser.close()
    except NoServer as error:
        yield found.wrong("server", str(error), "ludoteca serve")
    except Error as error:
        yield found.wrong("board", error.message.splitlines()[0], try_it)


def _played(page: Page, address: str, title: Title) -> Iterator[str]:
    """Errors of the board in play."""
    page.goto(address)
    is_called(page, "Anna")
    low, _ = title.meta.seats
    table = make(page, title.meta.id, ["random"] * (max(low, 2) - 1))
    page.goto(f"{address}/t/{table}")
    page.locator("section.board > *").first.wait_for()
    inside = is_ours(title)
    drawn = page.locator("section.board svg" if inside else OF_A_PACKAGE)
    if drawn.count() == 0:
        page.wait_for_timeout(LOAD_MS)
    if drawn.count() == 0:
        if inside:
            yield "the built client shows no board: build it again (npm run build)"
        else:
            yield "board.js draws nothing that can be pressed"
        return
    pressed = SPOTS if inside else OF_A_PACKAGE
    spots = page.locator(pressed)
    over = page.locator(".result")
    anything = spots.or_(page.locator(BESIDE)).or_(page.locator(DONE)).or_(over)
    for _ in range(TURNS):
        anything.filter(visible=True).first.wait_for(timeout=TURN_MS)
        if over.count():
            break
        names = [spot.get_attribute("aria-label") or spot.text_content() for spot in spots.all()]
        if not all(name and name.strip() for name in names):
            yield "an option on the board has no name for screen readers"
            break
        if not _touched(page, pressed):
            yield f"touching the board {TOUCHES} times chose none of the options"
            break
    for width, height in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(LAID_OUT_MS)
        for thing in dict.fromkeys(page.evaluate(ASKED)):
            yield f"{thing} has no description when it is asked for one"
        for name in dict.fromkeys(page.evaluate(UNANSWERED)):
            yield f"{name} has no description: it is in no element with a data-anchor"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_timeout(LAID_OUT_MS)
    width = page.evaluate("document.documentElement.scrollWidth")
    if width > PHONE[0]:
        yield f"the page is {width} pixels wide on a phone of {PHONE[0]}"
    play(page, table, level="random")
    page.reload()
    over.wait_for(timeout=TURN_MS)


def _touched(page: Page, pressed: str) -> bool:
    """Whether touches on the ``pressed`` elements led to a new entry."""
    before = page.locator("[data-entry]").get_attribute("data-entry")
    moved = page.locator(f"[data-entry]:not([data-entry='{before}'])")
    done, spots, beside = [
        page.locator(where).filter(visible=True) for where in (DONE, pressed, BESIDE)
    ]
    for order in [(done, spots, beside)] * TOUCHES + [(done, beside, spots)] * TOUCHES:
        if moved.count():
            return True
        next(one for one in order if one.count()).last.click()
        page.wait_for_timeout(400)
    return bool(moved.count())
