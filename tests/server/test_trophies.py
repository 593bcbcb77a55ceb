"""Trophies on a server: who earns one, who sees it, and that rows are what logs say."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from sqlalchemy import create_engine, insert
from sqlalchemy.dialects.sqlite import dialect
from tests.server.databases import database_of, migrated, sql
from tests.server.house import House, Person, until

from ludoteca.games import load
from ludoteca.server.db.opening import open_database
from ludoteca.server.db.schema import metadata, tables, trophies
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import GuestStore
from ludoteca.server.trophies.rebuild import Comparison, check, rebuild
from ludoteca.server.trophies.store import of_person

Visit: TypeAlias = Callable[..., Person]

ANNA: Final = Guest("a" * 32, "Anna")
MANY: Final = 2_000


async def table_of(*people: Person, goal: int = 9, bots: int = 0, **more: Any) -> str:
    """A running table."""
    first, *others = people
    seats = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    seats += [{"kind": "bot", "level": "random"}] * bots
    body = {
        "game": "quiet-steps",
        "seats": seats,
        "settings": {"stand_in": "random"} | more,
        "options": {"goal": goal},
    }
    table: str = (await first.post("/api/tables", body)).json()["id"]
    for other in others:
        await other.post(f"/api/tables/{table}/join")
    await first.starts(table)
    return table


async def play(table: str, *people: Person) -> None:
    """To the end, each taking the first option."""

    async def one(who: Person) -> None:
        async with who.sits_at(table) as chair:
            await chair.plays_on(await chair.hears("update"))

    await asyncio.gather(*map(one, people))


async def at_table(who: Person, table: str) -> Any:
    async def ready() -> Any:
        found = (await who.get(f"/api/tables/{table}/trophies")).json()
        return found if found.get("ready") else None

    return (await until(ready))["trophies"]


async def own(who: Person) -> dict[str, Any]:
    me = (await who.get("/api/me")).json()["guest"]["person"]
    found = (await who.get(f"/api/people/{me}/trophies")).json()["trophies"]
    return {one["trophy"]["name"]: one for one in found}


def places(house: House, table: str) -> set[int]:
    """The seats that won: they have arrived."""
    return {
        row[0]
        for row in sql(
            house.file, "SELECT seat FROM outcomes WHERE table_id = ? AND score >= 9", table
        )
    }


async def test_who_does_it_earns_the_trophy_once_with_a_count_and_the_first_table(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    first = await table_of(anna)
    await play(first, anna)
    (told,) = [one for one in await at_table(anna, first) if one["trophy"]["name"] == "arrived"]
    second = await table_of(anna)
    await play(second, anna)
    again = await at_table(anna, second)

    assert (told["seat"], told["first"]) == (0, True)
    assert told["trophy"]["names"]["en"] == "Arrived"
    assert [one["first"] for one in again if one["trophy"]["name"] == "arrived"] == [False]
    mine = (await own(anna))["arrived"]
    assert (mine["game"], mine["count"], mine["table"]) == ("quiet-steps", 2, first)
    stranger = visitor(house)
    me = (await anna.get("/api/me")).json()["guest"]["person"]
    (seen,) = [
        one
        for one in (await stranger.get(f"/api/people/{me}/trophies")).json()["trophies"]
        if one["trophy"]["name"] == "arrived"
    ]
    assert (seen["count"], seen["table"]) == (2, None)


async def test_only_the_seat_that_did_it_earns_it(house: House, visitor: Visit) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    table = await table_of(anna, ben)
    await play(table, anna, ben)

    told = await at_table(ben, table)

    arrived = {one["seat"] for one in told if one["trophy"]["name"] == "arrived"}
    assert arrived == places(house, table)


async def test_who_has_left_earns_nothing_whatever_the_bot_does(
    house: House, visitor: Visit
) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    table = await table_of(anna, ben)
    async with ben.sits_at(table) as chair:
        await chair.act(await chair.hears("update"))
    await ben.post(f"/api/tables/{table}/leave")
    await play(table, anna)

    told = await at_table(anna, table)

    assert {one["seat"] for one in told} <= {0}
    assert await own(ben) == {}


async def test_a_table_that_goes_on_tells_no_trophies(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await table_of(anna)

    answer = await anna.get(f"/api/tables/{table}/trophies")

    assert (answer.status_code, answer.json()["code"]) == (409, "error-not-over")


async def test_who_is_forgotten_leaves_no_name_on_a_trophy(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await table_of(anna)
    await play(table, anna)
    assert await at_table(anna, table)

    await anna.post("/api/me", method="DELETE")

    left = sql(house.file, "SELECT guest FROM trophies WHERE table_id = ?", table)
    assert {row[0] for row in left} == {None}


async def test_a_rebuild_finds_rows_that_are_wrong_and_repairs_them(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await table_of(anna)
    await play(table, anna)
    right = {one["trophy"]["name"] for one in await at_table(anna, table)}
    sql(house.file, "UPDATE trophies SET trophy = 'invented' WHERE table_id = ?", table)

    wrong = await compared(house, check)
    repaired = await compared(house, rebuild)

    assert wrong.differ == repaired.differ >= 1
    assert {one["trophy"]["name"] for one in await at_table(anna, table)} == right
    assert (await compared(house, check)).differ == 0


async def compared(house: House, work: Callable[..., Comparison]) -> Comparison:
    database = open_database(database_of(house.file))

    def there(core: Any) -> Comparison:
        with core.begin():
            return work(core, load("tests.server.toys.quiet_steps"))

    try:
        return await database.write_there(there)
    finally:
        await database.close()


async def test_the_trophies_of_thousands_of_tables_are_counted_along_an_index(
    tmp_path: pathlib.Path,
) -> None:
    database = open_database(await migrated(tmp_path / "house.sqlite3"))
    await GuestStore(database).add(ANNA)
    many = [{"table_id": f"t{at:04}", "ended_at": at * 1000} for at in range(MANY)]
    plain = {"game": "toy", "options": b"{}", "status": "over", "round": 1, "secret": b"s"}
    settings = {"listed": False, "stand_in": "easy", "forfeit": "bot", "talk": "all"}
    own = {"owner": ANNA.id, "created_at": 1, "hints": True}
    row = {"seat": 0, "game": "toy", "guest": ANNA.id}
    async with database.write() as connection:
        of_tables = [{"id": one["table_id"]} | plain | settings | own for one in many]
        await connection.execute(insert(tables), of_tables)
        earned = [one | row | {"trophy": f"kind-{at % 5}"} for at, one in enumerate(many)]
        await connection.execute(insert(trophies), earned)

    async with database.reads.connect() as connection:
        found = list(await connection.execute(of_person(ANNA.id).order_by(trophies.c.trophy)))
    await database.close()

    assert [(one.trophy, one.times, one.table_id) for one in found] == [
        (f"kind-{kind}", MANY // 5, f"t000{kind}") for kind in range(5)
    ]
    query = of_person(ANNA.id).compile(dialect=dialect(), compile_kwargs={"literal_binds": True})
    with create_engine("sqlite://").begin() as core:
        metadata.create_all(core)
        plan = [step[-1] for step in core.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]
    assert [step for step in plan if "SCAN" in step or "TEMP B-TREE" in step] == []
    assert sum("COVERING INDEX trophies_by_guest" in step for step in plan) == 2
