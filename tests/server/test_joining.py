"""Joining two persons: all of the one becomes the other's, and nothing is forgotten."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator, Callable
from typing import Any, cast

import pytest
from sqlalchemy import func, insert, select
from tests.server.databases import migrated, sql
from tests.server.house import House, Person, two_at_a_table
from tests.server.pairs import pair

from ludoteca.server import clock
from ludoteca.server.channel import Alone
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import (
    challenge_results,
    challenges,
    dismissals,
    group_members,
    groups,
    guests,
    jobs,
    metadata,
    outcomes,
    sanctions,
    seats,
    sessions,
    tables,
    trophies,
)
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.people import joining as joining_module
from ludoteca.server.people.joining import NAMES_NOBODY, RULES, Joined, Joining
from ludoteca.server.people.store import PeopleStore
from ludoteca.server.sessions import OpenSockets, Session, session_write
from ludoteca.server.tables.live import Rooms

Visitors = Callable[..., Person]

WITHOUT_A_KEY = {"guest", "person", "owner"}
"""Names of columns that hold the id of a guest, also without a foreign key."""

ANNA, BEN, CLEO = Guest("a" * 32, "Anna"), Guest("b" * 32, "Ben"), Guest("c" * 32, "Cleo")


class NoRooms:
    async def reseat(self, table: str, *guests: str) -> None:
        """No room is open."""


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    opened = open_database(await migrated(tmp_path / "house.sqlite3"))
    store = GuestStore(opened)
    for guest in (ANNA, BEN, CLEO):
        await store.add(guest)
    yield opened
    await opened.close()


def joining_on(database: Database) -> Joining:
    return Joining(database, cast("Rooms", NoRooms()), OpenSockets(Alone()), {})


async def has(database: Database, table: Any, **row: Any) -> None:
    async with database.write() as connection:
        await connection.execute(insert(table), row)


async def a_table(database: Database, id: str, *people: Guest, **more: Any) -> None:
    plain = {"game": "toy", "options": b"{}", "status": "over", "round": 1, "secret": b"s"}
    settings = {"listed": False, "stand_in": "easy", "forfeit": "bot", "talk": "all"}
    own = {"owner": people[0].id, "created_at": 1, "hints": True}
    await has(database, tables, id=id, **(plain | settings | own | more))
    for seat, guest in enumerate(people):
        kind = {"kind": "person", "guest": guest.id, "name": guest.name}
        await has(
            database, seats, table_id=id, seat=seat, ends=False, wins=0, invited=False, **kind
        )


async def ended(database: Database, id: str, *people: Guest, game: str = "toy") -> None:
    await a_table(database, id, *people, game=game)
    for seat, guest in enumerate(people):
        row = {"seat": seat, "guest": guest.id, "won": seat == 0, "score": 1, "rank": 1 + seat}
        await has(
            database, outcomes, table_id=id, game=game, counted=True, ended_at=86_400_000, **row
        )


async def all_of(database: Database, query: Any) -> list[tuple[Any, ...]]:
    async with database.reads.connect() as connection:
        return [tuple(row) for row in await connection.execute(query)]


async def test_a_ban_holds_the_person_whom_the_banned_one_is_joined_to(database: Database) -> None:
    row = {"id": "ban", "guest": ANNA.id, "kind": "ban", "at": 1, "reason": "other", "words": ""}
    await has(database, sanctions, **row)

    await joining_on(database).join(ANNA.id, BEN.id)

    its = guests.c
    banned = await all_of(database, select(its.id).where(its.banned_until > clock.now()))
    assert banned == [(BEN.id,)]


def test_each_column_that_names_a_person_says_what_becomes_of_it() -> None:
    naming = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if column.references(guests.c.id) or (column.name in WITHOUT_A_KEY and table is not guests)
    }

    assert naming - set(RULES) - NAMES_NOBODY == set()


async def test_trophies_of_both_are_those_of_one_and_looked_for_anew_where_both_sat(
    database: Database,
) -> None:
    for at, people in {"one": (ANNA, CLEO), "two": (BEN, CLEO), "three": (ANNA, BEN)}.items():
        await ended(database, at, *people)
        for seat, guest in enumerate(people):
            row = {"table_id": at, "seat": seat, "guest": guest.id, "ended_at": 1}
            await has(database, trophies, trophy="leaped", game="toy", **row)

    await joining_on(database).join(ANNA.id, BEN.id)

    left = select(trophies.c.table_id, trophies.c.guest).order_by(trophies.c.table_id)
    assert await all_of(database, left.where(trophies.c.guest != CLEO.id)) == [
        ("one", BEN.id),
        ("two", BEN.id),
    ]
    waiting = select(jobs.c.key).where(jobs.c.kind == "trophies")
    assert await all_of(database, waiting) == [("three",)]


@pytest.mark.on_both
async def test_all_tables_and_figures_add_up_afterwards(database: Database) -> None:
    await ended(database, "one", ANNA, CLEO)
    await ended(database, "two", BEN, CLEO)

    joined = await joining_on(database).join(ANNA.id, BEN.id)

    people = PeopleStore(database, {})
    profile = await people.profile(BEN.public)
    assert joined == Joined(tables=1)
    assert [(game.played, game.won) for game in profile.games] == [(2, 2)]
    assert profile.streak.best == 1
    with pytest.raises(Problem, match="error-no-such-person"):
        await people.profile(ANNA.public)
    assert await all_of(database, select(tables.c.owner).distinct()) == [(BEN.id,)]


@pytest.mark.on_both
async def test_where_both_sat_the_person_has_played_against_themselves(database: Database) -> None:
    await ended(database, "both", ANNA, BEN)
    await ended(database, "other", BEN, CLEO)

    joined = await joining_on(database).join(ANNA.id, BEN.id)

    assert joined == Joined(tables=1, together=("both",))
    [game] = (await PeopleStore(database, {}).profile(BEN.public)).games
    assert game.played == 1


@pytest.mark.on_both
async def test_a_game_played_together_counts_once(database: Database) -> None:
    await ended(database, "both", ANNA, BEN, game="together")
    joining = joining_on(database)
    joining._together = frozenset({"together"})

    await joining.join(ANNA.id, BEN.id)

    counted = await all_of(database, select(outcomes.c.seat).where(outcomes.c.counted))
    assert counted == [(0,)]


@pytest.mark.on_both
async def test_in_a_challenge_the_first_table_stays_counted(database: Database) -> None:
    day = {"game": "toy", "options": b"{}", "seats": 1, "fair": b"{}", "secret": b"s"}
    await has(database, challenges, id="day", opens_at=0, ends_at=1, closes_at=2, **day)
    for id, guest, at in (("late", BEN, 9), ("first", ANNA, 5)):
        await a_table(database, id, guest)
        row = {"seat": 0, "points": 1, "tie": 0, "text": b"{}", "counted": True}
        await has(
            database,
            challenge_results,
            table_id=id,
            challenge="day",
            guest=guest.id,
            ended_at=at,
            **row,
        )

    await joining_on(database).join(ANNA.id, BEN.id)

    of = challenge_results.c
    assert await all_of(database, select(of.table_id, of.guest).where(of.counted)) == [
        ("first", BEN.id)
    ]


async def in_group(database: Database, guest: Guest, group: str, at: int, out: bool) -> None:
    row = {"group_id": group, "guest": guest.id, "joined_at": at, "removed": out}
    await has(database, group_members, **row)


async def test_a_member_of_a_group_is_in_it_once_and_who_owns_it_is_in_it(
    database: Database,
) -> None:
    for group, owner in (("of Anna", ANNA), ("of Cleo", CLEO)):
        row = {"link": group, "owner": owner.id, "name": group, "created_at": 1}
        await has(database, groups, id=group, **row)
        await in_group(database, ANNA, group, 1, False)
        await in_group(database, BEN, group, 2, True)

    await joining_on(database).join(ANNA.id, BEN.id)

    its = group_members.c
    found = await all_of(database, select(its.group_id, its.guest, its.removed))
    assert sorted(found) == [("of Anna", BEN.id, False), ("of Cleo", BEN.id, True)]


async def test_a_member_of_a_group_is_no_stranger_who_is_forgotten(database: Database) -> None:
    row = {"link": "link", "owner": ANNA.id, "name": "Friends", "created_at": 1}
    await has(database, groups, id="group", **row)
    await in_group(database, BEN, "group", 1, False)

    assert await GuestStore(database).forget_strangers(2**60) == 1

    assert set(await all_of(database, select(guests.c.id))) == {(ANNA.id,), (BEN.id,)}


@pytest.mark.on_both
async def test_whoever_was_sent_away_stays_away_for_the_longer_time(database: Database) -> None:
    await a_table(database, "one", CLEO)
    await a_table(database, "two", CLEO)
    for table, guest, until in (("one", ANNA, 9), ("one", BEN, 5), ("two", ANNA, 7)):
        await has(database, dismissals, table_id=table, guest=guest.id, until=until)

    await joining_on(database).join(ANNA.id, BEN.id)

    rows = await all_of(database, select(dismissals).order_by(dismissals.c.table_id))
    assert rows == [("one", BEN.id, 9), ("two", BEN.id, 7)]


@pytest.mark.on_both
async def test_other_browsers_of_the_guest_are_not_signed_in_to_the_person(
    database: Database,
) -> None:
    """Or whoever prepares a browser for another person gets into what is theirs."""
    for id, guest in (("1" * 64, ANNA), ("2" * 64, BEN)):
        write = session_write(Session(id, guest.id))
        async with database.write() as connection:
            await connection.execute(write.statement, dict(write.row))

    await joining_on(database).join(ANNA.id, BEN.id, Session("3" * 64, BEN.id))

    left = await all_of(database, select(sessions.c.id).order_by(sessions.c.id))
    assert left == [("2" * 64,), ("3" * 64,)]


@pytest.mark.on_both
async def test_who_can_sign_in_again_stays_as_they_are(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def yes(*_: object) -> bool:
        return True

    monkeypatch.setattr(joining_module, "lasting", yes)
    await ended(database, "one", ANNA, CLEO)

    joined = await joining_on(database).join(ANNA.id, BEN.id, Session("3" * 64, BEN.id))

    assert joined == Joined(stays=True)
    assert await all_of(database, select(sessions.c.guest)) == [(BEN.id,)]
    assert (await PeopleStore(database, {}).profile(ANNA.public)).games


@pytest.mark.on_both
async def test_a_new_name_goes_with_the_seat_unless_another_there_has_it(
    database: Database,
) -> None:
    like_ben = Guest("d" * 32, "Bеn")  # noqa: RUF001 - a Cyrillic letter
    await GuestStore(database).add(like_ben)
    await a_table(database, "free", ANNA, CLEO, status="waiting")
    await a_table(database, "taken", ANNA, like_ben, status="waiting")
    await a_table(database, "runs", ANNA, CLEO, status="running")

    await joining_on(database).join(ANNA.id, BEN.id)

    mine = select(seats.c.table_id, seats.c.name).where(seats.c.guest == BEN.id)
    assert dict(cast("Any", await all_of(database, mine))) == {
        "free": "Ben",
        "taken": "Anna",
        "runs": "Anna",
    }


@pytest.mark.on_both
async def test_two_joins_crosswise_lose_nothing(database: Database) -> None:
    await ended(database, "one", ANNA, CLEO)
    await ended(database, "two", BEN, CLEO)
    joining = joining_on(database)

    done = await asyncio.gather(
        joining.join(ANNA.id, BEN.id), joining.join(BEN.id, ANNA.id), return_exceptions=True
    )

    lost = [one for one in done if isinstance(one, Problem)]
    assert [one.code for one in lost] == ["error-no-such-person"]
    owners = await all_of(database, select(tables.c.owner).distinct())
    [(left,)] = owners
    assert await all_of(database, select(func.count()).where(outcomes.c.guest == left)) == [(2,)]


@pytest.mark.on_both
async def test_a_disk_that_refuses_changes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended(database, "one", ANNA, CLEO)

    async def full(*_: object) -> None:
        raise Problem("error-not-saved")

    monkeypatch.setattr(joining_module, "count_once", full)

    with pytest.raises(Problem, match="error-not-saved"):
        await joining_on(database).join(ANNA.id, BEN.id, Session("3" * 64, BEN.id))

    assert await all_of(database, select(tables.c.owner)) == [(ANNA.id,)]
    assert await all_of(database, select(sessions)) == []


async def test_a_guest_takes_a_running_table_along_and_moves_there(
    house: House, visitor: Visitors
) -> None:
    guest, ben, table = await two_at_a_table(house, visitor)
    person = await visitor(house).is_called("Carla")
    async with guest.sits_at(table) as chair:
        await chair.hears("update")

        joined = await pair(person, guest)

        assert joined == {"tables": 1, "together": [], "stays": False}
        with pytest.raises(Exception, match=r"close|received"):
            await chair.hears("never")
    async with person.sits_at(table) as chair, ben.sits_at(table) as other:
        update = await chair.hears("update", audience=0)
        theirs = await other.hears("update")
        ends = await asyncio.gather(chair.plays_on(update), other.plays_on(theirs))
    assert ends[0]["over"]
    assert (await person.get("/api/me/profile")).json()["profile"]["games"][0]["played"] == 1


async def test_where_both_sit_they_stay_two_seats(house: House, visitor: Visitors) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)

    joined = await pair(ben, anna)

    assert joined["together"] == [table]
    info = (await ben.get(f"/api/tables/{table}")).json()
    assert [(seat["name"], seat["you"]) for seat in info["seats"]] == [
        ("Anna", True),
        ("Ben", True),
    ]
    assert info["owner"]
    async with ben.sits_at(table) as chair:
        update = await chair.hears("update")
        while not update["over"]:
            if update["options"]:
                await chair.act(update)
            update = await chair.hears("update")
    assert (await ben.get("/api/me/profile")).json()["profile"]["games"] == []


@pytest.mark.long
@pytest.mark.on_both
@pytest.mark.deep  # a storm; every day one join meets moves
async def test_joins_in_a_storm_of_moves_and_kills_leave_one_whole_person(
    house_to_kill: House, visitor: Visitors
) -> None:
    house = house_to_kill
    guest, _, table = await two_at_a_table(house, visitor)
    person = await visitor(house).is_called("Carla")
    shown = (await person.post("/api/me/pairing")).json()
    secret = "5" * 32
    await guest.post("/api/sign-in/code", {"code": shown["code"], "secret": secret})
    attempt = (await person.get("/api/me/pairing")).json()["attempt"]["id"]
    await person.post("/api/me/pairing/answer", {"attempt": attempt, "yes": True})

    collecting = asyncio.create_task(guest.post("/api/sign-in/code/session", {"secret": secret}))
    await asyncio.sleep(0.005)
    house.kill()
    await asyncio.gather(collecting, return_exceptions=True)
    house.open()

    again = await guest.post("/api/sign-in/code/session", {"secret": secret})
    assert (again.status_code, again.json()["state"]) == (200, "done"), again.text
    me = (await guest.get("/api/me")).json()["guest"]
    assert me["name"] == "Carla"
    info = (await person.get(f"/api/tables/{table}")).json()
    assert [seat["you"] for seat in info["seats"]] == [True, False]
    assert sql(
        house.file,
        "SELECT COUNT(*) FROM guests WHERE name = 'Anna' AND id IN "
        "(SELECT guest FROM seats WHERE table_id = ?)",
        table,
    ) == [(0,)]
