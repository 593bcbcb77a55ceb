"""Whole tables played from the screen reader's texts alone, enough to beat random play."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.browser.ears import Ears, Heard, Page
from tests.browser.visitor import Visitor
from tests.server.house import House

pytestmark = pytest.mark.browser("all that is known is what the accessibility tree of a page says")

Visit = Callable[..., Visitor]

TAKEN = re.compile("you take (.+)$")
LANDED = re.compile("to (.+?)(;|$)")
LUCK = 7
"""Estimated points of a lucky tile, which turns a minus tile."""


def points(face: str) -> int:
    face = face.replace("\N{MINUS SIGN}", "-")
    if "lucky" in face:
        return LUCK
    return int(face) if face[0] in "+-" else 0


def worth(choice: Heard) -> float:
    """Points that a move brings now, and a little of what the next one may bring."""
    taken, landed = TAKEN.search(choice.name), LANDED.search(choice.name)
    now = points(taken[1]) if taken else 0
    return now + (points(landed[1]) / 4 if landed else 0)


def best(page: Page) -> Heard:
    if page.choices[0].name.startswith("Give"):
        return max(page.choices, key=lambda choice: tower_of(choice, page))
    return max(page.choices, key=worth)


def tower_of(choice: Heard, page: Page) -> int:
    """Points of the player who receives the gift."""
    name = choice.name.rpartition(" to ")[2]
    told = [
        place.name
        for place in page.places
        if place.name.startswith(f"{name}\N{RIGHT SINGLE QUOTATION MARK}s tower")
    ]
    [score] = re.findall(rf"{name}: ([\d\N{{MINUS SIGN}}]+) point", told[0])
    return int(score.replace("\N{MINUS SIGN}", "-"))


@pytest.mark.deep  # minutes of play; what boards say is heard every day in other games
def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    points = Ears(house, visit()).plays_at("thats-life", best, "random", seed=1).scores

    assert points["Anna"] > points["Cleo"] + 20
