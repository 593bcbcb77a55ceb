"""A person is joined to another one in the middle of something: nothing is lost, nothing hangs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from tests.server.databases import sql
from tests.server.house import House, Person, two_at_a_table, until
from tests.server.pairs import answers, code_of, enters, pair

pytestmark = pytest.mark.on_both

Visitors = Callable[..., Person]

ROUNDS = 8
TRY_LATER = 1013


async def is_about_to_be(person: Person, device: Person) -> str:
    """All but the last step of signing ``device`` in to ``person``; the secret for that."""
    secret = await enters(device, await code_of(person))
    await answers(person, yes=True)
    return secret


async def becomes(device: Person, secret: str) -> dict[str, Any]:
    answer = await device.post("/api/sign-in/code/session", {"secret": secret})
    assert (answer.status_code, answer.json()["state"]) == (200, "done"), answer.text
    joined: dict[str, Any] = answer.json()["joined"]
    return joined


async def seats_of(person: Person, table: str) -> list[tuple[str, bool]]:
    info = (await person.get(f"/api/tables/{table}")).json()
    return [(seat["name"], seat["you"]) for seat in info["seats"]]


# ---- a table that waits ----------------------------------------------------------------------


@pytest.mark.parametrize("owner_goes", [True, False])
async def test_where_both_wait_the_person_has_both_seats_and_the_table(
    house: House, visitor: Visitors, owner_goes: bool
) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", goal=1)
    await ben.post(f"/api/tables/{table}/join")
    stays, goes = (ben, anna) if owner_goes else (anna, ben)

    async with goes.sits_at(table) as chair:
        await chair.hears("talk")
        joined = await pair(stays, goes)
        with pytest.raises(websockets.ConnectionClosed):
            await chair.hears("never")
        assert chair.socket.close_code == TRY_LATER  # its page comes back, as somebody else

    name = "Ben" if owner_goes else "Anna"
    assert joined["together"] == [table]
    assert await seats_of(stays, table) == [(name, True), (name, True)]
    assert (await stays.get(f"/api/tables/{table}")).json()["owner"]
    await stays.starts(table)
    async with goes.sits_at(table) as chair:  # its browser is the person's now
        update = await chair.hears("update")
        while not update["over"]:
            if update["options"] and update["audience"] in update["to_act"]:
                await chair.act(update)
            update = await chair.hears("update")


async def test_of_both_seats_the_person_may_free_theirs(house: House, visitor: Visitors) -> None:
    anna, ben = await visitor(house).is_called("Anna"), await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open", "open")
    await ben.post(f"/api/tables/{table}/join")
    await pair(anna, ben)

    left = await anna.post(f"/api/tables/{table}/leave")

    assert left.status_code == 200, left.text
    assert (await anna.get("/api/me/tables")).status_code == 200


# ---- a move at that moment -------------------------------------------------------------------


async def plays_until_dropped(person: Person, table: str, ready: asyncio.Event) -> set[str]:
    """Acts as fast as it is asked, until the socket closes; the ids of the commands that the
    server has acknowledged."""
    accepted: set[str] = set()
    asked = -1
    async with person.sits_at(table) as chair:
        try:
            while True:
                frame = await chair.hears("update", "accepted")
                if frame["type"] == "accepted":
                    accepted.add(frame["id"])
                    ready.set()
                elif frame["over"]:
                    return accepted
                elif frame["options"] and frame["asked"] > asked:
                    asked = frame["n"]
                    await chair.act(frame, id=secrets.token_hex(8))
        except websockets.ConnectionClosed:
            return accepted


async def test_no_acknowledged_move_is_lost_when_its_player_is_joined(
    house: House, visitor: Visitors
) -> None:
    for turn in range(ROUNDS):
        guest, other, table = await two_at_a_table(house, visitor, goal=500)
        person = await visitor(house).is_called("Carla")
        secret = await is_about_to_be(person, guest)
        ready = asyncio.Event()
        played = asyncio.create_task(plays_until_dropped(guest, table, ready))
        beside = asyncio.create_task(plays_until_dropped(other, table, asyncio.Event()))
        await ready.wait()
        await asyncio.sleep(turn * 0.002)  # another moment of a move each time

        joined = await becomes(guest, secret)
        accepted = await played

        assert joined == {"tables": 1, "together": [], "stays": False}
        rows = sql(house.file, "SELECT command FROM entries WHERE table_id = ? AND seat = 0", table)
        assert accepted <= {command for (command,) in rows}
        assert await seats_of(person, table) == [("Anna", True), ("Ben", False)]
        async with person.sits_at(table) as chair:
            update = await chair.hears("update", audience=0)
            while not update["options"]:
                update = await chair.hears("update", audience=0)
            await chair.act(update, id=secrets.token_hex(8))
            await chair.hears("accepted")
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)


# ---- something that is under way -------------------------------------------------------------


async def ended_table(house: House, visitor: Visitors) -> tuple[Person, Person, str]:
    guest, other, table = await two_at_a_table(house, visitor, goal=1)

    async def plays_on(one: Person) -> None:
        async with one.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(plays_on(guest), plays_on(other))
    return guest, other, table


async def test_a_hint_that_is_thought_of_harms_no_join(house: House, visitor: Visitors) -> None:
    guest, _, table = await two_at_a_table(house, visitor, goal=500)
    person = await visitor(house).is_called("Carla")
    secret = await is_about_to_be(person, guest)
    asks = {"seat": 0, "level": "medium"}
    hint = asyncio.create_task(guest.post(f"/api/tables/{table}/hint", asks))

    await becomes(guest, secret)

    assert (await hint).status_code in (200, 401, 403, 409)
    assert (await person.post(f"/api/tables/{table}/hint", asks)).status_code == 200


async def test_a_review_that_is_under_way_becomes_the_persons(
    house: House, visitor: Visitors
) -> None:
    guest, _, table = await ended_table(house, visitor)
    person = await visitor(house).is_called("Carla")
    secret = await is_about_to_be(person, guest)
    review = asyncio.create_task(guest.get(f"/api/tables/{table}/review"))

    await becomes(guest, secret)

    assert (await review).status_code < 500

    async def done() -> bool:
        return (await person.get(f"/api/tables/{table}/review")).status_code == 200

    await until(done)


@pytest.mark.parametrize("asked", [True, False])
async def test_a_wish_for_a_rematch_goes_along(
    house: House, visitor: Visitors, asked: bool
) -> None:
    guest, other, table = await ended_table(house, visitor)
    first, second = (guest, other) if asked else (other, guest)
    following = (await first.post(f"/api/tables/{table}/rematch")).json()["id"]
    person = await visitor(house).is_called("Carla")

    await pair(person, guest)

    info = (await person.get(f"/api/tables/{following}")).json()
    mine = next(seat for seat in info["seats"] if seat["you"])
    assert (mine["name"], mine["invited"], mine["owner"]) == ("Carla", not asked, asked)
    answer = await (second if asked else person).post(f"/api/tables/{table}/rematch")
    assert answer.json()["id"] == following
    owner = person if asked else other
    started = await owner.post(f"/api/tables/{following}/start")
    assert started.json()["status"] in ("running", "over"), started.text  # as the first draw wants
