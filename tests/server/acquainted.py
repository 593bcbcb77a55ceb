"""People who follow and block each other, for tests."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.databases import sql
from tests.server.house import Person


async def me(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = (await person.get("/api/me")).json()["guest"]
    return found


async def lasts(person: Person) -> Person:
    """As after making recovery codes: they can sign in again."""
    guest = (await me(person))["id"]
    code = secrets.token_hex(32)
    sql(person.house.file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", code, guest)
    return person


async def relates(who: Person, what: str, other: Person, method: str = "PUT") -> str:
    """``what`` is follows or blocks; the code of the refusal, or nothing."""
    path = f"/api/me/{what}/{(await me(other))['person']}"
    answer = await who.post(path, method=method)
    if answer.status_code == 204:
        return ""
    refused: str = answer.json()["code"]
    return refused


async def follows(who: Person, other: Person) -> str:
    return await relates(who, "follows", other)


async def blocks(who: Person, other: Person) -> str:
    return await relates(who, "blocks", other)


async def unblocks(who: Person, other: Person) -> str:
    return await relates(who, "blocks", other, "DELETE")


async def wishes(who: Person, **wish: str) -> None:
    answer = await who.put("/api/me/relations", wish)
    assert answer.status_code == 200, answer.text


async def followed(who: Person) -> list[dict[str, Any]]:
    answer = await who.get("/api/me/follows")
    assert answer.status_code == 200, answer.text
    people: list[dict[str, Any]] = answer.json()["people"]
    return people


async def relation(who: Person, other: Person) -> dict[str, Any]:
    answer = await who.get(f"/api/me/relations/{(await me(other))['person']}")
    found: dict[str, Any] = answer.json()
    return found
