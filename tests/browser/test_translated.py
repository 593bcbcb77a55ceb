"""A page that the browser translates says what it says to others."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError
from tests.browser.visitor import Visitor
from tests.titles import IDS, by_turns

pytestmark = pytest.mark.browser("what a translator makes of text nodes")

Visit = Callable[..., Visitor]

TRANSLATOR = (Path(__file__).parent / "translator.js").read_text(encoding="utf-8")

CHOICES = 8
"""Of those who are in no hurry, all of a table."""

SAYS = """JSON.stringify(
    [...document.querySelectorAll('.prompt, #choices, #log, .seats, section.board')]
        .map((part) => part.textContent.replace(/\\s+/g, ' ').trim()))"""
"""What a player decides by."""

SHOWS = """entry => Number(document.querySelector('[data-entry]')?.dataset.entry ?? -1) >= entry
    && document.querySelector('#choices ol[aria-busy=false] button') !== null"""


def agree(page: Page, twin: Page, entry: int) -> None:
    """Both say the same once they have come to rest; what is stale in one never does."""
    for one in (page, twin):
        one.wait_for_function(SHOWS, arg=entry)
    for _ in range(5):
        with contextlib.suppress(TimeoutError):
            page.wait_for_function(
                f"said => {SAYS} === said", arg=twin.evaluate(SAYS), timeout=2000
            )
            return
    assert json.loads(page.evaluate(SAYS)) == json.loads(twin.evaluate(SAYS))


@pytest.mark.parametrize("game", by_turns(3, IDS, most=1))
def test_a_translated_table_says_what_its_twin_says(visit: Visit, game: str, deep: bool) -> None:
    anna = visit()
    table = anna.is_at_a_table(game=game)
    twin = anna.open()
    twin.goto(anna.page.url)
    agree(anna.page, twin, 0)
    anna.page.evaluate(TRANSLATOR)

    for _ in range(1000 if deep else CHOICES):
        entry = anna.entry
        if not anna.plays(table, entries=entry + 1):
            break
        agree(anna.page, twin, entry + 1)

    assert anna.page.evaluate("translated()") > 100
