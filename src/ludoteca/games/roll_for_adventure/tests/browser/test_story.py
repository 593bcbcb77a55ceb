"""An attack is told on the board before its outcome is told beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.test_one_timeline import LOOKS
from tests.browser.visitor import Visitor

from ludoteca.testing import playing

Visit = Callable[..., Visitor]

ATTACKED = """() => new Promise((done) => {
    let before = told();
    const look = () => {
        const story = document.querySelector('.story');
        if (story) return done({ early: told() !== before, words: story.textContent });
        if (!moving()) {
            before = told();
            chooses();
        }
        requestAnimationFrame(look);
    };
    look();
})"""
"""Takes first choices until enemies attack; whether anything was told before the story began."""

OF_THE_STORY = """() => document.querySelector('.story .line').getAnimations()
    .forEach((line) => (line.playbackRate = 0.01))"""
"""It lasts until somebody ends it."""


def is_attacked(visit: Visit, motion: str = "no-preference") -> Page:
    """Alone with two heroes: nobody else does anything meanwhile."""
    anna = visit(reduced_motion=motion)
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    anna.goes_to(f"/t/{playing.make(anna.page, 'roll-for-adventure', [], solo_heroes=2)}")
    anna.choices.first.wait_for()
    anna.page.locator("#log li p").first.wait_for()
    anna.page.evaluate(LOOKS)
    return anna.page


@pytest.mark.parametrize("press", ["key", "click"])
def test_what_an_attack_brought_is_told_when_its_story_ends_with_any_press(
    visit: Visit, press: str
) -> None:
    page = is_attacked(visit)

    story = page.evaluate(ATTACKED)
    page.evaluate(OF_THE_STORY)
    before = page.evaluate("told()")

    assert not story["early"]
    assert story["words"].startswith("1/")
    expect(page.locator(".story")).to_be_visible()
    if press == "key":
        page.keyboard.press("ArrowUp")
    else:
        page.locator(".prompt p").click()
    expect(page.locator(".story")).to_have_count(0)
    page.wait_for_function("(before) => told() !== before", arg=before)


def test_a_story_ends_by_itself_and_then_all_is_told(visit: Visit) -> None:
    page = is_attacked(visit)

    page.evaluate(ATTACKED)
    before = page.evaluate("told()")

    expect(page.locator(".story")).to_have_count(0)
    page.wait_for_function("(before) => told() !== before", arg=before)


def test_who_wants_less_motion_reads_of_attacks_in_the_log(visit: Visit) -> None:
    page = is_attacked(visit, motion="reduce")
    attacks = page.locator("#log").get_by_text("attacks")

    page.wait_for_function(
        "() => { chooses(); return document.querySelector('#log').textContent.includes('attacks') }"
    )

    expect(attacks.first).to_be_visible()
    expect(page.locator(".story")).to_have_count(0)
