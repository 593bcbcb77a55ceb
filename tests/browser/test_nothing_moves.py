"""What one looks at stays where it is while one chooses, at every title, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.rooms import STILL
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.titles import TITLES
from tools import shifts

from ludoteca.core.title import Title

pytestmark = pytest.mark.browser("the browser itself says what it has moved")

Visit = Callable[..., Visitor]

CHOICES = 12
ON_THE_WAY = 16
"""So many choices after so many entries; with time for everything all of a table."""
ALL = 2_000

SIZES = {"desktop": DESKTOP, "phone": PHONE, "small phone": {"width": 320, "height": 640}}
TABLES = [
    pytest.param(
        title,
        size,
        id=f"{title.meta.id}-{name}",
        marks=() if (nth + place) % len(SIZES) == 2 else pytest.mark.deep,
    )
    for nth, title in enumerate(TITLES)
    for place, (name, size) in enumerate(SIZES.items())
]
"""Every day each title on one of them, in turn."""


@pytest.mark.parametrize(("title", "size"), TABLES)
def test_nothing_moves_while_one_chooses(
    visit: Visit, title: Title, size: dict[str, int], deep: bool
) -> None:
    by_finger = size is not DESKTOP
    anna = visit(viewport=size, has_touch=by_finger)
    anna.is_at_a_table(game=title.meta.id, entries=0 if deep else ON_THE_WAY)
    anna.page.locator(".prompt.mine").wait_for()
    anna.page.evaluate(STILL)  # a font that comes later would move figures
    before = anna.entry

    moved = shifts.plays(anna.page, seed=1, choices=ALL if deep else CHOICES, finger=by_finger)

    assert anna.entry > before, "nothing was chosen"
    assert moved == []
