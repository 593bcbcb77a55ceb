"""What a table says keeps time with what it draws, in games of any kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.visitor import Visitor
from tests.titles import ALONE, ANY, by_turns

from ludoteca.core.title import Title

pytestmark = pytest.mark.browser(
    "things move, and what is told meanwhile is looked at in each frame"
)

Visit = Callable[..., Visitor]

ON_THE_WAY = 20
"""Entries after which somebody alone still has much to do."""

LOOKS = """() => {
    const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
    // What has come about. One's own question ends at once, when its answer is drawn.
    window.told = () => JSON.stringify([
        texts('.seats .score'),
        texts('[data-announced] p'),
        texts('#log li p').length,
    ]);
    window.drawn = () => document.querySelector('[data-entry]').dataset.entry;
    // Scripts move things; what breathes, and what a pointer brings about, are styles.
    window.moving = () =>
        document.querySelector('.board-place').getAnimations({ subtree: true })
            .some((one) => one.constructor === Animation && one.playState === 'running');
    window.chooses = () => document
        .querySelector('#choices ol button:not([aria-disabled=true])')?.click();
}"""
"""What is read here and in the tests below."""

PLAYS = """({ motions }) => new Promise((done) => {
    let [entry, before, changed, waited, early] = [drawn(), told(), false, 0, 0];
    const look = () => {
        if (entry !== drawn()) {
            changed = moving() && told() === before;
        } else if (told() !== before) {
            if (moving()) early += 1;
            else if (changed) waited += 1;
            changed = false;
        }
        [entry, before] = [drawn(), told()];
        if (early || waited >= motions || document.querySelector('.result'))
            return done({ waited, early });
        if (!moving()) chooses();
        requestAnimationFrame(look);
    };
    look();
})"""
"""Takes first choices until changes were told after so many motions."""

SLOW = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        motion.playbackRate = 0.05;
        return motion;
    };
}"""

AFTER = """(press) => {
    addEventListener(press, () => (window.after = moving()), { once: true });
}"""
"""Looks whether anything moves when the page has done what a press brings about: a moment later it
may be what the bot does."""


def sits_down(anna: Visitor, game: str) -> Page:
    """At a table with a bot, where things move."""
    anna.is_at_a_table("easy", game=game)
    anna.choices.first.wait_for()
    anna.page.locator("#log li p").first.wait_for()  # what was told before is fetched
    anna.page.evaluate(LOOKS)
    return anna.page


@pytest.mark.parametrize("title", by_turns(4))
def test_nothing_is_told_before_what_brings_it_has_come_to_rest(visit: Visit, title: Title) -> None:
    page = sits_down(visit(reduced_motion="no-preference"), title.meta.id)

    seen = page.evaluate(PLAYS, {"motions": 1})

    assert seen == {"waited": 1, "early": 0}


@pytest.mark.parametrize("press", ["key", "click"])
def test_a_key_or_a_click_ends_what_moves_and_all_is_told(visit: Visit, press: str) -> None:
    page = sits_down(visit(reduced_motion="no-preference"), ANY)
    page.evaluate(SLOW)
    before = page.evaluate("told()")
    page.evaluate("chooses()")
    page.wait_for_function("() => moving()")
    assert page.evaluate("told()") == before

    page.evaluate(AFTER, {"key": "keydown", "click": "click"}[press])
    if press == "key":
        page.keyboard.press("ArrowUp")
    else:
        page.locator(".prompt p").click()

    assert page.evaluate("after") is False
    assert page.evaluate("told()") != before


@pytest.mark.parametrize("title", by_turns(0, ALONE, most=1))
def test_what_ones_own_entry_draws_is_announced_and_who_has_won(visit: Visit, title: Title) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    table = anna.has_table(game=title.meta.id)
    assert anna.plays(table, entries=ON_THE_WAY)
    anna.goes_to(f"/t/{table}")
    anna.choices.first.wait_for()
    anna.page.evaluate(LOOKS)
    announced = anna.page.locator("[data-announced] p")

    # Nobody else is there: whatever is announced came with her own entries.
    anna.page.wait_for_function("() => chooses() ?? document.querySelector('[data-announced] p')")
    anna.plays_out()

    reason = anna.end.locator(".reason").inner_text()
    expect(announced.last).to_contain_text(reason)
