"""The luck report of a finished table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import House, Person, until
from tests.titles import ANY, TITLES

Visit = Callable[..., Person]


async def played(anna: Person, *seats: str, **options: Any) -> str:
    """A table that was played to its end, taking the first option each time."""
    table = await anna.makes_table(*seats, **options)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


async def luck_of(person: Person, table: str) -> str:
    """The report, once it is worked out."""

    async def told() -> str | None:
        answer = await person.get(f"/api/tables/{table}/luck")
        assert answer.status_code in (200, 202), answer.text
        return answer.text if answer.status_code == 200 else None

    return await until(told)


async def test_everybody_may_read_what_the_dice_were_worth(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await played(anna, "me", "steady", goal=10)
    record = (await anna.get(f"/api/tables/{table}/record")).json()

    told = json.loads(await luck_of(visitor(house), table))

    drawn = {entry["n"]: entry["tape"] for entry in record["entries"][1:] if entry.get("tape")}
    assert [entry["n"] for entry in told["entries"]] == list(drawn)
    for entry in told["entries"]:  # a coin for each seat, worth half a step more or less
        assert entry["gained"] == [coin - 0.5 for coin in drawn[entry["n"]]]
    for seat in (0, 1):
        assert told["gained"][seat] == sum(entry["gained"][seat] for entry in told["entries"])


EVEN = next(title for title in TITLES if title.measure and not title.prospects)


async def test_a_real_game_has_luck_in_points(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await played(anna, "random", "easy", "easy", game=ANY)

    told = json.loads(await luck_of(anna, table))

    assert len(told["gained"]) == 3
    assert len(told["entries"]) > 20
    for seat in range(3):
        parts = sum(entry["gained"][seat] for entry in told["entries"])
        assert told["gained"][seat] == pytest.approx(parts, abs=0.01 * len(told["entries"]))


async def test_nothing_is_said_of_luck_where_the_dice_are_for_all(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await played(anna, "random", "random", game=EVEN.meta.id)

    told = json.loads(await luck_of(anna, table))

    assert told == {"entries": [], "gained": []}


async def test_luck_is_the_same_for_all_who_ask_at_once_and_after_a_restart(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await played(anna, "me", goal=20)

    answers = await asyncio.gather(*[luck_of(anna, table) for _ in range(20)])
    house.close()
    house.open()
    later = await anna.get(f"/api/tables/{table}/luck")

    assert later.status_code == 200
    assert set(answers) == {later.text}


async def test_nobody_hears_of_luck_before_the_end(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "steady")
    waiting = await anna.get(f"/api/tables/{table}/luck")
    await anna.starts(table)
    running = await anna.get(f"/api/tables/{table}/luck")
    nowhere = await anna.get("/api/tables/nowhere/luck")

    for answer in (waiting, running):
        assert (answer.status_code, answer.json()["code"]) == (409, "error-not-over")
    assert nowhere.status_code == 404
