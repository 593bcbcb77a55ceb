"""Moves go first: whatever else reads or writes rows lets them pass, but not for ever."""

from __future__ import annotations

import asyncio
import pathlib
import threading
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import insert, select
from sqlalchemy.engine import Connection as CoreConnection
from tests.server.databases import migrated

from ludoteca.server.db import sqlite_writer
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import jobs
from ludoteca.server.db.sqlite import SqliteDatabase

JOB = {"kind": "note", "due": 1, "body": b"null", "tries": 0, "lease": 0}
ENOUGH = 4.0
"""Seconds within which everything is over that does not wait for ever."""


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[SqliteDatabase]:
    database = open_database(await migrated(tmp_path / "db"))
    assert isinstance(database, SqliteDatabase)
    yield database
    await database.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the test itself may rest for as long as others let moves go first."""
    monkeypatch.setattr(sqlite_writer, "PATIENCE", ENOUGH / 4)


class Move:
    """Work on the writer's thread, which goes on until it is told to end."""

    def __init__(self, database: SqliteDatabase, note: Callable[[], None] = lambda: None) -> None:
        self._goes_on = threading.Event()
        self.answer: object = None
        self._note = note
        database.post(self._work, self._done)

    def _work(self, core: CoreConnection) -> str:
        assert self._goes_on.wait(ENOUGH)
        return "done"

    def _done(self, answer: str | Exception) -> None:
        self.answer = answer
        self._note()

    def end(self) -> None:
        self._goes_on.set()


async def write(database: SqliteDatabase, key: str, *, durable: bool = True) -> None:
    async with database.write(durable=durable) as connection:
        await connection.execute(insert(jobs).values(JOB | {"key": key}))


async def read(database: SqliteDatabase) -> list[str]:
    async with database.reads.connect() as connection:
        return list((await connection.scalars(select(jobs.c.key).order_by(jobs.c.key))).all())


async def passes() -> None:
    """The event loop has served everybody a few times."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.usefixtures("patient")
async def test_a_move_goes_before_a_transaction_that_came_earlier(
    database: SqliteDatabase,
) -> None:
    order: list[str] = []
    first = Move(database, lambda: order.append("first move"))
    writing = asyncio.create_task(write(database, "a"))
    writing.add_done_callback(lambda _: order.append("transaction"))
    await passes()
    second = Move(database, lambda: order.append("second move"))

    first.end()
    second.end()
    await asyncio.wait_for(writing, ENOUGH)
    await passes()

    assert order == ["first move", "second move", "transaction"]


async def test_a_transaction_has_its_turn_however_many_moves_come(
    database: SqliteDatabase,
) -> None:
    moves = [Move(database)]
    writing = asyncio.create_task(write(database, "a"))
    try:
        async with asyncio.timeout(ENOUGH):
            while not writing.done():
                moves.append(Move(database))  # there is always one under way
                moves[-2].end()
                await asyncio.sleep(sqlite_writer.PATIENCE / 4)
    finally:
        for move in moves:
            move.end()
    await passes()

    assert await read(database) == ["a"]


async def test_a_move_that_comes_during_a_transaction_follows_its_commit(
    database: SqliteDatabase,
) -> None:
    seen: list[list[str]] = []

    def look(core: CoreConnection) -> None:
        seen.append(list(core.scalars(select(jobs.c.key)).all()))

    async with database.write() as connection:
        await connection.execute(insert(jobs).values(JOB | {"key": "a"}))
        database.post(look, lambda _: None)
        await passes()
        assert not seen
    await asyncio.wait_for(database.writes.run(lambda core: None), ENOUGH)

    assert seen == [["a"]]


@pytest.mark.usefixtures("patient")
async def test_reads_wait_while_a_move_is_under_way_but_not_for_long(
    database: SqliteDatabase,
) -> None:
    move = Move(database)
    reading = asyncio.create_task(read(database))
    await passes()
    waits = not reading.done()

    await asyncio.wait_for(reading, ENOUGH)

    assert waits
    assert move.answer is None  # it went on, and they did not wait for its end
    move.end()


@pytest.mark.usefixtures("patient")
async def test_reads_go_on_one_by_one_when_the_move_is_over(database: SqliteDatabase) -> None:
    turns: list[str] = []

    async def one(name: str) -> None:
        await database.give_way()
        turns.append(name)

    def tick() -> None:
        """Notes each turn of the event loop after the move."""
        turns.append("|")
        if "c" not in turns:
            asyncio.get_running_loop().call_soon(tick)

    move = Move(database, tick)
    waiting = [asyncio.create_task(one(name)) for name in "abc"]
    await passes()
    move.end()
    await asyncio.wait_for(asyncio.gather(*waiting), ENOUGH)

    order = "".join(turns)
    assert order.startswith("|")
    assert order.replace("|", "") == "abc"
    assert "ab" not in order
    assert "bc" not in order


async def test_who_stops_waiting_keeps_nobody_waiting(database: SqliteDatabase) -> None:
    move = Move(database)
    writing = asyncio.create_task(write(database, "gone"))
    reading = asyncio.create_task(read(database))
    await passes()

    writing.cancel()
    reading.cancel()
    await asyncio.gather(writing, reading, return_exceptions=True)
    move.end()
    await asyncio.wait_for(write(database, "next"), ENOUGH)
    next_move = Move(database)
    next_move.end()
    await asyncio.wait_for(write(database, "one more", durable=False), ENOUGH)
    await passes()

    assert await read(database) == ["next", "one more"]
    assert (move.answer, next_move.answer) == ("done", "done")
    assert not database.writes._readers


async def test_who_is_cancelled_while_the_disk_is_slow_knows_what_is_written(
    database: SqliteDatabase,
) -> None:
    begun = asyncio.Event()

    async def slowly() -> None:
        async with database.write() as connection:
            await connection.execute(insert(jobs).values(JOB | {"key": "a"}))
            database.writes._thread.submit(slow.wait, ENOUGH)
            begun.set()

    slow = threading.Event()
    writing = asyncio.create_task(slowly())
    await begun.wait()
    await passes()
    writing.cancel()
    await passes()
    waits = not writing.done()
    slow.set()
    with pytest.raises(asyncio.CancelledError):
        await writing

    assert waits
    assert await read(database) == ["a"]


async def test_work_that_fails_says_so_and_the_next_is_done(database: SqliteDatabase) -> None:
    answers: list[object] = []

    def fail(core: CoreConnection) -> None:
        raise ZeroDivisionError

    database.post(fail, answers.append)
    with pytest.raises(ZeroDivisionError):
        await database.write_there(fail)
    await write(database, "a")

    assert [type(one) for one in answers] == [ZeroDivisionError]
    assert await read(database) == ["a"]
