"""Every page of the house, in the state in which people mostly see it: the one list for tests that
look at all of them. A page that `router.svelte.ts` knows and this list does not fails a test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect
from tests.browser.visitor import Visitor


@dataclass(frozen=True)
class Room:
    """``page`` is its name in the router; ``shown`` is seen when all of it is there."""

    name: str
    page: str
    path: str
    shown: str


ROOMS = (
    Room("first", "first", "/", "article h3"),
    Room("lobby", "lobby", "/lobby", "main li.card"),
    Room("game", "game", "/games/thats-life", "figure .board svg"),
    Room("challenge", "challenge", "/challenges/on-tour", "main h1"),
    Room("waiting table", "table", "/t/{waiting}", ".waiting"),
    Room("table in play", "table", "/t/{playing}", ".prompt.mine"),
    Room("result", "table", "/t/{finished}", ".result"),
    Room("journey in play", "table", "/t/{journey}", ".prompt.mine"),
    Room("end of a journey", "table", "/t/{arrived}", ".result .account"),
    Room("replay", "replay", "/t/{finished}/replay?at=9", "[data-replayed='9']"),
    Room("review", "review", "/t/{finished}/review", ".chart"),
    Room("proof", "proof", "/t/{finished}/proof", "#luck"),
    Room("tutorial", "tutorial", "/games/thats-life/tutorial", "section.board svg, .board svg"),
    Room("tour in play", "table", "/t/{tour}", ".on-tour [data-spot]"),
    Room("tutorial of a tour", "tutorial", "/games/on-tour/tutorial", ".on-tour [data-anchor]"),
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


PERSON = "async () => (await (await fetch('/api/me')).json()).guest.person"


class Tables:
    """Somebody's tables, one of each state, and the cookies to see them with."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        anna = Visitor(browser, address)
        anna.plays_now("Anna")
        _play_to_the_end(anna.page)
        self.finished = _id(anna)
        anna.goes_to("/games/thats-life")
        anna.page.get_by_role("button", name="Play now against bots").click()
        anna.page.wait_for_url("**/t/*")
        self.playing = _id(anna)
        anna.waits_for_turn_or_end()
        self.waiting = _made(address, anna, "thats-life", ["me", "open", "easy"])
        self.journey = self._journey(anna, ["me", "easy", "medium"], {"board": "eiffel-tower"})
        self.arrived = self._journey(anna, ["me"], {"board": "taj-mahal", "turn_limit": 1})
        _play_to_the_end(anna.page)
        self.person = anna.page.evaluate(PERSON)
        self.tour = self._tour(anna, ["me", "easy", "medium"])
        while anna.page.locator("[data-step='3.0.writing']").count() == 0:
            _write(anna.page)
        self._state = anna.context.storage_state()
        self.complaints = anna.complaints
        anna.context.close()

    def _journey(self, anna: Visitor, seats: list[str], options: dict[str, Any]) -> str:
        """A table of Roll to the Top on which one number is written."""
        table = _made(self.address, anna, "roll-to-the-top", seats, options)
        anna.goes_to(f"/t/{table}")
        anna.page.get_by_role("button", name="Start the game").click()
        expect(anna.page.locator(".prompt.mine")).to_be_visible()
        anna.page.keyboard.press("1")
        anna.page.keyboard.press("1")
        expect(anna.page.locator(".postcard .own")).not_to_have_count(0)
        return table

    def _tour(self, anna: Visitor, seats: list[str]) -> str:
        """A table of On Tour that has just begun."""
        table = _made(self.address, anna, "on-tour", seats)
        anna.goes_to(f"/t/{table}")
        anna.page.get_by_role("button", name="Start the game").click()
        return table

    def visit(self, browser: Browser, room: Room, **settings: object) -> Page:
        visitor = Visitor(browser, self.address, **{"storage_state": self._state, **settings})
        visitor.page.goto(f"{self.address}{self.path(room)}")
        expect(visitor.page.locator(room.shown).first).to_be_visible()
        visitor.page.wait_for_timeout(250)  # what comes after the first draw: fonts, lists
        return visitor.page

    def path(self, room: Room) -> str:
        return room.path.format(**vars(self))


def _id(visitor: Visitor) -> str:
    return visitor.page.url.rsplit("/", 1)[1]


def _play_to_the_end(page: Page) -> None:
    mine, result = page.locator(".prompt.mine"), page.locator(".result")
    while True:
        expect(mine.or_(result).first).to_be_visible()
        if result.is_visible():
            return
        page.keyboard.press("1")
        page.wait_for_timeout(50)


def _write(page: Page) -> None:
    """Something on the map of a tour, or that one is done; until one is asked again."""
    expect(page.locator(".prompt.mine")).to_be_visible()
    before = page.locator("[data-step]").get_attribute("data-step")
    done = page.locator(".on-tour [data-anchor='confirm']")
    if done.count():
        done.click()
    else:
        first = page.locator("#choices ol button").first
        if first.get_attribute("aria-expanded"):  # a group: its options come in its place
            first.click()
            expect(page.locator("#choices .back")).to_be_visible()
        first.click()
    after = page.locator(f"[data-step$='writing']:not([data-step='{before}'])")
    expect(after).to_be_visible()


def _made(
    address: str,
    visitor: Visitor,
    game: str,
    seats: list[str],
    options: dict[str, Any] | None = None,
) -> str:
    """A table with the visitor ("me"), "open" seats and bots by their level."""
    cookies = {one["name"]: one["value"] for one in visitor.context.cookies()}
    kinds = [
        {"kind": one} if one in ("me", "open") else {"kind": "bot", "level": one} for one in seats
    ]
    with httpx.Client(base_url=address, cookies=cookies) as web:
        answer = web.post(
            "/api/tables",
            json={"game": game, "seats": kinds, "options": options or {}},
            headers={"x-csrftoken": cookies["csrftoken"]},
        )
    answer.raise_for_status()
    table: str = answer.json()["id"]
    return table
