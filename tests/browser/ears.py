"""A person who sees nothing: hears what the accessibility tree of a page says, and has keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tests.browser.known import laid
from tests.browser.visitor import TURN_MS, Visitor
from tests.server.house import House

SETTLED = "#choices ol[aria-busy=false], .result"
"""What is there when no command is under way; the list is busy from the press of a key on."""

CHOICES = "Your choices"
RESULT = "Ranking"
RANK = re.compile(r"\d+(st|nd|rd|th)")
POINTS = re.compile(r"(\N{MINUS SIGN}?\d+) points?")


@dataclass(frozen=True)
class Heard:
    """A thing of the page as it is spoken: ``inside`` are the names of what it is part of."""

    role: str
    name: str
    description: str
    off: bool
    pressed: bool
    inside: tuple[str, ...]
    node: int

    @property
    def words(self) -> str:
        return " ".join(filter(None, (self.name, self.description)))


class Page:
    """All that is spoken of a page, in order."""

    def __init__(self, things: list[Heard]) -> None:
        self.things = things

    def all(self, role: str, inside: str = "") -> list[Heard]:
        return [one for one in self.things if one.role == role and _is_in(one, inside)]

    def texts(self, inside: str) -> list[str]:
        return [one.name for one in self.all("StaticText", inside)]

    @property
    def choices(self) -> list[Heard]:
        """What can be done now, as text."""
        listed = [one for one in self.all("button", CHOICES) if "list" in one.inside]
        return [one for one in listed if not one.off]

    @property
    def places(self) -> list[Heard]:
        """What is on the board: things to press, and those that are there to be known."""
        roles = ("button", "image", "listitem", "group")
        return [one for one in self.things if one.role in roles and _is_in(one, "Board")]

    @property
    def scores(self) -> dict[str, int]:
        """When it is over: everybody's points by name."""
        told = [text for text in self.texts(RESULT) if text != "you"]
        names = [name for rank, name in pairwise(told) if RANK.fullmatch(rank)]
        points = [
            int(found[1].replace("\N{MINUS SIGN}", "-"))
            for found in map(POINTS.fullmatch, told)
            if found
        ]
        return dict(zip(names, points, strict=True))

    @property
    def is_over(self) -> bool:
        return bool(self.texts(RESULT))


Judge = Callable[[Page], Heard | None]
"""What to press, by what is heard; nothing while one waits for others."""


class Ears:
    """Anna, at tables whose dice fall the same way each time."""

    def __init__(self, house: House, visitor: Visitor) -> None:
        self.house = house
        self.visitor = visitor
        self._wire = visitor.context.new_cdp_session(visitor.page)
        self._wire.send("Accessibility.enable")  # or the tree is made anew for each look

    def sits_down(self, game: str, *others: str, seed: int, **options: Any) -> None:
        """At a table of ``others``, bots by level, on the dice of ``seed``; at the first seat."""
        laid(self.house, game, "Anna", *others, seed=seed, **options).is_shown_to(self.visitor)

    def hears(self) -> Page:
        """When there is something to do, or it is over; the board may come after the choices."""
        self.visitor.page.locator(SETTLED).first.wait_for(timeout=TURN_MS)
        patience = time.monotonic() + TURN_MS / 1000
        while not (page := self._read()).places:
            assert time.monotonic() < patience, "nothing is said of a board"
        return page

    def _read(self) -> Page:
        nodes = self._wire.send("Accessibility.getFullAXTree")["nodes"]
        return Page(list(_spoken(nodes)))

    def goes_to(self, thing: Heard) -> None:
        self._wire.send("DOM.focus", {"backendNodeId": thing.node})

    def presses(self, thing: Heard) -> None:
        self.goes_to(thing)
        self.visitor.page.keyboard.press("Enter")

    def finds(self, name: re.Pattern[str]) -> Heard:
        """The first place that is called so, as soon as the board is there."""
        patience = time.monotonic() + TURN_MS / 1000
        while not (found := [one for one in self.hears().places if name.fullmatch(one.name)]):
            assert time.monotonic() < patience, f"no place is called {name.pattern}"
        return found[0]

    def waits_for(self, name: str, words: str) -> None:
        """Until that is said of what is called so."""
        patience = time.monotonic() + TURN_MS / 1000
        while not any(one.name == name and words in one.description for one in self.hears().things):
            assert time.monotonic() < patience, f"{words!r} is not said of {name}"

    def plays_at(self, game: str, judge: Judge, *others: str, seed: int, **options: Any) -> Page:
        """A whole table, as `sits_down`; what is heard at its end."""
        self.sits_down(game, *others, seed=seed, **options)
        while not (page := self.hears()).is_over:
            if thing := judge(page):
                self.presses(thing)
        return page


def _spoken(nodes: list[dict[str, Any]]) -> Iterator[Heard]:
    known = {node["nodeId"]: node for node in nodes}

    def walk(node: dict[str, Any], inside: tuple[str, ...]) -> Iterator[Heard]:
        role, name = _value(node, "role"), _value(node, "name")
        if not node["ignored"]:
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            yield Heard(
                role,
                name,
                _value(node, "description"),
                states.get("disabled") is True,
                states.get("pressed") == "true",
                inside,
                node.get("backendDOMNodeId", 0),
            )
            inside = (*inside, name or role)
        for child in node.get("childIds", []):
            if child in known:
                yield from walk(known[child], inside)

    yield from walk(nodes[0], ())


def _value(node: dict[str, Any], of: str) -> str:
    return str(node.get(of, {}).get("value", ""))


def _is_in(thing: Heard, name: str) -> bool:
    return not name or name in thing.inside
