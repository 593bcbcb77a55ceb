"""Reviews of finished tables are computed once."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.databases import sql
from tests.server.house import House, Person, until
from tests.server.toys.quiet_steps.rules import GAME
from tests.titles import ANY

from ludoteca.bots import review as bots
from ludoteca.core.codec import encode
from ludoteca.core.records.record import Record

Visit = Callable[..., Person]


async def plays(anna: Person, *seats: str, **options: Any) -> str:
    """Play a table to its end, taking the first option each time."""
    table = await anna.makes_table(*seats, **options)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))
    return table


async def review(person: Person, table: str) -> dict[str, Any]:
    async def made() -> dict[str, Any] | None:
        answer = await person.get(f"/api/tables/{table}/review")
        if answer.status_code == 202:
            assert answer.json()["review"] is None
            return None
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()["review"]
        return found

    return await until(made)


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
    assert (first.json()["others"], other.json()["others"]) == (0, 1)
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
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=3)
    before = await review(anna, table)

    house.close()
    house.open()

    answer = await anna.get(f"/api/tables/{table}/review")
    assert (answer.status_code, answer.json()["review"]) == (200, before)
    assert len(house.children()) <= 2, "nobody thinks about it again"


async def long_table(anna: Person, goal: int = 60) -> str:
    """One at which a bot has played alone to its end."""
    table = await anna.makes_table("steady", goal=goal)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update", over=True)
    return table


async def far(person: Person, table: str, least: int = 1) -> dict[str, Any]:
    """What is told of a review once it has looked at some moves."""

    async def looked() -> dict[str, Any] | None:
        answer = await person.get(f"/api/tables/{table}/review")
        assert answer.status_code == 202, answer.text
        told: dict[str, Any] = answer.json()
        return told if told["looked"] >= least else None

    return await until(looked)


async def test_a_review_says_how_far_it_is_and_how_long_it_takes(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="40000")
    anna = await visitor(house).is_called("Anna")
    table = await long_table(anna)
    first = (await anna.get(f"/api/tables/{table}/review")).json()

    told = await far(anna, table)

    assert (first["review"], first["looked"], first["seconds"]) == (None, 0, None)
    assert first["moves"] == told["moves"] > told["looked"] > 0
    assert told["seconds"] >= 1


async def test_an_interrupted_review_goes_on_by_itself_from_the_parts_that_it_has(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="40000")
    anna = await visitor(house).is_called("Anna")
    table = await long_table(anna)
    before = await far(anna, table)
    house.kill()
    parts = parts_of(house, table)
    house.open()

    async def more() -> bool:
        return len(parts_of(house, table)) > len(parts)  # nobody has asked again

    await until(more)
    after = (await anna.get(f"/api/tables/{table}/review")).json()

    assert parts
    assert parts_of(house, table)[: len(parts)] == parts
    assert after["looked"] >= before["looked"]


def parts_of(house: House, table: str) -> list[Any]:
    return sql(house.file, "SELECT body FROM work_parts WHERE table_id = ? ORDER BY n", table)


async def test_many_who_ask_at_once_get_the_same_review(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await plays(anna, "me", "random", goal=5)

    found = await asyncio.gather(*(review(anna, table) for _ in range(5)))

    assert all(one == found[0] for one in found)


@pytest.mark.deep  # half a minute; every day one is interrupted and goes on
async def test_a_review_ends_however_long_it_takes_and_is_that_of_one_go(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    # Of several parts on any machine, each of which gets little processor on a busy one.
    house = new_house(REVIEW_PLAYOUTS="20000", REVIEW_TIME_LIMIT="20")
    anna = await visitor(house).is_called("Anna")
    table = await long_table(anna)
    record = (await anna.get(f"/api/tables/{table}/record")).content
    entries = msgspec.json.Decoder(Record).decode(record).entries
    moves = len(entries) - 1
    whole = bots.review(GAME, entries, f"review/{table}", min(20_000, 1_500 * moves))

    await anna.get(f"/api/tables/{table}/review")
    await far(anna, table)
    await review(anna, table)

    ((kept,),) = sql(house.file, "SELECT body FROM reviews WHERE table_id = ?", table)
    assert kept == encode(whole)
    assert parts_of(house, table) == []


@pytest.mark.deep  # every day one that was interrupted goes on from its parts
async def test_a_review_that_failed_says_so_once_and_is_tried_again_from_where_it_was(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(REVIEW_PLAYOUTS="8000")
    anna = await visitor(house).is_called("Anna")
    table = await long_table(anna)
    bots_think_in = set(house.children())
    await anna.get(f"/api/tables/{table}/review")
    before = await far(anna, table)

    async def failed() -> httpx.Response | None:
        for worker in set(house.children()) - bots_think_in:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        answer = await anna.get(f"/api/tables/{table}/review")
        return None if answer.status_code == 202 else answer

    answer = await until(failed)
    again = await anna.get(f"/api/tables/{table}/review")

    assert (answer.status_code, answer.json()["code"]) == (503, "error-no-review")
    assert again.status_code == 202
    assert again.json()["looked"] >= before["looked"]
    assert (await review(anna, table))["curve"]


async def test_reviews_are_made_in_turns(new_house: Callable[..., House], visitor: Visit) -> None:
    house = new_house(REVIEW_PLAYOUTS="300000")
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    crowd = [await long_table(anna) for _ in range(4)]
    other = await plays(ben, "me", "random", goal=6)
    for table in crowd:
        assert (await anna.get(f"/api/tables/{table}/review")).status_code == 202

    await review(ben, other)

    for table in crowd:
        assert (await anna.get(f"/api/tables/{table}/review")).status_code == 202
