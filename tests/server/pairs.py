"""Signs a person in on a further device by a code, as both clients do."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.house import Person


async def code_of(person: Person) -> str:
    """A code that ``person`` shows."""
    answer = await person.post("/api/me/pairing")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def enters(device: Person, code: str) -> str:
    """``device`` enters a code; the secret with which it collects its session."""
    secret = secrets.token_hex(16)
    answer = await device.post("/api/sign-in/code", {"code": code, "secret": secret})
    assert answer.status_code == 200, answer.text
    return secret


async def answers(person: Person, *, yes: bool) -> None:
    """``person`` answers to the device that has entered the code."""
    attempt = (await person.get("/api/me/pairing")).json()["attempt"]["id"]
    answer = await person.post("/api/me/pairing/answer", {"attempt": attempt, "yes": yes})
    assert answer.status_code == 200, answer.text


async def pair(person: Person, device: Person) -> dict[str, Any]:
    """Sign ``device`` in to ``person``; what was joined."""
    secret = await enters(device, await code_of(person))
    await answers(person, yes=True)
    answer = await device.post("/api/sign-in/code/session", {"secret": secret})
    assert (answer.status_code, answer.json()["state"]) == (200, "done"), answer.text
    joined: dict[str, Any] = answer.json()["joined"]
    return joined
