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

BUILD = re.compile(r"Build .+ for (\d+) floors?")
POINTS = re.compile(r"(\d+) points?\b")
CARD = re.compile(r"Take card .+: (.+)")
STOCKED = re.compile(r"\(you have (\d+)\)")


def worth(choice: Heard) -> float:
    """Worth of a choice: points count more than floors."""
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


@pytest.mark.deep  # half a minute; every day the first turns are enough
def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    scores = Ears(house, visit()).plays_at("tower-up", best, "random", seed=1).scores
    assert scores["Anna"] > scores["Cleo"] + 5


def test_in_the_first_turns_each_choice_says_what_it_brings(house: House, visit: Visit) -> None:
    ears = Ears(house, visit())
    ears.sits_down("tower-up", "random", seed=1)
    worths = set()

    for _ in range(6):
        page = ears.hears()
        worths |= {worth(choice) for choice in page.choices}
        ears.presses(best(page))

    assert len(worths) >= 5, worths
