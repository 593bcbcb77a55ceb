"""Tables whose dice prove themselves: what people contribute to them, what their records say."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.house import Chair, Person
from tests.server.toys.quiet_steps.rules import GAME as QUIET_STEPS
from tests.server.toys.whispers.rules import GAME as WHISPERS

from ludoteca.core.records.record import Proved, Record
from ludoteca.core.records.verify import verify_line

RED, BLUE, GREEN = "a0" * 16, "b1" * 16, "c2" * 16

TOYS: dict[str, Any] = {"quiet-steps": QUIET_STEPS, "whispers": WHISPERS}


async def info(person: Person, table: str) -> dict[str, Any]:
    answer = await person.get(f"/api/tables/{table}")
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    return told


async def record_of(person: Person, table: str) -> Record:
    """The record of a finished table of a toy, checked from scratch."""
    answer = await person.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    assert answer.content.endswith(b"}\n")
    return verify_line(answer.content.rstrip(b"\n"), TOYS)


async def contributed(person: Person, table: str) -> dict[int, str]:
    """What entry 0 of a finished table says was contributed, by seat."""
    chance = (await record_of(person, table)).chance
    assert isinstance(chance, Proved)
    return {entropy.seat: entropy.bytes for entropy in chance.entropies}


@asynccontextmanager
async def starting(owner: Person, table: str) -> AsyncIterator[asyncio.Task[None]]:
    """While the table gathers entropy; afterwards it has started."""
    start = asyncio.create_task(owner.starts(table))
    yield start
    await start


async def gives(chair: Chair, bytes: Any = RED) -> None:
    await chair.hears("entropy_wanted")
    await chair.say({"type": "entropy", "bytes": bytes})


async def plays_to_the_end(*chairs: Chair) -> None:
    await asyncio.gather(*[chair.plays_on(await chair.hears("update")) for chair in chairs])
