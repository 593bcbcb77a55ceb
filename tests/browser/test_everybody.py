"""Everybody can use every page: what axe finds, fingers, large text, the colours of the system."""

from __future__ import annotations

import itertools
import pathlib
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.rooms import ROOMS, Room, Tables
from tests.browser.visitor import DESKTOP, PHONE, Visitor, play_on
from tests.server.house import House
from tools import chromium as debian

ROOT = pathlib.Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
LOOKS = (pathlib.Path(__file__).parent / "looks.js").read_text().replace("export ", "")
ROUTER = ROOT / "web/src/router.svelte.ts"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

Visit = Callable[..., Visitor]

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)


@pytest.fixture(scope="module")
def tables(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    house = House(tmp_path_factory.mktemp("house") / "data", PYTHONPATH="")
    try:
        yield Tables(chromium, house.url)
    finally:
        house.close()


@pytest.fixture(scope="module")
def large_type(chromium: Browser) -> Iterator[Browser]:
    """A browser whose owner has set text to 200 %."""
    flags = [*debian.FLAGS, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26"]
    browser = chromium.browser_type.launch(executable_path=debian.PROGRAM, args=flags)
    yield browser
    browser.close()


def looked(page: Page, question: str, *about: object) -> list[str]:
    """What one of the questions of ``looks.js`` finds wrong on a page."""
    ask = f"(about) => {{ {LOOKS}; return {question}(...about); }}"
    found: list[str] = page.evaluate(ask, about)
    return found


def test_every_page_of_the_router_is_looked_at() -> None:
    named = set(re.findall(r"^  \['(\w+)', /", ROUTER.read_text(), re.MULTILINE)) | {"missing"}

    assert {room.page for room in ROOMS} == named


@rooms
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(
    chromium: Browser, tables: Tables, room: Room, theme: str
) -> None:
    page = tables.visit(chromium, room, color_scheme=theme)

    page.evaluate(AXE.read_text())
    found = looked(page, "seriousFindings", TAGS)
    page.context.close()

    assert not found, "\n".join(found)


@rooms
def test_everything_that_can_be_touched_is_as_large_as_a_finger(
    chromium: Browser, tables: Tables, room: Room
) -> None:
    page = tables.visit(chromium, room, viewport=PHONE, has_touch=True)

    small = looked(page, "smallTargets")
    page.context.close()

    assert not small, "\n".join(small)


@rooms
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_text_twice_as_large_is_neither_cut_off_nor_over_other_text(
    large_type: Browser, tables: Tables, room: Room, size: dict[str, int]
) -> None:
    page = tables.visit(large_type, room, viewport=size)

    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    cut = looked(page, "cutOff")
    overlaps = looked(page, "overlaps")
    page.context.close()

    assert not cut + overlaps, "\n".join(cut + overlaps)


@rooms
def test_every_page_has_one_title_one_first_heading_and_headings_in_order(
    chromium: Browser, tables: Tables, room: Room
) -> None:
    page = tables.visit(chromium, room)

    titles = page.title()
    levels = headings(page)
    page.context.close()

    assert "Ludoteca" in titles
    assert levels.count(1) == 1
    assert levels[0] == 1
    steps = [later - earlier for earlier, later in itertools.pairwise(levels)]
    assert max(steps, default=0) <= 1, levels


def headings(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, h3, h4')]
            .filter((one) => one.checkVisibility())
            .map((one) => Number(one.tagName[1]))"""
    )
    return found


def test_a_whole_game_by_keyboard_alone_and_the_focus_is_never_lost(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/games/thats-life")
    page = anna.page
    expect(page.get_by_role("button", name="Play now against bots")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.get_by_label("Your nickname").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    anna.waits_for_turn_or_end()
    page.keyboard.press("ArrowDown")
    while anna.waits_for_turn_or_end():
        before = anna.entry
        expect(page.locator("#choices button:focus")).to_have_count(1)
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
        assert float(ring.removesuffix("px")) >= 2
        page.keyboard.press("Enter")
        anna.sees_more_than(before)
        assert page.evaluate("document.activeElement !== document.body")
        if anna.waits_for_turn_or_end():
            page.keyboard.press("ArrowDown")

    expect(page.locator("#result-title")).to_be_focused()


HEARD = """() => {
    window.heard = [];
    const all = { childList: true, characterData: true, subtree: true };
    const prompt = document.querySelector('.prompt [role=status]');
    new MutationObserver(() => window.heard.push(['prompt', prompt.textContent.trim()]))
        .observe(prompt, all);
    // Of a log, what is added is read out.
    new MutationObserver((changes) => {
        for (const line of changes.flatMap((change) => [...change.addedNodes]))
            if (line.textContent.trim()) window.heard.push(['move', line.textContent.trim()]);
    }).observe(document.querySelector('[data-announced]'), all);
}"""


def test_a_screen_reader_hears_every_question_and_every_move_of_others_once(visit: Visit) -> None:
    anna = visit()
    anna.plays_now("Anna")
    anna.waits_for_turn_or_end()
    anna.page.evaluate(HEARD)
    before = len(anna.log())

    play_on(anna, turns=4)
    anna.waits_for_turn_or_end()
    told = [line for line in anna.log() if line][: len(anna.log()) - before]
    heard: list[tuple[str, str]] = anna.page.evaluate("window.heard")

    moves = [text for kind, text in heard if kind == "move"]
    prompts = [text for kind, text in heard if kind == "prompt"]
    assert told
    assert any(re.search(r"^(?!You )\w+ moves", text) for text in moves)
    assert not any(text.startswith("You move") for text in moves)
    assert sum(text.startswith("Your turn") for text in prompts) >= 3
    assert all(one != later for one, later in itertools.pairwise(moves))
    # One sentence or few: a whole table is not read out again.
    assert max(len(text) for text in moves) < 400
    for spot in anna.spots.all():
        assert re.search(r"\w+ .*", spot.get_attribute("aria-label") or "")


def test_everything_is_seen_with_the_high_contrast_colours_of_a_system(
    chromium: Browser, tables: Tables
) -> None:
    room = next(room for room in ROOMS if room.name == "table in play")
    page = tables.visit(chromium, room, forced_colors="active")

    spot = page.locator("section.board [data-spot]").first
    spot.focus()
    line = spot.locator(".line").evaluate("(one) => getComputedStyle(one).stroke")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    button = page.locator("#choices button").first
    button.focus()
    ring = button.evaluate("(one) => getComputedStyle(one).outlineStyle")
    page.context.close()

    assert line not in ("none", ground)
    assert ring != "none"


def test_who_wants_less_motion_sees_none(chromium: Browser, tables: Tables) -> None:
    room = next(room for room in ROOMS if room.name == "kit")
    page = tables.visit(chromium, room, reduced_motion="reduce")

    page.locator("#dice button").first.click()
    page.locator("#tracks button").first.click()
    running = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length"
    )
    page.context.close()

    assert running == 0


def test_sound_is_switched_off_by_one_key_and_stays_off(visit: Visit) -> None:
    anna = visit()
    anna.goes_to("/games/thats-life")
    sound = anna.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")

    anna.page.get_by_label("Your nickname").press("m")  # a name may hold an m
    expect(sound).to_have_attribute("aria-pressed", "true")
    anna.page.locator("h1").first.click()
    anna.page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    anna.page.reload()

    expect(sound).to_have_attribute("aria-pressed", "false")
