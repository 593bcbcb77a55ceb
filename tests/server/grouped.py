"""Groups of people, as tests make and look at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.acquainted import me
from tests.server.house import Person

Visit = Callable[..., Person]
Page = dict[str, Any]


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


async def plays(who: Person, table: str) -> None:
    await who.starts(table)
    async with who.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
