"""A floor is chosen by its name, which is whole however one holds the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.visitor import PHONE, Visitor
from tools import postures

from ludoteca.testing import playing

Visit = Callable[..., Visitor]
TABLES = 9
"""Not everybody comes to a wild floor, or to too many."""


@pytest.mark.parametrize("asked", ["prompt-wild", "prompt-return"])
def test_words_stay_whole_where_a_floor_is_chosen(visit: Visit, asked: str) -> None:
    anna = visit(viewport=PHONE, locale="es-ES")
    anna.goes_to("/about")
    playing.is_called(anna.page, "Anna")
    tables = (playing.make(anna.page, "tower-up", ["easy"] * 3) for _ in range(TABLES))
    anna.goes_to(f"/t/{next(table for table in tables if anna.plays(table, until=asked))}")
    anna.page.locator(".floors button").first.wait_for()

    wrong = {
        one.name: found for one in postures.POSTURES if (found := postures.misfits(anna.page, one))
    }

    assert wrong == {}
