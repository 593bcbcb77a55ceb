"""What stands above every page takes one row of it, whoever reads it and however wide it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import PHONE, Visitor
from tests.titles import ANY, by_turns

from ludoteca.testing import playing

pytestmark = pytest.mark.browser("the height of a row is measured, at many widths")

Visit = Callable[..., Visitor]

LONGEST = "Wilhelmina Wonderly-Moor"
WIDTHS = range(320, 1040, 16)
ONE_ROW = 60
"""CSS pixels: of what a finger meets, with room around it."""


@pytest.mark.parametrize("locale", by_turns(1, ("en-US", "es-ES", "ko-KR", "zh-TW")))
def test_the_header_has_one_row_with_the_longest_name_and_turns_that_wait(
    visit: Visit, locale: str
) -> None:
    visitor = visit(viewport=PHONE, locale=locale)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, LONGEST)
    playing.make(page, ANY, ["easy"])
    visitor.goes_to("/about")
    expect(page.locator("header .turns")).to_have_text("1")

    high = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 360})
        box = page.get_by_role("banner").bounding_box()
        assert box is not None
        high[width] = box["height"]

    assert {width: height for width, height in high.items() if height > ONE_ROW} == {}
