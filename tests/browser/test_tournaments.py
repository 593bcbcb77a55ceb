"""Somebody makes a tournament by rules of their choice, takes out who disturbs it, and sees what
the best player of a round did."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.server.databases import sql
from tests.server.house import House, Person, until
from tests.server.test_tournaments import does, makes, sees
from tests.titles import CHALLENGING, first, has_presets, is_together

pytestmark = pytest.mark.browser("fields that depend on each other, a dialog, and two boards")

Visit = Callable[..., Visitor]


def test_the_owner_chooses_a_preset_and_takes_somebody_out(visit: Visit, house: House) -> None:
    title = first(has_presets, lambda one: not is_together(one))
    *_, preset = title.presets
    anna, ben = visit(viewport=PHONE, locale="ko-KR"), visit()
    anna.is_known_as("Anna")
    ben.is_known_as("Ben")
    me = anna.asks("/api/me", method="GET")["guest"]["id"]
    sql(house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", f"code {me}", me)
    info = next(one for one in anna.asks("/api/games", method="GET") if one["id"] == title.meta.id)
    chosen = next(one for one in info["presets"] if one["name"] == preset)
    called = chosen["names"]["ko"]

    anna.goes_to("/tournaments")
    form = anna.page.locator("form.card")
    form.get_by_role("textbox").first.fill("Friday")
    form.locator("select").first.select_option(title.meta.id)
    form.get_by_role("radio", name=called, exact=True).check(force=True)
    form.locator("button.primary").click()
    expect(anna.page.locator("h1")).to_have_text("Friday")
    expect(anna.page.locator(".facts")).to_contain_text(called)
    path = anna.page.url.removeprefix(house.url)
    made = anna.asks(f"/api{path}", method="GET")
    assert chosen["options"].items() <= made["options"].items()

    ben.asks(f"/api{path}/entry")
    anna.goes_to(path)
    anna.page.get_by_role("button", name="Ben 내보내기").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="내보내기", exact=True).click()
    expect(anna.page.get_by_role("link", name="Ben")).to_have_count(0)
    ben.goes_to(path)
    expect(ben.page.get_by_text("The organizer has taken you out")).to_be_visible()


SEATS = 2
AXE = Path("node_modules/axe-core/axe.min.js")
VIOLATIONS = """() => axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) =>
    `${id}: ${nodes[0].html}`))"""


@dataclass(frozen=True)
class Played:
    """A tournament that is over, and the cookies of somebody who was not the best in its round."""

    id: str
    table: str
    cookies: list[Any]


def played_by_four(house: House) -> Played:
    """Without a browser: each chooses something else in the first turn."""
    with ThreadPoolExecutor(1) as pool:  # Playwright's loop runs in this one
        return pool.submit(asyncio.run, _plays(house)).result()


async def _plays(house: House) -> Played:
    four = [await Person(house).is_called(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    wish = {"game": CHALLENGING[0].meta.id, "seats": SEATS, "rounds": 1, "options": {}}
    id = await makes(four[0], **wish)
    for one in four:
        await does(one, id)
    await does(four[0], id, "start")
    await asyncio.gather(*(_plays_out(one, id, nth) for nth, one in enumerate(four)))
    over = await until(lambda: _over(four[0], id))
    (round,) = over["rounds_played"]
    numbers = {table["id"]: [one["number"] for one in table["seats"]] for table in round["tables"]}
    (own,) = numbers.keys() - {round["best"][0]}
    (beaten, *_) = [one for one in four if (await sees(one, id))["you"] in numbers[own]]
    cookies = [
        {"name": name, "value": value, "url": house.url}
        for name, value in beaten.web.cookies.items()
    ]
    for one in four:
        await one.web.aclose()
    return Played(id, own, cookies)


async def _over(person: Person, id: str) -> Any:
    page = await sees(person, id)
    return page if page["ended_at"] else None


async def _plays_out(person: Person, id: str, nth: int) -> None:
    async def mine() -> Any:
        return (await sees(person, id))["table"]

    async with person.sits_at(await until(mine)) as chair:
        update = await chair.hears("update")
        while not update["options"]:
            update = await chair.hears("update")
        await chair.act(update, len(update["options"]) * nth // 4)
        await chair.plays_on(await chair.hears("update"))


def test_a_game_of_a_round_is_seen_beside_the_best_one_turn_by_turn(
    visit: Visit, house: House
) -> None:
    over = played_by_four(house)
    desk = visit()
    desk.context.add_cookies(over.cookies)
    page = desk.page
    desk.goes_to(f"/t/{over.table}")
    expect(page.get_by_role("link", name="Compare with the best game")).to_be_visible()
    desk.goes_to(f"/tournaments/{over.id}")

    page.get_by_role("link", name="Compare with the best game").click()

    beside = page.locator(".beside")
    expect(beside.locator(".board svg").nth(1)).to_be_visible()
    expect(beside.locator("section")).to_have_count(2)
    expect(beside).to_have_attribute("data-step", "0")
    expect(beside.get_by_role("status")).to_contain_text("The first difference is in turn")
    page.keyboard.press("ArrowRight")
    expect(beside).to_have_attribute("data-step", "1")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(beside.get_by_role("status")).to_contain_text("The first difference is here.")
    first = beside.get_attribute("data-step")
    assert first is not None
    for side in beside.locator("section").all():
        expect(side.locator(".differs").first).to_be_visible()
    page.keyboard.press("End")
    last = beside.get_attribute("data-step")
    assert last is not None
    expect(beside.get_by_role("status")).to_contain_text(f"Turn {last} of {last}.")
    expect(page).to_have_url(re.compile(rf"step={last}$"))
    page.get_by_role("button", name=f"To turn {first}", exact=True).click()
    expect(beside).to_have_attribute("data-step", first)
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]
    assert desk.complaints == []


@pytest.mark.deep  # every day side by side
def test_on_a_phone_one_switches_between_the_two_boards(visit: Visit, house: House) -> None:
    over = played_by_four(house)
    phone = visit(viewport=PHONE, has_touch=True, locale="ko-KR")
    phone.context.add_cookies(over.cookies)
    page = phone.page
    phone.goes_to(f"/tournaments/{over.id}")
    page.get_by_role("link", name="최고 기록과 비교하기").click()
    beside = page.locator(".beside")
    boards = beside.locator("section .board svg")
    expect(boards.first).to_be_visible()
    expect(beside.locator("section .board")).to_have_count(1)
    mine = beside.locator("section:has(.board)").get_attribute("aria-label")

    page.get_by_role("button", name="다음 다른 차례").click()
    expect(beside.get_by_role("status")).to_contain_text("여기서 처음 달라져요")
    beside.get_by_role("radio").nth(1).check(force=True)
    theirs = beside.locator("section:has(.board)")
    expect(theirs).not_to_have_attribute("aria-label", str(mine))

    expect(boards.first).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="한 차례 앞으로")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(VIOLATIONS) == []
    assert phone.complaints == []
