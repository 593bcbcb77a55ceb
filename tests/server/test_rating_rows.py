"""Rows of ratings are those that results lead to, and what leaderboards read of them."""

from __future__ import annotations

import asyncio
import json
import pathlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest
from sqlalchemy import Engine, event, insert, select, text, update
from tests.server.databases import POSTGRES, database_of, migrated

from ludoteca.server.channel import Alone
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import rating_standings, rating_steps
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.jobs import Jobs
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.people.joining import Joining
from ludoteca.server.ratings import service as service_module
from ludoteca.server.ratings.lists import PAGE, RatingLists
from ludoteca.server.ratings.rating import GRID, NEWCOMER
from ludoteca.server.ratings.rebuild import check, rebuild, tasks
from ludoteca.server.ratings.service import RatingService
from ludoteca.server.ratings.shown import Line
from ludoteca.server.ratings.task import Task
from ludoteca.server.relations.here import Here
from ludoteca.server.relations.service import Relations
from ludoteca.server.relations.store import Kind, add
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.rows import InvitationStore

TOY = Task("toy", "rated")
ANNA, BEN, CLEO = Guest("a" * 32, "Anna"), Guest("b" * 32, "Ben"), Guest("c" * 32, "Cleo")


# ---- rows ----------------------------------------------------------------------------------------


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    opened = open_database(await migrated(tmp_path / "house.sqlite3"))
    for guest in (ANNA, BEN, CLEO):
        await GuestStore(opened).add(guest)
    yield opened
    await opened.close()


async def ended(database: Database, table: str, at: int, *order: Guest) -> None:
    """A table that these people have ended in this order, as its entries write it."""
    async with database.write() as connection:
        for seat, guest in enumerate(order):
            await connection.execute(
                insert(rating_steps).values(
                    table_id=table,
                    seat=seat,
                    game="toy",
                    kind="rated",
                    guest=guest.id,
                    place=seat + 1,
                    ended_at=at,
                )
            )


async def compute(database: Database, task: Task = TOY) -> int:
    """Until nothing is left; how many transactions that took."""
    service, count = RatingService(database), 1
    while await service.compute(task):
        count += 1
    return count


async def rows_of(database: Database) -> list[Any]:
    async with database.reads.connect() as connection:
        steps = await connection.execute(
            select(rating_steps).order_by(rating_steps.c.table_id, rating_steps.c.seat)
        )
        found: list[Any] = [tuple(row) for row in steps]
        standings = await connection.execute(
            select(rating_standings).order_by(
                rating_standings.c.guest, rating_standings.c.game, rating_standings.c.season
            )
        )
        return found + [tuple(row) for row in standings]


def lists_of(database: Database) -> RatingLists:
    return RatingLists(database, relations_of(database))


def relations_of(database: Database) -> Relations:
    return Relations(database, cast("InvitationStore", None), cast("Here", None))


async def is_same(database: Database) -> bool:
    """Whether a rebuild would change nothing."""
    found = await database.reads.there(lambda core: [check(core, task) for task in tasks(core)])
    return all(one.same and not one.waiting for one in found)


async def test_to_compute_twice_changes_nothing(database: Database) -> None:
    await ended(database, "one", 10, ANNA, BEN)
    await compute(database)
    once = await rows_of(database)

    await compute(database)

    assert await rows_of(database) == once
    assert await is_same(database)


async def test_tables_that_end_out_of_order_come_to_the_rows_of_their_order(
    database: Database, tmp_path: pathlib.Path
) -> None:
    results = [("a", 10, (ANNA, BEN)), ("b", 20, (BEN, CLEO)), ("c", 20, (CLEO, ANNA, BEN))]
    for table, at, order in reversed(results):
        await ended(database, table, at, *order)
        await compute(database)

    other = open_database(await migrated(tmp_path / "other.sqlite3"))
    for guest in (ANNA, BEN, CLEO):
        await GuestStore(other).add(guest)
    for table, at, order in results:
        await ended(other, table, at, *order)
        await compute(other)

    assert await rows_of(database) == await rows_of(other)
    assert await is_same(database)
    await other.close()


async def test_two_processes_that_compute_at_once_come_to_the_same(
    database: Database, tmp_path: pathlib.Path
) -> None:
    second = open_database(database_of(tmp_path / "house.sqlite3"))
    for at in range(1, 8):
        await ended(database, f"t{at}", 100 - at, *((ANNA, BEN) if at % 2 else (BEN, CLEO)))
        await asyncio.gather(compute(database), compute(second))
    await second.close()

    assert await is_same(database)


async def test_many_tables_are_computed_some_at_a_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_module, "TABLES_AT_ONCE", 3)
    for at in range(1, 12):
        await ended(database, f"t{at:02}", at, *((ANNA, BEN) if at % 3 else (BEN, CLEO)))
    await compute(database)
    await ended(database, "late", 2, CLEO, ANNA)

    transactions = await compute(database)

    assert transactions == 4
    assert await is_same(database)


async def test_a_rebuild_finds_and_repairs_rows_that_are_wrong(database: Database) -> None:
    await ended(database, "one", 10, ANNA, BEN)
    await ended(database, "two", 20, BEN, ANNA)
    await compute(database)
    right = await rows_of(database)
    async with database.write() as connection:
        await connection.execute(
            update(rating_steps).where(rating_steps.c.table_id == "two").values(mu=1)
        )
        await connection.execute(update(rating_standings).values(number=2999))
    assert not await is_same(database)

    def work(core: Any) -> Any:
        with core.begin():
            return rebuild(core, TOY)

    found = await database.write_there(work)

    assert (found.steps, found.standings > 0, found.same) == (2, True, False)
    assert await rows_of(database) == right
    assert await is_same(database)


class NoRooms:
    async def reseat(self, table: str, *guests: str) -> None:
        """No room is open."""

    async def forget(self, table: str, guest: Guest) -> None:
        """No room is open."""


async def test_the_results_of_joined_persons_are_those_of_one(database: Database) -> None:
    await ended(database, "a", 10, ANNA, CLEO)
    await ended(database, "b", 20, BEN, CLEO)
    await ended(database, "c", 30, ANNA, BEN, CLEO)
    await compute(database)
    joining = Joining(database, cast("Rooms", NoRooms()), OpenSockets(Alone()), {})

    await joining.join(ANNA.id, BEN.id)
    await compute(database)

    found = await lists_of(database).person(BEN.public)
    third = await lists_of(database).table("c")
    assert [one.played for one in found.ratings] == [2]
    assert [seat.counts for seat in third.seats] == [False, False, False]
    assert await is_same(database)


async def test_a_join_writes_the_job_that_counts_anew(database: Database) -> None:
    await ended(database, "a", 10, ANNA, CLEO)
    await compute(database)
    joining = Joining(database, cast("Rooms", NoRooms()), OpenSockets(Alone()), {})

    await joining.join(ANNA.id, BEN.id)

    (job,) = await Jobs(database).claim(2**60, 2**61, 9, ["rating"])
    await RatingService(database).kind.handle(job)
    assert await is_same(database)


async def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_are(
    database: Database,
) -> None:
    await ended(database, "a", 10, ANNA, BEN)
    await ended(database, "b", 20, ANNA, BEN)
    await ended(database, "c", 30, BEN, CLEO)
    await compute(database)
    before = await lists_of(database).person(BEN.public)

    rooms = cast("Rooms", NoRooms())
    await Deletion(database, rooms, OpenSockets(Alone())).forget(ANNA)
    await ended(database, "late", 5, CLEO, BEN)
    await compute(database)

    async with database.reads.connect() as connection:
        named = (await connection.scalars(select(rating_steps.c.guest))).all()
    assert ANNA.id not in named
    assert before.ratings[0].played == 3
    assert (await lists_of(database).person(BEN.public)).ratings[0].played == 4
    assert await is_same(database)


# ---- leaderboards --------------------------------------------------------------------------------


async def crowd(database: Database, count: int) -> list[Guest]:
    """People with ratings; some are equal, and one is provisional."""
    people = [Guest(f"{at:032x}", f"P{at}") for at in range(count)]
    for guest in people:
        await GuestStore(database).add(guest)
    async with database.write() as connection:
        for at, guest in enumerate(people):
            await connection.execute(
                insert(rating_standings).values(
                    guest=guest.id,
                    game="toy",
                    kind="rated",
                    season=0,
                    mu=NEWCOMER.mu,
                    sigma=4 * GRID,
                    number=1500 + at // 3,
                    provisional=at == 0,
                    played=20,
                    ended_at=at // 2,
                    table_id="t",
                    version=1,
                )
            )
    return people


async def test_a_leaderboard_is_paged_without_gaps_and_has_the_reader_in_sight(
    database: Database,
) -> None:
    people = await crowd(database, 2 * PAGE + 8)
    reader, lists = people[1], lists_of(database)

    lines: list[Line] = []
    after = None
    while True:
        page = await lists.leaderboard("toy", 0, after, reader.id)
        lines += page.lines
        assert page.own is not None
        if page.more is None:
            break
        after = page.more

    assert [line.place for line in lines] == [*range(1, len(people))]
    assert len({line.person for line in lines}) == len(people) - 1
    assert [line.rating for line in lines] == sorted((line.rating for line in lines), reverse=True)
    mine = next(line for line in lines if line.person == reader.public)
    assert page.own == mine
    assert people[0].public not in {line.person for line in lines}
    provisional = (await lists.leaderboard("toy", 0, None, people[0].id)).own
    assert provisional is not None
    assert (provisional.place, provisional.provisional) == (None, True)


async def test_a_leaderboard_takes_two_statements_however_many_there_are(
    database: Database,
) -> None:
    people = await crowd(database, PAGE + 20)
    lists, said = lists_of(database), list[str]()
    first = await lists.leaderboard("toy", 0, None, people[3].id)

    def note(_c: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        said.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    await lists.leaderboard("toy", 0, first.more, people[3].id)
    event.remove(Engine, "before_cursor_execute", note)

    assert len([one for one in said if "rating_standings" in one]) == 2
    assert len(said) <= 3


# ---- among the people whom somebody follows ------------------------------------------------------


async def relate(database: Database, guest: Guest, kind: Kind, *others: Guest) -> None:
    async with database.write() as connection:
        for other in others:
            await add(connection, guest.id, other.id, kind, 1)


@pytest.mark.on_both
async def test_a_reader_sees_their_place_among_those_whom_they_follow(database: Database) -> None:
    people = await crowd(database, 20)
    reader, followed = people[7], [people[3], people[9], people[15]]
    await relate(database, reader, "follow", *followed)

    found = await lists_of(database).among_followed("toy", 0, None, reader.id)

    best_first = [people[15], people[9], reader, people[3]]
    assert [line.person for line in found.lines] == [one.public for one in best_first]
    assert [line.place for line in found.lines] == [1, 2, 3, 4]
    assert found.own == found.lines[2]
    assert found.following


@pytest.mark.on_both
async def test_who_has_blocked_the_reader_is_missing_without_a_word(database: Database) -> None:
    people = await crowd(database, 9)
    reader = people[4]
    await relate(database, reader, "follow", people[6])
    await relate(database, people[6], "block", reader)

    found = await lists_of(database).among_followed("toy", 0, None, reader.id)

    assert [line.person for line in found.lines] == [reader.public]
    assert found.following  # as their list of those whom they follow says, too


@pytest.mark.on_both
async def test_nobody_sees_whom_others_follow(database: Database) -> None:
    people = await crowd(database, 9)
    await relate(database, people[4], "follow", people[6])

    followed = await lists_of(database).among_followed("toy", 0, None, people[6].id)
    nameless = await lists_of(database).among_followed("toy", 0, None, None)

    for found in (followed, nameless):
        assert (found.lines, found.own, found.following) == ((), None, False)


@pytest.mark.on_both
async def test_those_whom_one_follows_are_paged_like_everybody(database: Database) -> None:
    people = await crowd(database, 2 * PAGE + 8)
    reader, lists = people[1], lists_of(database)
    followed = people[2 : PAGE + 9]
    await relate(database, reader, "follow", *followed)

    first = await lists.among_followed("toy", 0, None, reader.id)
    last = await lists.among_followed("toy", 0, first.more, reader.id)

    lines = [*first.lines, *last.lines]
    assert [line.place for line in lines] == [*range(1, len(followed) + 2)]
    assert {line.person for line in lines} == {one.public for one in (reader, *followed)}
    assert last.more is None
    assert last.own == next(line for line in lines if line.person == reader.public)


@pytest.mark.on_both
async def test_queries_of_leaderboards_read_along_an_index(database: Database) -> None:
    people = await crowd(database, 300)
    reader, lists, said = people[5], lists_of(database), list[tuple[str, Any]]()
    await relate(database, reader, "follow", people[3], people[9], people[15])

    def note(_c: Any, _cursor: Any, statement: str, values: Any, *_more: Any) -> None:
        said.append((statement, values))

    event.listen(Engine, "before_cursor_execute", note)
    everybody = await lists.leaderboard("toy", 0, None, reader.id)
    await lists.leaderboard("toy", 0, everybody.more, reader.id)
    some = await lists.among_followed("toy", 0, None, reader.id)
    await lists.among_followed("toy", 0, f"1501-1-1-{people[9].public}", reader.id)
    event.remove(Engine, "before_cursor_execute", note)

    asked = [one for one in said if one[0].lstrip().startswith(("SELECT", "WITH"))]
    assert len(asked) == 2 * 2 + 2 * 3
    assert len(some.lines) == 4
    for statement, values in asked:
        assert await read_whole(database, statement, values) == [], statement


async def read_whole(database: Database, statement: str, values: Any) -> list[str]:
    """The tables of which a statement reads every row, as the plan of the database says."""
    async with database.reads.connect() as connection:
        core: Any = connection.core  # type: ignore[attr-defined]
        if not POSTGRES:
            plan = core.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
            steps = [row.detail for row in plan]
            return [step for step in steps if step.startswith("SCAN") and "CONST" not in step
                    and step != "SCAN among"]  # fmt: skip
        # The tables of a test are so small that to read all of one is quicker than to look it up.
        for way in ("seqscan", "hashjoin", "mergejoin"):
            await connection.execute(text(f"SET LOCAL enable_{way} = off"))
        asks = f"EXPLAIN (FORMAT JSON) {statement}"
        (found,) = (await core.exec_driver_sql(asks, values)).one()
    nodes = [(json.loads(found) if isinstance(found, str) else found)[0]["Plan"]]
    for node in nodes:
        nodes += node.get("Plans", [])
    return [node["Relation Name"] for node in nodes if node["Node Type"] == "Seq Scan"]
