"""A person's own tables: the most urgent first, new results until one has looked, at any number."""

from __future__ import annotations

import json
import pathlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from sqlalchemy import event, insert, text
from tests.server.databases import POSTGRES
from tests.server.house import House, Person, two_at_a_table, until
from tests.server.processes import ANNA, BEN, Process, make, two_processes

from ludoteca.server import clock
from ludoteca.server.db.schema import entries, outcomes, seats, tables
from ludoteca.server.lobby.own_tables import OwnTables
from ludoteca.server.lobby.store import LobbyStore
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow, seat_rows, table_columns

Visit = Callable[..., Person]
MANY = 2_000
HOUR_MS = 3_600_000


async def my(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ids(cards: list[dict[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]


# ---- the order ------------------------------------------------------------------------------


async def test_turns_with_the_least_time_left_come_first_then_the_longest_without_a_limit(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    made: dict[str, str] = {}
    for name, absence in (("old", None), ("day", 86_400), ("new", None), ("hour", 3_600)):
        made[name] = await anna.makes_table("me", "random")
        settings = {"absence": absence, "listed": False}
        assert (await anna.put(f"/api/tables/{made[name]}/settings", settings)).status_code == 200
        await anna.starts(made[name])
    waits = await anna.makes_table("me", "open")

    live = (await my(anna))["live"]

    assert ids(live) == [*(made[name] for name in ("hour", "day", "old", "new")), waits]
    hour, day, *others = live
    assert 0 < hour["due"] - hour["asked_at"] - HOUR_MS < 60_000 or hour["due"] == (
        hour["asked_at"] + HOUR_MS
    )
    assert day["due"] - hour["due"] >= 22 * HOUR_MS
    assert [one["due"] for one in others] == [None, None, None]


async def test_the_feed_names_turns_in_the_same_order(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        for table in ("a", "b", "c"):
            await make(process, table)
        await process.journal.turns.settle()
        for table, due in (("b", 2), ("c", 1), ("a", 3)):
            await executes(process, f"UPDATE wakes SET due = {due} WHERE table_id = '{table}'")

        (yours, _) = (await LobbyStore(process.database, process.rooms).yours([ANNA.id]))[ANNA.id]
        mine = await OwnTables(process.database, process.rooms).mine(ANNA.id)

        assert list(yours.turn) == ["c", "b", "a"]
        assert [card.id for card in mine.live] == ["c", "b", "a"]


async def executes(process: Process, statement: str) -> None:
    async with process.database.write() as connection:
        await connection.execute(text(statement))


# ---- new results ----------------------------------------------------------------------------


async def test_a_result_is_new_to_whoever_was_away_until_they_open_the_table(
    house: House, visitor: Visit
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)
    await ben.post(f"/api/tables/{table}/leave")
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    annas, bens = await my(anna), await my(ben)
    assert (ids(annas["new"]), ids(annas["over"]["tables"])) == ([], [table])
    assert (ids(bens["new"]), ids(bens["over"]["tables"])) == ([table], [])
    assert bens["new"][0]["unseen"]
    assert bens["new"][0]["ended_at"] is not None

    async def seen() -> dict[str, Any] | None:
        found = await my(ben)
        return None if found["new"] else found

    async with ben.sits_at(table) as chair:
        await chair.hears("talk")
        bens = await until(seen)

    assert ids(bens["over"]["tables"]) == [table]
    assert not bens["over"]["tables"][0]["unseen"]


@pytest.mark.parametrize("path", ["history", "replay"])
async def test_a_result_is_seen_by_its_log_too_and_by_nobody_elses_look(
    house: House, visitor: Visit, path: str
) -> None:
    anna, ben, table = await two_at_a_table(house, visitor)
    await ben.post(f"/api/tables/{table}/leave")
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))

    for other in (anna, visitor(house)):
        await other.get(f"/api/tables/{table}/{path}")
    assert ids((await my(ben))["new"]) == [table]
    assert (await ben.get(f"/api/tables/{table}/{path}")).status_code == 200

    assert ids((await my(ben))["new"]) == []


async def test_a_table_that_never_began_is_no_result(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")
    await anna.post(f"/api/tables/{table}/close")

    assert await my(anna) == {"live": [], "new": [], "over": {"tables": [], "more": None}}


# ---- a person with many tables ---------------------------------------------------------------


@asynccontextmanager
async def long_life(file: pathlib.Path, many: int = MANY) -> AsyncIterator[Process]:
    """Anna has ``many`` finished tables, 25 of which she has not looked at; Ben sat at each."""
    async with two_processes(file) as (process, _):
        now = clock.now()
        names = [
            f"{chr(97 + n // 676)}{chr(97 + n // 26 % 26)}{chr(97 + n % 26)}" for n in range(many)
        ]
        rows = [
            table_columns(
                TableRow(
                    id=name,
                    game="quiet-steps",
                    options=b"{}",
                    owner="anna" if n % 2 else "ben",
                    status="over",
                    secret=bytes(32),
                    created_at=now - HOUR_MS,
                    changed_at=now,
                )
            )
            | {"ended_at": now - n}
            for n, name in enumerate(names)
        ]
        people = [
            row
            | {"ended_at": now - n, "unseen": n % 40 == 0 and row["guest"] == "anna" and n < 1000}
            for n, name in enumerate(names)
            for row in seat_rows(name, [SeatRow("person", one.id, one.name) for one in (ANNA, BEN)])
        ]
        first = [
            {"table_id": name, "n": 0, "at": now, "kind": "start", "body": b"{}", "tape": b"[]"}
            for name in names
        ]
        ends = [
            {
                "table_id": name,
                "seat": seat,
                "game": "quiet-steps",
                "guest": guest,
                "score": 1,
                "rank": 1,
                "won": True,
                "counted": True,
                "ended_at": now,
            }
            for name in names
            for seat, guest in enumerate(("anna", "ben"))
        ]
        async with process.database.write() as connection:
            for table, of in ((tables, rows), (seats, people), (entries, first), (outcomes, ends)):
                await connection.execute(insert(table), of)
        for n in range(3):
            await make(process, f"live{'abc'[n]}")
        await process.journal.turns.settle()
        await executes(process, "ANALYZE")
        yield process


def engine_of(process: Process) -> Any:
    database: Any = process.database
    return (database.engine if POSTGRES else database.reads).sync_engine


@contextmanager
def noted(process: Process) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are executed, with their values."""
    found: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        found.append((statement, values))

    event.listen(engine_of(process), "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine_of(process), "before_cursor_execute", note)


async def plan_of(process: Process, statement: str, values: Any) -> list[dict[str, Any]]:
    """What PostgreSQL does for a statement: the nodes of its plan, as executed."""
    asks = f"EXPLAIN (ANALYZE, FORMAT JSON) {statement}"
    async with process.database.reads.connect() as connection:
        # The tables of a test are so small that to read all of one is quicker than to look it up.
        for way in ("seqscan", "hashjoin", "mergejoin"):
            await connection.execute(text(f"SET LOCAL enable_{way} = off"))
        (found,) = (await connection.core.exec_driver_sql(asks, values)).one()  # type: ignore[attr-defined]
    nodes = [(json.loads(found) if isinstance(found, str) else found)[0]["Plan"]]
    for node in nodes:
        nodes += node.get("Plans", [])
    return nodes


async def steps_of(process: Process, statement: str, values: Any) -> tuple[list[str], int]:
    """What SQLite does for a statement: its plan, and hundreds of instructions that it takes."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    async with process.database.reads.connect() as connection:
        core: Any = connection.core  # type: ignore[attr-defined]
        plan = core.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        lines = [row.detail for row in plan]
        driver = core.connection.driver_connection
        driver.set_progress_handler(step, 100)
        try:
            core.exec_driver_sql(statement, values).all()
        finally:
            driver.set_progress_handler(None, 0)
    return lines, count


async def test_two_thousand_finished_tables_are_three_queries_by_an_index(
    tmp_path: pathlib.Path,
) -> None:
    async with long_life(tmp_path / "db") as process:
        own = OwnTables(process.database, process.rooms)
        with noted(process) as statements:
            found = await own.mine(ANNA.id)

        assert len(found.live) == 3
        assert len(found.new) == 20
        assert len(found.over.tables) == 20
        assert len(statements) <= 3
        for statement, values in statements:
            if POSTGRES:
                for node in await plan_of(process, statement, values):
                    assert node["Node Type"] != "Seq Scan", node
                    assert node["Actual Rows"] * node["Actual Loops"] < MANY / 2, node
            else:
                plan, steps = await steps_of(process, statement, values)
                for table in ("tables", "seats", "entries", "outcomes", "wakes", "earlier"):
                    assert f"SCAN {table}" not in plan, plan
                assert steps < 150, (steps, plan)


async def test_pages_of_results_have_all_of_them_once(tmp_path: pathlib.Path) -> None:
    async with long_life(tmp_path / "db", 90) as process:
        own = OwnTables(process.database, process.rooms)
        first = await own.mine(ANNA.id)
        known = [card.id for card in (*first.new, *first.over.tables)]
        more = first.over.more
        while more is not None:
            page = await own.over(ANNA.id, None, more)
            known += [card.id for card in page.tables if card.id not in known]
            more = page.more

        assert len(known) == len(set(known)) == 90
        assert [card.unseen for card in first.new] == [True] * 3
        assert (await own.over(ANNA.id, "whispers", None)).tables == ()
