"""Forgetting somebody: their name is gone everywhere, and the others' games are whole."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing

from tests.server.house import House, Person
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.verify import verify_line

Visitors = Callable[..., Person]
NAME = "Annabella Einzig"


def stored(house: House) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(house.data / "ludoteca.sqlite3")) as database:
        tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = [database.execute(f"SELECT * FROM {name}").fetchall() for (name,) in tables]
    return repr(rows)


async def forgotten(person: Person) -> None:
    answer = await person.post("/api/me", method="DELETE")
    assert answer.status_code == 200, answer.text


async def plays(person: Person, table: str) -> None:
    await person.starts(table)
    async with person.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"))


async def test_nothing_of_a_name_is_kept(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
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
    assert (await ben.get(f"/api/people/{me['person']}")).status_code == 404


async def test_whoever_is_forgotten_is_a_stranger_with_any_old_cookie(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Anna")
    cookie = anna.web.cookies["guest"]
    answer = await anna.post("/api/me", method="DELETE")
    assert 'guest=""' in answer.headers["set-cookie"] or "Max-Age=0" in answer.headers["set-cookie"]

    thief = visitor(house)
    thief.web.cookies.set("guest", cookie)

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
    assert [sitter.name for sitter in record.seats] == ["", old.seats[1].name]
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


async def test_what_is_forgotten_stays_forgotten_after_a_crash(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called(NAME)
    table = await anna.makes_table("me", "random")
    await plays(anna, table)
    await forgotten(anna)
    house.kill()
    house.open()

    info = (await visitor(house).get(f"/api/tables/{table}")).json()

    assert info["seats"][0]["name"] == ""
    assert NAME not in stored(house)


async def test_only_somebody_can_be_forgotten(house: House, visitor: Visitors) -> None:
    assert (await visitor(house).post("/api/me", method="DELETE")).status_code == 401


async def test_a_nickname_that_never_sat_anywhere_expires(
    new_house: Callable[..., House], visitor: Visitors
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    ben = await visitor(house).is_called("Ben")
    await ben.makes_table("me", "open")
    house.close()
    with closing(sqlite3.connect(house.data / "ludoteca.sqlite3")) as database:
        database.execute("UPDATE guests SET created_at = created_at - 91 * 86400000")
        database.commit()
    house.open()

    for _ in range(200):  # soon after the start, not before it
        if (await anna.get("/api/me")).json()["guest"] is None:
            break
        await asyncio.sleep(0.05)
    assert (await anna.get("/api/me")).json()["guest"] is None
    assert (await ben.get("/api/me")).json()["guest"]["name"] == "Ben"
