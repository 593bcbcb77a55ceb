"""Tables of groups: shown to members, joined there, and what blocks and bans make of them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.acquainted import blocks
from tests.server.grouped import (
    Visit,
    does,
    joins,
    makes,
    names,
    of_two,
    plays,
    sees,
)
from tests.server.house import House, Person
from tests.server.moderated import scene_in

from ludoteca.server.edge.limits.limits import (
    OPEN_IN_A_GROUP,
)


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


@pytest.fixture
async def clara(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Clara")


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


@pytest.mark.on_both
async def test_a_rematch_stays_in_the_group(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "random")
    await does(anna, link, f"/tables/{table}", "PUT")
    await plays(anna, table)

    answer = await anna.post(f"/api/tables/{table}/rematch")

    assert answer.status_code == 200, answer.text
    assert [one["id"] for one in (await sees(ben, link))["open"]] == [answer.json()["id"]]


# ---- from a table to its group --------------------------------------------------------------


async def group_of(who: Person, table: str) -> Any:
    answer = await who.get(f"/api/tables/{table}/group")
    assert answer.status_code == 200, answer.text
    return answer.json()["group"]


@pytest.mark.on_both
async def test_members_find_the_group_of_a_table_and_nobody_else_does(
    anna: Person, ben: Person, clara: Person, house: House, visitor: Visit
) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "random")
    assert await group_of(anna, table) is None
    async with anna.sits_at(table) as chair:
        assert not (await chair.hears("table"))["table"]["grouped"]
        await does(anna, link, f"/tables/{table}", "PUT")
        while not (await chair.hears("table"))["table"]["grouped"]:
            pass

    for member in (anna, ben):
        assert await group_of(member, table) == {"link": link, "name": "The chess club"}
    for stranger in (clara, visitor(house)):
        assert await group_of(stranger, table) is None
    await plays(anna, table)
    next = (await anna.post(f"/api/tables/{table}/rematch")).json()
    assert (await anna.get(f"/api/tables/{next['id']}")).json()["grouped"]
    assert (await group_of(ben, next["id"]))["link"] == link
    await does(ben, link, "/member", "DELETE")
    assert await group_of(ben, table) is None


async def test_tables_of_a_deleted_group_have_none(anna: Person, ben: Person) -> None:
    link = await of_two(anna, ben)
    table = await anna.makes_table("me", "open")
    await does(anna, link, f"/tables/{table}", "PUT")

    await does(anna, link, "", "DELETE")

    assert await group_of(anna, table) is None


# ---- blocks and bans -----------------------------------------------------------------------------


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
