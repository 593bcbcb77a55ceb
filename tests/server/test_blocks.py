"""Who has blocked somebody is not matched, seated or invited with them, and reads nothing of them;
who is blocked is not told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.acquainted import blocks, followed, follows, lasts, me, relation, unblocks
from tests.server.databases import database_of, sql
from tests.server.house import Chair, House, Person, until
from tests.server.seekers import GAME, Seeker, seeker

from ludoteca.server.channel import Alone
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits.limits import LIMITS
from ludoteca.server.guests.guest import Guest
from ludoteca.server.matching.search import Search
from ludoteca.server.relations import service
from ludoteca.server.relations.here import Here
from ludoteca.server.relations.service import Relations
from ludoteca.server.tables.rows import InvitationStore
from ludoteca.server.tables.state import Presence

__all__ = ["seeker"]  # a fixture

Visit = Callable[..., Person]


@pytest.fixture
async def anna(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Anna")


@pytest.fixture
async def ben(house: House, visitor: Visit) -> Person:
    return await visitor(house).is_called("Ben")


async def joins(who: Person, table: str, seat: int | None = None) -> Any:
    answer = await who.post(f"/api/tables/{table}/join", {"seat": seat})
    return answer.json().get("code")


async def says(chair: Chair, body: str, kind: str = "text") -> None:
    await chair.say({"type": "say", "id": body.replace(" ", "-"), "kind": kind, "body": body})


async def read(who: Person, table: str) -> list[str]:
    """The lines that they get to read when they come."""
    async with who.sits_at(table) as chair:
        return [line["body"] for line in (await chair.hears("talk"))["lines"]]


# ---- seats ----------------------------------------------------------------------------------


async def test_whoever_is_blocked_finds_the_table_full(anna: Person, ben: Person) -> None:
    await blocks(anna, ben)
    table = await anna.makes_table("me", "open", "open")

    assert await joins(ben, table) == "error-table-full"
    assert await joins(ben, table, 2) == "error-seat-taken"

    await unblocks(anna, ben)
    assert await joins(ben, table) is None


async def test_whoever_has_blocked_somebody_there_is_told_so(anna: Person, ben: Person) -> None:
    await blocks(anna, ben)
    table = await ben.makes_table("me", "open")

    assert await joins(anna, table) == "error-blocked-there"


async def test_a_block_counts_for_each_seat_and_for_the_owner_without_one(
    house: House, visitor: Visit, anna: Person, ben: Person
) -> None:
    clara = await visitor(house).is_called("Clara")
    await blocks(anna, ben)
    hers, anywhere = [await clara.makes_table("me", "open", "open") for _ in range(2)]
    theirs = await anna.makes_table("open", "open")

    await joins(anna, hers)
    assert await joins(ben, hers) == "error-table-full"
    assert await joins(ben, anywhere) is None
    assert await joins(ben, theirs) == "error-table-full"


async def ended_together(*people: Person) -> str:
    table = await people[0].makes_table("me", *("open" for _ in people[1:]))
    for one in people[1:]:
        assert await joins(one, table) is None
    await people[0].starts(table)
    for one in people:
        await one.post(f"/api/tables/{table}/end", {"ends": True})
    return table


async def test_a_rematch_leaves_out_who_is_blocked(
    house: House, visitor: Visit, anna: Person, ben: Person
) -> None:
    clara = await visitor(house).is_called("Clara")
    table = await ended_together(anna, ben, clara)
    await blocks(clara, ben)

    again = (await clara.post(f"/api/tables/{table}/rematch")).json()
    theirs = (await ben.post(f"/api/tables/{table}/rematch")).json()

    assert sorted(seat["name"] for seat in again["seats"]) == ["", "Anna", "Clara"]
    assert theirs["id"] == again["id"]
    assert not any(seat["you"] for seat in theirs["seats"])
    assert await joins(ben, again["id"]) == "error-table-full"


async def test_a_block_after_the_rematch_was_offered_holds_as_well(
    anna: Person, ben: Person
) -> None:
    table = await ended_together(anna, ben)
    again = (await anna.post(f"/api/tables/{table}/rematch")).json()["id"]
    await blocks(anna, ben)

    assert await joins(ben, again) == "error-table-full"
    assert (await ben.post(f"/api/tables/{table}/rematch")).json()["code"] == "error-table-full"


# ---- search ---------------------------------------------------------------------------------


def search(guest: str) -> Search:
    return Search(
        guest=guest, name=guest, games=(), least=2, most=4, speed="live", language=None,
        bots_after=None, created_at=0,
    )  # fmt: skip


async def test_those_who_have_blocked_each_other_are_not_matched(
    anna: Person, ben: Person, house: House
) -> None:
    await blocks(anna, ben)
    ids = [(await me(one))["id"] for one in (anna, ben)]
    database = database_of_house(house)

    apart = await relations_on(database).judge([search(one) for one in (*ids, "somebody")])
    await database.close()

    one, other, somebody = (search(name) for name in (*ids, "somebody"))
    assert apart(one, other)
    assert apart(other, one)
    assert not apart(one, somebody)


async def test_a_search_waits_on_beside_somebody_blocked(
    new_house: Callable[..., House], seeker: Callable[..., Awaitable[Seeker]]
) -> None:
    house = new_house()
    anna, ben, clara = [await seeker(house, name) for name in ("Anna", "Ben", "Clara")]
    await blocks(anna.person, ben.person)

    for one in (anna, ben, clara):  # the first who waits takes the first who fits
        await one.seeks(GAME, seats=(2, 2))

    async def matched() -> set[str] | None:
        rows = sql(house.file, "SELECT guest FROM searches WHERE party IS NOT NULL")
        return {guest for (guest,) in rows} or None

    assert await until(matched) == {(await me(one.person))["id"] for one in (anna, clara)}


def database_of_house(house: House) -> Database:
    return open_database(database_of(house.file))


def relations_on(database: Database) -> Relations:
    return Relations(database, InvitationStore(database, []), Here(Presence(Alone())))


# ---- invitations ----------------------------------------------------------------------------


async def invites(owner: Person, guest: Person, table: str) -> tuple[int, Any]:
    body = {"person": (await me(guest))["person"]}
    answer = await owner.post(f"/api/tables/{table}/invitations", body)
    return answer.status_code, answer.json()["code"] if answer.content else None


async def invitable(owner: Person, table: str) -> list[tuple[str, bool]]:
    people = (await owner.get(f"/api/tables/{table}/invitations")).json()["people"]
    return [(one["name"], one["invited"]) for one in people]


async def invited(guest: Person) -> list[str]:
    live = (await guest.get("/api/me/tables")).json()["live"]
    return [one["id"] for one in live if one["invited_by"] is not None]


async def test_whoever_is_blocked_invites_somebody_who_never_answers(
    anna: Person, ben: Person
) -> None:
    await ended_over(anna, ben)
    await blocks(anna, ben)
    table = await ben.makes_table("me", "open")

    assert await invitable(ben, table) == [("Anna", False)]
    assert await invites(ben, anna, table) == (204, None)
    assert await invitable(ben, table) == [("Anna", True)]
    assert await invited(anna) == []


async def test_nobody_invites_whom_they_have_blocked(anna: Person, ben: Person) -> None:
    await ended_over(anna, ben)
    await blocks(anna, ben)
    table = await anna.makes_table("me", "open")

    assert await invitable(anna, table) == []
    assert await invites(anna, ben, table) == (409, "error-blocked")


async def test_a_block_ends_the_invitations_between_the_two(anna: Person, ben: Person) -> None:
    await ended_over(anna, ben)
    hers, his = await anna.makes_table("me", "open"), await ben.makes_table("me", "open")
    await invites(anna, ben, hers)
    await invites(ben, anna, his)

    await blocks(anna, ben)

    assert (await invited(anna), await invited(ben)) == ([], [])
    assert await invitable(ben, his) == [("Anna", True)]


async def ended_over(anna: Person, ben: Person) -> None:
    """They have played a table to its end."""
    table = await anna.makes_table("me", "open")
    await joins(ben, table)
    await anna.starts(table)

    async def plays(person: Person) -> None:
        async with person.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(plays(anna), plays(ben))


# ---- talk -----------------------------------------------------------------------------------


async def test_nothing_is_read_from_each_other(
    house: House, visitor: Visit, anna: Person, ben: Person
) -> None:
    clara = await visitor(house).is_called("Clara")
    table = await clara.makes_table("me", "open", "open")
    for one in (anna, ben):
        await joins(one, table)
    async with (
        anna.sits_at(table) as hers,
        ben.sits_at(table) as his,
        clara.sits_at(table) as third,
    ):
        await says(his, "before")
        assert (await hers.hears("said"))["line"]["body"] == "before"
        await says(hers, "early")
        assert (await his.hears("said"))["line"]["body"] == "before"  # his own
        assert (await his.hears("said"))["line"]["body"] == "early"
        await blocks(anna, ben)

        await says(his, "from Ben")
        assert (await his.hears("said"))["line"]["body"] == "from Ben"
        await says(hers, "from Anna")
        await says(hers, "good-luck", "phrase")
        bodies = [(await third.hears("said"))["line"]["body"] for _ in range(5)]
        assert set(bodies[2:]) == {"from Ben", "from Anna", "good-luck"}
        await says(third, "from Clara")

        assert (await his.hears("said"))["line"]["body"] == "from Clara"
        heard = [(await hers.hears("said"))["line"]["body"] for _ in range(4)]
        assert heard == ["early", "from Anna", "good-luck", "from Clara"]

    assert await read(anna, table) == heard
    assert await read(ben, table) == ["before", "early", "from Ben", "from Clara"]
    await unblocks(anna, ben)
    assert len(await read(anna, table)) == len(await read(ben, table)) == 6


async def test_nobody_is_told_that_somebody_blocked_has_named_them(
    house: House, visitor: Visit, anna: Person, ben: Person
) -> None:
    table = await ben.makes_table("me", "open")
    await joins(anna, table)
    await blocks(anna, ben)
    async with ben.sits_at(table) as chair:
        await says(chair, "@Anna, where are you?")
        await chair.hears("said")

    guest = (await me(anna))["id"]
    rows = sql(house.file, "SELECT kind FROM notifications WHERE guest = ?", guest)
    assert "mentioned" not in {kind for (kind,) in rows}


# ---- never told -----------------------------------------------------------------------------


async def test_whoever_is_blocked_follows_on_and_sees_nothing_come_of_it(
    anna: Person, ben: Person
) -> None:
    for one in (anna, ben):
        await lasts(one)
    await follows(ben, anna)
    await follows(anna, ben)
    before = await relation(ben, anna)

    await blocks(anna, ben)

    assert await relation(ben, anna) == before
    assert [one["name"] for one in await followed(ben)] == ["Anna"]
    assert await followed(anna) == []
    assert await follows(anna, ben) == "error-blocked"
    assert await follows(ben, anna) == ""


async def test_blocks_are_the_blockers_alone(anna: Person, ben: Person) -> None:
    await blocks(anna, ben)

    assert (await relation(anna, ben))["blocks"] is True
    assert (await relation(ben, anna))["blocks"] is False
    mine = (await anna.get("/api/me/blocks")).json()["people"]
    assert mine == [{"person": (await me(ben))["person"], "name": "Ben"}]
    assert (await ben.get("/api/me/blocks")).json()["people"] == []
    assert await unblocks(ben, anna) == ""
    assert (await relation(anna, ben))["blocks"] is True


async def test_nobody_blocks_themselves_or_nobody(anna: Person) -> None:
    assert await blocks(anna, anna) == "error-yourself"
    answer = await anna.put("/api/me/blocks/nobody-at-all", None)
    assert answer.json()["code"] == "error-no-such-person"


# ---- limits ---------------------------------------------------------------------------------


async def test_blocks_are_as_many_as_there_is_room(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch, visitor: Visit
) -> None:
    monkeypatch.setattr(service, "BLOCKED_BY_A_PERSON", 1)
    others = [await visitor(house).is_called(name) for name in ("One", "Two")]
    database = database_of_house(house)
    relations = relations_on(database)
    first, second = [(await me(one))["person"] for one in others]
    blocker = Guest((await me(anna))["id"], "Anna")

    await relations.block(blocker, first)
    with pytest.raises(Problem, match="error-too-many-blocked"):
        await relations.block(blocker, second)
    await database.close()


async def test_a_flood_of_blocks_is_refused(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    strict = new_house(LIMITS_TIMES="1", REQUESTS_PER_MINUTE="10000")
    anna, ben = [await visitor(strict).is_called(name) for name in ("Anna", "Ben")]
    guest = LIMITS["relations"].guest
    assert guest is not None

    person = (await me(ben))["person"]
    asked = [anna.put(f"/api/me/blocks/{person}", None) for _ in range(2 * int(guest.at_once))]
    answers = [answer.status_code for answer in await asyncio.gather(*asked)]

    assert answers.count(204) >= guest.at_once
    assert 429 in answers
