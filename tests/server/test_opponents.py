"""With whom a person has played most, and how many tables they have won in a row."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import update
from tests.server.databases import migrated
from tests.server.house import House, Person
from tests.server.test_joining import a_table, has

from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import outcomes, relations
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.people.opponents import opponents_of
from ludoteca.server.people.streak import WinStreak, win_streak_of

pytestmark = pytest.mark.on_both

ANNA, BEN, CLEO = Guest("a" * 32, "Anna"), Guest("b" * 32, "Ben"), Guest("c" * 32, "Cleo")
READER = Guest("d" * 32, "Dora")


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    opened = open_database(await migrated(tmp_path / "house.sqlite3"))
    store = GuestStore(opened)
    for guest in (ANNA, BEN, CLEO, READER):
        await store.add(guest)
    yield opened
    await opened.close()


async def played(
    database: Database,
    id: str,
    *people: Guest | None,
    game: str = "toy",
    listed: bool = True,
    won: bool | None = None,
    early: bool = False,
) -> None:
    """A table that ended with ``people`` in this order; None for a bot. ``won`` is whether the
    first has."""
    await a_table(database, id, *(one for one in people if one), game=game, listed=listed)
    for seat, guest in enumerate(people):
        first = seat == 0 if won is None else seat == 0 and won
        who = {"guest": guest and guest.id, "level": None if guest else "easy"}
        row = {"seat": seat, "won": first, "score": 1, "rank": 1 + seat, "early": early}
        await has(
            database, outcomes, table_id=id, game=game, counted=guest is not None,
            ended_at=int(id[1:]), **who, **row,
        )  # fmt: skip


async def told(database: Database, of: Guest, reader: Guest | None) -> list[tuple[str, int, int]]:
    found = await opponents_of(database, of.public, reader.id if reader else None, {"together"})
    return [(one.name, one.ahead, one.behind) for one in found.people]


async def test_those_come_first_with_whom_most_was_played_and_each_came_ahead_or_behind(
    database: Database,
) -> None:
    await played(database, "t1", ANNA, BEN, None)
    await played(database, "t2", ANNA, BEN, CLEO)
    await played(database, "t3", BEN, ANNA)
    await played(database, "t4", CLEO, ANNA)

    assert await told(database, ANNA, ANNA) == [("Ben", 2, 1), ("Cleo", 1, 1)]
    assert await told(database, BEN, None) == [("Anna", 1, 2)]  # once with Cleo is too few


async def test_others_learn_of_public_tables_only(database: Database) -> None:
    for id in ("t1", "t2"):
        await played(database, id, ANNA, BEN, listed=False)
        await played(database, f"u{id[1:]}", ANNA, CLEO)

    assert await told(database, ANNA, ANNA) != await told(database, ANNA, READER)
    assert await told(database, ANNA, READER) == [("Cleo", 2, 0)]
    assert await told(database, ANNA, None) == [("Cleo", 2, 0)]


@pytest.mark.parametrize(("one", "other"), [(ANNA, BEN), (BEN, ANNA), (READER, BEN), (BEN, READER)])
async def test_nobody_is_shown_whom_a_block_parts_from_the_person_or_the_reader(
    database: Database, one: Guest, other: Guest
) -> None:
    for id in ("t1", "t2"):
        await played(database, id, ANNA, BEN, CLEO)
    await has(database, relations, guest=one.id, other=other.id, kind="block", at=1)

    assert [name for name, *_ in await told(database, ANNA, READER)] == ["Cleo"]


async def test_where_people_win_together_nobody_is_ahead(database: Database) -> None:
    for id in ("t1", "t2"):
        await played(database, id, ANNA, BEN, game="together")

    assert await told(database, ANNA, ANNA) == [("Ben", 0, 0)]


async def test_what_ended_early_or_is_of_the_deleted_does_not_count(database: Database) -> None:
    for id in ("t1", "t2"):
        await played(database, id, ANNA, BEN, early=True)
        await played(database, f"u{id[1:]}", ANNA, CLEO)
    async with database.write() as connection:
        theirs = update(outcomes).where(outcomes.c.guest == CLEO.id)
        await connection.execute(theirs.values(guest=None))

    assert await told(database, ANNA, ANNA) == []
    with pytest.raises(Problem, match="error-no-such-person"):
        await opponents_of(database, "0" * 16, None, ())


async def streak(database: Database, of: Guest) -> WinStreak:
    async with database.reads.connect() as connection:
        return await win_streak_of(connection, of.id)


async def test_tables_won_in_a_row_are_counted_until_one_is_not(database: Database) -> None:
    assert await streak(database, ANNA) == WinStreak(now=0, best=0)

    for at, won in enumerate([True, True, True, False, True, True], start=1):
        await played(database, f"t{at}", ANNA, None, won=won)
    assert await streak(database, ANNA) == WinStreak(now=2, best=3)

    await played(database, "t7", ANNA, None, won=False, early=True)
    assert await streak(database, ANNA) == WinStreak(now=0, best=3)


async def test_tables_alone_neither_make_a_row_nor_end_it(database: Database) -> None:
    await played(database, "t1", ANNA, BEN)
    await played(database, "t2", ANNA, won=False)
    await played(database, "t3", ANNA, BEN)

    assert await streak(database, ANNA) == WinStreak(now=2, best=2)
    assert await streak(database, BEN) == WinStreak(now=0, best=0)


async def test_the_page_of_a_person_leads_to_their_opponents(
    house: House, visitor: Callable[[House], Person]
) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]["person"]

    assert (await anna.get(f"/api/people/{me}/opponents")).json() == {"people": []}
    assert (await anna.get(f"/api/people/{me}")).json()["wins"] == {"now": 0, "best": 0}
    assert (await visitor(house).get("/api/people/nobody/opponents")).status_code == 404
