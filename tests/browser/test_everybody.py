"""Everybody can use every page: what axe finds, fingers, large text, the colours of the system."""

from __future__ import annotations

import itertools
import pathlib
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.rooms import (
    AT_A_DESK,
    IN_A_HAND,
    LARGE,
    LARGE_AND_NARROW,
    LATER,
    ROOMS,
    SETTLED,
    STILL,
    Guest,
    Room,
    Tables,
)
from tests.browser.visitor import PHONE, Visitor, play_on
from tests.server.house import House
from tests.titles import ANY, by_turns

from ludoteca.core.title import Title
from ludoteca.testing import playing

ROOT = pathlib.Path(__file__).resolve().parents[2]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
LOOKS = (pathlib.Path(__file__).parent / "looks.js").read_text().replace("export ", "")
ROUTER = ROOT / "web/src/router.svelte.ts"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that ask for colours: by night nothing else is different."""

INK = "getComputedStyle(document.body).color"

pytestmark = pytest.mark.browser("axe, fingers and large text meet what is laid out and painted")

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def tables(common_house: House) -> Tables:
    return Tables(common_house)


LOOKED_AT = [
    pytest.param(room, id=room.name, marks=pytest.mark.deep if room.name in LATER else ())
    for room in ROOMS
]


@pytest.fixture(scope="module", params=LOOKED_AT)
def room(request: pytest.FixtureRequest) -> Room:
    """For the whole module: what is asked of a room is asked while one is there."""
    found: Room = request.param
    return found


@pytest.fixture(scope="module")
def at_a_desk(chromium: Browser, tables: Tables) -> Iterator[Guest]:
    guest = Guest(chromium, tables)
    yield guest
    guest.context.close()


@pytest.fixture
def by_day(at_a_desk: Guest) -> Guest:
    at_a_desk.page.emulate_media(color_scheme="light")
    return at_a_desk


@pytest.fixture(scope="module")
def reader(chromium: Browser, tables: Tables) -> Iterator[Guest]:
    """Who only looks, and so stays where she is."""
    guest = Guest(chromium, tables)
    yield guest
    guest.context.close()


@pytest.fixture(scope="module")
def on_a_phone(chromium: Browser, tables: Tables) -> Iterator[Guest]:
    guest = Guest(chromium, tables, viewport=PHONE, has_touch=True)
    yield guest
    guest.context.close()


def in_play(game: str) -> Room:
    return next(room for room in ROOMS if room.name == f"{game} in play")


def looked(page: Page, question: str, *about: object) -> list[str]:
    """What one of the questions of ``looks.js`` finds wrong on a page."""
    ask = f"(about) => {{ {LOOKS}; return {question}(...about); }}"
    found: list[str] = page.evaluate(ask, about)
    return found


def axe(page: Page, rules: list[str]) -> list[str]:
    """What axe finds wrong on a page, into which it comes once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return looked(page, "axeFindings", rules)


def test_every_page_of_the_router_is_looked_at() -> None:
    named = set(re.findall(r"^  \['(\w+)', /", ROUTER.read_text(), re.MULTILINE)) | {"missing"}

    assert {room.page for room in ROOMS} == named


def test_axe_finds_nothing_by_day_and_by_night(reader: Guest, room: Room, deep: bool) -> None:
    """Every day a room is seen by day or by night, one after the other."""
    first, then = ("light", "dark") if ROOMS.index(room) % 2 else ("dark", "light")
    reader.page.emulate_media(color_scheme=first)
    page = reader.looks_at(room, AT_A_DESK, anew=deep)
    page.evaluate(SETTLED)
    ink = page.evaluate(INK)
    found = axe(page, TAGS)
    assert not found, "\n".join(found)

    page.emulate_media(color_scheme=then)
    page.evaluate(SETTLED)
    assert page.evaluate(INK) != ink
    if deep:
        found = axe(page, COLOURS)
        assert not found, "\n".join(found)


def test_a_page_has_a_title_and_headings_in_order(reader: Guest, room: Room) -> None:
    page = reader.looks_at(room, AT_A_DESK, anew=False)

    title, levels = page.title(), headings(page)

    assert "Ludoteca" in title
    assert levels.count(1) == 1
    assert levels[0] == 1
    steps = [later - earlier for earlier, later in itertools.pairwise(levels)]
    assert max(steps, default=0) <= 1, levels


def test_everything_that_can_be_touched_is_as_large_as_a_finger(
    reader: Guest, room: Room, deep: bool
) -> None:
    page = reader.looks_at(room, IN_A_HAND, anew=deep)

    small = looked(page, "smallTargets")

    assert not small, "\n".join(small)


def test_text_twice_as_large_is_neither_cut_off_nor_over_other_text(
    reader: Guest, room: Room, deep: bool
) -> None:
    """Every day both at a table in play; other rooms of one page take turns, a phone first."""
    today = [one for one in ROOMS if one.page == room.page and one.name not in LATER]
    held = [LARGE_AND_NARROW, LARGE]
    if not deep and not room.name.endswith("in play"):
        held = [held[today.index(room) % 2]]
    for one in held:
        page = reader.looks_at(room, one, anew=deep)

        wrong = looked(page, "cutOff") + looked(page, "overlaps")

        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert not wrong, "\n".join([str(one.size), *wrong])


@pytest.mark.parametrize(
    ("name", "by_night"),
    [
        (f"{ANY} in play", False),
        pytest.param("waiting table", True, marks=pytest.mark.deep),
        pytest.param(f"tutorial of {ANY}", False, marks=pytest.mark.deep),
        ("replay", True),  # with a board and without one: what it needs differs
    ],
)
def test_the_rules_are_a_key_away_and_fetched_when_they_are_asked_for(
    by_day: Guest, name: str, by_night: bool
) -> None:
    page, fetched = by_day.page, list[str]()
    if by_night:
        page.emulate_media(color_scheme="dark")
    page.on("request", lambda request: fetched.append(request.url))
    by_day.enters(next(room for room in ROOMS if room.name == name))
    before = page.locator("main button:not(:disabled)").filter(visible=True).first
    before.focus()
    assert not [url for url in fetched if "/Rulebook" in url]

    page.keyboard.press("?")
    sheet = page.locator("dialog.rulebook")
    expect(sheet.locator("h3").first).to_be_visible()
    expect(sheet.locator("h2")).to_be_focused()
    found = axe(page, TAGS)
    assert [url for url in fetched if "/Rulebook" in url]
    assert not found, "\n".join(found)

    parts = sheet.locator("section").filter(visible=True)
    everything = parts.count()
    search = sheet.get_by_role("searchbox")
    search.fill(sheet.locator("h3").nth(2).inner_text())
    assert 0 < parts.count() < everything
    search.fill("qqqq")
    expect(sheet.get_by_role("status")).to_be_visible()
    assert parts.count() == 0
    page.keyboard.press("Escape")
    assert parts.count() == everything
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(before).to_be_focused()


def test_axe_finds_nothing_in_what_is_opened_at_a_table(
    by_day: Guest,
) -> None:
    page = by_day.enters(in_play(ANY))
    found = {}

    page.keyboard.press("h")
    expect(page.locator("#choices .panel-hint [role=status]")).to_contain_text("would choose")
    found["a hint"] = axe(page, TAGS)
    page.keyboard.press("Escape")
    page.locator("#log [aria-haspopup=dialog]").click()
    expect(page.locator("dialog[open] h2")).to_be_visible()
    found["ways to share"] = axe(page, TAGS)
    page.keyboard.press("Escape")
    page.locator("#log").get_by_role("button", name="Talk").click()
    expect(page.locator("#talk")).to_be_visible()
    found["talk"] = axe(page, TAGS)
    page.locator("#talk").get_by_role("button", name="Game log").click()
    page.get_by_role("button", name="More about this table").click()
    found["what can be done about the table"] = axe(page, TAGS)
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["leaving"] = axe(page, TAGS)
    page.keyboard.press("Escape")

    assert {what: one for what, one in found.items() if one} == {}


def test_axe_finds_nothing_in_the_sheets_of_a_phone(on_a_phone: Guest) -> None:
    page = on_a_phone.enters(in_play(ANY))
    found = {}

    for sheet in ("Choices", "Log", "Talk"):
        page.locator(".bar").get_by_role("button", name=sheet).tap()
        expect(page.locator(".panel.up")).to_be_visible()
        found[sheet] = axe(page, TAGS)
        page.keyboard.press("Escape")

    assert {what: one for what, one in found.items() if one} == {}


@pytest.mark.parametrize("title", by_turns(2, most=3))
def test_axe_finds_nothing_in_a_choice_that_is_half_made(on_a_phone: Guest, title: Title) -> None:
    page = on_a_phone.page
    on_a_phone.visitor.goes_to("/about")
    bots = ["easy"] * (max(2, title.meta.seats[0]) - 1)
    on_a_phone.visitor.goes_to(f"/t/{playing.make(page, title.meta.id, bots)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(STILL)
    page.evaluate(AXE.read_text())

    before = page.locator("main").inner_html()
    on_a_phone.visitor.spots.last.tap(force=True)
    page.evaluate(SETTLED)
    assert page.locator("main").inner_html() != before
    found = axe(page, TAGS)

    assert not found, "\n".join(found)


def test_the_rules_cover_neither_the_board_nor_what_is_asked(
    by_day: Guest, on_a_phone: Guest
) -> None:
    room = in_play(ANY)
    page = by_day.enters(room)
    page.locator("button.rules").click()
    sheet = page.locator("dialog.rulebook")
    expect(sheet.locator("h3").first).to_be_visible()
    left = (sheet.bounding_box() or {"x": 0})["x"]

    for seen in (".prompt p", "section.board svg"):
        box = page.locator(seen).first.bounding_box()
        assert box
        assert box["x"] + box["width"] <= left + 1
    page.locator("#choices button").first.focus()  # what it covers comes into sight again
    expect(sheet).to_have_count(0)

    phone = on_a_phone.enters(room)
    phone.locator("button.rules").tap()
    expect(phone.locator("dialog.rulebook h3").first).to_be_visible()
    small = looked(phone, "smallTargets")
    phone.get_by_role("button", name="Close").tap()
    expect(phone.locator("button.rules")).to_be_focused()
    assert not small, "\n".join(small)


def headings(page: Page) -> list[int]:
    found: list[int] = page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, h3, h4')]
            .filter((one) => one.checkVisibility())
            .map((one) => Number(one.tagName[1]))"""
    )
    return found


def test_a_whole_game_by_keyboard_alone_and_the_focus_is_never_lost(visit: Visit) -> None:
    anna = visit()
    anna.goes_to(f"/games/{ANY}")
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
    room = in_play(ANY)
    page = Guest(chromium, tables, forced_colors="active").enters(room)

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
    page = Guest(chromium, tables, reduced_motion="reduce").enters(room)

    page.locator("#dice button").first.click()
    page.locator("#tracks button").first.click()
    running = page.evaluate(
        "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length"
    )
    page.context.close()

    assert running == 0


def test_sound_is_switched_off_by_one_key_and_stays_off(visit: Visit) -> None:
    anna = visit()
    anna.goes_to(f"/games/{ANY}")
    sound = anna.page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")

    anna.page.get_by_label("Your nickname").press("m")  # a name may hold an m
    expect(sound).to_have_attribute("aria-pressed", "true")
    anna.page.locator("h1").first.click()
    anna.page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    anna.page.reload()

    expect(sound).to_have_attribute("aria-pressed", "false")
