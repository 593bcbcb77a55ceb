"""Whole tables by what is spoken alone: it says enough to play better than at random."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.ears import Ears, Heard, Page
from tests.browser.visitor import Visitor
from tests.server.house import House

Visit = Callable[..., Visitor]

BUILD = re.compile(r"Build .+ for (\d+) floors?")
POINTS = re.compile(r"(\d+) points?\b")
CARD = re.compile(r"Take card .+: (.+)")
STOCKED = re.compile(r"\(you have (\d+)\)")


def worth(choice: Heard) -> float:
    """Points before floors to build with, and never less than before."""
    if build := BUILD.match(choice.name):
        points = POINTS.search(choice.name)
        return 10 * int(points[1] if points else build[1])
    if card := CARD.match(choice.name):
        return sum(map(int, re.findall(r"\d", card[1]))) + 3 * ("vehicle" in card[1])
    if stock := STOCKED.search(choice.name):
        return int(stock[1])
    return -1 if choice.name == "Done" else 0


def best(page: Page) -> Heard:
    return max(page.choices, key=worth)


def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    scores = Ears(house, visit()).plays_at("tower-up", best, "random", seed=1).scores
    assert scores["Anna"] > scores["Cleo"] + 5
