"""Results of groups, and their rounds of the week."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.acquainted import blocks
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.grouped import (
    Page,
    Visit,
    does,
    makes,
    of_two,
    plays,
    sees,
)
from tests.server.house import House, Person, until
from tests.titles import TITLES

from ludoteca.core.title import Title
from ludoteca.server.challenges.challenge import (
    DAY,
    WEEK,
    title_of_week,
    week_at,
)

MONDAY = datetime.datetime(2027, 3, 1, 9, tzinfo=datetime.UTC)
SUITED = [title for title in TITLES if title.measure and title.meta.seats[0] == 1]


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


@pytest.fixture
def house_of_days(tmp_path: Path) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path)
    yield house
    if house.process.poll() is None:
        house.close()


async def begins(who: Person, link: str) -> str:
    answer = await who.post(f"/api/groups/{link}/week")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


@pytest.mark.on_both
async def test_finished_tables_make_the_table_of_results(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "random")
    await does(anna, link, f"/tables/{table}", "PUT")
    elsewhere = await anna.makes_table("me", "random")

    await plays(anna, table)
    await plays(anna, elsewhere)

    async def result() -> Page | None:
        page = await sees(ben, link)
        return page if page["results"] else None

    page = await until(result)
    (game,) = page["results"]
    (line,) = game["lines"]
    (won,) = sql(
        anna.house.file,
        "SELECT won FROM outcomes WHERE table_id = ? AND guest IS NOT NULL",
        table,
    )
    assert (line["name"], line["played"], line["won"]) == ("Anna", 1, int(won[0]))
    assert [one["id"] for one in page["recent"]] == [table]
    assert page["open"] == []


async def test_who_blocks_somebody_reads_nothing_of_their_results_and_is_not_told(
    anna: Person, ben: Person
) -> None:
    link = await of_two(anna, ben)
    tables = {}
    for name, one in (("Anna", anna), ("Ben", ben)):
        tables[name] = await one.makes_table("me", "random")
        await does(one, link, f"/tables/{tables[name]}", "PUT")
        await plays(one, tables[name])

    async def known(who: Person) -> tuple[set[str], set[str]]:
        page = await sees(who, link)
        lines = (line["name"] for game in page["results"] for line in game["lines"])
        return set(lines), {card["id"] for card in page["recent"]}

    everything = {"Anna", "Ben"}, set(tables.values())

    async def counted() -> bool:
        return await known(anna) == everything

    assert await until(counted)
    await blocks(anna, ben)

    assert await known(anna) == ({"Anna"}, {tables["Anna"]})
    assert await known(ben) == everything


# ---- the round of the week -----------------------------------------------------------------------


@pytest.mark.on_both
async def test_members_play_the_same_dice_once_a_week(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    house_of_days.set_clock(MONDAY)
    anna, ben, clara = [
        await visitor(house_of_days).is_called(name) for name in ("Anna", "Ben", "Clara")
    ]
    link = await of_two(anna, ben)
    asked = (await sees(ben, link))["week"]

    table = await begins(anna, link)
    assert await begins(anna, link) == table
    await plays(anna, table)

    assert (asked["challenge"], asked["players"], asked["hidden"]) == (None, 0, True)
    assert datetime.datetime.fromtimestamp(asked["begins_at"] / 1000, datetime.UTC) == (
        MONDAY.replace(hour=0)
    )
    of_ben = (await sees(ben, link))["week"]
    assert (of_ben["players"], of_ben["hidden"], of_ben["lines"]) == (1, True, [])
    of_anna = (await sees(anna, link))["week"]
    assert [(one["rank"], one["name"], one["you"]) for one in of_anna["lines"]] == [
        (1, "Anna", True)
    ]
    await plays(ben, await begins(ben, link))
    both = (await sees(ben, link))["week"]
    assert {one["name"] for one in both["lines"]} == {"Anna", "Ben"}
    assert len({one["text"]["args"].__repr__() for one in both["lines"]}) == 1  # the same dice

    outside = await clara.post(f"/api/groups/{link}/week")
    assert outside.json()["code"] == "error-not-member"
    by_id = await clara.post(f"/api/challenges/{both['challenge']}/table")
    assert by_id.json()["code"] == "error-no-such-challenge"
    assert (await clara.get(f"/api/challenges/{both['challenge']}")).json()["lines"] == []


async def test_a_new_week_has_another_game_and_the_last_one_stays_to_be_read(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    house_of_days.set_clock(MONDAY)
    anna, ben = [await visitor(house_of_days).is_called(name) for name in ("Anna", "Ben")]
    link = await of_two(anna, ben)
    await plays(anna, await begins(anna, link))
    before = (await sees(anna, link))["week"]

    house_of_days.set_clock(MONDAY + datetime.timedelta(days=7, hours=12))

    page = await sees(ben, link)
    assert page["last_week"]["challenge"] == before["challenge"]
    assert [one["name"] for one in page["last_week"]["lines"]] == ["Anna"]
    assert page["week"]["begins_at"] - before["begins_at"] == WEEK
    assert page["week"]["game"] != before["game"]


async def test_a_weekly_round_is_no_day_of_the_daily_challenge(
    house_of_days: HouseOfDays, visitor: Visit
) -> None:
    house_of_days.set_clock(MONDAY)
    anna = await visitor(house_of_days).is_called("Anna")
    link = await makes(anna)
    await plays(anna, await begins(anna, link))
    week = (await sees(anna, link))["week"]
    house_of_days.set_clock(MONDAY + datetime.timedelta(days=8))

    today = (await anna.get("/api/challenges/today")).json()
    days = (await anna.get(f"/api/challenges/days/{week['game']}")).json()["days"]

    assert today["streak"]["days"] == 0
    assert week["challenge"] not in [one["id"] for one in days]


def test_each_week_has_the_next_title_and_groups_differ() -> None:
    def weeks(group: str, titles: list[Title]) -> list[str]:
        some = range(0, len(titles) * WEEK, WEEK)
        return [title_of_week(titles, group, at).meta.id for at in some]

    assert sorted(weeks("a", SUITED)) == sorted(title.meta.id for title in SUITED)
    assert weeks("a", SUITED) == weeks("a", SUITED[::-1])
    assert len({tuple(weeks(str(n), SUITED)) for n in range(30)}) == len(SUITED)


@pytest.mark.parametrize(("day", "monday"), [(0, -3), (4, 4), (10, 4), (11, 11)])
def test_a_week_begins_on_monday(day: int, monday: int) -> None:
    assert week_at(day * DAY + 5) == monday * DAY
