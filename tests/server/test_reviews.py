"""Reviews: how a finished table went, worked out once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import House, Person
from tests.titles import ANY

Visit = Callable[..., Person]


async def plays(anna: Person, *seats: str, **options: Any) -> str:
    """Play a table to its end, taking the first option each time."""
    table = await anna.makes_table(*seats, **options)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


async def review(person: Person, table: str) -> dict[str, Any]:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        answer = await person.get(f"/api/tables/{table}/review")
        if answer.status_code == 200:
            found: dict[str, Any] = answer.json()["review"]
            return found
        assert (answer.status_code, answer.json()["review"]) == (202, None)
        await asyncio.sleep(0.05)
    raise TimeoutError


async def test_a_finished_table_is_reviewed_from_the_start_to_the_end(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=6)

    found = await review(anna, table)

    history = (await anna.get(f"/api/tables/{table}/history")).json()["moments"]
    curve = found["curve"]
    assert [point["n"] for point in curve] == list(range(history[-1]["n"] + 1))
    assert all(sum(point["wins"]) == pytest.approx(1, abs=0.01) for point in curve)
    assert set(curve[-1]["wins"]) <= {0, 0.5, 1}


async def test_everybody_who_knows_the_table_may_read_its_review(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", goal=3)
    nameless = visitor(house)

    before = await nameless.get(f"/api/tables/{table}/review")
    await review(anna, table)

    assert (before.status_code, before.json()["code"]) == (401, "error-no-guest")
    assert (await review(nameless, table))["curve"]


async def test_a_table_where_nobody_chose_anything_costs_no_thinking(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="1000000", REVIEW_TIME_LIMIT="1")
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "me")
    await anna.starts(table)
    await anna.post(f"/api/tables/{table}/end", {"ends": True})

    nothing = {"curve": [], "costly": [], "turning": None, "glanced": False}
    assert await review(anna, table) == nothing


async def test_one_review_of_a_guest_waits_and_the_next_guest_has_a_turn(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(LIMITS_TIMES="1", REVIEW_PLAYOUTS="1000000")
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    tables = [await plays(one, "me", "random", goal=6) for one in (anna, anna, ben)]

    first, second = [await anna.get(f"/api/tables/{table}/review") for table in tables[:2]]
    other = await ben.get(f"/api/tables/{tables[2]}/review")

    assert (first.status_code, second.status_code, other.status_code) == (202, 429, 202)
    assert (first.json()["ahead"], other.json()["ahead"]) == (0, 1)
    assert second.json()["code"] == "error-too-many"
    assert int(second.headers["Retry-After"]) >= 1


async def test_a_real_game_names_moves_and_what_was_better(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", game=ANY)

    found = await review(anna, table)

    for move in found["costly"]:
        assert move["chosen"] != move["better"]
        assert {"key", "args"} == set(move["better"])
        assert move["seat"] in (0, 1)


async def test_nothing_is_told_before_the_end(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    waiting = await anna.makes_table("me")
    running = await anna.makes_table("me")
    await anna.starts(running)

    for table in (waiting, running):
        answer = await anna.get(f"/api/tables/{table}/review")
        assert (answer.status_code, answer.json()["code"]) == (409, "error-not-over")


async def test_a_table_that_does_not_exist_has_no_review(house: House, visitor: Visit) -> None:
    answer = await visitor(house).get("/api/tables/nothing/review")

    assert (answer.status_code, answer.json()["code"]) == (404, "error-no-such-table")


async def test_a_review_is_worked_out_once_and_kept_over_a_restart(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=3)
    before = await review(anna, table)

    house.close()
    house.open()

    answer = await anna.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["review"]) == (200, before)
    assert len(house.children()) <= 2, "nobody thinks about it again"


async def test_an_interrupted_review_is_begun_anew(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="3000")
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=20)
    assert (await anna.get(f"/api/tables/{table}/review")).status_code == 202
    house.kill()
    house.open()

    assert (await review(anna, table))["curve"]


async def test_many_who_ask_at_once_get_the_same_review(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=5)

    found = await asyncio.gather(*(review(anna, table) for _ in range(5)))

    assert all(one == found[0] for one in found)


async def test_a_review_that_takes_too_long_is_given_up_and_others_are_made(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="10000", REVIEW_TIME_LIMIT="0.7")
    anna = await visitor(house).is_called("Anna")
    long = await anna.makes_table("steady", goal=500)
    await anna.starts(long)
    async with anna.sits_at(long) as chair:
        await chair.hears("update", over=True)
    short = await plays(anna, "me", goal=3)
    answer = await anna.get(f"/api/tables/{long}/review")
    assert answer.status_code == 202

    while answer.status_code == 202:
        await asyncio.sleep(0.1)
        answer = await anna.get(f"/api/tables/{long}/review")

    assert (answer.status_code, answer.json()["code"]) == (503, "error-no-review")
    assert (await review(anna, short))["curve"]
