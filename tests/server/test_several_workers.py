"""Several processes behind one address, and workers that move the bots of a house."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack

import httpx
import pytest
from tests.server.databases import (
    REDIS,
    furnished_postgres,
    is_postgres_missing,
    is_redis_missing,
    need,
    postgres_of,
)
from tests.server.house import House, Person, environment, try_to_start, until
from tests.server.processes import ANNA, Process

from ludoteca.server import clock
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow

Visit = Callable[..., Person]


class ThreeWorkers(House):
    program = "from ludoteca.server.serve import serve; serve(3)"


@pytest.mark.long
async def test_workers_of_one_address_serve_one_house(
    databases: None, tmp_path: pathlib.Path, visitor: Visit
) -> None:
    need(is_postgres_missing())
    need(is_redis_missing())
    house = ThreeWorkers(
        tmp_path / "data", DATABASE_URL=postgres_of(tmp_path / "db"), REDIS_URL=REDIS
    )
    try:
        people = [await visitor(house).is_called(name) for name in ("Anna", "Ben", "Carl")]
        table = await people[0].makes_table("me", "open", "open", goal=6)
        for person in people[1:]:
            assert (await person.post(f"/api/tables/{table}/join")).status_code == 200
        async with AsyncExitStack() as stack:
            chairs = [await stack.enter_async_context(one.sits_at(table)) for one in people]
            await people[0].starts(table, *chairs)
            updates = [await chair.hears("update") for chair in chairs]
            ends = await asyncio.gather(
                *[chair.plays_on(update) for chair, update in zip(chairs, updates, strict=True)]
            )
        assert len(house.children()) == 3
        assert all(end["over"] for end in ends)
        assert len({str(end["view"]) for end in ends}) == 1
    finally:
        house.close()


class TwoWorkers(House):
    program = "from ludoteca.server.serve import serve; serve(2)"


@pytest.mark.long
async def test_whichever_worker_answers_the_figures_are_those_of_all(
    databases: None, tmp_path: pathlib.Path, visitor: Visit
) -> None:
    need(is_postgres_missing())
    need(is_redis_missing())
    shared = {"DATABASE_URL": furnished_postgres(tmp_path / "db"), "REDIS_URL": REDIS}
    house = TwoWorkers(tmp_path / "data", **shared, METRICS="loopback")
    try:
        anna = await visitor(house).is_called("Anna")
        table = await anna.makes_table("me", goal=2)
        await anna.starts(table)
        async with anna.sits_at(table) as chair:
            end = await chair.plays_on(await chair.hears("update"))
        entries = end["n"] + 1

        async def told_of() -> set[int]:
            """The processes whose sockets are told; whoever answers has the same sum."""
            found = [await looked() for _ in range(10)]
            lines = {line for text in found for line in text}
            counted = {line for line in lines if line.startswith("ludoteca_entries")}
            assert counted == {f"ludoteca_entries_total {entries:.1f}"}
            return {
                int(one) for one in re.findall(r'ludoteca_sockets{process="(\d+)"}', str(lines))
            }

        async def looked() -> list[str]:
            async with httpx.AsyncClient(base_url=house.url, verify=False) as web:
                return (await web.get("/metrics")).text.splitlines()

        first = set(house.children())

        async def are_told_of() -> bool:
            return await told_of() == first

        async def is_told_of_no_more() -> bool:
            return dead not in await told_of()

        await until(are_told_of)
        dead = min(first)
        os.kill(dead, signal.SIGKILL)
        await until(is_told_of_no_more)
    finally:
        house.close()


async def test_several_workers_need_what_they_share(tmp_path: pathlib.Path) -> None:
    program = "from ludoteca.server.serve import serve; serve(2)"
    then = await asyncio.to_thread(try_to_start, tmp_path, program=program)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert "REDIS_URL" in then.stderr


# ---- bots elsewhere -------------------------------------------------------------------------


@contextlib.contextmanager
def working(where: str, folder: pathlib.Path) -> Iterator[None]:
    """A worker for the house of this database."""
    worker = subprocess.Popen(
        [sys.executable, "-m", "ludoteca.cli", "worker"],
        env=environment(folder, DATABASE_URL=where, REDIS_URL=REDIS, BOT_WORKERS="2"),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert worker.stdout is not None
    try:
        assert worker.stdout.readline() == "Ludoteca works: 2 bots think at once.\n"
        yield
    finally:
        worker.terminate()
        assert worker.wait(10) == 0
        worker.stdout.close()


async def test_a_worker_moves_the_bots_of_a_house_that_it_does_not_serve(
    databases: None, tmp_path: pathlib.Path
) -> None:
    need(is_postgres_missing())
    need(is_redis_missing())
    where = furnished_postgres(tmp_path / "db")
    with working(where, tmp_path / "worker"):
        database = Process(where)  # which moves no bots
        await GuestStore(database.database).add(ANNA)
        row = TableRow(
            id="t",
            game="quiet-steps",
            options=b'{"goal":2}',
            owner=ANNA.id,
            status="waiting",
            secret=bytes(32),
            created_at=clock.now(),
        )
        people = [SeatRow("person", ANNA.id, "Anna"), SeatRow("bot", name="", level="steady")]
        await database.store.create(row, people)
        room = await database.rooms.get("t")
        await room.start(ANNA)

        async with asyncio.timeout(20):
            while room.table.n < 1:  # nobody tells this one
                await asyncio.sleep(0.05)
                async with room.lock:
                    await room.log.catch_up()

        assert (await database.journal.read("t"))[1].seat == 1
        await database.journal.close()
        await database.database.close()


def test_a_worker_without_redis_is_one_line(tmp_path: pathlib.Path) -> None:
    refused = try_to_start(tmp_path, "from ludoteca.server.worker import work; work()")

    assert refused.returncode == 1
    assert "REDIS_URL" in refused.stderr
    assert refused.stderr.count("\n") == 1
