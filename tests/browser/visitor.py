"""A person with a browser, who sees and clicks what is on the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
TURN_MS = 15_000
"""How long one waits for what has no time of its own: a busy machine is slow, what must be fast is
measured where nothing else runs."""
EXPECTED_OF_A_LOST_LINE = re.compile(
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket"
    "|error occurred when fetching the script"  # the service worker, while the server is away
)

expect.set_options(timeout=TURN_MS)


class Visitor:
    """``complaints`` are errors on the console and exceptions of scripts."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        defaults = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce"}
        self.address = address
        self.complaints: list[str] = []
        self.context = browser.new_context(**{**defaults, **settings})
        self.page = self.open()

    def open(self) -> Page:
        """A further tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.complaints.append(message.text)
                if message.type == "error" and not EXPECTED_OF_A_LOST_LINE.search(message.text)
                else None
            ),
        )
        return page

    # ---- what is on the table ----------------------------------------------------------------

    @property
    def choices(self) -> Locator:
        """The options as text."""
        return self.page.locator("#choices ol button")

    @property
    def spots(self) -> Locator:
        """What can be touched on the board."""
        return self.page.locator("section.board svg [role=button]")

    @property
    def prompt(self) -> str:
        return self.page.locator(".prompt p").inner_text()

    @property
    def end(self) -> Locator:
        """The panel with ranks and scores."""
        return self.page.locator(".result")

    def log(self) -> list[str]:
        """The lines of the log, each once."""
        return self.page.locator("#log li").all_text_contents()

    # ---- what one does -----------------------------------------------------------------------

    def goes_to(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def plays_now(self, name: str) -> None:
        """From the page of the game to a table against bots."""
        self.goes_to("/games/thats-life")
        change = self.page.get_by_role("button", name="Change")
        nickname = self.page.get_by_label("Your nickname")
        expect(change.or_(nickname).first).to_be_visible()
        if change.is_visible():  # on a phone the settings are one line at first
            change.click()
        nickname.fill(name)
        self.page.get_by_role("button", name="Play now against bots").click()
        self.page.wait_for_url("**/t/*")

    def waits_for_turn_or_end(self) -> bool:
        """True when it is this person's turn, False when the table is over."""
        expect(self.spots.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    @property
    def entry(self) -> int:
        """The entry of the table's log that is drawn."""
        return int(self.page.locator("[data-entry]").get_attribute("data-entry") or -1)

    def moves(self) -> None:
        """Touch the last of the spots that glow, and see that it was taken."""
        before = self.entry
        self.spots.last.click(timeout=TURN_MS)
        self.sees_more_than(before)

    def sees_more_than(self, entry: int) -> None:
        drawn = self.page.locator(f"[data-entry]:not([data-entry='{entry}'])")
        expect(drawn).to_be_visible()

    def scores(self) -> list[int]:
        """The points of all seats as the result tells them, in order of rank."""
        texts = self.end.locator(".score [aria-hidden]").all_text_contents()
        return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def play_on(*visitors: Visitor, turns: int = 1_000) -> int:
    """Let everybody move when it is their turn, up to ``turns`` turns; how many were played."""
    played = 0
    while played < turns:
        first = visitors[0].page
        ready = [visitor for visitor in visitors if visitor.spots.count()]
        if not ready:
            if all(visitor.end.count() for visitor in visitors):
                return played
            first.wait_for_timeout(30)
            continue
        ready[0].moves()
        played += 1
    return played
