"""A new player chooses a hero, plays a turn with few taps, and reads the log."""
# ruff: noqa: RUF001 - people read a true multiplication sign

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.known import laid
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.house import House
from tests.titles import by_turns

pytestmark = pytest.mark.browser("what is tapped, what moves and what is in sight is measured")

Visit = Callable[..., Visitor]

BOARD = ".roll-for-adventure"
ROLLED = 1
"""Number of the entry that rolls the first dice."""
LATER = 24
"""Entries after which a single player has played several heroes."""
SIZES = {"phone": {"viewport": PHONE, "has_touch": True}, "desktop": {"viewport": DESKTOP}}
COVERED = """() => [...document.querySelectorAll('[data-anchor=hand] .tick')].map((tick) => {
    const { x, y, width, height } = tick.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.tick') !== tick;
})"""
"""Script: for each tick of a chosen die, whether another element covers it."""
COUNTED = "window.taps = 0; addEventListener('click', () => (taps += 1), { capture: true }); void 0"
SEEDS = {"phone": 100, "desktop": 200}
"""Offset of seeds per size of screen, because each seed makes one table only."""


def seated(house: House, visit: Visit, seed: int, entries: int, size: str, **options: Any) -> Page:
    """Page of Anna at a table of her own, after ``entries`` entries."""
    table = laid(house, "roll-for-adventure", "Anna", seed=SEEDS[size] + seed, **options)
    if entries:
        table.is_played(lambda update: update["n"] >= entries)
    anna = visit(**SIZES[size])
    table.is_shown_to(anna)
    expect(anna.page.locator(BOARD)).to_be_visible()
    return anna.page


def hand(page: Page) -> Locator:
    return page.locator(f"{BOARD} [data-anchor=hand] [data-spot]")


def entry(page: Page) -> int:
    return int(page.locator("[data-entry]").get_attribute("data-entry") or -1)


def goes_on_from(page: Page, before: int) -> None:
    page.wait_for_function(
        "(before) => Number(document.querySelector('[data-entry]').dataset.entry) > before",
        arg=before,
    )


@pytest.mark.parametrize("size", by_turns(0, tuple(SIZES)))
def test_what_each_hero_can_do_is_read_where_one_is_chosen_and_afterwards(
    house: House, visit: Visit, size: str
) -> None:
    page = seated(house, visit, 41, 0, size, heroes="chosen", solo_heroes=2)
    listed = page.locator(f"{BOARD} .muster button")

    expect(listed).to_have_count(10)
    expect(listed.filter(has_text="After a roll, once a turn: turn one die")).to_have_count(1)
    for hero in ("Trickster", "Ranger"):
        before = entry(page)
        chosen = listed.filter(has_text=hero)
        chosen.scroll_into_view_if_needed()
        (chosen.tap if size == "phone" else chosen.click)()
        goes_on_from(page, before)

    ability = page.locator("[data-anchor^=ability]")
    expect(ability).to_contain_text("once a turn: ")
    expect(ability).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("language", "seed"), [("es", 151), ("ko", 152)])
def test_all_ten_heroes_are_read_on_a_phone_without_scrolling(
    house: House, visit: Visit, language: str, seed: int
) -> None:
    table = laid(house, "roll-for-adventure", "Anna", "easy", seed=seed, heroes="chosen")
    anna = visit(**SIZES["phone"], locale=language)
    table.is_shown_to(anna)
    listed = anna.page.locator(f"{BOARD} .muster button")

    expect(listed).to_have_count(10)
    expect(listed.first).to_be_in_viewport(ratio=1)
    expect(listed.last).to_be_in_viewport(ratio=1)
    muster = anna.page.locator(f"{BOARD} .muster")
    assert muster.evaluate("(it) => it.scrollHeight <= it.clientHeight")


def test_a_finger_rolls_with_one_tap_and_places_several_dice_with_two(
    house: House, visit: Visit
) -> None:
    page = seated(house, visit, 42, 0, "phone")

    hand(page).tap()
    goes_on_from(page, 0)

    hand(page).and_(page.get_by_label(re.compile("dice: [2-9]"))).first.tap()
    dice = page.locator(f"{BOARD} .counts button")
    expect(dice.last).to_have_attribute("aria-pressed", "true")
    several = dice.count()
    assert page.evaluate(COVERED) == [False] * several
    page.locator(f"{BOARD} [data-anchor^='land:'] [data-spot]:not([aria-pressed])").first.tap()
    goes_on_from(page, 1)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator("#log")).to_contain_text(f"{several} × ")


def test_a_whole_turn_takes_a_finger_one_tap_for_the_roll_and_two_for_each_number(
    house: House, visit: Visit
) -> None:
    page = seated(house, visit, 47, 0, "phone", solo_heroes=2)
    lands = page.locator(f"{BOARD} [data-anchor^='land:'] [data-spot]:not([aria-pressed])")
    rolls = page.locator(f"{BOARD} .foot button.primary")
    expect(rolls).to_be_visible()
    page.evaluate(COUNTED)

    hand(page).tap()
    placed = 0
    expect(hand(page).and_(page.get_by_label("dice: ")).first).to_be_visible()
    while not rolls.count():
        before = entry(page)
        hand(page).last.tap()
        lands.first.tap()
        goes_on_from(page, before)
        placed += 1
        expect(hand(page).first).to_be_visible()

    assert placed > 1
    assert page.evaluate("taps") == 1 + 2 * placed


def test_a_number_puts_the_ability_away_and_what_is_asked_is_said_of_each_step(
    house: House, visit: Visit
) -> None:
    setup = {"heroes": "chosen", "solo_heroes": 2, "first_player": "1"}
    page = seated(house, visit, 48, 0, "phone", **setup)
    for hero in ("Frost Walker", "Ranger"):
        before = entry(page)
        page.locator(f"{BOARD} .muster button").filter(has_text=hero).tap()
        goes_on_from(page, before)
    hand(page).tap()
    asked = page.locator(".prompt p")
    strip = page.locator(f"{BOARD} .strip")

    page.get_by_role("button", name="Use your ability").tap()
    expect(asked).to_have_text("Ice Cave: which die goes there, turned to which number?")
    expect(page.locator(f"{BOARD} [data-anchor='land:ice-cave']")).to_be_visible()
    expect(strip.get_by_role("button", name="turned to")).to_have_count(12)
    assert strip.evaluate("(it) => it.scrollHeight <= it.clientHeight")

    hand(page).first.tap()
    expect(asked).to_contain_text("Where do the")
    expect(strip.get_by_role("button", name="turned to")).to_have_count(0)
    expect(strip).not_to_contain_text("Tap a number")


def test_whose_die_is_asked_in_few_words_and_every_answer_is_in_sight(
    house: House, visit: Visit
) -> None:
    table = laid(house, "roll-for-adventure", "Anna", seed=153, solo_heroes=3)
    table.is_played(lambda update: update["prompt"]["key"] == "prompt-raise")
    anna = visit(**SIZES["phone"])
    table.is_shown_to(anna)
    strip = anna.page.locator(f"{BOARD} .strip")
    answers = strip.get_by_role("button", name="Move up")

    expect(answers.nth(1)).to_be_visible()
    for answer in answers.all():
        expect(answer).not_to_contain_text("Move up")
        expect(answer).to_be_in_viewport(ratio=1)
    assert strip.evaluate("(it) => it.scrollHeight <= it.clientHeight")


def test_what_ends_the_placing_is_shown_to_a_finger_before_it_is_done(
    house: House, visit: Visit
) -> None:
    page = seated(house, visit, 43, ROLLED, "phone")

    hand(page).first.tap()
    page.locator(f"{BOARD} [data-anchor=resurrection] [data-spot]").tap()

    expect(page.locator(".held .primary")).to_be_visible()
    assert entry(page) == ROLLED


@pytest.mark.parametrize("size", by_turns(0, tuple(SIZES)))
def test_the_map_stays_where_it_is_whatever_is_chosen(
    house: House, visit: Visit, size: str
) -> None:
    page = seated(house, visit, 44, ROLLED, size)
    drawing = page.locator("svg.map")
    expect(hand(page).first).to_be_visible()
    before = drawing.bounding_box()

    seen = []
    for number in range(hand(page).count()):
        one = hand(page).nth(number)
        (one.tap if size == "phone" else one.click)()
        expect(one).to_have_attribute("aria-pressed", "true")
        seen.append(drawing.bounding_box())
        for count in page.locator(f"{BOARD} .counts button").all():
            count.click()
            seen.append(drawing.bounding_box())

    assert seen
    assert seen == [before] * len(seen)


def test_alone_too_the_newest_is_in_sight_and_each_turn_stands_for_itself(
    house: House, visit: Visit
) -> None:
    page = seated(house, visit, 45, LATER, "desktop", solo_heroes=2)
    parts = page.locator("#log ol > li")
    newest = parts.first.locator(".line").last

    expect(parts.filter(has_text="’s turn, played by")).not_to_have_count(1)
    expect(parts.filter(has_text="appears.").first).not_to_contain_text("’s turn")
    for _ in range(6):
        expect(newest).to_be_in_viewport(ratio=1)
        before = entry(page)
        page.locator("#choices ol[aria-busy=false]").wait_for(state="attached")  # or it is lost
        page.evaluate("document.querySelector('#choices ol button').click()")
        group = page.locator("#choices .back")
        page.wait_for_function(
            "(n) => Number(document.querySelector('[data-entry]').dataset.entry) > n"
            " || document.querySelector('#choices .back')",
            arg=before,
        )
        if group.count():
            page.evaluate("document.querySelector('#choices ol button').click()")
            goes_on_from(page, before)


def test_all_have_the_stones_of_the_team_so_no_seat_counts_points(
    house: House, visit: Visit
) -> None:
    page = seated(house, visit, 46, ROLLED, "desktop")

    expect(page.locator(".seats li")).to_have_count(1)
    expect(page.locator(".seats .score")).to_have_count(0)
