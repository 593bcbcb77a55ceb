"""Who contributes to the dice of a table before it starts, and who does not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.pace import slower
from tests.server.dice import BLUE, GREEN, RED, contributed, gives, plays_to_the_end, starting
from tests.server.house import House, Person

Visit = Callable[..., Person]


async def at_a_table(house: House, visitor: Visit) -> tuple[Person, Person, str]:
    """Two people, and the table at which they sit and which has not started."""
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", goal=4)
    await ben.post(f"/api/tables/{table}/join")
    return anna, ben, table


@pytest.mark.alone
async def test_everybody_who_is_here_contributes(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("open", "steady", "open", "me", goal=4)
    await ben.post(f"/api/tables/{table}/join", {"seat": 2})
    await anna.put(f"/api/tables/{table}/seats/0", {"kind": "bot"})
    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        began = time.monotonic()
        async with starting(anna, table):
            await gives(red, RED)
            await gives(blue, BLUE)
        took = time.monotonic() - began
        await plays_to_the_end(red, blue)

    assert await contributed(anna, table) == {2: BLUE, 3: RED}
    assert took < 1.5 * slower()


@pytest.mark.alone
async def test_a_table_of_bots_starts_at_once(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("steady", "steady", goal=4)
    async with anna.sits_at(table) as chair:
        began = time.monotonic()
        await anna.starts(table)
        took = time.monotonic() - began
        await chair.hears("update", over=True)

    assert took < 1.5 * slower()
    assert await contributed(anna, table) == {}


async def test_who_is_absent_contributes_nothing(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=4)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await plays_to_the_end(chair)

    assert await contributed(anna, table) == {}


@pytest.mark.alone
async def test_who_is_silent_or_late_contributes_nothing_and_all_wait_two_seconds(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await at_a_table(house, visitor)
    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        began = time.monotonic()
        async with starting(anna, table):
            await gives(red)
            await blue.hears("entropy_wanted")
        took = time.monotonic() - began
        update = await blue.hears("update")
        await blue.say({"type": "entropy", "bytes": BLUE})
        refused = await blue.hears("rejected")
        await asyncio.gather(plays_to_the_end(red), blue.plays_on(update))

    assert 1.9 < took < 5 * slower()
    assert (refused["id"], refused["code"]) == ("entropy", "error-unreadable-frame")
    assert await contributed(anna, table) == {0: RED}


@pytest.mark.alone
async def test_nobody_waits_for_who_leaves_while_all_wait_and_the_table_does_not_start(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await at_a_table(house, visitor)
    async with ben.sits_at(table) as chair:
        start = asyncio.create_task(anna.post(f"/api/tables/{table}/start"))
        await chair.hears("entropy_wanted")
        began = time.monotonic()
        left = await ben.post(f"/api/tables/{table}/leave")
        started = await start
        took = time.monotonic() - began

    assert took < 1 * slower()
    assert (left.status_code, left.json()["status"]) == (200, "waiting")
    assert (started.status_code, started.json()["code"]) == (409, "error-seat-open")


async def test_who_gets_a_seat_while_all_wait_is_asked_as_well(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    carl = await visitor(house).is_called("Carl")
    dora = await visitor(house).is_called("Dora")
    table = await anna.makes_table("me", "open", "open", goal=4)
    for one in (ben, dora):
        await one.post(f"/api/tables/{table}/join")
    async with (
        ben.sits_at(table) as bens,
        carl.sits_at(table) as carls,
        dora.sits_at(table) as doras,
    ):
        async with starting(anna, table):
            await bens.hears("entropy_wanted")
            await ben.post(f"/api/tables/{table}/leave")
            await carl.post(f"/api/tables/{table}/join")
            await gives(doras, RED)  # the last one of those who are still here
            await gives(doras, GREEN)
            await gives(carls, BLUE)
        async with anna.sits_at(table) as hers:
            await plays_to_the_end(hers, carls, doras)

    assert await contributed(anna, table) == {1: BLUE, 2: GREEN}


async def test_who_holds_several_seats_contributes_once_for_the_first(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("steady", "me", "me", goal=2)
    async with anna.sits_at(table) as chair, anna.sits_at(table) as another_tab:
        async with starting(anna, table):
            await gives(another_tab)
            await gives(chair)
        for seat in (1, 2):
            update = await chair.hears("update", audience=seat)
            await chair.act(update, 2)
        await chair.hears("update", over=True)
        await chair.say({"type": "ping"})  # earlier, updates would be passed over for its answer
        await chair.hears("pong")

    assert await contributed(anna, table) == {1: RED}


async def test_the_first_contribution_counts(house: House, visitor: Visit) -> None:
    anna, ben, table = await at_a_table(house, visitor)
    async with anna.sits_at(table) as red, ben.sits_at(table) as blue:
        async with starting(anna, table):
            await gives(red, RED)
            await red.say({"type": "entropy", "bytes": GREEN})
            refused = await red.hears("rejected")
            await red.say({"type": "entropy", "bytes": RED})
            await gives(blue, BLUE)
        await plays_to_the_end(red, blue)

    assert refused["id"] == "entropy"
    assert await contributed(anna, table) == {0: RED, 1: BLUE}


async def test_watchers_and_strangers_contribute_nothing(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    carl = await visitor(house).is_called("Carl")
    table = await anna.makes_table("me", "steady", goal=4)
    async with (
        anna.sits_at(table) as chair,
        carl.sits_at(table) as watcher,
        visitor(house).sits_at(table) as nobody,
    ):
        async with starting(anna, table):
            await chair.hears("entropy_wanted")
            for one in (watcher, nobody):
                await one.say({"type": "entropy", "bytes": GREEN})
                assert (await one.hears("rejected"))["id"] == "entropy"
            await chair.say({"type": "entropy", "bytes": RED})
        frames = [json.loads(await watcher.socket.recv()) for _ in range(2)]
        await plays_to_the_end(chair)

    assert "entropy_wanted" not in {frame["type"] for frame in frames}
    assert await contributed(anna, table) == {0: RED}


async def test_entropy_that_nobody_asked_for_is_refused(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=4)
    async with anna.sits_at(table) as chair:
        await chair.say({"type": "entropy", "bytes": GREEN})
        before = await chair.hears("rejected")
        async with starting(anna, table):
            await gives(chair)
        await chair.say({"type": "entropy", "bytes": GREEN})
        after = await chair.hears("rejected")
        await chair.say({"type": "ping"})
        await chair.hears("pong")
    async with anna.sits_at(table) as chair:
        await plays_to_the_end(chair)

    assert before["id"] == after["id"] == "entropy"
    assert await contributed(anna, table) == {0: RED}


@pytest.mark.parametrize(
    "rubbish",
    [
        *("", "zz" * 16, "A0" * 16, "a0" * 15, "a0" * 17, "a0" * 16 + "\n", " " * 32),
        *(None, 7, [160] * 16, {"hex": RED}, "a0" * 20_000),
    ],
    ids=range(12),
)
async def test_rubbish_is_refused_and_asked_for_no_longer_than_usual(
    house: House, visitor: Visit, rubbish: Any
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=4)
    async with anna.sits_at(table) as chair:
        async with starting(anna, table):
            await gives(chair, rubbish)
            refused = await chair.hears("rejected")
            await chair.say({"type": "entropy", "bytes": RED})
        await plays_to_the_end(chair)

    assert refused["code"] == "error-unreadable-frame"
    assert await contributed(anna, table) == {0: RED}


async def test_who_comes_back_while_all_wait_is_asked_again(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=4)
    async with anna.sits_at(table) as chair:
        start = asyncio.create_task(anna.starts(table))
        await chair.hears("entropy_wanted")
    async with anna.sits_at(table) as chair:
        await gives(chair)
        await start
        await plays_to_the_end(chair)

    assert await contributed(anna, table) == {0: RED}


async def test_a_table_is_started_once_however_often_it_is_asked(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=4)
    async with anna.sits_at(table) as chair:
        both = [asyncio.create_task(anna.post(f"/api/tables/{table}/start")) for _ in range(2)]
        await gives(chair)
        one, other = await asyncio.gather(*both)
        await plays_to_the_end(chair)

    assert sorted([one.status_code, other.status_code]) == [200, 409]
    assert await contributed(anna, table) == {0: RED}
