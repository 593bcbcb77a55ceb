"""A person with a browser, who sees and clicks what is on the page."""

from __future__ import annotations

import contextlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect
from tests.titles import ANY
from websockets.sync.client import ClientConnection, connect

from ludoteca.games import titles

DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
TURN_MS = 90_000
"""How long one waits for what has no time of its own: a busy machine is slow, what must be fast is
measured where nothing else runs."""
EXPECTED_OF_A_CUT_LINE = re.compile(
    "ERR_CONNECTION_CLOSED|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING"
    "|net::ERR_FAILED"  # the service worker had asked for it
)
"""In the middle of an answer."""
EXPECTED_OF_A_LOST_LINE = re.compile(
    "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|WebSocket"
    "|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED"  # a line that the test has cut
    "|error occurred when fetching the script"  # the service worker, while the server is away
    "|426 .Upgrade Required"  # the page asks by HTTP why its socket did not open for so long
)

expect.set_options(timeout=TURN_MS)


class Visitor:
    """``complaints`` are errors on the console and exceptions of scripts. What the browser says of
    a line that broke off is none where it ``may_be_cut``."""

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
        self.may_be_cut = False
        self.complaints: list[str] = []
        self.context = browser.new_context(**{**defaults, **settings})
        self.page = self.open()

    def open(self) -> Page:
        """A further tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hears)
        return page

    def _hears(self, message: ConsoleMessage) -> None:
        if message.type != "error" or EXPECTED_OF_A_LOST_LINE.search(message.text):
            return
        if not (self.may_be_cut and EXPECTED_OF_A_CUT_LINE.search(message.text)):
            self.complaints.append(message.text)

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

    # ---- what is done without a page: hundredths of a second each ----------------------------

    def asks(self, path: str, body: Any = None, method: str = "POST") -> Any:
        """What the house answers to this browser; None for nothing."""
        web = self.context.request
        # Of its own connection: a kept one may be closed by the house just when it is used again.
        alone = {"connection": "close"}
        if not self._cookie("csrftoken"):
            web.get(f"{self.address}/api/me", headers=alone)
        headers = alone | {"x-csrftoken": self._cookie("csrftoken")}
        data = None if method == "GET" else body or {}
        answer = web.fetch(f"{self.address}{path}", method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return None if answer.status == 204 else answer.json()

    def is_known_as(self, name: str) -> str:
        """The public id of a new guest, who is this person from now on."""
        person: str = self.asks("/api/guests", {"name": name})["person"]
        return person

    def has_table(
        self,
        *others: str,
        game: str = ANY,
        waits: bool = False,
        listed: bool = False,
        **options: Any,
    ) -> str:
        """The id of a table with ``others``, bots by level or ``open``; it has started unless it
        ``waits`` or somebody may still come."""
        seats = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in ("me", *others)
        ]
        wish = {"game": game, "seats": seats, "options": options, "settings": {"listed": listed}}
        table: str = self.asks("/api/tables", wish)["id"]
        if not waits and "open" not in others:
            self.starts(table)
        return table

    def joins(self, table: str) -> None:
        self.asks(f"/api/tables/{table}/join")

    def starts(self, table: str, otherwise: str = "") -> None:
        """Bots of the level ``otherwise`` sit down where nobody does."""
        bots = {"vacancy": "bots", "level": otherwise} if otherwise else {}
        self.asks(f"/api/tables/{table}/start", bots)

    def plays(self, table: str, until: str = "", rather: str = "", entries: int = 0) -> bool:
        """Play ``table`` without touching a page, the first option each time or one whose words
        have the argument ``rather``; to the end, or until the key of what is asked matches
        ``until`` or there are so many ``entries``. Whether it did."""
        with self._line(table) as line:
            return _played(line, until, rather, entries)

    def play_out(self, table: str, *others: Visitor) -> None:
        """`plays` to the end, together with ``others``."""
        with contextlib.ExitStack() as lines, ThreadPoolExecutor(1 + len(others)) as hands:
            # Cookies are asked of Playwright, which knows this thread alone.
            held = [lines.enter_context(one._line(table)) for one in (self, *others)]
            list(hands.map(_played, held))

    def _line(self, table: str) -> ClientConnection:
        cookies = (f"{one['name']}={one['value']}" for one in self.context.cookies(self.address))
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": "; ".join(cookies)},
            compression=None,
            max_size=None,
        )

    def _cookie(self, name: str) -> str:
        found = (one["value"] for one in self.context.cookies(self.address) if one["name"] == name)
        return next(found, "")

    # ---- what one does -----------------------------------------------------------------------

    def goes_to(self, path: str) -> None:
        """And waits until the page, or what is in its way, is drawn: from then on keys are heard,
        and a line that is cut interrupts no script on its way."""
        self.page.goto(f"{self.address}{path}")
        self.page.locator("#main > *").first.wait_for(state="attached")

    def is_at_a_table(
        self, *bots: str, name: str = "Anna", game: str = ANY, entries: int = 0, **options: Any
    ) -> str:
        """As `plays_now`, but without a visit of the page of the game: the id of a running table,
        after so many ``entries``, which is shown. With as many ``bots`` as that page suggests when
        none are named."""
        self.is_known_as(name)
        table = self.has_table(*(bots or suggested(game)), game=game, **options)
        if entries:
            assert self.plays(table, entries=entries)
        self.goes_to(f"/t/{table}")
        return table

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
        self.spots.or_(self.end).first.wait_for(timeout=TURN_MS)
        return not self.end.is_visible()

    def plays_out(self, *others: Visitor) -> None:
        """The rest of the table that is shown, together with ``others``, for tests about what comes
        after it."""
        self.play_out(self.table, *others)
        for visitor in (self, *others):
            visitor.end.wait_for(timeout=TURN_MS)

    def is_back_when_it_is_over(self, *others: Visitor) -> None:
        """As `plays_out`, but nobody draws what is played, which takes a tenth of the time."""
        table = self.table
        for visitor in (self, *others):
            visitor.page.goto("about:blank")
        self.play_out(table, *others)
        for visitor in (self, *others):
            visitor.goes_to(f"/t/{table}")
            visitor.end.wait_for(timeout=TURN_MS)

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return self.page.url.split("/t/")[1]

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
        # `expect` would describe the whole page each time that it finds nothing there yet.
        drawn.wait_for(timeout=TURN_MS)

    def scores(self) -> list[int]:
        """The points of all seats as the result tells them, in order of rank."""
        texts = self.end.locator(".score [aria-hidden]").all_text_contents()
        return [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]


def suggested(game: str) -> list[str]:
    """The bots to play against, before anybody has chosen others."""
    least, most = titles()[game].meta.seats
    return ["easy"] * min(max(2, least - 1), most - 1)


def play_on(*visitors: Visitor, turns: int = 1_000) -> int:
    """Let everybody move when it is their turn, up to ``turns`` turns; how many were played."""
    for played in range(turns):
        while (ready := next((one for one in visitors if one.spots.count()), None)) is None:
            if all(visitor.end.count() for visitor in visitors):
                return played
            visitors[played % len(visitors)].page.wait_for_timeout(20)
        ready.moves()
    return turns


def _played(line: ClientConnection, until: str = "", rather: str = "", entries: int = 0) -> bool:
    """As `Visitor.plays`."""
    asked = -1
    line.send(json.dumps({"type": "join", "seen": -1}))
    while True:
        told = json.loads(line.recv(TURN_MS / 1000))
        if told["type"] != "update":
            continue
        if told["over"]:
            return False
        seat, n, options = told["audience"], told["n"], told["options"]
        if seat not in told["to_act"] or not options or told["asked"] <= asked:
            continue
        if (entries and n >= entries) or (until and re.search(until, told["prompt"]["key"])):
            return True
        asked = n
        liked = (one for one in options if rather in one["text"]["args"].values())
        wished = next(liked, options[0]) if rather else options[0]
        act = {"type": "act", "id": f"played-{n}", "seat": seat, "seen": n}
        line.send(json.dumps({**act, "action": wished["action"]}))
