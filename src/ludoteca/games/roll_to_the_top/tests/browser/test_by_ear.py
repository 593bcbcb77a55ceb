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

WRITE = re.compile(r"Write (\d+) \((.+)\)( into (.+)| \d+ ways)")
TAKES = re.compile(r"(.+): takes (\d+) or more")


def best(page: Page) -> Heard | None:
    """Entry with few dice and a number little above the least that its box takes."""
    found = [TAKES.fullmatch(place.name) for place in page.places]
    takes = {one[1].lower(): int(one[2]) for one in found if one}
    waste: dict[Heard, tuple[int, int]] = {}
    for choice in page.choices:
        if wrote := WRITE.fullmatch(choice.name):
            number, dice, _, box = wrote.groups()
            waste[choice] = (dice.count("+"), int(number) - takes.get(box, 0))
    others = (one for one in page.choices if not one.name.startswith("Take"))
    return min(waste, key=lambda choice: waste[choice]) if waste else next(others, None)


@pytest.mark.deep  # a quarter of a minute; every day That's Life! shows that ears are enough
def test_what_is_spoken_beats_chance(house: House, visit: Visit) -> None:
    points = Ears(house, visit()).plays_at("roll-to-the-top", best, "random", seed=1).scores

    assert points["Anna"] > points["Cleo"] + 3
