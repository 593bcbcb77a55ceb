"""Tutorials whose entries take no time: a page's clock is moved on until what it plays has come."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

ENTRY_MS = 1_300
"""From one entry that is played to the next, at least."""
MOST_ENTRIES = 60


def holds_the_clock(page: Page) -> None:
    """Before the page of a tutorial is opened."""
    page.clock.install()


def has_played(page: Page, note: Locator, step: int) -> None:
    """The step has been reached, and all entries before it have been played, each in its time."""
    note.locator(f"[data-step='{step}']").wait_for()
    happening = note.locator(".happening")
    for _ in range(MOST_ENTRIES):
        if not happening.count():
            break
        page.clock.run_for(ENTRY_MS)
    expect(happening).to_have_count(0)
