"""The board shows an attack before the log shows its outcome, and asks nothing meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.known import laid
from tests.browser.test_one_timeline import LOOKS
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("what moves and what is told are looked at in each frame")

Visit = Callable[..., Visitor]

QUIET = 7
"""Entries before enemies attack for the first time, at tables of the seeds below."""

OUTCOME = """() => {
    const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
    window.outcome = () => JSON.stringify([texts('[data-announced] p'), texts('#log li p').length]);
}"""
"""Script: texts that tell the outcome, which are the log and the announcements."""

ATTACKED = """() => new Promise((done) => {
    let before = outcome();
    const look = () => {
        const story = document.querySelector('.story');
        if (story) return done({ early: outcome() !== before, words: story.textContent });
        if (!moving()) {
            before = outcome();
            chooses();
        }
        requestAnimationFrame(look);
    };
    look();
})"""
"""Script: takes first choices until enemies attack; tells whether anything was announced before
the story began."""

OF_THE_STORY = """() => document.querySelector('.story .line').getAnimations()
    .forEach((line) => (line.playbackRate = 0.01))"""
"""Script: slows the story down, so that it lasts until a reader ends it."""


def is_attacked(
    house: House, visit: Visit, seed: int, motion: str = "no-preference", **settings: Any
) -> Page:
    """Plays until enemies attack, alone with two heroes, so that nobody else acts meanwhile."""
    table = laid(house, "roll-for-adventure", "Anna", seed=seed, solo_heroes=2)
    table.is_played(lambda update: update["n"] >= QUIET)
    anna = visit(reduced_motion=motion, **settings)
    table.is_shown_to(anna)
    anna.choices.first.wait_for(state="attached")
    anna.page.locator("#log li p").first.wait_for(state="attached")
    anna.page.evaluate(LOOKS)
    anna.page.evaluate(OUTCOME)
    return anna.page


@pytest.mark.parametrize(("press", "seed"), [("key", 11), ("click", 12)])
def test_what_an_attack_brought_is_told_when_its_story_ends_with_any_press(
    house: House, visit: Visit, press: str, seed: int
) -> None:
    page = is_attacked(house, visit, seed)

    story = page.evaluate(ATTACKED)
    page.evaluate(OF_THE_STORY)
    before = page.evaluate("outcome()")

    assert not story["early"]
    assert story["words"].startswith("1/")
    expect(page.locator(".story")).to_be_visible()
    if press == "key":
        page.keyboard.press("ArrowUp")
    else:
        page.locator(".prompt p").click()
    expect(page.locator(".story")).to_have_count(0)
    page.wait_for_function("(before) => outcome() !== before", arg=before)


def test_while_enemies_attack_the_sentence_says_so_and_old_choices_are_gone(
    house: House, visit: Visit
) -> None:
    page = is_attacked(house, visit, seed=15)
    prompt, choices = page.locator(".prompt p"), page.locator("#choices ol button")

    page.evaluate(ATTACKED)
    page.evaluate(OF_THE_STORY)

    expect(prompt).to_have_text("The enemies\N{RIGHT SINGLE QUOTATION MARK} turn.")
    expect(choices).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(prompt).to_contain_text(":")
    expect(choices).not_to_have_count(0)


def test_a_story_covers_nothing_that_it_tells_of(house: House, visit: Visit) -> None:
    """The story lies below the map, also on a phone, and no banner lies across the board."""
    for seed, settings in ((16, {}), (17, {"viewport": PHONE, "has_touch": True})):
        page = is_attacked(house, visit, seed, **settings)

        page.evaluate(ATTACKED)
        page.evaluate(OF_THE_STORY)

        story, drawing = (
            page.locator(".story").bounding_box(),
            page.locator("svg.map").bounding_box(),
        )
        assert story is not None
        assert drawing is not None
        assert story["y"] >= drawing["y"] + drawing["height"] - 1
        expect(page.locator("p.ribbon")).to_have_count(0)


def test_a_story_ends_by_itself_and_then_all_is_told(house: House, visit: Visit) -> None:
    page = is_attacked(house, visit, seed=13)

    page.evaluate(ATTACKED)
    before = page.evaluate("outcome()")

    expect(page.locator(".story")).to_have_count(0)
    page.wait_for_function("(before) => outcome() !== before", arg=before)


def test_who_wants_less_motion_reads_of_attacks_in_the_log(house: House, visit: Visit) -> None:
    page = is_attacked(house, visit, seed=14, motion="reduce")
    attacks = page.locator("#log").get_by_text("attacks")

    page.wait_for_function(
        "() => { chooses(); return document.querySelector('#log').textContent.includes('attacks') }"
    )

    expect(attacks.first).to_be_visible()
    expect(page.locator(".story")).to_have_count(0)
