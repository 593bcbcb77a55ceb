"""Whole tables played from the screen reader's texts alone, enough to beat random play."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.ears import Ears, Heard, Page
from tests.browser.visitor import Visitor
from tests.server.house import House

from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.testing import drawn

pytestmark = pytest.mark.browser("all that is known is what the accessibility tree of a page says")

Visit = Callable[..., Visitor]

PLACE = re.compile(
    r"(?P<dice>\d+) dic?e with a \d to the (?P<place>[\w ]+?)(, (ally|bonus) dice: \d)*"
    r"(?P<done>, (complete|defeated).*)?"
)
PATH = re.compile(r"(\d) of (\d)")
STONES = re.compile(r"Power stones: (\d)")
WORTH = {"Forest": 3.0, "Fortress": 1.0, "Desert": 0.5, "Resurrection": 0.4}


def best(page: Page) -> Heard:
    """Choice that completes a task, otherwise the most dice, above all for a nearly full forest."""
    forest = next(one for one in page.places if one.name.startswith("Forest: damage"))
    lies, spaces = map(int, PATH.findall(forest.description)[1])

    def worth(choice: Heard) -> float:
        found = PLACE.fullmatch(choice.name)
        if not found:
            return -1
        dice, place = int(found["dice"]), found["place"]
        if found["done"]:
            return 3 if "defeated" in found["done"] else 30 + dice
        if place == "Ice Cave":
            return 1.2
        return dice * WORTH.get(place, 1) + (3 * lies / spaces if place == "Forest" else 0)

    return max(page.choices, key=worth)


def stones_at_random(seed: int) -> Any:
    *_, (state, _) = drawn.random_table(GAME, GAME.Options(), 1, seed)
    return state.stones


@pytest.mark.deep  # half a minute; every day the first turns are enough
def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    end = Ears(house, visit()).plays_at("roll-for-adventure", best, seed=2)
    [stones] = filter(None, (STONES.match(place.name) for place in end.places))

    assert int(stones[1]) > max(stones_at_random(seed) for seed in range(20))


def test_in_the_first_turns_each_place_for_dice_says_what_it_takes(
    house: House, visit: Visit
) -> None:
    ears = Ears(house, visit())
    ears.sits_down("roll-for-adventure", seed=2)
    places = set()

    for _ in range(8):
        page = ears.hears()
        places |= {found["place"] for one in page.choices if (found := PLACE.fullmatch(one.name))}
        ears.presses(best(page))

    assert places >= {"Forest", "Fortress", "Desert", "Ice Cave"}, places
