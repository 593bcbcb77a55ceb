"""Tables that count, and the ratings that they lead to."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any, TypeAlias

from tests.server.databases import sql
from tests.server.house import House, Person, until

Visit: TypeAlias = Callable[..., Person]


async def with_identity(house: House, who: Person) -> Person:
    """As after making recovery codes."""
    me = (await who.get("/api/me")).json()["guest"]
    code = hashlib.sha256(me["id"].encode()).hexdigest()
    sql(house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", code, me["id"])
    return who


async def person(house: House, visitor: Visit, name: str) -> Person:
    return await with_identity(house, await visitor(house).is_called(name))


async def rated_table(*people: Person, bots: int = 0, **more: Any) -> str:
    """A running table that counts."""
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats += [{"kind": "bot", "level": "random"}] * bots
    settings = {"stand_in": "random", "rated": True} | more
    body = {"game": "quiet-steps", "seats": seats, "settings": settings, "options": {"goal": 9}}
    table: str = (await first.post("/api/tables", body)).json()["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await first.starts(table)
    return table


async def play(table: str, *people: Person) -> None:
    """To the end, each taking the first option."""

    async def one(who: Person) -> None:
        async with who.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(*map(one, people))


async def ratings_of(who: Person, table: str) -> Any:
    async def ready() -> Any:
        found = (await who.get(f"/api/tables/{table}/ratings")).json()
        return found if found["ready"] else None

    return await until(ready)


async def own(who: Person) -> Any:
    me = (await who.get("/api/me")).json()["guest"]["person"]
    return (await who.get(f"/api/people/{me}/ratings")).json()["ratings"]
