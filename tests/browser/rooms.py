"""Every page of the house, in the state in which people mostly see it: the one list for tests that
look at all of them. A page that `router.svelte.ts` knows and this list does not fails a test."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.visitor import DESKTOP, PHONE, TURN_MS, Visitor
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.titles import ALONE, ANY, CHALLENGING, TITLES

from ludoteca.core.title import Title

ON_THE_WAY = 24
"""Entries after which a table is seen in play."""

STILL = """() => document.fonts.ready.then(() => new Promise((still) => {
    const wait = () => setTimeout(still, 100);
    let waiting = wait();
    const changed = () => {
        clearTimeout(waiting);
        waiting = wait();
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(changed).observe(document, all);
}))"""
"""Until what comes after the first draw is there, as fonts and lists: nothing changes any more."""

SETTLED = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await drawn();
    await drawn();
    const ended = document.getAnimations().filter((one) => one.effect.getTiming().iterations < 9);
    await Promise.allSettled(ended.map((one) => one.finished));
}"""
"""Until what follows from another size has been drawn."""


def reads(page: Page, language: str) -> None:
    """Chooses another language above the page, which stays."""
    page.locator("header select:has(option[lang])").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.evaluate(STILL)


WALKS = f"""async (path) => {{
    const before = [...document.querySelector('main').children];
    const patience = performance.now() + {TURN_MS};
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    while (before.some((one) => one.isConnected)) {{
        if (performance.now() > patience) throw new Error(`nobody comes to ${{path}}`);
        await new Promise(requestAnimationFrame);
    }}
}}"""
"""As a link of ours: the page before stays until the next one is there."""


@dataclass(frozen=True)
class Room:
    """``page`` is its name in the router; ``shown`` is seen when all of it is there."""

    name: str
    page: str
    path: str
    shown: str


def of_a_title(title: Title) -> tuple[Room, ...]:
    name = title.meta.id
    return (
        Room(f"{name} in play", "table", f"/t/{{{name} in play}}", ".prompt.mine"),
        Room(f"result of {name}", "table", f"/t/{{{name} finished}}", ".result"),
        Room(f"tutorial of {name}", "tutorial", f"/games/{name}/tutorial", ".board svg"),
    )


ROOMS = (
    Room("first", "first", "/", "article h3"),
    Room("lobby", "lobby", "/lobby", "main li.card"),
    Room("tournaments", "tournaments", "/tournaments", "main section"),
    Room("tournament", "tournament", "/tournaments/{tournament}", "main tbody"),
    Room("group", "group", "/groups/{group}", "main tbody"),
    Room("game", "game", f"/games/{ANY}", "figure .board svg"),
    Room("leaderboard", "leaderboard", f"/games/{ANY}/leaderboard", "main select"),
    Room("challenge", "challenge", f"/challenges/{CHALLENGING[0].meta.id}", "main h1"),
    Room("waiting table", "table", "/t/{waiting}", ".waiting"),
    *(room for title in TITLES for room in of_a_title(title)),
    Room("result of one alone", "table", "/t/{alone}", ".result .account"),
    Room("replay", "replay", f"/t/{{{ANY} finished}}/replay?at=9", "[data-replayed='9']"),
    Room(
        *("beside", "beside"),
        f"/t/{{{CHALLENGING[0].meta.id} finished}}/beside?own=0&seat=1&step=3"
        f"&with={{{CHALLENGING[0].meta.id} finished}}",
        "[data-step='3'] .board svg",
    ),
    Room("review", "review", f"/t/{{{ANY} finished}}/review", ".chart"),
    Room("replay of a waiting table", "replay", "/t/{waiting}/replay", "main h1"),
    Room("proof of a running table", "proof", f"/t/{{{ANY} in play}}/proof", "main h1"),
    Room("proof", "proof", f"/t/{{{ANY} finished}}/proof", "#luck"),
    Room("records", "records", "/records", "main h1"),
    Room("my page", "me", "/me", "main dl"),
    Room("feeds", "feeds", "/me/feeds", "main form"),
    Room("devices", "devices", "/me/devices", "main form, main li"),
    Room("notices", "notices", "/me/notices", "main h1"),
    Room("moderation", "moderation", "/moderation", "main h1"),
    Room("sign in", "signIn", "/sign-in", "main form"),
    Room("link of a mail", "maillink", "/mail", "main h1"),
    Room("unsubscribe", "unsubscribe", "/unsubscribe", "main h1"),
    Room("deletion", "deletion", "/me/delete", "main form"),
    Room("somebody's page", "person", "/p/{person}", "main dl"),
    Room("settings", "settings", "/settings", "main h1"),
    Room("about", "about", "/about", "main h1"),
    Room("kit", "kit", "/kit", "#colours"),
    Room("no page", "missing", "/nowhere", "main h1"),
    Room("no table", "table", "/t/AAAAAAAAAAAAAAAA", "main h1"),
)

OF_A_TITLE = len(of_a_title(TITLES[0]))
EVERY_DAY = {
    room.name
    for nth, title in enumerate(TITLES)
    for place, room in enumerate(of_a_title(title))
    if place == 0 or (nth + place) % OF_A_TITLE == 0
}
"""Of the rooms of each title: where it is played, and of results and tutorials some in turn."""
LATER = {room.name for title in TITLES for room in of_a_title(title)} - EVERY_DAY
"""Those that are looked at only when there is time for everything."""

NAMED = re.compile(r"\{(.+?)\}")
"""A table in a path, or the reader."""
PERSON = "person"
ALL = {name for room in ROOMS for name in NAMED.findall(room.path)} - {PERSON}
LIST_ALL = ("first", "lobby", "me", "person")
"""Pages about all tables of a person."""


@dataclass
class Tables:
    """Anna's tables, one of each state, and her cookies. A table is played, without a browser, when
    somebody first goes there."""

    house: House
    ids: dict[str, str] = field(default_factory=dict)
    jar: httpx.Cookies | None = None

    @property
    def cookies(self) -> list[Any]:
        if self.jar is None:
            self._make(set())
        assert self.jar is not None
        return [
            {"name": name, "value": value, "url": self.house.url}
            for name, value in self.jar.items()
        ]

    def path(self, room: Room) -> str:
        missing = set(ALL if room.page in LIST_ALL else NAMED.findall(room.path)) - self.ids.keys()
        if missing:
            self._make(missing - {PERSON})
        return NAMED.sub(lambda name: self.ids[name[1]], room.path)

    def _make(self, names: set[str]) -> None:
        with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this one
            pool.submit(asyncio.run, self._plays(names)).result()

    async def _plays(self, names: set[str]) -> None:
        anna = Person(self.house)
        if self.jar is None:
            await anna.is_called("Anna")
            self.ids[PERSON] = (await anna.get("/api/me")).json()["guest"]["person"]
            self.jar = anna.web.cookies
        anna.web.cookies = self.jar
        for name in sorted(names):
            self.ids[name] = await _table(anna, name)
        await anna.web.aclose()


async def _table(anna: Person, name: str) -> str:
    """Anna's table that is called so; its id."""
    if name == "tournament":
        return await _tournament(anna)
    if name == "group":
        return await _group(anna)
    if name == "waiting":
        return await anna.makes_table("me", "open", "easy", game=ANY)
    game, bots = ALONE[0].meta.id, list[str]()
    if name != "alone":
        title = next(title for title in TITLES if name.startswith(f"{title.meta.id} "))
        game, bots = title.meta.id, ["easy"] * max(1, min(2, title.meta.seats[1] - 1))
    table = await anna.makes_table("me", *bots, game=game)
    await _play(anna, table, ON_THE_WAY if name.endswith("in play") else None)
    return table


async def _tournament(anna: Person) -> str:
    """One of Otto, which Anna has entered; its id."""
    otto = await Person(anna.house).is_called("Otto")
    guest = (await otto.get("/api/me")).json()["guest"]["id"]
    sql(anna.house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", guest, guest)
    title = next(title for title in TITLES if not title.meta.together and title.meta.seats[1] > 1)
    seats = max(2, title.meta.seats[0])
    new = {"game": title.meta.id, "name": "Friday evening", "seats": seats}
    answer = await otto.post("/api/tournaments", new)
    id: str = answer.json()["id"]
    for one in (otto, anna):
        await one.post(f"/api/tournaments/{id}/entry")
    await otto.web.aclose()
    return id


async def _group(anna: Person) -> str:
    """One of Anna with Otto, an open table and a finished one; its link."""
    otto = await Person(anna.house).is_called("Otto")
    made = await anna.post("/api/groups", {"name": "Friday evening"})
    link: str = made.json()["link"]
    await otto.post(f"/api/groups/{link}/member")
    open, over = [
        await one.makes_table(*seats, game=ANY)
        for one, seats in ((otto, ("me", "open")), (anna, ("me", "easy")))
    ]
    for one, table in ((otto, open), (anna, over)):
        await one.put(f"/api/groups/{link}/tables/{table}", {})
    await _play(anna, over)
    await otto.web.aclose()
    return link


async def _play(anna: Person, table: str, until: int | None = None) -> None:
    """Take the first option each time, to the end or until Anna is asked after entry ``until``."""
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        if until is None:
            await chair.plays_on(update)
            return
        update = await chair.plays_on(update, until)
        while not update["over"] and 0 not in update["to_act"]:
            update = await chair.hears("update")
        assert not update["over"]


@dataclass(frozen=True)
class Held:
    """How a page is looked at. ``large``: in a browser whose owner has set text to 200 %."""

    size: dict[str, int]
    touched: bool = False
    large: bool = False


AT_A_DESK = Held(DESKTOP)
IN_A_HAND = Held(PHONE, touched=True)
LARGE = Held(DESKTOP, large=True)
LARGE_AND_NARROW = Held(PHONE, large=True)
COMING = (AT_A_DESK, IN_A_HAND, LARGE)
"""Rooms are come to in turn as they are held so, then held otherwise."""


class Guest:
    """Anna with a browser, who goes from page to page."""

    def __init__(self, browser: Browser, tables: Tables, **settings: object) -> None:
        self.tables = tables
        self.visitor = Visitor(browser, tables.house.url, **settings)
        self.visitor.context.add_cookies(tables.cookies)
        self._devtools = self.context.new_cdp_session(self.page)
        self._held: Held | None = None
        self._room: Room | None = None

    @property
    def context(self) -> BrowserContext:
        return self.visitor.context

    @property
    def page(self) -> Page:
        return self.visitor.page

    def enters(self, room: Room) -> Page:
        """Loads the page anew."""
        self._room = None
        self.visitor.goes_to(self.tables.path(room))
        self._sees(room)
        return self.page

    def looks_at(self, room: Room, held: Held, *, anew: bool) -> Page:
        """Where she still is, or comes as by a link, or loads ``anew`` as it is ``held``. To be
        looked at only: the page is kept for what is asked next."""
        if anew or self.page.url == "about:blank":
            self.holds(held)
            self.enters(room)
        elif room != self._room:
            self._room = None
            self.holds(COMING[ROOMS.index(room) % len(COMING)])
            self.page.evaluate(WALKS, self.tables.path(room))
            self._sees(room)
        self._room = room
        self.holds(held)
        return self.page

    def holds(self, held: Held) -> None:
        """And waits for what follows from it."""
        if held == self._held:
            return
        sizes = {"standard": 32, "fixed": 26} if held.large else {"standard": 16, "fixed": 13}
        self._devtools.send("Page.setFontSizes", {"fontSizes": sizes})
        self._devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": held.touched})
        self.page.set_viewport_size(held.size)
        self.page.evaluate(SETTLED)
        self._held = held

    def _sees(self, room: Room) -> None:
        self.page.locator(room.shown).first.wait_for()
        self.page.evaluate(STILL)
