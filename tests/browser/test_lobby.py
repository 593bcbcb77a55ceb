"""The lobby: strangers find each other, and everybody finds their own tables."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor, play_on
from tests.pace import slower
from tests.titles import ANY, IN_TURN

from ludoteca.i18n import preset_name_of

pytestmark = pytest.mark.browser(
    "several windows see each other's tables come, tabs count turns, boards are drawn while seen"
)

Visit = Callable[..., Visitor]
LINE = 120
"""Pixels: the name of a table with its button, how it stands, and who plays."""
LIVE_MS = 4_000
"""Two seconds for the news, and some for a busy machine to draw them."""

live_ms = functools.cache(lambda: LIVE_MS * slower())


def card_of(page: Page, game: str = "That\u2019s Life!") -> Locator:
    """The game on the first page."""
    return page.get_by_role("article", name=game)


def has_listed_table(visitor: Visitor, name: str, *others: str, **options: str | bool | int) -> str:
    """Waiting for somebody else. Others' tables are in the lists, too: who is looked for in them
    has a ``name`` of their own."""
    visitor.is_known_as(name)
    return visitor.has_table("open", *others, listed=True, **options)


def tables(page: Page, title: str, of: str = "") -> Locator:
    """The rows of a list; or those in which somebody of this name sits."""
    rows = page.get_by_role("region", name=title).locator("li:has(h3)")
    return rows.filter(has_text=of) if of else rows


@pytest.mark.own_house
def test_a_stranger_finds_a_table_when_its_owner_lists_it_joins_it_and_plays(visit: Visit) -> None:
    anna, carla = visit(), visit()
    ben = visit(viewport=PHONE, has_touch=True, locale="ko-KR")
    ben.goes_to("/lobby")
    expect(ben.page.get_by_text("지금은 함께할 사람을 찾는 테이블이 없어요.")).to_be_visible()
    carla.goes_to("/")
    expect(carla.page.get_by_text("Nobody is looking for players")).to_be_visible()

    anna.makes_a_table("Anna")
    anna.page.get_by_role("group", name="Who can find the table").get_by_label("Everybody").check()
    found = tables(ben.page, "참가할 수 있는 테이블")
    expect(found).to_have_count(1, timeout=live_ms())
    expect(found).to_contain_text("Anna")
    expect(tables(carla.page, "Open tables")).to_have_count(1, timeout=live_ms())
    found.get_by_role("button", name="참가").click()
    ben.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_enabled()
    anna.page.get_by_role("button", name="Start the game").click()

    assert play_on(anna, ben, turns=4) == 4


def test_the_preset_of_a_table_is_said_in_lists_and_while_one_waits(visit: Visit) -> None:
    anna, ben = visit(), visit()
    preset = list(IN_TURN.presets)[1]
    name = preset_name_of(IN_TURN, "en", preset)

    table = has_listed_table(anna, "Prisca", **msgspec.to_builtins(IN_TURN.presets[preset]))
    anna.goes_to(f"/t/{table}")
    ben.goes_to("/lobby")

    expect(anna.page.get_by_role("region", name="How you play")).to_contain_text(name)
    expect(tables(ben.page, "Open tables", of="Prisca")).to_contain_text(name)


def test_a_mix_of_ones_own_is_of_no_preset(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    anna.goes_to(f"/t/{anna.has_table('open')}")
    anna.page.get_by_role("button", name="Change").click()
    kind = anna.page.get_by_role("group", name="Kind of game")
    first = next(iter(IN_TURN.presets))
    expect(kind.get_by_label(preset_name_of(IN_TURN, "en", first))).to_be_checked()

    anna.page.locator(".options fieldset").nth(1).get_by_role("radio").last.check()

    expect(kind.get_by_label("Your own mix")).to_be_checked()


def test_a_private_table_is_nowhere_to_be_found(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(), visit()
    anna.is_known_as("Secunda")
    ben.goes_to("/lobby")
    anna.goes_to("/")
    card_of(anna.page).get_by_role("button", name="Make a table and share the link").click()
    anna.page.wait_for_url("**/t/*")

    has_listed_table(carla, "Carlotta")
    expect(tables(ben.page, "Open tables", of="Carlotta")).to_have_count(1, timeout=live_ms())
    expect(tables(ben.page, "Open tables", of="Secunda")).to_have_count(0)


def test_a_running_listed_table_can_be_watched(visit: Visit) -> None:
    anna, carla = visit(), visit()
    table = has_listed_table(anna, "Vigilia", "easy")
    anna.starts(table, otherwise="easy")

    carla.goes_to("/lobby")
    tables(carla.page, "Tables to watch", of="Vigilia").get_by_role("link", name="Watch").click()

    carla.page.locator("[data-entry]").wait_for()
    expect(carla.page.get_by_text("You are watching.").first).to_be_visible()


def test_the_tab_counts_the_tables_where_it_is_my_turn(visit: Visit) -> None:
    anna = visit()
    anna.is_at_a_table()
    anna.waits_for_turn_or_end()
    expect(anna.page).to_have_title(re.compile("^\u25cf "))  # on the table itself it does not count

    anna.page.get_by_role("link", name="Tables").click()
    expect(anna.page).to_have_title("(1) Tables · Ludoteca")
    icon = anna.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile("turn"))
    mine = tables(anna.page, "Your tables")
    expect(mine).to_contain_text("Your turn")
    expect(
        anna.page.get_by_role("link", name=re.compile("It is your turn at one table"))
    ).to_have_count(1)

    mine.get_by_role("link", name="Your turn").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page).to_have_title(re.compile("^\u25cf "))


def test_a_turn_elsewhere_is_told_on_any_page(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    table = anna.has_table("open")
    ben.joins(table)
    anna.starts(table)
    anna.goes_to(f"/t/{table}")
    ben.goes_to(f"/t/{table}")
    elsewhere = ben.open()
    elsewhere.goto(f"{ben.address}/records")

    while not ben.spots.count():
        if anna.spots.count():
            anna.moves()

    expect(elsewhere).to_have_title(re.compile(r"^\(1\) "), timeout=live_ms())
    ben.moves()
    if not ben.spots.count():
        expect(elsewhere).not_to_have_title(re.compile(r"^\("), timeout=live_ms())


@pytest.mark.parametrize(
    "size", [pytest.param(DESKTOP, marks=pytest.mark.deep), PHONE], ids=["desktop", "phone"]
)
def test_a_finished_table_says_how_it_ended_and_leads_on(
    visit: Visit, size: dict[str, int]
) -> None:
    anna = visit(viewport=size)
    anna.is_known_as("Anna")
    table = anna.has_table("easy", "easy")
    anna.plays(table)
    anna.goes_to(f"/t/{table}")
    anna.end.wait_for()
    points = anna.end.locator(".yours .score [aria-hidden]").inner_text()

    anna.goes_to("/lobby")
    over = tables(anna.page, "Your finished tables")
    expect(over).to_have_count(1)
    expect(over).to_contain_text(re.compile(rf"(1st|2nd|3rd) of 3, {points} points?"))
    further = over.get_by_role("button", name="More about this table")
    further.click()
    over.get_by_role("link", name="Replay").click()
    anna.page.wait_for_url("**/replay")
    anna.goes_to("/lobby")
    further.focus()
    anna.page.keyboard.press("Enter")
    expect(over.get_by_role("link", name="Replay")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(further).to_be_focused()
    anna.page.keyboard.press("Enter")
    over.get_by_role("link", name="Fair draws").click()
    anna.page.wait_for_url("**/proof")
    anna.goes_to(f"/games/{ANY}")
    over.get_by_role("link", name="That\u2019s Life!").click()
    expect(anna.end).to_be_visible()
    over_at = anna.page.url
    anna.goes_to("/me")
    anna.page.get_by_role("button", name="Play again").click()

    anna.page.wait_for_url("**/t/*")
    assert anna.page.url != over_at
    assert anna.waits_for_turn_or_end()


def test_ones_own_tables_are_lines_on_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, has_touch=True, locale="ko-KR")
    anna.is_known_as("Wandering Goose")
    anna.plays(anna.has_table("easy", "easy"))
    anna.has_table("easy", "easy", game=IN_TURN.meta.id)
    anna.has_table("easy", "open")

    anna.goes_to("/lobby")

    for title, count in (("내 테이블", 2), ("끝난 테이블", 1)):
        rows = tables(anna.page, title)
        expect(rows).to_have_count(count)
        assert max(row.bounding_box()["height"] for row in rows.all()) < LINE, title


def test_names_lead_to_peoples_pages(visit: Visit) -> None:
    anna, ben = visit(), visit()
    has_listed_table(anna, "Nominata")
    ben.goes_to("/lobby")

    tables(ben.page, "Open tables").get_by_role("link", name="Nominata").click()

    expect(ben.page.get_by_role("heading", level=1, name="Nominata")).to_be_visible()


def test_the_keyboard_alone_joins_a_table(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = has_listed_table(anna, "Clavia")
    ben.goes_to("/lobby")
    expect(tables(ben.page, "Open tables").first).to_contain_text("Clavia")

    for _ in range(30):
        ben.page.keyboard.press("Tab")
        if ben.page.evaluate("document.activeElement.textContent.trim()") == "Join":
            break
    ben.page.keyboard.press("Enter")

    ben.page.wait_for_url(f"**/t/{table}")


def test_nothing_is_cut_off_on_a_phone(visit: Visit) -> None:
    has_listed_table(visit(), "Wandering Goose Albacete")
    anna = visit(viewport=PHONE, has_touch=True, locale="es-ES")
    for path in ("/", "/lobby", f"/games/{ANY}"):
        anna.goes_to(path)
        expect(anna.page.locator("main li.card").first).to_be_visible()

        width = anna.page.evaluate("document.documentElement.scrollWidth")

        assert width <= PHONE["width"], path


def drawn(card: Locator) -> Locator:
    return card.locator("[data-live]")


def test_a_card_draws_the_board_of_its_table_and_draws_it_again_when_that_changes(
    visit: Visit,
) -> None:
    anna, ben = visit(), visit()
    table = has_listed_table(anna, "Pictoria", "easy")
    ben.goes_to("/lobby")
    waiting = tables(ben.page, "Open tables", of="Pictoria")
    waiting.scroll_into_view_if_needed()
    expect(waiting.locator("img")).to_be_visible()
    expect(drawn(waiting)).to_have_count(0)
    anna.starts(table, otherwise="easy")

    running = tables(ben.page, "Tables to watch", of="Pictoria")
    running.scroll_into_view_if_needed()
    expect(drawn(running).locator("svg").first).to_be_visible()
    before = drawn(running).get_attribute("data-live")
    anna.plays(table, entries=int(before) + 1)

    expect(running.locator(f"[data-live]:not([data-live='{before}'])")).to_have_count(1)


def test_boards_are_drawn_while_they_are_seen(visit: Visit) -> None:
    anna = visit()
    anna.is_known_as("Anna")
    anna.has_table("easy")
    anna.goes_to("/lobby")
    mine = tables(anna.page, "Your tables")
    expect(drawn(mine)).to_have_count(1)

    anna.page.set_viewport_size({"width": 600, "height": 200})
    anna.page.evaluate("document.querySelector('main').style.paddingTop = '200vh'")

    expect(drawn(mine)).to_have_count(0)
