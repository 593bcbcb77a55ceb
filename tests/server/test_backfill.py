"""People who search later take the seats of bots at tables that run."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from tests.server.databases import sql
from tests.server.days import HouseOfDays
from tests.server.house import Chair, Person, until
from tests.server.seekers import GAME, Seeker, seeker
from tests.server.toys.quiet_steps.rules import GAME as RULES

from ludoteca.core.records.verify import verify_line

__all__ = ["seeker"]  # a fixture

LATER = 6
"""Seconds after which somebody who has found no people takes the seat of a bot."""

CLOCK = {"type": "live", "bank": 60, "increment": 5}

Seek = Callable[..., Awaitable[Seeker]]


@pytest.fixture(scope="module")
def days(databases: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseOfDays]:
    house = HouseOfDays(tmp_path_factory.mktemp("house"))
    yield house
    house.leave()


async def table_with_bots(person: Person, *bots: str, goal: int = 12, **settings: Any) -> str:
    """A running table of ``person`` and ``bots``, which make room for others."""
    kinds = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
    body = {
        "game": GAME,
        "seats": kinds,
        "options": {"goal": goal},
        "settings": {"backfill": True, "clock": CLOCK, "stand_in": "random", **settings},
    }
    answer = await person.post("/api/tables", body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    await person.starts(table)
    return table


@contextlib.asynccontextmanager
async def watched(person: Person, table: str) -> AsyncIterator[tuple[Chair, dict[str, Any]]]:
    """A chair at ``table``, with the update that it was sent first."""
    async with person.sits_at(table) as chair:
        yield chair, await chair.hears("update")


async def names_at(person: Person, table: str) -> list[str]:
    seats = (await person.get(f"/api/tables/{table}")).json()["seats"]
    return [seat["name"] for seat in seats if seat["kind"] == "person"]


async def finds_later(house: HouseOfDays, one: Seeker) -> dict[str, Any]:
    """What is found for them after a while."""
    await one.hears(lambda state: state["search"])
    house.passes(LATER)
    found: dict[str, Any] = (await one.hears(lambda state: state["found"]))["found"]
    return found


async def change_at(chair: Chair) -> dict[str, Any]:
    """The next entry with which somebody comes or goes."""
    while True:
        moment: dict[str, Any] | None = (await chair.hears("update"))["moment"]
        if moment is not None and moment["change"] is not None:
            return moment


async def takes_a_seat(house: HouseOfDays, one: Seeker, **wish: Any) -> str:
    """Search, and sit down; the table."""
    await one.seeks(GAME, bots_after=120, **wish)
    found = await finds_later(house, one)
    assert found["runs"]
    await one.is_ready()
    table: str = found["table"]
    return table


async def test_whoever_searches_later_plays_in_the_seat_of_a_bot_and_the_others_are_told(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    table = await table_with_bots(anna.person, "random", "random", goal=9)
    async with watched(anna.person, table) as (chair, first):
        seats = (await anna.person.get(f"/api/tables/{table}")).json()["seats"]

        assert await takes_a_seat(days, ben) == table

        moment = await change_at(chair)
        bot = seats[moment["seat"]]["name"]
        assert moment["change"] == {"type": "take_seat", "name": "Ben", "bot": bot}
        assert await names_at(ben.person, table) == ["Anna", "Ben"]
        assert (await ben.state())["search"] is None
        async with watched(ben.person, table) as (newcomer, update):
            assert update["audience"] == moment["seat"]
            assert update["clocks"][moment["seat"]]["left"] >= CLOCK["bank"] * 1000
            await asyncio.gather(chair.plays_on(first), newcomer.plays_on(update))
    line = (await ben.person.get(f"/api/tables/{table}/record")).content.strip()
    record = verify_line(line, {GAME: RULES})  # type: ignore[dict-item]
    assert [entry.seat for entry in record.entries if entry.kind == "seat"] == [moment["seat"]]


async def test_what_a_bot_has_begun_counts_for_nobody_and_the_others_play_for_their_result(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    table = await table_with_bots(anna.person, "random", goal=20)
    async with watched(anna.person, table) as (chair, first):
        await takes_a_seat(days, ben)
        async with watched(ben.person, table) as (newcomer, update):
            await asyncio.gather(chair.plays_on(first), newcomer.plays_on(update))

    async def kept() -> list[tuple[Any, ...]]:
        return sql(
            days.file,
            "SELECT guests.name, counted FROM outcomes JOIN guests ON guests.id = outcomes.guest"
            " WHERE table_id = ? ORDER BY guests.name",
            table,
        )

    assert [(name, bool(counted)) for name, counted in await until(kept)] == [
        ("Anna", True),
        ("Ben", False),
    ]
    assert sql(days.file, "SELECT * FROM rating_steps WHERE table_id = ?", table) == []


async def test_two_who_want_the_last_seat_of_a_bot_do_not_both_get_it(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben, clara = [await seeker(days, name) for name in ("Anna", "Ben", "Clara")]
    table = await table_with_bots(anna.person, "random", "random")
    async with watched(anna.person, table):
        # They may not play with each other alone: both look for a table of three.
        await ben.seeks(GAME, seats=(3, 3), bots_after=120)
        await clara.seeks(GAME, seats=(3, 3), bots_after=120)
        assert (await finds_later(days, ben))["table"] == table
        assert (await clara.hears(lambda state: state["found"]))["found"]["table"] == table
        dora = await seeker(days, "Dora")
        await dora.seeks(GAME, seats=(3, 3), bots_after=None)
        days.passes(LATER)
        await ben.is_ready()
        await clara.is_ready()

        assert sorted(await names_at(anna.person, table)) == ["Anna", "Ben", "Clara"]
        assert (await dora.state())["found"] is None
        await dora.gives_up()


async def test_people_who_search_at_once_are_put_together_and_not_in_the_seats_of_bots(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben, clara = [await seeker(days, name) for name in ("Anna", "Ben", "Clara")]
    table = await table_with_bots(anna.person, "random")
    async with watched(anna.person, table):
        await ben.seeks(GAME, seats=(2, 2))
        await clara.seeks(GAME, seats=(2, 2))

        found = await ben.finds()

        assert found == await clara.finds() != table
        for one in (ben, clara):
            await one.gives_up()


@pytest.mark.parametrize(
    ("wish", "settings"),
    [
        ({"backfill": False}, {}),
        ({}, {"backfill": False}),
        ({"seats": (4, 4)}, {}),
        ({"speed": "days"}, {}),
    ],
)
async def test_no_seat_is_taken_that_was_not_wished_for_or_not_offered(
    days: HouseOfDays, seeker: Seek, wish: dict[str, Any], settings: dict[str, Any]
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    table = await table_with_bots(anna.person, "random", **settings)
    async with watched(anna.person, table):
        await ben.seeks(GAME, **wish)
        days.passes(LATER)
        await asyncio.sleep(0.3)  # what must not happen

        assert (await ben.state())["found"] is None
        await ben.gives_up()


async def test_who_does_not_answer_gets_no_seat_and_the_bot_plays_on(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    table = await table_with_bots(anna.person, "random", goal=500)
    async with watched(anna.person, table):
        await ben.seeks(GAME, bots_after=120)
        await finds_later(days, ben)

        days.passes(20)

        await ben.hears(lambda state: state["lost"])
        assert await names_at(anna.person, table) == ["Anna"]


async def test_a_newcomer_whose_table_has_ended_meanwhile_searches_on_before_all_others(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    table = await table_with_bots(anna.person, "random", goal=500)
    async with watched(anna.person, table):
        await ben.seeks(GAME, bots_after=120)
        await finds_later(days, ben)
        await anna.person.post(f"/api/tables/{table}/end", {"ends": True})

        await ben.is_ready()

        state = await ben.state()
        assert state["search"] is not None
        assert state["found"] is None
        newest = "SELECT returned FROM searches ORDER BY created_at DESC LIMIT 1"
        ((returned,),) = sql(days.file, newest)
        assert returned
        await ben.gives_up()


async def test_whoever_has_left_several_tables_of_late_waits_a_little_longer(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Ben")
    for left in range(3):
        table = await anna.person.makes_table("me", "open", goal=500)
        await ben.person.post(f"/api/tables/{table}/join")
        await anna.person.starts(table)
        await ben.person.post(f"/api/tables/{table}/leave")
        await anna.person.post(f"/api/tables/{table}/end", {"ends": True})
        me = (await ben.person.get("/api/me")).json()["guest"]["person"]
        page = (await anna.person.get(f"/api/people/{me}")).json()
        assert page["stays"] == {"end": 0, "tables": left + 1}
    await ben.seeks(GAME)
    await anna.seeks(GAME)
    days.passes(LATER)
    await asyncio.sleep(0.3)  # what must not happen
    assert (await anna.state())["found"] is None

    days.passes(30)

    assert await anna.finds() == await ben.finds()


async def test_the_name_of_a_newcomer_is_forgotten_with_them(
    days: HouseOfDays, seeker: Seek
) -> None:
    anna, ben = await seeker(days, "Anna"), await seeker(days, "Benedicta")
    table = await table_with_bots(anna.person, "random", goal=500)
    async with watched(anna.person, table):
        await takes_a_seat(days, ben)

        await ben.person.post("/api/me", method="DELETE")

        bodies = sql(days.file, "SELECT body FROM entries WHERE table_id = ?", table)
        assert b"take_seat" in b"".join(bytes(body) for (body,) in bodies)
        assert b"Benedicta" not in b"".join(bytes(body) for (body,) in bodies)
