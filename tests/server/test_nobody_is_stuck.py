"""Whatever one of a party does, the others play, or wait on before all who came later."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator

import pytest
from tests.server.databases import sql
from tests.server.days import HeedfulHouse, HouseOfDays
from tests.server.seekers import GAME, Seeker, seeker
from tests.server.test_matching import starts, status_of

__all__ = ["seeker"]  # a fixture

Seek = Callable[..., Awaitable[Seeker]]
Does = Callable[[HouseOfDays, Seeker, str], Awaitable[None]]


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HeedfulHouse(tmp_path_factory.mktemp("house"))
    yield house
    house.leave()


async def declines(house: HouseOfDays, one: Seeker, table: str) -> None:
    await one.gives_up()


async def leaves_the_table(house: HouseOfDays, one: Seeker, table: str) -> None:
    await one.person.post(f"/api/tables/{table}/leave")


async def says_nothing(house: HouseOfDays, one: Seeker, table: str) -> None:
    house.passes(20)


async def closes_the_page(house: HouseOfDays, one: Seeker, table: str) -> None:
    await one.leaves()
    house.passes(20)


async def is_deleted(house: HouseOfDays, one: Seeker, table: str) -> None:
    await one.person.post("/api/me", method="DELETE")
    house.passes(20)


OTHER_WAYS = [declines, says_nothing, closes_the_page, is_deleted]
WAYS = [leaves_the_table, *OTHER_WAYS]


@pytest.mark.parametrize("does", WAYS)
async def test_where_all_are_needed_the_other_waits_on_before_who_came_first(
    days: HouseOfDays, seeker: Seek, does: Does
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    await anna.seeks(GAME, seats=(2, 2))
    await ben.seeks(GAME, seats=(2, 2))
    table = await anna.finds()
    await anna.is_ready()

    await does(days, ben, table)

    await anna.hears(lambda state: state["search"] and not state["found"])
    assert await status_of(anna.person, table) == "closed"
    ((returned,),) = sql(days.file, "SELECT returned FROM searches")
    assert returned
    clara = await seeker(days, "Clara")
    await clara.seeks(GAME, seats=(2, 2))
    found = await clara.finds()
    assert found == await anna.finds() != table
    await anna.is_ready()
    await clara.is_ready()
    await starts(anna.person, found)


@pytest.mark.parametrize(
    "does",
    # What each of them does is seen above.
    [leaves_the_table, *(pytest.param(way, marks=pytest.mark.deep) for way in OTHER_WAYS)],
)
async def test_of_three_the_two_others_wait_on_together(
    days: HouseOfDays, seeker: Seek, does: Does
) -> None:
    anna, ben, clara = [await seeker(days, name) for name in ("Anna", "Ben", "Clara")]
    for one in (anna, ben, clara):
        await one.seeks(GAME, seats=(3, 3))
    (table,) = {await one.finds() for one in (anna, ben, clara)}
    await anna.is_ready()
    await clara.is_ready()

    await does(days, ben, table)

    for one in (anna, clara):
        await one.hears(lambda state: state["search"] and not state["found"])
    dora = await seeker(days, "Dora")
    await dora.seeks(GAME, seats=(3, 3))
    assert len({await one.finds() for one in (anna, clara, dora)}) == 1
    for one in (anna, clara, dora):
        await one.gives_up()
