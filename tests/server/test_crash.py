"""Killed in the middle and started again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
import websockets
from tests.server.databases import only_sqlite, sql
from tests.server.house import START, House, Person

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    "moment", [5, *(pytest.param(later, marks=pytest.mark.deep) for later in (23, 48))]
)
async def test_a_server_killed_in_the_middle_goes_on_where_it_was(
    house_to_kill: House, visitor: Visit, moment: int
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", "random", goal=60)
    await anna.starts(table)
    accepted: dict[str, int] = {}
    told = -1
    async with anna.sits_at(table) as chair:
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                frame = await chair.hears("update", "accepted")
                if frame["type"] == "accepted":
                    accepted[frame["id"]] = frame["n"]
                    continue
                told = frame["n"]
                if told >= moment and house.process.poll() is None:
                    house.kill()
                if frame["options"]:
                    await chair.act(frame, id=f"a{told}")

    house.open()

    async with anna.sits_at(table, seen=told) as chair:
        update = await chair.hears("update")
        end = await chair.plays_on(update)
    assert update["n"] >= told
    assert end["over"]
    mine = "SELECT command, n FROM entries WHERE table_id = ? AND seat = 0 AND command IS NOT NULL"
    log = dict(sql(house.file, mine, table))
    assert accepted.items() <= log.items()
    assert accepted


@pytest.mark.long
async def test_bots_go_on_by_themselves_after_a_crash(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    before = len(house.log)
    anna = await visitor(house).is_called("Anna")
    tables = [await anna.makes_table("steady", "random", goal=150) for _ in range(3)]
    for table in tables:
        await anna.starts(table)
    for moment in (5, 21, 50):
        async with AsyncExitStack() as stack:  # no bot moves where nobody watches
            chairs = [await stack.enter_async_context(anna.sits_at(table)) for table in tables]
            while (await chairs[0].hears("update"))["n"] < moment:
                pass
            house.kill()
        house.open()

    for table in tables:
        async with anna.sits_at(table) as chair:
            end = await chair.hears("update", over=True)

        assert max(end["scores"]) >= 150
    assert "stopped" not in house.log[before:]


@only_sqlite
async def test_a_full_disk_is_an_error_for_a_while_and_nothing_is_lost(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    await anna.put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    ben = await visitor(house).is_called("Ben")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)

        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        await chair.act(update, id="x")
        refused = await chair.hears("rejected")
        made = await anna.post("/api/tables", {"game": "quiet-steps", "seats": [{"kind": "me"}]})
        looked = await anna.get(f"/api/tables/{table}")
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)
        await chair.act(update, id="x")
        accepted = await chair.hears("accepted")

    assert refused["code"] == "error-not-saved"
    assert (made.status_code, made.json()["code"]) == (503, "error-not-saved")
    assert looked.status_code == 200
    assert accepted["n"] == 1


class Hasty(House):
    """Its bots try again sooner."""

    program = f"from ludoteca.server.bots import runner; runner.RETRY_SECONDS = 0.2; {START}"


async def newest(person: Person, table: str) -> int:
    """The number of the last entry that they are told of."""
    moments = (await person.get(f"/api/tables/{table}/history")).json()["moments"]
    return int(moments[-1]["n"])


@only_sqlite
async def test_bots_wait_for_a_disk_that_was_full(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(Hasty)
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("steady", "steady", goal=200)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        update = await chair.hears("update")
        limits = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (4096, limits[1]))
        before = -1
        while before < (now := await newest(anna, table)):
            before = now
            await asyncio.sleep(0.2)  # many moves, if they are saved: nobody tells that they wait
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, limits)

        end = await chair.plays_on(update)

    assert end["over"]
