"""The same dice for everybody: today's challenge, and the dice of a finished table once more."""

from __future__ import annotations

import datetime
import itertools
import re
import struct
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visitor import PHONE, TURN_MS, Visitor
from tests.server.days import NOON, HouseOfDays
from tests.titles import CHALLENGING, IN_TURN

from ludoteca.i18n import name_of

pytestmark = pytest.mark.browser(
    "pictures are painted, pages count down, a day is played and told of"
)

Visit = Callable[..., Visitor]
BY_HAND = 6
DAY = datetime.timedelta(days=1)


@pytest.fixture(scope="module")
def house_of_days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("days"), PYTHONPATH="")
    yield house
    house.close()


@pytest.fixture(scope="module")
def noons() -> Iterator[datetime.datetime]:
    """Each with the day after it: what was played on other days is not seen on them."""
    return (NOON + 3 * n * DAY for n in itertools.count())


@pytest.fixture
def noon(house_of_days: HouseOfDays, noons: Iterator[datetime.datetime]) -> datetime.datetime:
    """No day ends in the middle of a test."""
    noon = next(noons)
    house_of_days.set_clock(noon)
    return noon


@pytest.fixture
def house(house_of_days: HouseOfDays, noon: datetime.datetime) -> HouseOfDays:
    return house_of_days


def plays_to_the_end(visitor: Visitor) -> None:
    """By the first of the listed choices at first; many are listed in groups."""
    for _ in range(BY_HAND):
        expect(visitor.choices.first.or_(visitor.end)).to_be_visible()
        if visitor.end.count():
            return
        before = visitor.entry
        in_groups = visitor.choices.first.get_attribute("aria-expanded") == "false"
        visitor.choices.first.click(timeout=TURN_MS)
        if in_groups:
            visitor.choices.and_(visitor.page.locator(":not([aria-expanded])")).first.click()
        visitor.sees_more_than(before)
    visitor.is_back_when_it_is_over()


def test_todays_challenge_from_the_first_page_to_the_comparison(visit: Visit) -> None:
    anna, ben = visit(), visit(viewport=PHONE, locale="es-ES")
    anna.goes_to("/")
    today = anna.page.get_by_role("region", name=re.compile("Today.s challenge"))
    link = today.get_by_role("link").first
    name = link.inner_text()
    link.click()
    anna.page.wait_for_url("**/challenges/*")
    path = anna.page.url.removeprefix(anna.address)
    expect(anna.page.get_by_role("button", name="Play the challenge")).to_be_visible()
    anna.page.get_by_label("Your nickname").fill("Anna")
    anna.page.get_by_role("button", name="Play the challenge").click()
    anna.page.wait_for_url("**/t/*")
    expect(anna.page.get_by_role("link", name="the same dice for everybody")).to_be_visible()

    plays_to_the_end(anna)

    everybody = anna.end.get_by_role("region", name="Everybody who played these dice")
    expect(everybody).to_contain_text("You are the first to finish these dice.")
    expect(everybody.get_by_role("row", name=re.compile("1 Anna you"))).to_contain_text("points")
    expect(anna.end.get_by_role("link", name="Download the record")).to_have_count(0)

    ben.goes_to(path)
    expect(ben.page.get_by_text("Ya ha terminado una persona.")).to_be_visible()
    expect(ben.page.get_by_role("table")).to_have_count(0)
    ben.page.goto(anna.page.url)
    expect(ben.page.get_by_text("Otros aún tienen que jugar con estos dados")).to_be_visible()
    ben.complaints.clear()  # the browser itself reports what was refused

    everybody.get_by_role("link", name="About this challenge").click()
    expect(anna.page.get_by_role("heading", name=name)).to_be_visible()
    expect(anna.page.get_by_role("link", name="Your table")).to_be_visible()
    expect(anna.page.get_by_role("row", name=re.compile("1 Anna you"))).to_be_visible()


def saved(visitor: Visitor, where: Locator) -> bytes:
    """The picture that somebody saves there."""
    with visitor.page.expect_download() as download:
        where.get_by_role("button", name="Save as a picture").click()
    return download.value.path().read_bytes()


PAINTS_NOTHING = """() => {
  HTMLCanvasElement.prototype.toBlob = () => { throw new DOMException('no', 'SecurityError'); };
}"""


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_result_is_shared_as_lines_and_as_a_picture_and_a_past_day_is_played(
    visit: Visit, house: HouseOfDays, noon: datetime.datetime
) -> None:
    day = f"{noon:%B} {noon.day}, {noon.year}"
    anna, ben = visit(), visit(viewport=PHONE)
    anna.goes_to(f"/challenges/{CHALLENGING[0].meta.id}")
    anna.page.get_by_label("Your nickname").fill("Anna")
    anna.page.get_by_role("button", name="Play the challenge").click()
    anna.page.wait_for_url("**/t/*")
    anna.page.locator("[data-entry]").wait_for()
    anna.is_back_when_it_is_over()
    expect(anna.end.locator("ol .rank")).to_have_count(0)  # who is alone is before nobody
    expect(anna.end.locator(".head svg, .confetti, .first")).to_have_count(0)
    board = saved(anna, anna.end)
    anna.page.evaluate(PAINTS_NOTHING)
    drawing = saved(anna, anna.end).decode()
    expect(anna.end.get_by_text("This browser cannot paint it.")).to_be_visible()
    anna.complaints.clear()  # it says why, to whoever looks after it
    anna.goes_to(f"/challenges/{CHALLENGING[0].meta.id}")
    share = anna.page.get_by_role("region", name="Share your result")
    lines = share.get_by_role("textbox").input_value().split("\n")
    card = saved(anna, share)

    assert size_of(board)[0] == 2 * 928
    assert size_of(card)[0] == 2 * 800
    assert drawing.startswith("<svg")
    assert re.search(
        r"font-family: .Inter Variable.;\s+font-weight: .*;\s+src: url\(data:", drawing
    )
    assert lines[0].startswith("Ludoteca · ")
    assert lines[0].endswith(day)
    assert lines[1].startswith("🏆 ")
    assert f"/challenges/day-{noon:%Y-%m-%d}-" in lines[-1]
    expect(anna.page.get_by_text("One day in a row")).to_be_visible()
    expect(anna.page.get_by_text(re.compile(r"Next one in (11|12) h"))).to_be_visible()

    house.set_clock(noon + DAY)
    ben.goes_to(f"/challenges/{CHALLENGING[0].meta.id}")
    past = ben.page.get_by_role("region", name="Past days")
    expect(past).to_contain_text("One person")
    past.get_by_role("link", name=day).click()
    expect(ben.page.get_by_role("row", name=re.compile("Anna"))).to_be_visible()
    ben.page.get_by_label("Your nickname").fill("Ben")
    ben.page.get_by_role("button", name="Play these dice").click()
    ben.page.wait_for_url("**/t/*")
    assert ben.waits_for_turn_or_end()


def test_the_next_challenge_is_counted_down_to_while_the_page_is_open(visit: Visit) -> None:
    anna = visit()
    anna.page.clock.install()
    anna.goes_to(f"/challenges/{CHALLENGING[0].meta.id}")
    left = anna.page.get_by_text(re.compile(r"Next one in \d+ h \d+ min"))
    expect(left).to_be_visible()

    def minutes() -> int:
        hours, rest = re.findall(r"\d+", left.inner_text())
        return 60 * int(hours) + int(rest)

    before = minutes()
    assert 11 * 60 < before <= 12 * 60  # it is noon, and days end at midnight
    anna.page.clock.run_for(150 * 60_000)

    expect(left).not_to_have_text(re.compile("in 1[12] h"))
    assert before - minutes() in (150, 151)


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_a_game_without_challenges_says_why_and_leads_to_those_of_others(
    visit: Visit, settings: dict[str, object]
) -> None:
    anna = visit(**settings)
    anna.goes_to(f"/challenges/{IN_TURN.meta.id}")
    name = name_of(IN_TURN, "en")

    expect(anna.page.locator("h1")).to_have_text(f"No challenge for {name}")
    expect(anna.page.get_by_text("depend on the opponents")).to_be_visible()
    others = anna.page.get_by_role("region", name=re.compile("Today.s challenge")).get_by_role(
        "link"
    )
    expect(others.first).to_be_visible()
    led = {link.get_attribute("href") for link in others.all()}
    assert led >= {f"/challenges/{title.meta.id}" for title in CHALLENGING}
    expect(anna.page.get_by_role("link", name="About the game")).to_be_visible()
    others.first.click()

    expect(anna.page.get_by_role("button", name="Play the challenge")).to_be_visible()
    anna.complaints.clear()  # the browser itself reports that the page says 404
