"""Play while things break, by clients that remember whatever was acknowledged; what became of it is
counted.

``python -m tests.server.faults`` is the long form: ``make faults`` runs it, ten times in a row.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import pathlib
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import httpx
import websockets
from tests.server.databases import sql
from tests.server.house import START, House, Person
from tests.server.machines import OwnPostgres, OwnRedis, lasting_port

ANSWER_SECONDS = 5.0
"""After which a client asks once more, on a new connection."""

STUCK_SECONDS = 90.0
"""How long the tables may take from the last fault to their end."""

GONE = (websockets.WebSocketException, OSError, TimeoutError, httpx.HTTPError)


@dataclasses.dataclass
class Counts:
    """What became of the moves; the first four are to be 0."""

    lost: int = 0
    twice: int = 0
    stuck: int = 0
    differing: int = 0
    acknowledged: int = 0
    tables: int = 0
    faults: int = 0
    seconds: float = 0.0

    @property
    def wrong(self) -> tuple[int, int, int, int]:
        return self.lost, self.twice, self.stuck, self.differing


class EarlyHouse(House):
    """On a machine whose clock is half a minute fast."""

    program = f"import time; t = time.time_ns; time.time_ns = lambda: t() + 30 * 10**9; {START}"


class Player:
    """Somebody in one seat, who goes on at any house that answers."""

    def __init__(self, houses: Sequence[House], person: Person, seat: int, chances: Any) -> None:
        self._houses, self._person, self._seat = houses, person, seat
        self._chances = chances
        self.acknowledged: dict[str, int] = {}
        self.end: dict[str, Any] | None = None

    async def play(self, table: str) -> None:
        while self.end is None:
            house = self._chances.choice(self._houses)
            try:
                async with self._at(house).sits_at(table) as chair:
                    await self._go_on(chair)
            except GONE:
                await asyncio.sleep(self._chances.uniform(0.05, 0.3))

    def _at(self, house: House) -> Person:
        there = object.__new__(Person)
        there.house, there.web = house, self._person.web
        return there

    async def _go_on(self, chair: Any) -> None:
        answered = -1
        while True:
            async with asyncio.timeout(ANSWER_SECONDS):
                frame = json.loads(await chair.socket.recv())
            if frame["type"] == "accepted":
                self.acknowledged[frame["id"]] = frame["n"]
            elif frame["type"] == "rejected" and frame["code"] == "error-not-saved":
                raise TimeoutError  # try again
            elif frame["type"] == "update":
                if frame["over"]:
                    self.end = frame
                    return
                if frame["options"] and frame["asked"] > answered:
                    answered = frame["n"]
                    await chair.act(frame, id=f"{self._seat}-{frame['asked']}")


async def play_through(
    houses: Sequence[House],
    file: pathlib.Path,
    tables: int,
    goal: int,
    faults: Sequence[Callable[[], Awaitable[None]]],
    seed: int,
) -> Counts:
    """Two people at each table, while ``faults`` happen one after the other at random moments."""
    chances = random.Random(seed)
    begun = time.monotonic()
    anna = await Person(houses[0]).is_called("Anna")
    ben = await Person(houses[0]).is_called("Ben")
    players: dict[str, list[Player]] = {}
    for _ in range(tables):
        table = await anna.makes_table("me", "open", goal=goal)
        answer = await ben.post(f"/api/tables/{table}/join")
        assert answer.status_code == 200, answer.text
        await anna.starts(table)
        players[table] = [
            Player(houses, person, seat, chances) for seat, person in enumerate((anna, ben))
        ]
    work = [
        asyncio.create_task(player.play(table)) for table in players for player in players[table]
    ]
    for fault in faults:
        await asyncio.sleep(chances.uniform(0.05, 0.8))
        await fault()
    _, unfinished = await asyncio.wait(work, timeout=STUCK_SECONDS)
    for task in unfinished:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    for person in (anna, ben):
        await person.web.aclose()

    counts = Counts(tables=tables, faults=len(faults))
    for table, both in players.items():
        log = sql(
            file,
            "SELECT seat, command, n FROM entries WHERE table_id = ? AND command IS NOT NULL",
            table,
        )
        commands = [(seat, command) for seat, command, _ in log]
        counts.twice += len(commands) - len(set(commands))
        there = {(seat, command): n for seat, command, n in log}
        for seat, player in enumerate(both):
            counts.acknowledged += len(player.acknowledged)
            counts.lost += sum(
                there.get((seat, command)) != n for command, n in player.acknowledged.items()
            )
        ends = [player.end for player in both]
        counts.stuck += any(end is None for end in ends)
        shown = {json.dumps([end["n"], end["view"], end["result"]]) for end in ends if end}
        counts.differing += len(shown) > 1
    counts.seconds = round(time.monotonic() - begun, 1)
    return counts


async def kill_on_sqlite(
    folder: pathlib.Path, kills: int, tables: int, goal: int, seed: int = 1
) -> Counts:
    """One process on a file, killed with -9 under play and started again."""
    url = f"sqlite:///{folder / 'db'}"
    house = House(folder / "sqlite", PORT=lasting_port(), DATABASE_URL=url)

    async def kill() -> None:
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.open)

    try:
        return await play_through([house], folder / "db", tables, goal, [kill] * kills, seed)
    finally:
        house.close()


async def break_everything(
    folder: pathlib.Path, rounds: int, tables: int, goal: int, seed: int = 2
) -> Counts:
    """Two processes on PostgreSQL and Redis, of which each part fails, ``rounds`` times."""
    postgres, redis = OwnPostgres(), OwnRedis()
    houses = [
        kind(
            folder / name,
            PORT=lasting_port(),
            DATABASE_URL=postgres.address,
            REDIS_URL=redis.address,
        )
        for name, kind in (("a", House), ("b", EarlyHouse))
    ]

    async def kill_a_process() -> None:
        await asyncio.to_thread(houses[1].kill)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(houses[1].open)

    async def restart_redis() -> None:
        await asyncio.to_thread(redis.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(redis.start)

    async def restart_postgres() -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)

    faults = [kill_a_process, restart_redis, restart_postgres] * rounds
    try:
        return await play_through(houses, postgres.address, tables, goal, faults, seed)
    finally:
        for house in houses:
            house.close()
        redis.stop()
        postgres.remove()


async def _long(times: int) -> int:
    wrong = 0
    for seed in range(times):
        for scenario, settings in (
            (kill_on_sqlite, (50, 20, 500)),
            (break_everything, (5, 40, 500)),
        ):
            folder = pathlib.Path(tempfile.mkdtemp(prefix="ludoteca-faults-"))
            try:
                counts = await scenario(folder, *settings, seed)
            finally:
                shutil.rmtree(folder, ignore_errors=True)
            found = {"scenario": scenario.__name__, "seed": seed, **dataclasses.asdict(counts)}
            print(json.dumps(found), flush=True)
            wrong += sum(counts.wrong)
    return wrong


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="What is lost when everything breaks?")
    asked.add_argument("--times", type=int, default=1, help="in a row, at other moments each time")
    sys.exit(min(1, asyncio.run(_long(asked.parse_args().times))))
