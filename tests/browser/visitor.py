"""A person with a browser, who sees and clicks what is on the page."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.titles import ANY

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
TURN_MS = 15_000
"""How long one waits for what has no time of its own: a busy machine is slow, what must be fast is
measured where nothing else runs."""
EXPECTED_OF_A_LOST_LINE = re.compile(
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|WebSocket"
    "|error occurred when fetching the script"  # the service worker, while the server is away
)

PLAYS = """({ table, until, rather, entries }) => new Promise((ends, failed) => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const says = (frame) => line.send(JSON.stringify(frame));
    const end = (asked) => {
        line.onclose = null;
        line.close();
        ends(asked);
    };
    let asked = -1;
    line.onopen = () => says({ type: 'join', seen: -1 });
    line.onclose = () => failed(new Error('the line was cut'));
    line.onmessage = ({ data }) => {
        const { type, audience: seat, n, options, ...told } = JSON.parse(data);
        if (type !== 'update') return;
        if (told.over) return end(false);
        if (!told.to_act.includes(seat) || !options.length || told.asked <= asked) return;
        if (entries && n >= entries) return end(true);
        if (until && told.prompt.key.match(until)) return end(true);
        asked = n;
        const liked = ({ text }) => Object.values(text.args).includes(rather);
        const { action } = (rather && options.find(liked)) || options[0];
        says({ type: 'act', id: `played-${n}`, seat, seen: n, action });
    };
})"""
"""Takes options on a further line of whoever has the page; whether it was asked ``until``."""

expect.set_options(timeout=TURN_MS)


class Visitor:
    """``complaints`` are errors on the console and exceptions of scripts."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        defaults = {
            "viewport": DESKTOP,
            "locale": "en-US",
            "reduced_motion": "reduce",
            # Keeping the house for later takes a sixth of the work of a visit; where it matters
            # that somebody comes again or has no line, a test allows it.
            "service_workers": "block",
        }
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
        self.goes_to(f"/games/{ANY}")
        self.is_called(name)
        self.page.get_by_role("button", name="Play now against bots").click()
        self.page.wait_for_url("**/t/*")

    def makes_a_table(self, name: str, game: str = ANY) -> None:
        """From the page of the game to a waiting room."""
        self.goes_to(f"/games/{game}")
        self.is_called(name)
        self.page.get_by_role("button", name="Make a table and share the link").click()
        self.page.wait_for_url("**/t/*")

    def is_called(self, name: str) -> None:
        """As somebody new says it where they choose how to play."""
        change = self.page.get_by_role("button", name="Change")
        nickname = self.page.get_by_label("Your nickname")
        expect(change.or_(nickname).first).to_be_visible()
        if change.is_visible():  # on a phone the settings are one line at first
            change.click()
        nickname.fill(name)

    def waits_for_turn_or_end(self) -> bool:
        """True when it is this person's turn, False when the table is over."""
        expect(self.spots.or_(self.end).first).to_be_visible()
        return not self.end.is_visible()

    def plays(self, table: str, until: str = "", rather: str = "", entries: int = 0) -> bool:
        """Play ``table`` without touching the page, which is faster, the first option each time or
        one whose words have the argument ``rather``; to the end, or until the key of what is asked
        matches ``until`` or there are so many ``entries``. Whether it did."""
        wish = {"table": table, "until": until, "rather": rather, "entries": entries}
        asked: bool = self.page.evaluate(PLAYS, wish)
        return asked

    def plays_out(self, *others: Visitor) -> None:
        """The rest of the table that is shown, together with ``others``, for tests about what comes
        after it."""
        table = self.page.url.split("/t/")[1]
        for other in others:
            other.page.evaluate(f"(wish) => void ({PLAYS})(wish)", {"table": table})
        self.plays(table)
        for visitor in (self, *others):
            expect(visitor.end).to_be_visible()

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
