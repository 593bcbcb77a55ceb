"""A table in play fits into every posture: one page of each title, never loaded anew."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.rooms import ON_THE_WAY
from tests.browser.visitor import PHONE, Visitor
from tests.titles import TITLES
from tools import postures

from ludoteca.core.title import Title
from ludoteca.testing import playing

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.id)
def test_the_board_comes_first_and_words_stay_whole_however_it_is_held(
    visit: Visit, title: Title
) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, "Ana")
    table = playing.make(page, title.meta.id, ["easy"] * (max(title.meta.seats[0], 3) - 1))
    assert visitor.plays(table, entries=ON_THE_WAY)
    visitor.goes_to(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()

    wrong = {}
    for posture in postures.POSTURES:
        postures.take(page, posture)
        if found := postures.fit(page).wrong:
            wrong[posture.name] = found

    assert wrong == {}
