"""Every page of the house, in the state in which people mostly see it: the one list for tests that
look at all of them. A page that `router.svelte.ts` knows and this list does not fails a test."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.visitor import Visitor
from tests.server.house import House, Person
from tests.titles import ALONE, ANY, TITLES

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
    Room("game", "game", f"/games/{ANY}", "figure .board svg"),
    Room("challenge", "challenge", f"/challenges/{ALONE[0].meta.id}", "main h1"),
    Room("waiting table", "table", "/t/{waiting}", ".waiting"),
    *(room for title in TITLES for room in of_a_title(title)),
    Room("result of one alone", "table", "/t/{alone}", ".result .account"),
    Room("replay", "replay", f"/t/{{{ANY} finished}}/replay?at=9", "[data-replayed='9']"),
    Room("review", "review", f"/t/{{{ANY} finished}}/review", ".chart"),
    Room("replay of a waiting table", "replay", "/t/{waiting}/replay", "main h1"),
    Room("proof of a running table", "proof", f"/t/{{{ANY} in play}}/proof", "main h1"),
    Room("proof", "proof", f"/t/{{{ANY} finished}}/proof", "#luck"),
    Room("records", "records", "/records", "main h1"),
    Room("my page", "me", "/me", "main dl"),
    Room("deletion", "deletion", "/me/delete", "main form"),
    Room("somebody's page", "person", "/p/{person}", "main dl"),
    Room("settings", "settings", "/settings", "main h1"),
    Room("about", "about", "/about", "main h1"),
    Room("kit", "kit", "/kit", "#colours"),
    Room("no page", "missing", "/nowhere", "main h1"),
    Room("no table", "table", "/t/AAAAAAAAAAAAAAAA", "main h1"),
)


@dataclass
class Tables:
    """Anna's tables, one of each state, played without a browser; and her cookies."""

    house: House
    ids: dict[str, str] = field(default_factory=dict)
    cookies: list[Any] = field(default_factory=list)

    @classmethod
    def made(cls, house: House) -> Tables:
        tables = cls(house)
        with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this one
            pool.submit(asyncio.run, tables._make()).result()
        return tables

    async def _make(self) -> None:
        anna = await Person(self.house).is_called("Anna")
        for title in TITLES:
            name = title.meta.id
            bots = ["easy"] * max(1, min(2, title.meta.seats[1] - 1))
            finished = self.ids[f"{name} finished"] = await anna.makes_table("me", *bots, game=name)
            await _play(anna, finished)
            begun = self.ids[f"{name} in play"] = await anna.makes_table("me", *bots, game=name)
            await _play(anna, begun, ON_THE_WAY)
        alone = self.ids["alone"] = await anna.makes_table("me", game=ALONE[0].meta.id)
        await _play(anna, alone)
        self.ids["waiting"] = await anna.makes_table("me", "open", "easy", game=ANY)
        self.ids["person"] = (await anna.get("/api/me")).json()["guest"]["person"]
        self.cookies = [
            {"name": name, "value": value, "url": self.house.url}
            for name, value in anna.web.cookies.items()
        ]
        await anna.web.aclose()

    def path(self, room: Room) -> str:
        path = room.path
        for name, value in self.ids.items():
            path = path.replace(f"{{{name}}}", value)
        return path


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


class Guest:
    """Anna with a browser, who goes from page to page."""

    def __init__(self, browser: Browser, tables: Tables, **settings: object) -> None:
        self.tables = tables
        self.visitor = Visitor(browser, tables.house.url, **settings)
        self.visitor.context.add_cookies(tables.cookies)

    @property
    def context(self) -> BrowserContext:
        return self.visitor.context

    @property
    def page(self) -> Page:
        return self.visitor.page

    def enters(self, room: Room) -> Page:
        self.visitor.goes_to(self.tables.path(room))
        self.sees(room)
        return self.page

    def sees(self, room: Room) -> None:
        expect(self.page.locator(room.shown).first).to_be_visible()
        self.page.evaluate(STILL)
