"""Once more with the same people: one next table, whoever asks, however often, from wherever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.processes import ANNA, BEN, act, make, two_processes

from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.rematch import rematch
from ludoteca.server.tables.room import Room

Visit = Callable[[House], Person]


async def ended(house: House, visitor: Visit) -> tuple[Person, Person, str]:
    """Anna and Ben, who have ended their table together."""
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", "steady", goal=100)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    for person in (anna, ben):
        await person.post(f"/api/tables/{table}/end", {"ends": True})
    return anna, ben, table


async def test_everybody_moves_on_by_one_seat_and_who_asked_first_owns_it(
    house: House, visitor: Visit
) -> None:
    _, ben, table = await ended(house, visitor)

    answer = await ben.post(f"/api/tables/{table}/rematch")

    seats = answer.json()["seats"]
    assert answer.status_code == 200
    assert [seat["kind"] for seat in seats] == ["person", "bot", "person"]
    assert (seats[0]["name"], seats[2]["name"], seats[1]["level"]) == ("Ben", "Anna", "steady")
    assert answer.json()["owner"] is True
    assert answer.json()["options"]["goal"] == 100


async def test_all_who_ask_get_the_same_table_and_are_told_of_it(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await ended(house, visitor)
    async with ben.sits_at(table) as chair:
        await chair.hears("table")
        asked = await asyncio.gather(
            *(person.post(f"/api/tables/{table}/rematch") for person in (anna, ben, anna, ben))
        )
        told = await chair.hears("table")
        while told["table"]["rematch"] is None:
            told = await chair.hears("table")

    ids = {answer.json()["id"] for answer in asked}
    assert ids == {told["table"]["rematch"]["table"]}
    waiting = (await anna.get("/api/me/tables")).json()["live"]
    assert {one["id"] for one in waiting} == ids


async def test_who_has_left_to_a_bot_does_not_come_along(house: House, visitor: Visit) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", goal=100)
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)
    await ben.post(f"/api/tables/{table}/leave")
    await anna.post(f"/api/tables/{table}/end", {"ends": True})

    seats = (await anna.post(f"/api/tables/{table}/rematch")).json()["seats"]

    assert [(seat["kind"], seat["name"]) for seat in seats] == [("open", ""), ("person", "Anna")]


async def test_there_is_none_before_the_end_nor_for_watchers(house: House, visitor: Visit) -> None:
    anna, ben, table = await ended(house, visitor)
    running = await anna.makes_table("me", "steady")
    await anna.starts(running)
    carl = await visitor(house).is_called("Carl")

    early = await anna.post(f"/api/tables/{running}/rematch")
    foreign = await carl.post(f"/api/tables/{table}/rematch")

    assert (early.status_code, early.json()["code"]) == (409, "error-not-over")
    assert foreign.json()["code"] == "error-not-seated"
    assert (await ben.get(f"/api/tables/{table}")).json()["rematch"] is None


# ---- two processes -------------------------------------------------------------------------


@pytest.fixture
async def rooms(tmp_path: Path) -> AsyncIterator[list[Room]]:
    """One table that is over, in two processes."""
    async with two_processes(tmp_path / "db") as both:
        room = await make(both[0], "t", options=b'{"goal":1}')
        n = 0
        while not room.table.over:
            for seat, one in enumerate((ANNA, BEN)):
                await room.act(act(seat, room.table.n, f"{n}-{seat}"), one.id)
            n += 1
        yield [await process.rooms.get("t") for process in both]


async def again(room: Room, guest: Guest) -> str:
    return await rematch(room.state.services.store, room.state, guest)


async def test_two_processes_make_one_table(rooms: list[Room], tmp_path: Path) -> None:
    made = await asyncio.gather(*(again(room, BEN) for room in rooms for _ in range(3)))

    assert len(set(made)) == 1
    assert {room.row.rematch for room in rooms} == set(made)
    owned = "SELECT count(*) FROM tables WHERE owner = ?"
    assert sql(tmp_path / "db", owned, BEN.id) == [(1,)]


async def test_of_two_people_in_two_processes_one_owns_the_table(rooms: list[Room]) -> None:
    made = await asyncio.gather(
        again(rooms[0], ANNA),
        again(rooms[1], BEN),
    )

    assert made[0] == made[1]
    found = await rooms[0].state.services.store.read(made[0])
    assert found is not None
    row, people = found
    assert row.owner in (ANNA.id, BEN.id)
    assert [who.guest for who in people] == [BEN.id, ANNA.id]


async def test_a_stranger_is_refused(rooms: list[Room]) -> None:
    with pytest.raises(Problem, match="error-not-seated"):
        await again(rooms[0], Guest("carl", "Carl"))
