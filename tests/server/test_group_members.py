"""Groups: made, joined by their link, left and deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from tests.server.acquainted import follows, lasts, me, wishes
from tests.server.databases import sql
from tests.server.grouped import (
    Visit,
    does,
    joins,
    makes,
    mine,
    names,
    of_two,
    person,
    sees,
)
from tests.server.house import House, Person
from tests.server.test_follows import has_a_page_open
from tests.server.test_heads import told

from ludoteca.server.edge.limits.limits import (
    GROUPS_OF_A_PERSON,
    GROUPS_OF_AN_OWNER,
    LIMITS,
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


# ---- limits --------------------------------------------------------------------------------------


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


# ---- who is here ---------------------------------------------------------------------------------


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


# ---- persons who go ------------------------------------------------------------------------------


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
