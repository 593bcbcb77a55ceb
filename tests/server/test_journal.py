"""The journal: durable or lost, together with the wakes, many tables in one commit."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator

import msgspec
import pytest
from sqlalchemy import text
from tests.server.databases import migrated, only_sqlite

from ludoteca.core.replay.log import Entry
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.tables.log.entry_store import Append
from ludoteca.server.tables.log.journal import Journal
from ludoteca.server.tables.log.opening import entry_store_on
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import OPEN, TableRow
from ludoteca.server.tables.wakes.store import Wakes
from ludoteca.server.tables.wakes.wake import DueWake, Wake

pytestmark = pytest.mark.on_both


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    database = open_database(await migrated(tmp_path / "db"))
    await GuestStore(database).add(Guest("g", "Anna"))
    for table in ("t", *(f"t{k}" for k in range(20))):
        row = TableRow(
            id=table, game="x", options=b"{}", owner="g", status="waiting", secret=b"", created_at=0
        )
        await TableStore(database).create(row, [OPEN])
    yield database
    await database.close()


@pytest.fixture
def journal(database: Database) -> Journal:
    return Journal(entry_store_on(database), on_rows=lambda due: None)


def entry(n: int, seat: int | None = 0, id: str | None = None, tape: tuple[int, ...] = ()) -> Entry:
    return Entry(n, 1000 + n, "act", seat, id or f"c{n}", msgspec.Raw(b'{"a":1}'), tape)


async def test_an_entry_is_read_as_it_was_appended(journal: Journal) -> None:
    given = [Entry(0, 5, "start", body=msgspec.Raw(b"{}"), tape=(1, 2**60)), entry(1, tape=(3,))]
    for one in given:
        assert await journal.append(Append("t", one, "running"))

    then = await journal.read("t")

    assert then == given
    assert await journal.read("t", after=0) == given[1:]


async def test_a_place_in_the_log_is_taken_once(journal: Journal) -> None:
    first = await journal.append(Append("t", entry(0, id="a"), "running"))

    second = await journal.append(Append("t", entry(0, id="b"), "running"))

    assert (first, second) == (True, False)
    assert [one.id for one in await journal.read("t")] == ["a"]


async def test_of_two_entries_in_one_commit_the_first_takes_the_place(journal: Journal) -> None:
    won = await asyncio.gather(
        journal.append(Append("t", entry(0, id="a"), "running")),
        journal.append(Append("t", entry(0, id="b"), "running")),
    )

    assert won == [True, False]


async def test_a_command_is_in_the_log_once(journal: Journal) -> None:
    await journal.append(Append("t", entry(0, id="same"), "running"))

    again = await journal.append(Append("t", entry(1, id="same"), "running"))

    assert not again


async def test_two_seats_may_give_the_same_name_to_their_commands(journal: Journal) -> None:
    await journal.append(Append("t", entry(0, seat=0, id="same"), "running"))

    other = await journal.append(Append("t", entry(1, seat=1, id="same"), "running"))

    assert other


async def test_appends_of_many_tables_share_a_commit(journal: Journal) -> None:
    appends = [Append(f"t{k}", entry(0), "running") for k in range(20)]

    won = await asyncio.gather(*(journal.append(append) for append in appends))

    assert all(won)
    assert journal.commits <= 2


async def test_wakes_are_written_with_their_entry_and_not_with_one_that_lost(
    database: Database, journal: Journal
) -> None:
    await journal.append(Append("t", entry(0, id="a"), "running", wakes=(Wake(1, 0, due=50),)))

    await journal.append(Append("t", entry(0, id="b"), "running", wakes=(Wake(2, 0, due=40),)))

    assert await Wakes(database).claim(100, 200, 9) == [DueWake("t", 1, 0, due=50)]


async def test_a_new_question_replaces_the_wake_of_a_seat_and_its_claim(
    database: Database, journal: Journal
) -> None:
    wakes = Wakes(database)
    await journal.append(Append("t", entry(0), "running", wakes=(Wake(1, 0, due=50),)))
    await wakes.claim(60, 1000, 9)

    await journal.append(Append("t", entry(1), "running", wakes=(Wake(1, 1, due=70),)))

    assert await wakes.claim(80, 1000, 9) == [DueWake("t", 1, 1, due=70)]


async def test_an_entry_that_closes_a_question_removes_its_wake(
    database: Database, journal: Journal
) -> None:
    await journal.append(Append("t", entry(0), "running", wakes=(Wake(1, 0, due=50),)))

    await journal.append(Append("t", entry(1), "running", cleared=(("bot", 1),)))

    assert await Wakes(database).first_due(100) is None


async def test_an_entry_that_ends_a_table_removes_all_its_wakes(
    database: Database, journal: Journal
) -> None:
    gone = Wake(0, 0, due=50, kind="gone")
    await journal.append(Append("t", entry(0), "running", wakes=(Wake(1, 0, due=50), gone)))

    await journal.append(Append("t", entry(1), "closed", closed="silent"))

    assert await Wakes(database).first_due(100, ("bot", "gone")) is None


async def test_a_table_that_was_closed_before_cannot_start(
    database: Database, journal: Journal
) -> None:
    assert await TableStore(database).close("t", "owner")

    started = await journal.append(Append("t", entry(0), "running"))

    assert not started
    assert await journal.read("t") == []


async def test_a_wake_is_claimed_by_one_only_until_its_lease_ends(
    database: Database, journal: Journal
) -> None:
    wakes = Wakes(database)
    await journal.append(Append("t", entry(0), "running", wakes=(Wake(1, 0, due=50),)))

    claims = [await wakes.claim(now, now + 100, 9) for now in (49, 50, 51, 149, 150)]

    assert [len(claim) for claim in claims] == [0, 1, 0, 0, 1]


async def test_the_status_of_a_table_becomes_durable_with_the_entry(
    database: Database, journal: Journal
) -> None:
    statuses = []
    for n, status in enumerate(("running", "running", "over")):
        await journal.append(Append("t", entry(n), status))
        found = await TableStore(database).read("t")
        assert found is not None
        statuses.append(found[0].status)

    assert statuses == ["running", "running", "over"]


@only_sqlite
async def test_a_full_disk_refuses_and_loses_nothing(database: Database, journal: Journal) -> None:
    assert isinstance(database, SqliteDatabase)
    await journal.append(Append("t", entry(0), "running"))
    async with database.writes.connect() as connection:
        pages = await connection.scalar(text("PRAGMA page_count"))
        await connection.execute(text(f"PRAGMA max_page_count={pages}"))
    big = Entry(1, 0, "act", 0, "big", msgspec.Raw(b'"' + b"x" * 100_000 + b'"'))

    with pytest.raises(Problem, match="error-not-saved"):
        await journal.append(Append("t", big, "running"))

    assert await journal.read("t") == [entry(0)]
    async with database.writes.connect() as connection:
        await connection.execute(text("PRAGMA max_page_count=100000"))
    assert await journal.append(Append("t", big, "running"))


@only_sqlite  # where one transaction at a time writes
async def test_a_move_waits_for_one_transaction_however_many_are_in_the_line(
    journal: Journal, database: Database
) -> None:
    done: list[str] = []
    begun = asyncio.Event()

    async def rename(nth: int) -> None:
        async with database.write() as connection:
            begun.set()
            await connection.execute(text("UPDATE guests SET name = 'Anna'"))
            await asyncio.sleep(0)  # others come meanwhile
        done.append(f"transaction {nth}")

    async def move() -> None:
        await begun.wait()
        assert await journal.append(Append("t", entry(0), "running"))
        done.append("move")

    await asyncio.gather(*(rename(nth) for nth in range(20)), move())

    assert done.index("move") <= 2
    assert len(done) == 21
