"""Deletion of a person: the name is gone everywhere, and the games of others stay whole."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import Callable

import pytest
from sqlalchemy import update
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.processes import two_processes
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.records.verify import verify_line
from ludoteca.server import clock
from ludoteca.server.db.schema import guests, metadata
from ludoteca.server.db.schema import sessions as session_rows
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import DAY_MS, NOBODY, GuestStore
from ludoteca.server.people.deletion import Deletion
from ludoteca.server.sessions import OpenSockets, Session, SessionStore
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow

Visitors = Callable[..., Person]
NAME = "Annabella Einzig"


def stored(house: House) -> str:
    """All that the database holds, as text."""
    return repr([sql(house.file, f"SELECT * FROM {name}") for name in metadata.tables])


async def forgotten(person: Person) -> None:
    answer = await person.post("/api/me", method="DELETE")
    assert answer.status_code == 200, answer.text


async def plays(person: Person, table: str) -> None:
    await person.starts(table)
    async with person.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))


async def test_no_name_is_kept(new_house: Callable[..., House], visitor: Visitors) -> None:
    house = new_house()
    anna = await visitor(house).is_called(NAME)
    ben = await visitor(house).is_called("Ben")
    me = (await anna.get("/api/me")).json()["guest"]
    over = await anna.makes_table("me", "random")
    await plays(anna, over)
    running = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{running}/join")
    await anna.starts(running)
    waiting = await ben.makes_table("me", "open")
    await anna.post(f"/api/tables/{waiting}/join")
    await anna.makes_table("me", "open")
    async with anna.sits_at(running) as chair:
        await chair.say({"type": "say", "id": "1", "kind": "text", "body": "I was here"})
        await chair.hears("said")
    assert NAME in stored(house)

    await forgotten(anna)

    kept = stored(house)
    for trace in (NAME, me["id"], me["person"], "I was here"):
        assert trace not in kept
    for table in (over, running, waiting):
        for path in ("", "/history", "/replay"):
            told = (await ben.get(f"/api/tables/{table}{path}")).text
            assert NAME not in told
            assert me["person"] not in told
    for person in (me["person"], NOBODY):  # whoever owns what the forgotten have left
        assert (await ben.get(f"/api/people/{person}")).status_code == 404


async def test_an_old_cookie_of_a_deleted_guest_is_unknown(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called("Anna")
    cookie = anna.web.cookies["session"]
    answer = await anna.post("/api/me", method="DELETE")
    assert (
        'session=""' in answer.headers["set-cookie"] or "Max-Age=0" in answer.headers["set-cookie"]
    )

    thief = visitor(house)
    thief.web.cookies.set("session", cookie)

    assert (await thief.get("/api/me")).json() == {"guest": None}


async def test_the_record_of_a_table_still_proves_itself_afterwards(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")
    await plays(anna, table)
    before = (await anna.get(f"/api/tables/{table}/record")).content

    await forgotten(anna)

    after = (await visitor(house).get(f"/api/tables/{table}/record")).content.rstrip(b"\n")
    record = verify_line(after, {"quiet-steps": GAME})  # type: ignore[dict-item]
    old = verify_line(before.rstrip(b"\n"), {"quiet-steps": GAME})  # type: ignore[dict-item]
    assert [occupant.name for occupant in record.seats] == ["", old.seats[1].name]
    assert record.entries[1:] == old.entries[1:]
    assert record.result == old.result


async def test_a_bot_plays_on_and_the_others_finish_their_game(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    table = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{table}/join")
    await anna.starts(table)

    async with ben.sits_at(table) as chair:
        update = await chair.hears("update")
        await forgotten(anna)
        end = await chair.plays_on(update)

    assert end["over"]
    info = (await ben.get(f"/api/tables/{table}")).json()
    assert [seat["name"] for seat in info["seats"]] == ["", "Ben"]
    assert (await ben.get("/api/me/profile")).json()["profile"]["games"][0]["played"] == 1


async def test_a_table_that_waits_goes_to_the_next_person_or_is_closed(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    shared = await anna.makes_table("me", "open")
    await ben.post(f"/api/tables/{shared}/join")
    alone = await anna.makes_table("me", "open")

    await forgotten(anna)

    info = (await ben.get(f"/api/tables/{shared}")).json()
    assert info["owner"]
    assert [seat["kind"] for seat in info["seats"]] == ["open", "person"]
    assert (await ben.get(f"/api/tables/{alone}")).json()["status"] == "closed"


async def test_deleted_data_stays_deleted_after_a_crash(
    house_to_kill: House, visitor: Visitors
) -> None:
    house = house_to_kill
    name = "Annabella Einmalig"  # nobody else in this house is called so
    anna = await visitor(house).is_called(name)
    table = await anna.makes_table("me", "random")
    await plays(anna, table)
    await forgotten(anna)
    house.kill()
    house.open()

    info = (await visitor(house).get(f"/api/tables/{table}")).json()

    assert info["seats"][0]["name"] == ""
    assert name not in stored(house)


async def test_only_a_guest_can_be_deleted(house: House, visitor: Visitors) -> None:
    assert (await visitor(house).post("/api/me", method="DELETE")).status_code == 401


async def test_a_nickname_that_never_sat_anywhere_expires(
    house_to_kill: House, visitor: Visitors
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    await ben.makes_table("me", "open")
    house.close()
    sql(house.file, f"UPDATE guests SET created_at = created_at - {91 * DAY_MS}")
    house.open()

    async with asyncio.timeout(20):
        while (await anna.get("/api/me")).json()["guest"]:  # soon after the start, not before it
            pass
    assert (await anna.get("/api/me")).json()["guest"] is None
    assert (await ben.get("/api/me")).json()["guest"]["name"] == "Ben"


async def test_a_deleted_guest_does_not_come_back_by_a_running_request(
    house: House, visitor: Visitors
) -> None:
    ben = await visitor(house).is_called("Ben")
    tables = [await ben.makes_table("me", "open") for _ in range(6)]
    anna = await visitor(house).is_called(NAME)
    me = (await anna.get("/api/me")).json()["guest"]

    answers = await asyncio.gather(
        *(anna.post(f"/api/tables/{table}/join") for table in tables[:3]),
        anna.post("/api/guests", {"name": "Anja"}),
        anna.post("/api/me", method="DELETE"),
        *(anna.post(f"/api/tables/{table}/join") for table in tables[3:]),
    )

    assert {answer.status_code for answer in answers} <= {200, 201, 401}
    assert (await ben.get(f"/api/people/{me['person']}")).status_code == 404
    seats = [(await ben.get(f"/api/tables/{table}")).json()["seats"][1] for table in tables]
    assert {seat["kind"] for seat in seats} == {"open"}


async def test_rows_of_a_deleted_guest_are_refused(
    tmp_path: pathlib.Path,
) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        row = TableRow(
            id="t",
            game="quiet-steps",
            options=b"{}",
            owner="nobody I know",
            status="waiting",
            secret=bytes(32),
            created_at=0,
        )

        with pytest.raises(Problem, match="error-no-guest"):
            await process.store.create(row, [SeatRow("open")])
        with pytest.raises(Problem, match="error-no-guest"):
            await GuestStore(process.database).rename(Guest("nobody I know", "Zoë"))


async def test_a_guest_who_stays_away_is_deleted(tmp_path: pathlib.Path) -> None:
    async with two_processes(tmp_path / "db") as (process, _):
        store = GuestStore(process.database)
        now = clock.now()
        async with process.database.write() as connection:
            for guest, days in (("anna", 401), ("ben", 399)):
                seen = update(guests).where(guests.c.id == guest)
                await connection.execute(seen.values(seen_at=now - days * DAY_MS))

        away = await store.away_since(now - 400 * DAY_MS, 10)
        for guest in away:
            sockets = OpenSockets(process.channel)
            await Deletion(process.database, process.rooms, sockets).forget(guest)
        sessions = SessionStore(process.database)
        await sessions.add(Session("ben's", "ben"))
        long_ago = update(session_rows).values(seen_at=now - 2 * DAY_MS)
        async with process.database.write() as connection:
            await connection.execute(long_ago)
        ben = await sessions.find("ben's")  # a visit

        assert [guest.id for guest in away] == ["anna"]
        assert await store.made("anna") is None
        assert ben is not None
        assert await store.away_since(now - DAY_MS, 10) == []  # not the one who is nobody, either


async def test_a_cookie_lives_from_the_last_visit_on(house: House, visitor: Visitors) -> None:
    anna = await visitor(house).is_called(NAME)

    again = await anna.get("/api/me")
    nobody = await visitor(house).get("/api/me")

    assert "session=" in again.headers["set-cookie"]
    assert f"Max-Age={400 * 24 * 3600}" in again.headers["set-cookie"]
    assert "session=" not in nobody.headers.get("set-cookie", "")
