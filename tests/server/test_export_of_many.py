"""The export of a long life: it is complete, and moves at other tables do not wait for it."""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from collections.abc import Callable

import pytest
from tests.pace import slower
from tests.server.databases import sql
from tests.server.house import Chair, House, Person, until

from ludoteca.server.db.schema import entries, outcomes, seats, tables

Visitors = Callable[..., Person]

MANY = 2_000
BEFORE_SECONDS = 4.0
PAUSE_SECONDS = 0.004
"""Between two moves: people are slower, and a house that does nothing else has no p99."""
NOISE_SECONDS = 0.004
"""What the scheduler of a busy machine adds to one move of a hundred."""


async def ended_table(person: Person) -> str:
    table = await person.makes_table("me", "random", goal=10)
    await person.starts(table)
    async with person.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


def repeat(house: House, table: str, times: int) -> None:
    """As many tables more, each with the rows of this one."""
    numbers = (
        "WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < "
        f"{times})"
    )
    for rows in (tables, seats, entries, outcomes):
        key = "id" if rows is tables else "table_id"
        names = [column.name for column in rows.columns]
        values = ", ".join("'copy' || i" if name == key else name for name in names)
        sql(
            house.file,
            f"{numbers} INSERT INTO {rows.name} ({', '.join(names)}) "
            f"SELECT {values} FROM {rows.name} CROSS JOIN numbers WHERE {key} = ?",
            table,
        )


async def play(house: House, visitor: Visitors, seconds: list[float]) -> None:
    """Two people move in turn until cancelled; how long the server takes to acknowledge each."""
    one, other = [await visitor(house).is_called(name) for name in ("Carla", "Dora")]
    while True:
        table = await one.makes_table("me", "open", game="whispers", narrow=True, goal=200)
        await other.post(f"/api/tables/{table}/join")
        await one.starts(table)
        async with one.sits_at(table) as first, other.sits_at(table) as second:
            await asyncio.gather(*(moves(chair, seconds) for chair in (first, second)))


async def moves(chair: Chair, seconds: list[float]) -> None:
    asked, begun, over = -1, 0.0, False
    while not over:
        told = await chair.hears("update", "accepted")
        if told["type"] == "accepted":
            seconds.append(time.perf_counter() - begun)
        elif told["options"] and told["asked"] > asked:
            asked = told["n"]
            await asyncio.sleep(PAUSE_SECONDS)
            begun = time.perf_counter()
            await chair.act(told)
        else:
            over = told["over"]


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) * 99 // 100]


@pytest.mark.alone
async def test_moves_do_not_wait_for_an_export_of_two_thousand_tables(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    table = await ended_table(anna)
    repeat(house, table, MANY - 1)
    anna.web.timeout = 120
    seconds: list[float] = []
    playing = asyncio.create_task(play(house, visitor, seconds))

    async def is_warm() -> bool:
        return len(seconds) >= 100

    await until(is_warm)  # what is loaded with the first moves is loaded
    seconds.clear()
    await asyncio.sleep(BEFORE_SECONDS)
    before = [*seconds]
    seconds.clear()

    begun = time.monotonic()
    answer = await anna.get("/api/me/export")
    took = time.monotonic() - begun

    during = [*seconds]
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    print(  # shown when it fails
        f"{took:.1f} s; p99 {p99(before) * 1000:.1f} ms of {len(before)} moves,"
        f" then {p99(during) * 1000:.1f} ms of {len(during)}"
    )
    assert answer.status_code == 200
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        names = {name for name in archive.namelist() if name.startswith("records/")}
        assert len(json.loads(archive.read("seats.json"))) == MANY
    copies = {f"records/copy{n}.jsonl" for n in range(1, MANY)}
    assert names == copies | {f"records/{table}.jsonl"}
    assert p99(during) <= 2 * p99(before) + NOISE_SECONDS * slower()
