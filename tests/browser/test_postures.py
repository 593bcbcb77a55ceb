"""A table fits into every posture, from the waiting room to its replay, never loaded anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect
from tests.browser.rooms import ON_THE_WAY, reads
from tests.browser.visitor import PHONE, Visitor
from tests.titles import ANY, TITLES, by_turns
from tools import postures
from tools.postures import POSTURES, Posture

from ludoteca.core.title import Title
from ludoteca.testing import playing

pytestmark = pytest.mark.browser("boxes, rows and torn words are measured")

Visit = Callable[..., Visitor]


ON_TOP = """(what) => {
    const sheet = document.querySelector(what);
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]));
    return points
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .every(([x, y]) => sheet.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing lies over it where it is in sight."""


COUNTS_TRANSITIONS = """() => {
    globalThis.transitions = 0;
    document.addEventListener('transitionrun', () => globalThis.transitions++);
}"""


def misfits(
    page: Page,
    open_: str = "",
    *,
    shared: bool = False,
    held: Sequence[Posture] = POSTURES,
) -> dict[str, list[str]]:
    """What is wrong in which posture; what is ``open_`` lies over all else, and a board that has
    ``shared`` its room with something may be small. Ends as it began."""
    wrong = {}
    for posture in held:
        found = [
            one
            for one in postures.misfits(page, posture)
            if not (shared and one.startswith("board"))
        ]
        if open_ and not page.evaluate(ON_TOP, open_):
            found.append(f"something lies over {open_}")
        if found:
            wrong[posture.name] = found
    postures.take(page, postures.USUAL)
    return wrong


def misfits_of_readers(
    page: Page, languages: Sequence[str], turn: int, deep: bool
) -> dict[str, dict[str, list[str]]]:
    """What is wrong for readers of each language. They take the postures in turn, and begin with
    another one in each ``turn``, so that each language meets each of them; all when it is
    ``deep``."""
    wrong = {}
    for n, language in enumerate(languages):
        reads(page, language)
        held = POSTURES if deep else POSTURES[(turn + n) % len(languages) :: len(languages)]
        if found := misfits(page, held=held):
            wrong[language] = found
    return wrong


@pytest.mark.parametrize("title", by_turns(0))
def test_the_board_comes_first_and_words_stay_whole_however_it_is_held(
    visit: Visit, title: Title, deep: bool
) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, "Clever Magpie")
    table = playing.make(page, title.meta.id, ["easy"] * (max(title.meta.seats[0], 3) - 1))
    assert visitor.plays(table, entries=ON_THE_WAY)
    visitor.goes_to(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    page.evaluate(COUNTS_TRANSITIONS)

    # The latter has the longest words.
    assert misfits_of_readers(page, ("en", "es"), TITLES.index(title), deep) == {}
    assert page.evaluate("transitions") == 0, "whoever asked for less motion pays for it"


SIDEWAYS = [one for one in POSTURES if one.width >= 640 and one.height <= 512]

ROWS = """(what) => new Set(
    [...document.querySelectorAll(what)].map((one) => {
        const { top, height } = one.getBoundingClientRect();
        return Math.round(top + height / 2);
    })
).size"""
CUT = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


@pytest.mark.parametrize("locale", by_turns(1, ("en-US", "ko-KR"), most=1))
def test_sideways_the_status_is_slim_and_three_seats_share_a_row(visit: Visit, locale: str) -> None:
    visitor = visit(viewport={"width": 740, "height": 360}, has_touch=True, locale=locale)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, "Anneliese")
    table = playing.make(page, ANY, ["easy", "easy"])
    assert visitor.plays(table, entries=ON_THE_WAY)
    visitor.goes_to(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()
    expect(page.locator(".prompt .ways a")).to_be_visible()  # to what one has missed

    for posture in SIDEWAYS:
        postures.take(page, posture)
        buttons = page.locator(".prompt .ways .button")
        assert buttons.count() == 5
        assert page.evaluate(ROWS, ".prompt .ways .button") == 1, posture.name
        for button in buttons.all():
            box = button.bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 44, posture.name
        slim = page.locator(".prompt").bounding_box()
        lines = page.locator(".prompt p").bounding_box()
        assert slim
        assert lines
        assert slim["height"] <= lines["height"] + 48, posture.name
        assert page.evaluate(ROWS, ".seats li") == 1, posture.name
        assert page.evaluate(CUT, ".seats .name") == [], posture.name


@pytest.mark.long
def test_all_that_is_before_and_after_a_game_fits_however_it_is_held(
    visit: Visit, deep: bool
) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, "Ana")
    waiting = playing.make(page, ANY, ["open", "easy"])
    over = playing.make(page, ANY, ["easy", "easy"])
    visitor.plays(over)

    for turn, (path, shown) in enumerate(
        [
            (waiting, ".waiting .bar"),
            (over, ".result"),
            (f"{over}/replay?at=5", "[data-replayed='5']"),
        ]
    ):
        visitor.goes_to(f"/t/{path}")
        page.locator(shown).wait_for()
        languages = ("en", "ko") if deep else ("en", "ko")[turn % 2 :][:1]
        assert misfits_of_readers(page, languages, turn, deep) == {}, path


@pytest.mark.long
@pytest.mark.deep  # every day the board in all postures, and panels on a phone
def test_what_is_opened_at_a_table_fits_and_is_covered_by_nothing(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.goes_to("/about")
    playing.is_called(page, "Ana")
    table = playing.make(page, ANY, ["easy"])
    visitor.goes_to(f"/t/{table}")
    page.locator(".prompt.mine").wait_for()

    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rulebook h2").first).to_be_visible()
    assert misfits(page, ".rulebook") == {}
    page.keyboard.press("Escape")
    for tab, panel in (("Talk", "#talk"), ("Log", "#log"), ("Choices", "#choices")):
        page.locator(".bar").get_by_role("button", name=tab).click()
        assert page.evaluate(ON_TOP, panel)
        assert misfits(page, shared=True) == {}
        page.keyboard.press("Escape")
