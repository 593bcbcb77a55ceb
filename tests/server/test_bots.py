"""Bots at tables: they move by themselves, in processes of their own."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import pathlib
import signal
import time
from collections.abc import Callable

import pytest
from tests.server.days import HouseOfDays
from tests.server.house import House, Person, until
from tests.titles import AT_ONCE

Visit = Callable[..., Person]


class WholeHouse(House):
    """Its workers are those that people have."""

    anew = True


def state_of(process: int) -> str:
    """The letter that Linux has for it; Z when it has ended."""
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(") ", 1)[1][0]
    except FileNotFoundError:
        return "Z"


def is_running(process: int) -> bool:
    return state_of(process) != "Z"


async def eventually(holds: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.005)


async def workers_of(house: House, person: Person) -> list[int]:
    """Once all are ready."""

    async def ready() -> bool:
        return (await person.get("/readyz")).status_code == 200

    await until(ready)
    return house.children()


async def plays_through(house: House, visitor: Visit, *seats: str, goal: int = 6) -> Person:
    """Watch a table of bots until it is over."""
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table(*seats, goal=goal)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update", over=True)
    return anna


async def test_bots_play_a_table_by_themselves(house: House, visitor: Visit) -> None:
    await plays_through(house, visitor, "steady", "random", "steady", goal=30)


async def test_bots_that_could_only_take_back_wait_until_the_others_have_chosen(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady", "random", goal=3, take_back=True)
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        asked = await chair.hears("update", to_act=[0])
        await plays_through(house, visitor, "steady", "random")  # bots have their turn elsewhere
        await chair.act(asked)
        await chair.plays_on(await chair.hears("update", n=3))


async def test_a_person_may_take_a_choice_back_while_bots_think(
    slow_bots: HouseOfDays, visitor: Visit
) -> None:
    anna = await visitor(slow_bots).is_called("Anna")
    table = await anna.makes_table("me", "steady", goal=100, take_back=True)
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
        await chair.act(await chair.hears("update", n=1))
        again = await chair.hears("update", n=2)
        slow_bots.passes(31)
        waits = await chair.hears("update", n=3)

    assert again["to_act"] == [0, 1]
    assert waits["to_act"] == [0]


CHOOSING_AT_ONCE = {title.meta.id for title in AT_ONCE}


@pytest.mark.deep  # a whole game; every day one is played on a page
async def test_a_person_and_a_bot_play_a_real_game(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    listed = (await anna.get("/api/games")).json()
    for game in (one for one in listed if one["id"] != "quiet-steps"):
        level = game["levels"][:2][-1]  # the first that thinks: how well is no matter here
        seats = ["me", *[level] * (max(2, game["seats"][0]) - 1)]
        table = await anna.makes_table(*seats, game=game["id"])
        await anna.starts(table)

        async with anna.sits_at(table) as chair:
            end = await chair.plays_on(await chair.hears("update"))

        assert end["result"]["reason"]["key"]
        history = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
        assert [moment["n"] for moment in history] == list(range(end["n"] + 1))
        record = json.loads((await anna.get(f"/api/tables/{table}/record")).content)
        entries = record["entries"]
        mine = [entry["at"] for entry in entries if entry.get("seat") == 0]
        assert [moment["at"] for moment in history if moment["seat"] == 0] == mine
        # Others may choose in secret, never oneself.
        assert len(history) == len(entries) or game["id"] in CHOOSING_AT_ONCE


async def test_a_bot_moves_at_its_pace(house_with: Callable[..., House], visitor: Visit) -> None:
    house = house_with(BOT_PACE="0.2")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("steady", goal=100)
    await anna.starts(table)

    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        last = await chair.hears("update", n=4)

    history = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    pauses = [later["at"] - sooner["at"] for sooner, later in itertools.pairwise(history)]
    assert last["n"] == 4
    assert all(200 <= pause < 800 for pause in pauses)


@pytest.mark.parametrize("level", ["raiser", "quitter"])
async def test_a_bot_that_fails_takes_any_option_in_the_end(
    house: House, visitor: Visit, level: str
) -> None:
    await plays_through(house, visitor, level, goal=2)

    assert '"event": "a bot failed"' in house.log
    assert f'"bot": "{level}"' in house.log


async def test_a_bot_that_thinks_for_ever_is_stopped_and_others_play_on(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(BOT_TIME_LIMIT="0.5")

    await asyncio.gather(
        plays_through(house, visitor, "brooder", goal=2),
        plays_through(house, visitor, "steady", "steady", goal=20),
    )

    assert "no choice within 0.5 s" in house.log


async def test_a_worker_that_was_killed_is_replaced(house_to_kill: House, visitor: Visit) -> None:
    house = house_to_kill
    killed = await workers_of(house, await plays_through(house, visitor, "steady"))
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    await eventually(lambda: not set(killed) & set(house.children()))  # the house knows it
    before = len(house.log)

    await plays_through(house, visitor, "steady")

    assert len(house.children()) == len(killed) > 0
    assert "a bot failed" not in house.log[before:]


async def test_bots_of_a_level_differ_and_stay_as_they_are_when_the_server_starts_again(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(BOT_WORKERS="2", BOT_PACE="0.02")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("moody", "moody", "moody", "moody", goal=40)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        before = (await chair.hears("update", n=12))["n"]
    house.kill()

    house.open()
    async with anna.sits_at(table) as chair:
        await chair.hears("update", over=True)

    record = json.loads((await anna.get(f"/api/tables/{table}/record")).content)
    steps: dict[int, set[int]] = {seat: set() for seat in range(4)}
    for entry in record["entries"][1:]:
        steps[entry["seat"]].add(entry["body"]["steps"])
    assert len(record["entries"]) > before + 8
    assert all(len(taken) == 1 for taken in steps.values()), steps
    assert len(set(map(tuple, steps.values()))) > 1


async def test_a_hint_is_even_whatever_the_bots_at_the_table_are_like(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    for _ in range(4):
        table = await anna.makes_table("me", "moody", goal=6)
        await anna.starts(table)

        hint = (await anna.post(f"/api/tables/{table}/hint", {"seat": 0, "level": "moody"})).json()

        assert [one["action"]["steps"] for one in hint["options"] if one["chosen"]] == [3]


async def test_workers_end_with_their_server_however_it_dies(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(WholeHouse, BOT_WORKERS="2", BOT_TIME_LIMIT="60")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("brooder", "brooder")
    workers = await workers_of(house, anna)
    await anna.starts(table)
    async with anna.sits_at(table):  # or no bot would move
        await eventually(lambda: [state_of(worker) for worker in workers] == ["R", "R"])

        house.kill()

    await eventually(lambda: not any(map(is_running, workers)))


async def test_workers_do_not_mind_ctrl_c(new_house: Callable[..., House], visitor: Visit) -> None:
    house = new_house(WholeHouse, BOT_WORKERS="2")
    workers = await workers_of(house, visitor(house))

    for worker in workers:
        os.kill(worker, signal.SIGINT)
    await plays_through(house, visitor, "steady", "steady")

    assert house.children() == workers
    house.close(signal.SIGINT)
    assert house.process.returncode == 0
    await eventually(lambda: not any(map(is_running, workers)))
