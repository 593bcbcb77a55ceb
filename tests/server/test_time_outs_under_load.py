"""Many clocks that end within a few seconds: each time-out is carried out in time."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from tests.pace import slower
from tests.server.house import House, Person, until

from ludoteca.server.tables.rows.outages import RECONNECT

pytestmark = [pytest.mark.alone, pytest.mark.deep]

Visit: TypeAlias = Callable[[House], Person]

TABLES = 400
MOST_LATE_MS = 300
BANK = 30
FREE_MS = 500


async def test_the_time_of_hundreds_of_tables_is_up_at_once(
    tmp_path: pathlib.Path, visitor: Visit
) -> None:
    house = House(tmp_path / "data", LIMITS_TIMES="1000", TABLES_PER_HOUR="10000")
    anna = await visitor(house).is_called("Anna")
    clock = {"type": "live", "bank": BANK, "increment": 0}
    body: dict[str, Any] = {
        "game": "quiet-steps",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "options": {"goal": 10},
        "settings": {"clock": clock, "stand_in": "random"},
    }
    tables = [(await anna.post("/api/tables", body)).json()["id"] for _ in range(TABLES)]
    await asyncio.sleep(RECONNECT / 1000)  # what runs out before costs nobody time
    for table in tables:
        await anna.post(f"/api/tables/{table}/start", {})

    late = [await lateness(anna, table) for table in tables]
    house.leave()

    print(f"\ntime-outs late by ms: median {sorted(late)[TABLES // 2]}, most {max(late)}")
    assert min(late) >= 0
    assert max(late) <= MOST_LATE_MS * slower()


async def lateness(anna: Person, table: str) -> int:
    """By how many milliseconds the bot took the seat too late."""

    async def moments() -> list[Any] | None:
        found = (await anna.get(f"/api/tables/{table}/history?from=0&to=500")).json()["moments"]
        return found if any(one["change"] for one in found) else None

    found = await until(moments)
    ((at,),) = [[one["at"] for one in found if one["change"]][:1]]
    due: int = found[0]["at"] + FREE_MS + BANK * 1000
    return int(at) - due
