"""Once more with the same people: one next table, whoever asks, however often, from wherever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.processes import ANNA, BEN, act, make, two_processes

from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.room import Room
from ludoteca.server.tables.rematch import rematch

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


@pytest.mark.on_both
async def test_two_processes_make_one_table(rooms: list[Room], tmp_path: Path) -> None:
    made = await asyncio.gather(*(again(room, BEN) for room in rooms for _ in range(3)))

    assert len(set(made)) == 1
    assert {room.row.rematch for room in rooms} == set(made)
    owned = "SELECT count(*) FROM tables WHERE owner = ?"
    assert sql(tmp_path / "db", owned, BEN.id) == [(1,)]


@pytest.mark.on_both
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


# ---- a series ------------------------------------------------------------------------------


async def played(house: House, visitor: Visit) -> tuple[Person, Person, str]:
    """Anna and Ben, with a bot, at a table that Anna has won: her seat is the first to move."""
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", "steady", goal=1)
    await ben.post(f"/api/tables/{table}/join")
    await plays(anna, ben, table)
    return anna, ben, table


async def plays(anna: Person, ben: Person, table: str) -> None:
    """To the end; whoever is asked takes the first option."""
    await anna.starts(table)

    async def plays_on(person: Person) -> None:
        async with person.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(plays_on(anna), plays_on(ben))


async def test_colours_and_names_go_along_of_people_and_of_bots(
    house: House, visitor: Visit
) -> None:
    _, ben, table = await ended(house, visitor)

    async def look(person: Person, table: str) -> dict[str, int]:
        seats = (await person.get(f"/api/tables/{table}")).json()["seats"]
        return {seat["name"]: seat["colour"] for seat in seats}

    before = await look(ben, table)
    following = (await ben.post(f"/api/tables/{table}/rematch")).json()["id"]

    assert await look(ben, following) == before


async def test_a_series_is_counted(house: House, visitor: Visit) -> None:
    anna, _, table = await played(house, visitor)
    first = (await anna.get(f"/api/tables/{table}")).json()
    record = (await anna.get(f"/api/tables/{table}/record")).json()
    ranks = record["result"]["ranks"]
    won = {seat["name"]: int(ranks[seat["seat"]] == 1) for seat in first["seats"]}

    following = (await anna.post(f"/api/tables/{table}/rematch")).json()

    assert (first["round"], following["round"]) == (1, 2)
    assert {seat["wins"] for seat in first["seats"]} == {0}
    assert {seat["name"]: seat["wins"] for seat in following["seats"]} == won
    assert sum(won.values()) >= 1


async def test_a_table_that_was_ended_early_is_won_by_nobody(house: House, visitor: Visit) -> None:
    anna, _, table = await ended(house, visitor)

    following = (await anna.post(f"/api/tables/{table}/rematch")).json()

    assert {seat["wins"] for seat in following["seats"]} == {0}


async def test_it_waits_for_the_answers_of_the_others(house: House, visitor: Visit) -> None:
    anna, ben, table = await ended(house, visitor)
    following = (await anna.post(f"/api/tables/{table}/rematch")).json()
    path = f"/api/tables/{following['id']}"

    early = await anna.post(f"{path}/start")
    invited = {seat["name"]: seat["invited"] for seat in following["seats"]}
    answered = (await ben.post(f"/api/tables/{table}/rematch")).json()
    started = await anna.post(f"{path}/start")

    assert (early.status_code, early.json()["code"]) == (409, "error-not-answered")
    assert early.json()["facts"] == {"name": "Ben"}
    assert sorted(name for name, asked in invited.items() if asked) == ["Ben"]
    assert not any(seat["invited"] for seat in answered["seats"])
    assert started.json()["status"] == "running"


async def test_who_sits_down_by_the_link_has_answered(house: House, visitor: Visit) -> None:
    anna, ben, table = await ended(house, visitor)
    following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]

    answer = await ben.post(f"/api/tables/{following}/join")

    assert not any(seat["invited"] for seat in answer.json()["seats"])


@pytest.mark.parametrize(("vacancy", "kinds"), [("leave-out", 2), ("bots", 3)])
async def test_it_may_start_without_those_who_do_not_answer(
    house: House, visitor: Visit, vacancy: str, kinds: int
) -> None:
    anna, ben, table = await ended(house, visitor)
    following = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]

    started = await anna.post(f"/api/tables/{following}/start", {"vacancy": vacancy})

    seats = started.json()["seats"]
    assert started.json()["status"] == "running"
    assert [seat["kind"] for seat in seats].count("person") == 1
    assert len(seats) == kinds
    looked = (await ben.get(f"/api/tables/{following}")).json()
    assert not any(seat["you"] for seat in looked["seats"])


async def test_who_has_left_the_page_finds_the_wish_among_their_tables(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await ended(house, visitor)
    others = await anna.makes_table("me", "open")

    following = (await ben.post(f"/api/tables/{table}/rematch")).json()["id"]

    first, second = (await anna.get("/api/me/tables")).json()["live"]
    assert (first["id"], first["invited_by"]) == (following, "Ben")
    assert (second["id"], second["invited_by"]) == (others, None)
    own = (await ben.get("/api/me/tables")).json()["live"]
    assert [card["invited_by"] for card in own] == [None]

    await anna.post(f"/api/tables/{following}/join")

    answered = (await anna.get("/api/me/tables")).json()["live"]
    assert [card["invited_by"] for card in answered] == [None, None]
