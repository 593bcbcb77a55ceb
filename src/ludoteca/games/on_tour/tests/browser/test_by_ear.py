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

PLACE = re.compile(r"(?P<mark>\d\d|A star) in (?P<name>.+?)(, circled)?|Cross out (?P<crossed>.+)")
KNOWN = re.compile(r"(?P<name>.+?): (?P<number>\d\d)(, circled)?")
AIMS = {"West": 10, "Central": 50, "East": 90}
"""Target numbers per region, for a tour from west to east."""


class Map:
    """The map, built from the texts of its places."""

    def __init__(self, page: Page) -> None:
        self.beside: dict[str, list[str]] = {}
        self.region: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.open: dict[str, Heard] = {}
        for place in page.places:
            regions, _, more = place.description.partition(". Beside it: ")
            if not more:
                continue
            name = self._name(place)
            self.region[name] = regions.rpartition(", ")[2]
            beside = more.split(". ")[0].split(", ")
            self.beside[name] = [one.partition(": ")[0] for one in beside]

    def _name(self, place: Heard) -> str:
        if place.role == "button":
            found = PLACE.fullmatch(place.name)
            assert found, place
            name = found["name"] or found["crossed"]
            self.open[name] = place
            return name
        known = KNOWN.fullmatch(place.name)
        if known:
            self.numbers[known["name"]] = int(known["number"])
        return known["name"] if known else place.name.partition(":")[0].partition(",")[0]

    def aim(self, name: str) -> float:
        """Target number of an area: by its region, and a little by its neighbours' regions."""
        own, *others = (AIMS[self.region[one]] for one in (name, *self.beside[name]))
        return (own + sum(others) / len(others)) / 2

    def written_beside(self, name: str) -> int:
        return len(self.numbers.keys() & self.beside[name])

    def longest(self, name: str, number: int, up: int) -> int:
        """Stops of the longest tour from here, upwards or downwards."""
        known = self.numbers
        nexts = [one for one in self.beside[name] if (known.get(one, number) - number) * up > 0]
        return 1 + max((self.longest(one, self.numbers[one], up) for one in nexts), default=0)

    def worth(self, name: str, number: int) -> float:
        tour = self.longest(name, number, 1) + self.longest(name, number, -1)
        return tour - abs(number - self.aim(name)) / 5


def best(page: Page) -> Heard | None:
    land = Map(page)
    if not land.open:
        return next((one for one in page.choices if one.name == "Done"), None)
    some = next(iter(land.open.values()))
    if some.name[0].isdigit():
        number = int(some.name[:2])
        return land.open[max(land.open, key=lambda name: land.worth(name, number))]
    fit = min if some.name.startswith("Cross") else max
    return land.open[fit(land.open, key=land.written_beside)]


@pytest.mark.deep  # half a minute; every day the first turns are enough
def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    points = Ears(house, visit()).plays_at("on-tour", best, "random", seed=1).scores

    assert points["Anna"] > points["Cleo"] + 3


def test_a_place_says_what_would_become_of_the_tour(house: House, visit: Visit) -> None:
    ears = Ears(house, visit())
    ears.sits_down("on-tour", seed=2)
    place = ears.finds(PLACE)

    ears.goes_to(place)

    ears.waits_for(place.name, "tour from ")


def test_in_the_first_turns_each_place_says_where_it_is(house: House, visit: Visit) -> None:
    ears = Ears(house, visit())
    ears.sits_down("on-tour", seed=1)
    ears.finds(PLACE)

    for _ in range(5):
        page = ears.hears()
        land = Map(page)
        assert len(land.beside) > 30
        assert set(land.region.values()) == set(AIMS)
        thing = best(page)
        assert thing
        ears.presses(thing)
