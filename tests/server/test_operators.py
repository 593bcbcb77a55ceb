"""Orders and announcements of the operator of a running house."""

from __future__ import annotations

import json
import os
import pathlib
import secrets
import subprocess
import time
from collections.abc import Callable
from typing import Any

import click
import pytest
from tests.server.databases import only_sqlite, sql
from tests.server.hatchery import run_command
from tests.server.house import PATIENCE_SECONDS, House, Person, environment
from tests.server.orders import ordered
from tests.titles import by_turns

from ludoteca.cli.operator.house import Moment
from ludoteca.server.operators.orders import (
    Announce,
    Answer,
    CloseTable,
    DeletePerson,
    Drain,
    JoinPersons,
    Prune,
    RemoveTable,
    RenamePerson,
    SignOutPerson,
    StopDraining,
)

Visit = Callable[..., Person]

HOUR_MS = 3_600_000


async def notice(person: Person) -> Any:
    return (await person.get("/api/notice")).json()


async def test_a_table_that_runs_is_closed_and_its_people_are_told(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "dreamer")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update")

        assert await ordered(house.file, CloseTable(table)) == Answer(count=1)

        while (told := (await chair.hears("table"))["table"])["status"] != "closed":
            pass
    assert told["closed"] == "operator"
    assert (await ordered(house.file, CloseTable(table))).refused == "error-table-closed"


async def test_a_table_that_waits_is_closed(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "open")

    assert (await ordered(house.file, CloseTable(table))).refused is None

    found = (await anna.get(f"/api/tables/{table}")).json()
    assert (found["status"], found["closed"]) == ("closed", "operator")


async def test_a_table_that_is_removed_leaves_nothing(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "dreamer")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update")

        assert await ordered(house.file, RemoveTable(table)) == Answer(count=1)

        await chair.socket.wait_closed()
    assert (await anna.get(f"/api/tables/{table}")).status_code == 404
    for rows in ("entries", "seats", "wakes"):
        found = sql(house.file, f"SELECT 1 FROM {rows} WHERE table_id = ?", table)
        assert found == [], rows
    assert (await ordered(house.file, RemoveTable(table))).refused == "error-no-such-table"


async def test_a_person_is_renamed_where_they_wait(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Rude Name")
    me = (await anna.get("/api/me")).json()["guest"]
    table = await anna.makes_table("me", "open")

    assert (await ordered(house.file, RenamePerson(me["person"], "Anna"))).refused is None

    assert (await anna.get("/api/me")).json()["guest"]["name"] == "Anna"
    assert (await anna.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Anna"
    assert (await ordered(house.file, RenamePerson(me["person"], "🤖"))).refused is not None


async def test_a_person_is_forgotten(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]

    assert (await ordered(house.file, DeletePerson(me["person"]))).refused is None

    assert (await anna.get("/api/me")).json()["guest"] is None
    assert (await ordered(house.file, DeletePerson(me["person"]))).refused == "error-no-such-person"


async def test_what_is_announced_is_told_to_everybody_until_its_end(
    house: House, visitor: Visit
) -> None:
    somebody = visitor(house)
    later = round(time.time() * 1000) + HOUR_MS

    await ordered(house.file, Announce("Back at six", later))
    announced = await notice(somebody)
    await ordered(house.file, Announce("Too late", 1))

    assert announced["announcement"] == {"text": "Back at six", "until": later}
    assert (await notice(somebody))["announcement"] is None


async def test_only_tables_that_ended_long_ago_are_pruned(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    old, young, running = [await anna.makes_table("me", "open") for _ in range(3)]
    for table in (old, young):
        await ordered(house.file, CloseTable(table))
    for table in (old, running):
        sql(house.file, "UPDATE tables SET changed_at = 1000 WHERE id = ?", table)

    assert await ordered(house.file, Prune(2000)) == Answer(count=1)

    left = [(await anna.get(f"/api/tables/{one}")).status_code for one in (old, young, running)]
    assert left == [404, 200, 200]


async def test_a_house_that_is_drained_makes_no_tables(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "dreamer")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:  # or it would end
        await chair.hears("update")
        await ordered(house.file, Drain(None))
        told = await notice(anna)
        body = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = await anna.post("/api/tables", body)
        await ordered(house.file, StopDraining())

    assert told["draining"] == {"until": None}
    assert (refused.status_code, refused.json()["code"]) == (503, "error-draining")
    assert (await notice(anna))["draining"] is None
    assert await anna.makes_table("me", "open")


async def test_a_house_that_is_drained_ends_when_nobody_is_at_a_table(
    house_to_kill: House, visitor: Visit
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "dreamer")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update")
        await ordered(house.file, Drain(None))
        assert (await notice(anna))["draining"] is not None
    house.process.wait(PATIENCE_SECONDS)
    house._end()

    house.open()

    assert (await notice(anna))["draining"] is None


# ---- the commands -------------------------------------------------------------------------------


def command(house: House, *words: str) -> subprocess.CompletedProcess[str]:
    settings = {
        name: house._settings[name] for name in ("DATABASE_URL",) if name in house._settings
    }
    return run_command(environment(house.data, **settings), *words)


async def test_two_persons_are_joined(house: House, visitor: Visit) -> None:
    anna, again = [await visitor(house).is_called(name) for name in ("Anna", "Anna Again")]
    person, into = [(await one.get("/api/me")).json()["guest"]["person"] for one in (anna, again)]
    table = await anna.makes_table("me", "open")

    assert await ordered(house.file, JoinPersons(person, into)) == Answer(count=1)

    mine = (await again.get("/api/me/tables")).text
    assert table in mine
    assert (await anna.get("/api/me")).json() == {"guest": None}
    assert (await again.get(f"/api/people/{person}")).status_code == 404
    for order, refused in (
        (JoinPersons(person, into), "error-no-such-person"),
        (JoinPersons(into, into), "error-same-person"),
    ):
        assert (await ordered(house.file, order)).refused == refused


async def test_a_person_is_signed_out_everywhere(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    me = (await anna.get("/api/me")).json()["guest"]
    table = await anna.makes_table("me", "dreamer")
    async with anna.sits_at(table) as chair:
        await chair.hears("table")

        assert await ordered(house.file, SignOutPerson(me["person"])) == Answer(count=1)

        await chair.socket.wait_closed()
    assert (await anna.get("/api/me")).json() == {"guest": None}
    assert (await anna.get(f"/api/people/{me['person']}")).status_code == 200


async def test_a_host_joins_and_signs_out_by_command(house: House, visitor: Visit) -> None:
    anna, ben = [await visitor(house).is_called(name) for name in ("Anna", "Ben")]
    one, other = [(await who.get("/api/me")).json()["guest"]["person"] for who in (anna, ben)]

    unsure = command(house, "person", "join", one, other)
    joined = command(house, "person", "join", one, other, "--yes", "--json")
    out = command(house, "person", "sign-out", other, "--yes")

    assert unsure.returncode == 1
    assert "--yes" in unsure.stderr
    assert json.loads(joined.stdout) == {"joined": one, "into": other, "tables": 0}
    assert "1 browser" in out.stdout


@pytest.mark.parametrize("person", by_turns(1, ("-Qk3_v8xTz1Yb-0a", "--json3_v8xTz1Yb"), most=1))
async def test_an_id_that_begins_with_a_dash_is_no_option(
    house: House, visitor: Visit, person: str
) -> None:
    zoe = await visitor(house).is_called("Zoe")
    me = (await zoe.get("/api/me")).json()["guest"]
    sql(house.file, "UPDATE guests SET person = ? WHERE person = ?", person, me["person"])

    shown = command(house, "person", "show", person, "--json")
    exported = command(house, "person", "export", person)
    misspelt = command(house, "person", "show", person, "--jason")

    assert json.loads(shown.stdout)["person"] == person
    assert json.loads(exported.stdout)["guests"][0]["person"] == person
    assert misspelt.returncode == 2


async def test_a_host_finds_closes_and_exports_by_command(house: House, visitor: Visit) -> None:
    name = f"Zoe {secrets.token_hex(4)}"
    zoe = await visitor(house).is_called(name)
    me = (await zoe.get("/api/me")).json()["guest"]
    table = await zoe.makes_table("me", "open")

    found = json.loads(command(house, "person", "find", name.lower(), "--json").stdout)
    unsure = command(house, "table", "close", table)
    closed = command(house, "table", "close", table, "--yes", "--json")
    shown = json.loads(command(house, "table", "show", table, "--json").stdout)
    everything = command(house, "person", "export", me["person"]).stdout

    assert [one["person"] for one in found] == [me["person"]]
    assert unsure.returncode == 1
    assert "--yes" in unsure.stderr
    assert (closed.returncode, json.loads(closed.stdout)) == (0, {"closed": table})
    assert shown["closed"] == "operator"
    assert [row["table_id"] for row in json.loads(everything)["seats"]] == [table]
    assert me["id"] not in everything  # whoever has it is that person


async def test_people_are_found_by_capitals_of_any_alphabet(house: House, visitor: Visit) -> None:
    name = f"ÜNAL {secrets.token_hex(4)}"
    await visitor(house).is_called(name)

    found = json.loads(command(house, "person", "find", name.lower(), "--json").stdout)

    assert [one["name"] for one in found] == [name]


@pytest.mark.parametrize("order", by_turns(1, ("close", "remove"), most=1))
async def test_nobody_is_asked_about_a_table_that_is_not_there(house: House, order: str) -> None:
    then = command(house, "table", order, "no-such-table")

    assert then.stderr == "ludoteca: there is no such table\n"


@pytest.mark.parametrize("time", ["99999999999999d", "²d", "9d9d", "d", "2020-01-01"])
def test_a_time_that_cannot_be_is_one_line(time: str) -> None:
    with pytest.raises(click.BadParameter):
        Moment().convert(time, None, None)


@only_sqlite
def test_an_order_to_a_house_that_nobody_serves_is_taken_back(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from click.testing import CliRunner
    from tests.server.databases import furnished

    from ludoteca.cli import ludoteca
    from ludoteca.cli.operator import house as waiting

    file = tmp_path / "ludoteca.sqlite3"
    furnished(file)
    monkeypatch.setattr(waiting, "CLAIM_SECONDS", 0.2)
    monkeypatch.setattr(os, "environ", {**os.environ, "DATA_DIR": str(tmp_path)})

    then = CliRunner().invoke(ludoteca, ["table", "close", "some-table", "--yes"])

    assert then.exit_code == 1
    assert "no server is running" in then.output
    assert sql(file, "SELECT * FROM orders") == []
