"""People follow each other, see who is here if the other one wishes it, and read strangers less."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import websockets
from sqlalchemy import insert, select
from tests.server.acquainted import (
    blocks,
    followed,
    follows,
    lasts,
    me,
    relates,
    relation,
    wishes,
)
from tests.server.databases import migrated
from tests.server.house import House, Person, until
from websockets.typing import Origin

from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import relations
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.people.joining import RULES

Visit = Callable[..., Person]


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await lasts(await visitor(house).is_called("Anna"))


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await lasts(await visitor(house).is_called("Ben"))


@contextlib.asynccontextmanager
async def has_a_page_open(person: Person) -> AsyncIterator[None]:
    cookies = "; ".join(f"{name}={value}" for name, value in person.web.cookies.items())
    async with websockets.connect(
        f"{person.house.url.replace('http', 'ws', 1)}/api/lobby/socket",
        origin=Origin(person.house.url),
        additional_headers={"cookie": cookies},
    ) as socket:
        await socket.send(json.dumps({"type": "follow"}))
        await socket.recv()
        yield


async def here(who: Person) -> list[str]:
    return [one["name"] for one in await followed(who) if one["here"]]


async def listed_table(owner: Person, *seats: str) -> str:
    table = await owner.makes_table(*seats)
    answer = await owner.put(f"/api/tables/{table}/settings", {"listed": True})
    assert answer.status_code == 200, answer.text
    return table


# ---- following ------------------------------------------------------------------------------


async def test_a_person_follows_another_until_they_end_it(anna: Person, ben: Person) -> None:
    assert await follows(anna, ben) == ""
    assert await follows(anna, ben) == ""

    assert [one["name"] for one in await followed(anna)] == ["Ben"]
    assert await relation(anna, ben) == {"follows": True, "blocks": False, "lasting": True}
    assert await followed(ben) == []
    assert (await relation(ben, anna))["follows"] is False

    await relates(anna, "follows", ben, "DELETE")
    assert await followed(anna) == []


async def test_only_who_can_sign_in_again_follows(
    house: House, visitor: Visit, ben: Person
) -> None:
    guest = await visitor(house).is_called("Guest")

    assert (await relation(guest, ben))["lasting"] is False
    assert await follows(guest, ben) == "error-not-lasting"


# ---- who is here ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "back", "seen"),
    [
        ({}, False, False),
        ({}, True, True),
        ({"seen_by": "followers"}, False, True),
        ({"seen_by": "nobody"}, True, False),
    ],
)
async def test_whoever_follows_sees_who_is_here_if_the_other_one_wishes_it(
    anna: Person, ben: Person, wish: dict[str, str], back: bool, seen: bool
) -> None:
    await follows(anna, ben)
    await wishes(ben, **wish)
    if back:
        await follows(ben, anna)

    assert await here(anna) == []
    async with has_a_page_open(ben):
        assert await here(anna) == (["Ben"] if seen else [])

    async def gone() -> bool:
        return await here(anna) == []

    assert await until(gone)


async def test_public_tables_of_who_is_here_may_be_watched_or_joined(
    anna: Person, ben: Person
) -> None:
    await follows(anna, ben)
    await wishes(ben, seen_by="followers")
    waiting = await listed_table(ben, "me", "open")
    running = await listed_table(ben, "me", "random", "random")
    await ben.starts(running)
    await ben.makes_table("me", "open")

    assert (await followed(anna))[0]["tables"] == []
    async with has_a_page_open(ben):
        tables = (await followed(anna))[0]["tables"]

    told = {one["table"]: (one["status"], one["open"]) for one in tables}
    assert told == {waiting: ("waiting", True), running: ("running", False)}


async def test_whoever_has_blocked_a_follower_is_never_here(anna: Person, ben: Person) -> None:
    await follows(anna, ben)
    await wishes(ben, seen_by="followers")
    async with has_a_page_open(ben):
        assert await here(anna) == ["Ben"]
        await blocks(ben, anna)
        assert await here(anna) == []


# ---- invitations ----------------------------------------------------------------------------


async def test_who_is_followed_and_allows_it_is_invited_without_having_played(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    body = {"person": (await me(ben))["person"]}

    async def invites() -> int:
        return (await anna.post(f"/api/tables/{table}/invitations", body)).status_code

    await follows(anna, ben)
    assert await invites() == 404
    await follows(ben, anna)

    listed = (await anna.get(f"/api/tables/{table}/invitations")).json()["people"]
    assert [one["name"] for one in listed] == ["Ben"]
    await wishes(ben, invited_by="nobody")
    assert await invites() == 404
    await wishes(ben, invited_by="followers")
    assert await invites() == 204


# ---- talk of strangers ----------------------------------------------------------------------


async def lines(who: Person, table: str) -> list[str]:
    async with who.sits_at(table) as chair:
        return [line["body"] for line in (await chair.hears("talk"))["lines"]]


async def says_at(who: Person, table: str, *bodies: tuple[str, str]) -> None:
    async with who.sits_at(table) as chair:
        for kind, body in bodies:
            await chair.say({"type": "say", "id": body, "kind": kind, "body": body})
            await chair.hears("said")


SAID = (("text", "psst"), ("phrase", "good-luck"), ("emoji", "heart"))


async def test_a_person_reads_only_phrases_of_strangers_if_they_wish(
    anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await wishes(anna, strangers="phrases")
    async with anna.sits_at(table) as chair:
        await chair.hears("talk")
        await says_at(ben, table, *SAID)

        live = [(await chair.hears("said"))["line"]["body"] for _ in range(2)]

    assert live == await lines(anna, table) == ["good-luck", "heart"]
    assert await lines(ben, table) == ["psst", "good-luck", "heart"]
    await follows(anna, ben)
    assert await lines(anna, table) == ["psst", "good-luck", "heart"]


async def test_whom_one_has_invited_is_no_stranger(anna: Person, ben: Person) -> None:
    await wishes(anna, strangers="phrases")
    await wishes(ben, invited_by="followers")
    await follows(anna, ben)
    table = await anna.makes_table("me", "open")
    invited = {"person": (await me(ben))["person"]}
    await anna.post(f"/api/tables/{table}/invitations", invited)
    await relates(anna, "follows", ben, "DELETE")
    await ben.post(f"/api/tables/{table}/join")

    await says_at(ben, table, *SAID)

    assert await lines(anna, table) == ["psst", "good-luck", "heart"]


async def test_a_table_can_have_only_phrases_of_strangers(
    house: House, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await anna.makes_table("me", "open")
    answer = await anna.put(f"/api/tables/{table}/settings", {"talk": "known"})
    assert answer.status_code == 200, answer.text
    await ben.post(f"/api/tables/{table}/join")

    await says_at(ben, table, *SAID)

    assert await lines(anna, table) == await lines(visitor(house), table) == ["good-luck", "heart"]
    await follows(anna, ben)
    assert await lines(anna, table) == ["psst", "good-luck", "heart"]


async def test_a_host_can_have_only_phrases_of_strangers(
    house_with: Callable[..., House], visitor: Visit
) -> None:
    house = house_with(TALK_OF_STRANGERS="phrases")
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")

    await says_at(ben, table, *SAID)

    assert await lines(anna, table) == ["good-luck", "heart"]


# ---- rows -----------------------------------------------------------------------------------


async def test_joined_persons_have_the_relations_of_both_but_none_to_themselves(
    tmp_path: Any,
) -> None:
    database = open_database(await migrated(tmp_path / "db"))
    names = ("gone", "into", "friend", "foe")
    for name in names:
        await GuestStore(database).add(Guest(name, name))
    rows = [
        ("gone", "friend", "follow"), ("into", "friend", "follow"), ("friend", "gone", "follow"),
        ("gone", "into", "block"), ("into", "foe", "follow"), ("gone", "foe", "block"),
        ("foe", "gone", "block"), ("foe", "into", "follow"),
    ]  # fmt: skip
    async with database.write() as connection:
        for guest, other, kind in rows:
            row = {"guest": guest, "other": other, "kind": kind, "at": 1}
            await connection.execute(insert(relations).values(row))
        for column in (relations.c.guest, relations.c.other):
            await RULES[column](connection, column, "gone", "into")

    async with database.reads.connect() as connection:
        found = await connection.execute(
            select(relations.c.guest, relations.c.other, relations.c.kind)
        )
        assert {tuple(row) for row in found} == {
            ("into", "friend", "follow"), ("friend", "into", "follow"),
            ("into", "foe", "block"), ("foe", "into", "block"),
        }  # fmt: skip
    await database.close()
