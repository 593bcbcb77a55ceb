"""Thumbnails of tables: the view of watchers, cached, with a limited rate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.house import House, Person, two_at_a_table


async def glance(person: Person, table: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}/glance")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_everybody_sees_what_watchers_see(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=6)
    async with anna.sits_at(table) as hers, visitor(house).sits_at(table) as theirs:
        await anna.starts(table, hers)
        await hers.act(await hers.hears("update"))
        watched = await theirs.hears("update", n=1)

        for person in (anna, visitor(house)):
            seen = await glance(person, table)
            assert seen["n"] >= watched["n"]
            assert seen["view"].keys() == watched["view"].keys()
        assert not seen["over"]


async def test_a_glance_tells_nothing_of_what_is_chosen_in_secret(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor, goal=30, repick=True)
    async with anna.sits_at(table) as chair:
        asked = await chair.hears("update")
        before = await glance(ben, table)
        await chair.act(asked, choice=2)
        await chair.hears("update", n=1)

    assert [await glance(one, table) for one in (anna, ben)] == [before, before]


async def test_who_has_it_is_not_sent_it_again(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open", goal=30)
    refused = await anna.get(f"/api/tables/{table}/glance")
    assert (refused.status_code, refused.json()["code"]) == (409, "error-not-running")
    ben = await visitor(house).is_called("Ben")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    first = await anna.get(f"/api/tables/{table}/glance")
    again = await anna.web.get(
        f"/api/tables/{table}/glance", headers={"If-None-Match": first.headers["etag"]}
    )

    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


async def test_the_rate_of_thumbnails_is_limited(
    house_with: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    anna = await visitor(house_with(LIMITS_TIMES="1")).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=6)
    await anna.starts(table)

    answers = [await anna.get(f"/api/tables/{table}/glance") for _ in range(100)]

    refused = [one for one in answers if one.status_code == 429]
    assert 10 <= len(refused) < 60
    assert refused[0].json()["code"] == "error-too-many"
