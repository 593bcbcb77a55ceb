"""What one looks at stays where it is while one chooses, at every title, by mouse and by finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
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

TABLES = [
    pytest.param(
        title,
        size,
        id=f"{title.meta.id}-{name}",
        marks=() if (nth + by_finger) % 2 else pytest.mark.deep,
    )
    for nth, title in enumerate(TITLES)
    for by_finger, (name, size) in enumerate([("desktop", DESKTOP), ("phone", PHONE)])
]
"""Every day each title on one of them, in turn."""


@pytest.mark.parametrize(("title", "size"), TABLES)
def test_nothing_moves_while_one_chooses(
    visit: Visit, title: Title, size: dict[str, int], deep: bool
) -> None:
    anna = visit(viewport=size, has_touch=size is PHONE)
    anna.is_at_a_table(game=title.meta.id, entries=0 if deep else ON_THE_WAY)
    anna.page.locator(".prompt.mine").wait_for()
    before = anna.entry

    moved = shifts.plays(anna.page, seed=1, choices=ALL if deep else CHOICES, finger=size is PHONE)

    assert anna.entry > before, "nothing was chosen"
    assert moved == []
