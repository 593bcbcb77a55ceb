"""Members who wish it are told that a table of their group waits for players."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from tests.server.acquainted import blocks
from tests.server.databases import sql
from tests.server.days import HeedfulHouse, HouseOfDays
from tests.server.grouped import Visit, does, joins, makes, sees
from tests.server.house import Person
from tests.server.push_service import Browser, PushService, push_service

from ludoteca.server.groups.wishes import REST

GRACE = 9
"""Seconds after which people are told."""


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HeedfulHouse(tmp_path_factory.mktemp("days"), PUSH_TO_LOOPBACK="true")
    yield house
    house.leave()


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


@pytest.fixture
async def anna(days: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(days).is_called("Anna")


@pytest.fixture
async def ben(days: HouseOfDays, visitor: Visit) -> Person:
    return await visitor(days).is_called("Ben")


async def with_phone(who: Person, service: PushService, name: str) -> Browser:
    phone = service.browser(name)
    await phone.subscribe(who)
    return phone


async def wants(who: Person, link: str, told: bool = True) -> str:
    return await does(who, link, "/told", "PUT", {"told": told})


async def opens(who: Person, link: str) -> str:
    """An open table of the group."""
    table = await who.makes_table("me", "open")
    assert await does(who, link, f"/tables/{table}", "PUT") == ""
    return table


@pytest.mark.on_both
async def test_a_member_who_wishes_it_is_told_of_an_open_table_and_others_are_not(
    days: HouseOfDays, service: PushService, anna: Person, ben: Person, visitor: Visit
) -> None:
    link = await makes(anna, "Friday friends")
    clara = await visitor(days).is_called("Clara")
    phones = [await with_phone(who, service, name) for who, name in ((ben, "b"), (clara, "c"))]
    for member in (ben, clara):
        await joins(member, link)
    assert not (await sees(ben, link))["told"]
    assert await wants(ben, link) == ""
    assert (await sees(ben, link))["told"]

    table = await opens(anna, link)
    days.passes(GRACE)

    (told,) = await phones[0].gets()
    assert told["url"] == f"/t/{table}"
    assert told["title"].startswith("Friday friends: ")
    assert phones[1].got == []


async def test_only_members_are_told_and_none_of_them_whom_a_block_keeps_apart(
    days: HouseOfDays, service: PushService, anna: Person, ben: Person, visitor: Visit
) -> None:
    link = await makes(anna)
    clara = await visitor(days).is_called("Clara")
    dora = await visitor(days).is_called("Dora")
    emil = await visitor(days).is_called("Emil")
    for who in (anna, ben, clara, dora, emil):
        await with_phone(who, service, f"phone-{id(who)}")
        await joins(who, link)
        assert await wants(who, link) == ""
    await blocks(ben, anna)
    await blocks(anna, clara)
    await does(emil, link, "/member", "DELETE")

    table = await opens(anna, link)

    assert await wants(emil, link) == "error-not-member"
    assert noted(days, table) == ["Dora"]


async def test_a_member_is_told_of_one_table_in_half_an_hour_and_of_none_any_more_who_wishes_so(
    days: HouseOfDays, service: PushService, anna: Person, ben: Person
) -> None:
    link = await makes(anna)
    await with_phone(ben, service, "ben")
    await joins(ben, link)
    await wants(ben, link)

    tables = [await opens(anna, link) for _ in range(2)]
    assert [noted(days, table) for table in tables] == [["Ben"], []]

    await wants(ben, link, False)
    await wants(ben, link)
    await does(anna, link, f"/tables/{tables[1]}", "PUT")
    assert noted(days, tables[1]) == []

    days.passes(REST // 1000 + 1)
    await wants(ben, link, False)
    await does(anna, link, f"/tables/{tables[1]}", "PUT")
    assert noted(days, tables[1]) == []

    await wants(ben, link)
    await does(anna, link, f"/tables/{tables[1]}", "PUT")
    assert noted(days, tables[1]) == ["Ben"]


async def test_nobody_is_told_of_a_table_that_is_full_by_then(
    days: HouseOfDays, service: PushService, anna: Person, ben: Person, visitor: Visit
) -> None:
    link = await makes(anna)
    phone = await with_phone(ben, service, "ben")
    await joins(ben, link)
    await wants(ben, link)
    clara = await visitor(days).is_called("Clara")
    full = await opens(anna, link)
    assert (await clara.post(f"/api/tables/{full}/join")).status_code == 200
    days.passes(REST // 1000 + 1)

    table = await opens(anna, link)
    days.passes(GRACE)

    assert [one["url"] for one in await phone.gets()] == [f"/t/{table}"]


@pytest.mark.on_both
@pytest.mark.parametrize("how", ["a person", "a bot", "left out", "closed"])
async def test_what_was_told_is_taken_back_once_nobody_else_can_join(
    days: HouseOfDays, service: PushService, anna: Person, ben: Person, visitor: Visit, how: str
) -> None:
    link = await makes(anna)
    phone = await with_phone(ben, service, "ben")
    await joins(ben, link)
    await wants(ben, link)
    table = await anna.makes_table("me", "random", "open")
    assert await does(anna, link, f"/tables/{table}", "PUT") == ""
    days.passes(GRACE)
    (told,) = await phone.gets()

    if how == "a person":
        clara = await visitor(days).is_called("Clara")
        assert (await clara.post(f"/api/tables/{table}/join")).status_code == 200
    elif how == "a bot":
        await anna.put(f"/api/tables/{table}/seats/2", {"kind": "bot", "level": "random"})
    elif how == "left out":
        await anna.post(f"/api/tables/{table}/start", {"vacancy": "leave-out"})
    else:
        await anna.post(f"/api/tables/{table}/close")

    assert (await phone.gets(2))[1] == {"type": "clear", "tag": told["tag"]}
    assert noted(days, table) == []


def noted(house: HouseOfDays, table: str) -> list[str]:
    """Those who are to be told of ``table``."""
    query = (
        "SELECT guests.name FROM notifications JOIN guests ON guests.id = notifications.guest"
        " WHERE notifications.kind = 'group' AND notifications.topic = ? ORDER BY guests.name"
    )
    return [name for (name,) in sql(house.file, query, table)]
