"""The table page on a phone: a short sentence above, a bar below that stays as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.rooms import reads
from tests.browser.visitor import PHONE, Visitor
from tests.titles import TITLES, by_turns, first, is_together

from ludoteca.core.title import Title

pytestmark = pytest.mark.browser(
    "lines are counted, boxes measured, sheets opened by key and finger"
)

Visit = Callable[..., Visitor]

FOUR = first(lambda title: title.meta.seats[1] >= 4 and not is_together(title)).meta.id

LINES = """(line) => [line.clientHeight, line.scrollHeight]
  .map((height) => Math.round(height / parseFloat(getComputedStyle(line).lineHeight)))"""


@pytest.mark.parametrize("title", by_turns(3))
def test_the_sentence_has_two_lines_and_all_of_it_when_asked(visit: Visit, title: Title) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table(game=title.meta.id)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    sentence = anna.page.locator(".prompt p")
    unfold = anna.page.locator(".prompt .unfold")

    for language in ("en", "es"):
        reads(anna.page, language)
        shown, all_of_it = sentence.evaluate(LINES)
        assert shown <= 2
        expect(unfold).to_have_count(1 if all_of_it > shown else 0)
        if all_of_it > shown:
            unfold.tap()
            expect(unfold).to_have_attribute("aria-expanded", "true")
            assert sentence.evaluate(LINES) == [all_of_it, all_of_it]
            unfold.tap()
            expect(unfold).to_have_attribute("aria-expanded", "false")


HEIGHTS = """(board) => {
    window.heights = [];
    new ResizeObserver(() => window.heights.push(board.clientHeight)).observe(board);
}"""


def test_the_bar_and_the_board_keep_their_places_whoever_is_to_act(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    buttons = anna.page.locator(".bar button")
    places = [one.bounding_box() for one in buttons.all()]
    assert len(places) == 5
    undo = anna.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")

    anna.page.locator("section.board").evaluate(HEIGHTS)
    anna.spots.last.tap()
    act = anna.page.locator(".held .primary")
    expect(act).to_be_visible()
    act.tap()
    anna.waits_for_turn_or_end()

    assert [one.bounding_box() for one in buttons.all()] == places
    heights = anna.page.evaluate("window.heights")
    assert len(set(heights)) == 1  # what asks "do it?" lies over the bar
    buttons.nth(3).tap()
    expect(anna.page.locator(".top .strip .words")).to_be_visible()


SCROLLED = """(sheet) => {
    const all = [sheet, ...sheet.querySelectorAll('*')];
    const one = all.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 40);
    return one ? [one.clientHeight, one.scrollHeight, one.scrollTop] : [0, 0, 0];
}"""


def test_whoever_opens_a_sheet_by_key_is_in_it_and_back_when_it_is_put_away(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    sheet = anna.page.locator(".panel.up")
    inside = sheet.locator(":focus")

    for which in ("Choices", "Log", "Talk"):
        opener = anna.page.locator(".bar").get_by_role("button", name=which)
        opener.press("Enter")
        expect(sheet).to_be_focused()
        anna.page.keyboard.press("Tab")
        expect(inside).to_have_count(1)
        anna.page.keyboard.press("Escape")

        expect(sheet).to_have_count(0)
        expect(opener).to_be_focused()


def test_the_log_of_many_scrolls_in_its_sheet_and_begins_with_the_newest(visit: Visit) -> None:
    seats, title = max((one.meta.seats[1], one.meta.id) for one in TITLES)
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table(*["easy"] * (seats - 1), game=title, entries=6 * seats)
    expect(anna.page.locator(".prompt.mine")).to_be_visible()

    anna.page.locator(".bar").get_by_role("button", name="Log").tap()
    sheet = anna.page.locator("#log.up")
    expect(sheet.locator("li").first).to_be_in_viewport()
    newest = sheet.locator("li").first.inner_text()
    oldest = sheet.locator("li").last
    expect(oldest).not_to_be_in_viewport()
    high, all_of_it, at = sheet.evaluate(SCROLLED)

    assert (high < all_of_it, at) == (True, 0)
    assert all_of_it > PHONE["height"]
    oldest.scroll_into_view_if_needed()
    expect(oldest).to_be_in_viewport()
    assert sheet.evaluate(SCROLLED)[2] > 0
    assert anna.page.evaluate("[scrollY, document.documentElement.scrollHeight]") == [
        0,
        PHONE["height"],
    ]
    assert sheet.locator("li").first.inner_text() == newest


def test_whoever_chooses_in_the_sheet_is_at_its_button_again(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    opener = anna.page.locator(".bar").get_by_role("button", name="Choices")
    asked = anna.entry

    opener.press("Enter")
    anna.page.keyboard.press("ArrowDown")
    anna.page.keyboard.press("Enter")

    expect(opener).to_be_focused()
    anna.sees_more_than(asked)


MOST = max(TITLES, key=lambda title: title.meta.seats[1]).meta


def test_a_whole_turn_of_the_most_people_is_read_at_once_in_the_log(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True)
    anna.is_at_a_table(*["easy"] * (MOST.seats[1] - 1), game=MOST.id, entries=12)
    anna.page.locator(".bar").get_by_role("button", name="Log").tap()
    sheet, turn = anna.page.locator("#log"), anna.page.locator("#log li.together").nth(1)

    expect(turn.locator(".line")).to_have_count(MOST.seats[1] + 1)  # dice and cards come first
    seen, whole = sheet.bounding_box(), turn.bounding_box()
    assert seen
    assert whole
    assert whole["height"] <= seen["height"]


CUT = """(names) => names
  .filter((one) => getComputedStyle(one).clipPath === 'none' && one.scrollWidth > one.clientWidth)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (320, 640),
        (740, 360),
        *(
            pytest.param(*size, marks=pytest.mark.deep)
            for size in ((360, 740), (390, 844), (768, 1024))
        ),
    ],
)
def test_four_names_are_whole_and_stand_two_by_two(visit: Visit, width: int, height: int) -> None:
    anna = visit(viewport={"width": width, "height": height})
    anna.is_known_as("Alexandra")
    anna.goes_to(f"/t/{anna.has_table('easy', 'easy', 'easy', game=FOUR)}")
    seats = anna.page.locator(".seats li")
    expect(seats).to_have_count(4)

    assert anna.page.locator(".seats li :is(.name, .kind)").evaluate_all(CUT) == []
    assert seats.evaluate_all("(seats) => new Set(seats.map((seat) => seat.offsetTop)).size") == 2


@pytest.mark.parametrize(
    ("width", "height"), [(320, 640), pytest.param(360, 740, marks=pytest.mark.deep)]
)
def test_beside_three_names_the_signs_of_bots_are_whole(
    visit: Visit, width: int, height: int
) -> None:
    anna = visit(viewport={"width": width, "height": height})
    anna.is_known_as("Alexandra the Great")
    anna.goes_to(f"/t/{anna.has_table('easy', 'easy', game=FOUR)}")
    signs = anna.page.locator(".seats li:not(.yours) .kind")
    expect(signs).to_have_count(2)

    assert signs.evaluate_all("all => all.map((one) => one.scrollWidth - one.clientWidth)") == [
        0,
        0,
    ]
