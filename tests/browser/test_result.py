"""The end of a table: who came where, how the scores came about, and what one may do next."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.tables import finished
from tests.browser.visitor import PHONE, Visitor
from tests.server.house import House
from tests.titles import ALONE, TITLES, by_turns

from ludoteca.core.title import Title

pytestmark = pytest.mark.browser("boxes are measured, keys and focus lead away and back, it prints")

Visit = Callable[..., Visitor]
LAPTOP = {"width": 1280, "height": 800}
ON_THE_WAY = 40
"""Entries after which not much is left to play out."""


def number(text: str) -> int:
    return int(text.replace("\N{MINUS SIGN}", "-").replace("+", ""))


@pytest.mark.parametrize(
    "settings",
    [pytest.param({}, marks=pytest.mark.deep), {"viewport": PHONE, "has_touch": True}],
)
def test_the_result_adds_up_and_stays_within_its_page(
    house: House, visit: Visit, settings: dict
) -> None:
    anna = visit(**settings)
    finished(house, "easy", "easy").is_shown_to(anna)
    page = anna.page

    rows = anna.end.locator("ol > li")
    expect(rows).to_have_count(3)
    expect(rows.first.locator("div.account")).to_be_visible()
    scores = anna.scores()
    assert scores == sorted(scores, reverse=True)
    for row, score in zip(rows.all(), scores, strict=True):
        sums = row.locator("div.account strong").all_text_contents()
        assert sum(map(number, sums)) == score
    expect(anna.end.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    assert anna.end.locator(".next a").count() == 3
    assert anna.end.get_by_role("link", name="Proof of fair draws").count() == 1
    assert anna.end.get_by_role("link", name="Download the record").count() == 1
    expect(anna.end).to_contain_text(re.compile(r"Luck was worth .\d"))
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    close = anna.end.get_by_role("button", name="Look at the board")
    close.click()
    expect(anna.end).to_have_count(0)
    page.get_by_role("button", name="Show the result").locator("visible=true").click()
    expect(anna.end).to_be_visible()


OVER_WORDS = """(words) => {
    document.querySelectorAll('.confetti, .confetti *').forEach((leaf) => {
        leaf.style.pointerEvents = 'auto';
    });
    const { left, top, width, height } = words.getBoundingClientRect();
    for (let x = left; x < left + width; x += 3)
        for (let y = top; y < top + height; y += 3)
            if (document.elementFromPoint(x, y)?.closest('.confetti')) return true;
    return false;
}"""


UNCOVERED = """(row) => {
    const { left, top, right, bottom } = row.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) =>
        row.contains(document.elementFromPoint((left + right) / 2, y)));
}"""


@pytest.mark.parametrize("locale", by_turns(1, ["en-US", "ko-KR"]))
def test_sideways_all_ranks_are_in_sight_beside_the_way_on(
    house: House, visit: Visit, locale: str
) -> None:
    anna = visit(viewport={"width": 640, "height": 360}, locale=locale)
    finished(house, "easy", "easy").is_shown_to(anna)

    ranks = anna.end.locator("ol[aria-label] > li")
    expect(ranks).to_have_count(3)
    expect(anna.end.locator(".account").first).to_be_attached()
    for width in (640, 740):
        anna.page.set_viewport_size({"width": width, "height": 360})
        for rank in ranks.all():
            expect(rank).to_be_in_viewport(ratio=1)
        expect(anna.end.locator(".again .button")).to_be_in_viewport(ratio=1)
        for words in ("h2", ".reason"):
            assert not anna.end.locator(words).evaluate(OVER_WORDS)


@pytest.mark.parametrize(
    "title",
    [title for title in ALONE if not title.meta.together],
    ids=lambda title: title.meta.id,
)
def test_who_played_alone_sees_their_board_large_and_whole(
    house: House, visit: Visit, title: Title
) -> None:
    anna = visit(viewport=LAPTOP)
    finished(house, game=title.meta.id).is_shown_to(anna)

    for size, least in ((LAPTOP, 420), (PHONE, 280)):
        anna.page.set_viewport_size(size)
        board = anna.end.locator(".account svg").first
        expect(board).to_be_in_viewport(ratio=1)
        box = board.bounding_box()
        assert box
        assert box["width"] >= least
        assert box["height"] >= least / 2
        expect(anna.end.locator(".head svg")).to_have_count(0)


BEHIND_WORDS = """(head) => {
    const words = [...head.querySelectorAll('h2, p')].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
    });
    return [...head.querySelectorAll('.confetti span')]
        .map((leaf) => leaf.getBoundingClientRect())
        .filter((leaf) => words.some((box) => leaf.left < box.right && box.left < leaf.right
            && leaf.top < box.bottom && box.top < leaf.bottom)).length;
}"""


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.deep),
    ],
)
def test_of_many_the_own_row_is_in_sight_and_nothing_falls_on_words(
    house: House, visit: Visit, size: dict[str, int]
) -> None:
    seats, title = max((one.meta.seats[1], one.meta.id) for one in TITLES)
    anna = visit(viewport=size, has_touch=True)
    finished(house, *["random"] * (seats - 1), game=title).is_shown_to(anna)

    expect(anna.end.locator(".account").first).to_be_attached()
    expect(anna.end.locator("ol[aria-label] > li")).to_have_count(seats)
    own = anna.end.locator("ol[aria-label] > .yours")
    expect(own).to_be_in_viewport(ratio=1)
    assert own.evaluate(UNCOVERED)
    rank = own.locator(".rank").inner_text()
    if rank != "1st":
        expect(anna.end.locator(".own")).to_have_text(f"You came {rank} of {seats}.")
    expect(anna.end.locator(".own")).to_have_count(int(rank != "1st"))
    assert anna.end.locator(".head").evaluate(BEHIND_WORDS) == 0
    assert anna.end.locator(".confetti span").count() > 0


def test_a_finished_table_shows_the_same_to_whoever_opens_it_later(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table(entries=ON_THE_WAY)
    anna.waits_for_turn_or_end()
    anna.plays_out()
    expect(anna.end.locator(".account strong").first).to_be_visible()
    ranking = anna.end.locator("ol").text_content() or ""
    reason = anna.end.locator(".reason").text_content() or ""
    watcher = visit()

    anna.page.reload()
    watcher.goes_to(anna.page.url.removeprefix(anna.address))

    expect(anna.end.locator("ol")).to_have_text(ranking)
    expect(anna.end.locator(".reason")).to_have_text(reason)
    expect(watcher.end.locator(".account strong").first).to_be_visible()
    assert watcher.scores() == anna.scores()
    expect(watcher.end.get_by_role("button", name="Play again")).to_have_count(0)


def test_who_puts_the_result_away_is_at_the_board_and_can_print_it_before(
    house: House, visit: Visit
) -> None:
    anna = visit()
    page = anna.page
    finished(house, "easy", "easy").is_shown_to(anna)
    anna.end.wait_for()

    printed = page.pdf()
    page.keyboard.press("Escape")

    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    expect(anna.end).to_have_count(0)
    expect(page.locator(".board-frame")).to_be_focused()


def test_who_stays_at_the_table_after_all_is_where_they_asked_to_leave(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    menu = anna.page.get_by_role("button", name="More about this table")
    menu.focus()

    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("button", name="Leave the table").press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")

    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
