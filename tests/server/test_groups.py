"""Groups: made, joined by their link, left and deleted; their tables, results and weekly rounds."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.acquainted import blocks, follows, lasts, me, wishes
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until
from tests.server.moderated import scene_in
from tests.server.test_follows import has_a_page_open
from tests.server.test_heads import told
from tests.titles import TITLES

from ludoteca.core.title import Title
from ludoteca.server.challenges.challenge import (
    DAY,
    WEEK,
    title_of_week,
    week_at,
)
from ludoteca.server.edge.limits.limits import (
    GROUPS_OF_A_PERSON,
    GROUPS_OF_AN_OWNER,
    LIMITS,
    OPEN_IN_A_GROUP,
)

Visit = Callable[..., Person]
Page = dict[str, Any]

MONDAY = datetime.datetime(2027, 3, 1, 9, tzinfo=datetime.UTC)


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


@pytest.fixture
async def clara(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Clara")


@pytest.fixture
def house_of_days(tmp_path: Path) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path)
    yield house
    if house.process.poll() is None:
        house.close()


async def makes(who: Person, name: str = "The chess club") -> str:
    answer = await who.post("/api/groups", {"name": name})
    assert answer.status_code == 201, answer.text
    link: str = answer.json()["link"]
    return link


async def does(who: Person, link: str, what: str, method: str = "POST", body: Any = None) -> str:
    """The code of the refusal, or nothing."""
    answer = await who.post(f"/api/groups/{link}{what}", body, method=method)
    if answer.status_code < 300:
        return ""
    refused: str = answer.json()["code"]
    return refused


async def joins(who: Person, link: str) -> str:
    return await does(who, link, "/member")


async def sees(who: Person, link: str) -> Page:
    answer = await who.get(f"/api/groups/{link}")
    assert answer.status_code == 200, answer.text
    page: Page = answer.json()
    return page


def names(page: Page) -> list[str]:
    return [one["name"] for one in page["members"]]


async def mine(who: Person) -> list[str]:
    return [one["name"] for one in (await who.get("/api/groups")).json()["groups"]]


async def of_two(anna: Person, ben: Person) -> str:
    link = await makes(anna)
    assert await joins(ben, link) == ""
    return link


async def person(who: Person) -> str:
    return str((await me(who))["person"])


# ---- members --------------------------------------------------------------------------------


async def test_whoever_has_the_link_sees_the_names_and_joins(anna: Person, ben: Person) -> None:
    link = await makes(anna, "Friday friends")
    before = await sees(ben, link)

    assert await joins(ben, link) == ""
    assert await joins(ben, link) == ""

    after = await sees(ben, link)
    assert (before["name"], names(before), before["may_join"]) == ("Friday friends", ["Anna"], True)
    assert (names(after), after["member"], after["owner"]) == (["Anna", "Ben"], True, False)
    assert [one["owner"] for one in after["members"]] == [True, False]
    assert await mine(ben) == ["Friday friends"]


async def test_strangers_with_the_link_read_names_and_nothing_else(
    anna: Person, ben: Person, house: House, visitor: Visit
) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "open")
    await does(anna, link, f"/tables/{table}", "PUT")

    for stranger in (visitor(house), await visitor(house).is_called("Clara")):
        answer = await stranger.get(f"/api/groups/{link}")
        page = answer.json()

        assert names(page) == ["Anna", "Ben"]
        assert (page["open"], page["recent"], page["results"], page["week"]) == ([], [], [], None)
        assert not any(one["here"] or one["owner"] for one in page["members"])
        for private in (table, await person(anna), await person(ben)):
            assert private not in answer.text


async def test_a_group_is_listed_nowhere_and_its_page_is_for_no_search_engine(
    anna: Person, house: House, visitor: Visit
) -> None:
    link = await makes(anna, "Hidden people")
    stranger = await visitor(house).is_called("Dora")

    assert await mine(stranger) == []
    head = await told(stranger, f"/groups/{link}")
    assert head.said["robots"] == "noindex"
    assert "Hidden" not in head.title
    assert link not in (await stranger.get("/sitemap.xml")).text


async def test_a_link_that_nobody_has_made_leads_nowhere(anna: Person) -> None:
    assert (await anna.get("/api/groups/aaaaaaaaaaaaaaaa")).status_code == 404
    assert await joins(anna, "aaaaaaaaaaaaaaaa") == "error-no-such-group"


async def test_only_the_owner_changes_a_group(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    away = f"/members/{await person(anna)}"

    for what, method, body in (
        ("", "PUT", {"name": "Mine"}),
        ("", "DELETE", None),
        ("/link", "POST", None),
        (away, "DELETE", None),
        ("/owner", "PUT", {"person": await person(ben)}),
    ):
        assert await does(ben, link, what, method, body) == "error-not-group-owner"

    assert await does(anna, link, "", "PUT", {"name": "Ours"}) == ""
    assert (await sees(ben, link))["name"] == "Ours"


async def test_a_removed_member_comes_back_only_by_a_new_link(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)

    assert await does(anna, link, f"/members/{await person(ben)}", "DELETE") == ""

    page = await sees(ben, link)
    assert (page["member"], page["may_join"], names(page)) == (False, False, ["Anna"])
    assert await mine(ben) == []
    assert await joins(ben, link) == "error-kept-out"
    fresh = (await anna.post(f"/api/groups/{link}/link")).json()["link"]
    assert await joins(ben, fresh) == ""


async def test_with_a_new_link_the_old_one_ends_and_members_stay(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)

    fresh = (await anna.post(f"/api/groups/{link}/link")).json()["link"]

    assert fresh != link
    assert (await ben.get(f"/api/groups/{link}")).status_code == 404
    assert (await sees(ben, fresh))["member"]
    assert (await ben.get("/api/groups")).json()["groups"][0]["link"] == fresh


async def test_a_group_is_handed_over(anna: Person, ben: Person, clara: Person) -> None:
    link = await of_two(anna, ben)

    nobody = await does(anna, link, "/owner", "PUT", {"person": await person(clara)})
    assert await does(anna, link, "/owner", "PUT", {"person": await person(ben)}) == ""

    assert nobody == "error-no-such-person"
    assert (await sees(ben, link))["owner"]
    assert not (await sees(anna, link))["owner"]


async def test_an_owner_who_leaves_has_the_oldest_member_as_heir(
    anna: Person, ben: Person, clara: Person
) -> None:
    link = await of_two(anna, ben)
    await joins(clara, link)

    assert await does(anna, link, "/member", "DELETE") == ""

    assert (await sees(ben, link))["owner"]
    assert names(await sees(clara, link)) == ["Ben", "Clara"]


@pytest.mark.on_both
async def test_with_its_last_member_a_group_is_no_more(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)

    for one in (ben, anna):
        assert await does(one, link, "/member", "DELETE") == ""

    assert (await anna.get(f"/api/groups/{link}")).status_code == 404


async def test_a_deleted_group_leaves_the_tables_to_their_people(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "open")
    await does(anna, link, f"/tables/{table}", "PUT")

    assert await does(anna, link, "", "DELETE") == ""

    assert (await ben.get(f"/api/groups/{link}")).status_code == 404
    assert (await ben.get(f"/api/tables/{table}")).status_code == 200


async def test_two_members_are_not_called_alike(anna: Person, house: House, visitor: Visit) -> None:
    link = await makes(anna)
    other = await visitor(house).is_called("anna")

    assert await joins(other, link) == "error-group-name"


# ---- limits ---------------------------------------------------------------------------------


async def test_nobody_owns_groups_without_end(anna: Person, ben: Person) -> None:
    links = [await makes(anna, f"Group {n}") for n in range(GROUPS_OF_AN_OWNER)]

    answer = await anna.post("/api/groups", {"name": "One more"})

    assert answer.json() == {"code": "error-too-many-groups", "facts": {"most": GROUPS_OF_AN_OWNER}}
    ours = await makes(ben)
    await joins(anna, ours)
    over = await does(ben, ours, "/owner", "PUT", {"person": await person(anna)})
    assert over == "error-too-many-groups"
    await does(anna, links[0], "", "DELETE")
    assert await makes(anna, "One more")


async def test_nobody_is_in_groups_without_end(anna: Person, ben: Person, house: House) -> None:
    link = await makes(anna)
    of_ben = (await me(ben))["id"]
    for n in range(GROUPS_OF_A_PERSON):
        new = "INSERT INTO groups (id, link, owner, name, created_at) VALUES (?, ?, ?, ?, 1)"
        sql(house.file, new, f"{of_ben}{n}", f"{of_ben}{n}", of_ben, "x")
        new = "INSERT INTO group_members (group_id, guest, joined_at, removed) VALUES (?, ?, 1, ?)"
        sql(house.file, new, f"{of_ben}{n}", of_ben, False)

    assert await joins(ben, link) == "error-too-many-groups"


async def test_a_full_group_takes_nobody(
    anna: Person, ben: Person, clara: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = await of_two(anna, ben)
    group = sql(anna.house.file, "SELECT id FROM groups WHERE link = ?", link)[0][0]
    row = "INSERT INTO group_members (group_id, guest, joined_at, removed) VALUES (?, ?, 1, ?)"
    for n in range(198):
        new = "INSERT INTO guests (id, name, person, created_at) VALUES (?, ?, ?, 1)"
        sql(anna.house.file, new, f"{group}{n}", f"Somebody {n}", f"{group}{n}")
        sql(anna.house.file, row, group, f"{group}{n}", False)

    assert not (await sees(clara, link))["may_join"]
    assert await joins(clara, link) == "error-group-full"


async def test_a_flood_of_groups_is_refused(strict: Callable[[], Person]) -> None:
    anna = await strict().is_called("Anna")
    limit = LIMITS["groups"].guest
    assert limit is not None

    link = await makes(anna)
    codes = [await does(anna, link, "", "DELETE")]
    for _ in range(round(limit.at_once) + 2):
        answer = await anna.post("/api/groups", {"name": "Again"})
        codes.append("" if answer.status_code == 201 else answer.json()["code"])
        if answer.status_code == 201:
            await does(anna, answer.json()["link"], "", "DELETE")

    assert codes.count("") <= limit.at_once + 1
    assert codes[-1] == "error-too-many"


@pytest.mark.on_both
async def test_many_who_join_at_once_are_all_in(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    link = await makes(anna)
    others = [await visitor(house).is_called(f"Guest {n}") for n in range(8)]

    assert set(await asyncio.gather(*(joins(one, link) for one in others))) == {""}

    assert len(names(await sees(anna, link))) == 9


# ---- tables ---------------------------------------------------------------------------------


@pytest.mark.on_both
async def test_a_table_of_the_group_is_seen_and_joined_by_members(
    anna: Person, ben: Person
) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "open")

    assert await does(anna, link, f"/tables/{table}", "PUT") == ""
    assert await does(anna, link, f"/tables/{table}", "PUT") == ""

    (card,) = (await sees(ben, link))["open"]
    assert (card["id"], card["status"]) == (table, "waiting")
    assert (await ben.post(f"/api/tables/{table}/join")).status_code == 200
    listed = (await ben.get("/api/lobby")).text
    assert table not in listed


async def test_who_shows_a_table_is_a_member_and_it_is_theirs_and_waits(
    anna: Person, ben: Person, clara: Person
) -> None:
    link = await of_two(anna, ben)
    of_clara = await clara.makes_table("me", "open")
    started = await anna.makes_table("me", "random")
    await anna.starts(started)

    async def shows(who: Person, table: str) -> str:
        return await does(who, link, f"/tables/{table}", "PUT")

    assert await shows(clara, of_clara) == "error-not-member"
    assert await shows(anna, of_clara) == "error-not-owner"
    assert await shows(anna, started) == "error-table-started"
    assert await shows(anna, "aaaaaaaaaaaaaaaa") == "error-no-such-table"
    assert (await sees(anna, link))["open"] == []


async def test_who_leaves_takes_their_waiting_tables_along(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await ben.makes_table("me", "open")
    await does(ben, link, f"/tables/{table}", "PUT")

    assert await does(ben, link, "/member", "DELETE") == ""

    assert (await sees(anna, link))["open"] == []


async def test_nobody_fills_the_page_with_tables(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    for _ in range(OPEN_IN_A_GROUP):
        table = await anna.makes_table("me", "open")
        assert await does(anna, link, f"/tables/{table}", "PUT") == ""

    table = await anna.makes_table("me", "open")

    assert await does(anna, link, f"/tables/{table}", "PUT") == "error-too-many-group-tables"


async def plays(who: Person, table: str) -> None:
    await who.starts(table)
    async with who.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))


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


@pytest.mark.on_both
async def test_a_rematch_stays_in_the_group(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "random")
    await does(anna, link, f"/tables/{table}", "PUT")
    await plays(anna, table)

    answer = await anna.post(f"/api/tables/{table}/rematch")

    assert answer.status_code == 200, answer.text
    assert [one["id"] for one in (await sees(ben, link))["open"]] == [answer.json()["id"]]


# ---- who is here, and blocks ----------------------------------------------------------------


async def test_here_is_told_to_those_whom_the_person_follows_back(
    anna: Person, ben: Person, clara: Person
) -> None:
    link = await of_two(anna, ben)
    await joins(clara, link)
    for one in (anna, ben, clara):
        await lasts(one)
    await follows(anna, ben)
    await follows(ben, anna)
    await follows(clara, ben)

    async def here(who: Person) -> list[str]:
        return [one["name"] for one in (await sees(who, link))["members"] if one["here"]]

    async with has_a_page_open(ben):
        assert (await here(anna), await here(clara)) == (["Ben"], [])
        await wishes(ben, seen_by="nobody")
        assert await here(anna) == []


async def test_who_blocks_somebody_reads_only_the_name_and_their_tables_are_not_shown_to_them(
    anna: Person, ben: Person
) -> None:
    link = await of_two(anna, ben)
    for one in (anna, ben):
        table = await one.makes_table("me", "open")
        await does(one, link, f"/tables/{table}", "PUT")

    await blocks(anna, ben)

    for one, other in ((anna, "Ben"), (ben, "Anna")):
        page = await sees(one, link)
        assert other in names(page)
        assert [card["owner"] for card in page["open"]] == [True]


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


async def test_a_banned_person_makes_joins_and_plays_nothing_in_a_group(
    house: House, visitor: Visit
) -> None:
    scene = await scene_in(house.file, visitor, house)
    link = await of_two(scene.cora, scene.ben)
    other = await makes(scene.cora)

    await scene.imposes("ban")

    assert (await scene.ben.post("/api/groups", {"name": "Mine"})).json()["code"] == "error-banned"
    assert await joins(scene.ben, other) == "error-banned"
    assert await does(scene.ben, link, "/week") == "error-banned"


# ---- the round of the week ------------------------------------------------------------------


async def begins(who: Person, link: str) -> str:
    answer = await who.post(f"/api/groups/{link}/week")
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


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


SUITED = [title for title in TITLES if title.measure and title.meta.seats[0] == 1]


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


# ---- persons who go -------------------------------------------------------------------------


@pytest.mark.on_both
async def test_of_a_forgotten_person_nothing_stays_and_the_group_has_an_heir(
    house: House, anna: Person, ben: Person
) -> None:
    link = await of_two(anna, ben)
    alone = await makes(anna, "Alone")
    guest = (await me(anna))["id"]

    answer = await anna.post("/api/me", {"name": "Anna"}, method="DELETE")

    assert answer.status_code < 300, answer.text
    page = await sees(ben, link)
    assert (names(page), page["owner"]) == (["Ben"], True)
    assert (await ben.get(f"/api/groups/{alone}")).status_code == 404
    assert sql(house.file, "SELECT * FROM group_members WHERE guest = ?", guest) == []


async def test_an_export_has_the_groups_of_the_person_and_nothing_of_others(
    house: House, anna: Person, ben: Person
) -> None:
    link = await of_two(anna, ben)

    answer = await ben.get("/api/me/export")

    assert answer.status_code == 200
    assert (await me(anna))["id"].encode() not in answer.content
    assert link.encode() not in answer.content  # it is the owner's
