"""A tournament of sixteen people on two processes with PostgreSQL and Redis, one of them killed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import pathlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import httpx
import pytest
import websockets
from tests.server.databases import (
    REDIS,
    is_postgres_missing,
    is_redis_missing,
    need,
    postgres_of,
    sql,
)
from tests.server.house import House, Person, until
from tests.server.test_tournaments import id_of

PEOPLE, SEATS, ROUNDS = 16, 4, 2

Page = dict[str, Any]


@pytest.fixture
def both(databases: None, tmp_path: pathlib.Path) -> Iterator[list[House]]:
    need(is_postgres_missing() or is_redis_missing())
    url = postgres_of(tmp_path / "house.sqlite3")
    found = [
        House(tmp_path / name, DATABASE_URL=url, REDIS_URL=REDIS, SOCKETS_PER_ADDRESS="100000")
        for name in ("one", "two")
    ]
    yield found
    for house in found:
        if house.process.poll() is None:
            house.close()


class Somebody(Person):
    """Plays all their tables to the end, over another process when theirs has died."""

    def __init__(self, houses: list[House], nth: int) -> None:
        super().__init__(houses[nth % 2])
        self.houses, self.nth = houses, nth
        self.tables: list[str] = []

    def goes_elsewhere(self) -> None:
        self.house = self.houses[0]
        self.web.base_url = httpx.URL(self.house.url)

    async def plays_on(self, id: str, first_move: asyncio.Event) -> Page:
        while True:
            try:
                page = (await self.get(f"/api/tournaments/{id}")).json()
                if page["ended_at"]:
                    return dict(page)
                if page["table"] is None:
                    await asyncio.sleep(0.1)
                else:
                    await self.plays(page["table"], first_move)
            except (OSError, websockets.WebSocketException, httpx.HTTPError, KeyError):
                self.goes_elsewhere()

    async def plays(self, table: str, first_move: asyncio.Event) -> None:
        if table not in self.tables:
            self.tables.append(table)
        asked = -1
        async with asyncio.timeout(60), self.sits_at(table) as chair:
            while True:
                frame = json.loads(await chair.socket.recv())
                if frame["type"] != "update":
                    continue
                if frame["over"]:
                    return
                if frame["options"] and frame["asked"] > asked:
                    asked = frame["n"]
                    await chair.act(frame, self.nth % 3)
                    if frame["n"] > 0:
                        first_move.set()


@pytest.mark.deep  # half a minute; every day a table lives on in another process
async def test_sixteen_people_play_on_when_a_process_is_killed_and_the_standings_are_right(
    both: list[House], tmp_path: pathlib.Path
) -> None:
    file = tmp_path / "house.sqlite3"
    people = [Somebody(both, nth) for nth in range(PEOPLE)]
    for nth, one in enumerate(people):
        await one.is_called(f"Guest {nth:02d}")
    owner = await id_of(people[0])
    sql(file, "INSERT INTO recovery_codes (id, guest) VALUES (?, ?)", "code", owner)
    new = {
        "game": "same-steps", "name": "Sixteen", "seats": SEATS, "rounds": ROUNDS, "rest": 0,
        "options": {"goal": 4}, "clock": {"type": "live", "bank": 600, "increment": 0},
    }  # fmt: skip
    id = (await people[0].post("/api/tournaments", new)).json()["id"]
    for one in people:
        assert (await one.post(f"/api/tournaments/{id}/entry")).status_code == 200
    assert (await people[0].post(f"/api/tournaments/{id}/start")).status_code == 200

    some_move = asyncio.Event()
    try:
        async with asyncio.timeout(120), asyncio.TaskGroup() as playing:
            tasks = [playing.create_task(one.plays_on(id, some_move)) for one in people]
            await some_move.wait()
            both[1].kill()
    except TimeoutError:
        raise AssertionError([house.log for house in both]) from None
    pages = [task.result() for task in tasks]

    assert all(len(one.tables) == ROUNDS for one in people), "each at one table of each round"
    seated = sql(
        file,
        "SELECT seats.guest FROM seats JOIN tables ON tables.id = seats.table_id"
        " WHERE tables.tournament = ? AND tables.status = 'over'",
        id,
    )
    assert set(Counter(guest for (guest,) in seated).values()) == {ROUNDS}
    page = pages[0]
    assert page["state"] == "over"
    found = {line["number"]: line["rounds"] for line in page["standings"]}
    assert found == await expected(people[0], page)
    totals = [sum(line["rounds"]) for line in page["standings"]]
    assert totals == sorted(totals, reverse=True) == [line["points"] for line in page["standings"]]
    assert next(line["rank"] for line in page["standings"]) == 1
    for one in people:
        await one.web.aclose()
    with contextlib.suppress(OSError):
        both[0].close()


async def expected(person: Person, page: Page) -> dict[int, list[int]]:
    """The points of each person in each round, from the records of the tables."""
    points: dict[int, list[int]] = {number: [] for number in range(1, PEOPLE + 1)}
    for played in page["rounds_played"]:
        steps: dict[int, int] = {}
        beside: dict[int, list[int]] = {}
        for table in played["tables"]:
            numbers = [seat["number"] for seat in table["seats"]]
            scores = (await until(lambda id=table["id"]: record(person, id)))["result"]["scores"]
            steps |= dict(zip(numbers, scores, strict=True))
            beside |= dict.fromkeys(numbers, numbers)
        for number, mine in steps.items():
            near = [steps[other] for other in beside[number] if other != number]
            far = [score for other, score in steps.items() if other not in beside[number]]
            share = sum(
                Fraction(sum(2 * (mine > one) + (mine == one) for one in others), 4 * len(others))
                for others in (near, far)
            )
            points[number].append(int(share * 100 + Fraction(1, 2)))
    return points


async def record(person: Person, table: str) -> Page | None:
    answer = await person.get(f"/api/tables/{table}/record")
    return dict(answer.json()) if answer.status_code == 200 else None
