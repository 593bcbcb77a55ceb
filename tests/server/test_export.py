"""The export of all data about a person: complete, without secrets, and no burden for others."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Column, Table
from tests.server.databases import sql
from tests.server.house import House, Person
from tests.server.toys.quiet_steps.rules import GAME

from ludoteca.core.records.verify import verify_line
from ludoteca.server.db.schema import metadata
from ludoteca.server.edge.limits.limits import LIMITS
from ludoteca.server.exports import rows

Visitors = Callable[..., Person]

COLUMNS = [column for table in metadata.sorted_tables for column in table.columns]


async def exported(person: Person, language: str = "en") -> dict[str, bytes]:
    answer = await person.get(f"/api/me/export?lang={language}")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    assert int(answer.headers["content-length"]) == len(answer.content)
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


async def test_a_person_gets_all_that_is_known_of_them_and_no_secret(
    house: House, visitor: Visitors
) -> None:
    anna = await visitor(house).is_called("Annabella Export")
    ben = await visitor(house).is_called("Ben Beside")
    me = (await anna.get("/api/me")).json()["guest"]
    other = (await ben.get("/api/me")).json()["guest"]
    over = await anna.makes_table("me", "random")
    await anna.starts(over)
    async with anna.sits_at(over) as chair:
        await chair.plays_on(await chair.hears("update"))
    shared = await ben.makes_table("me", "open")
    await anna.post(f"/api/tables/{shared}/join")
    await ben.starts(shared)
    async with anna.sits_at(shared) as chair:
        await chair.say({"type": "say", "id": "1", "kind": "text", "body": "I was here"})
        await chair.hears("said")

    found = await exported(anna)

    person = json.loads(found["person.json"])
    assert (person["person"], person["name"]) == (me["person"], "Annabella Export")
    assert [sorted(one) for one in person["sessions"]] == [
        ["browser", "created_at", "seen_at", "system"]
    ]
    assert {row["table_id"] for row in json.loads(found["seats.json"])} == {over, shared}
    assert [row["id"] for row in json.loads(found["tables.json"])] == [over]
    assert [row["body"] for row in json.loads(found["talk.json"])] == ["I was here"]
    assert [name for name in found if name.startswith("records/")] == [f"records/{over}.jsonl"]
    record = found[f"records/{over}.jsonl"]
    assert record == (await anna.get(f"/api/tables/{over}/record")).content
    verify_line(record.rstrip(b"\n"), {"quiet-steps": GAME})  # type: ignore[dict-item]
    assert b"Annabella Export" in found["README.txt"]
    everything = b"".join(found.values()).decode()
    (running,) = sql(house.file, "SELECT secret FROM tables WHERE id = ?", shared)
    for secret in (
        me["id"],
        other["id"],
        other["person"],
        anna.web.cookies["session"],
        bytes(running[0]).hex(),
        *(one[0] for one in sql(house.file, "SELECT id FROM sessions WHERE guest = ?", me["id"])),
    ):
        assert secret not in everything


@pytest.mark.parametrize(
    ("language", "said"), [("es", "todo lo que"), ("ko", "모든 것"), ("zh-Hant", "的一切")]
)
async def test_the_explanation_is_in_the_language_of_the_person(
    house: House, visitor: Visitors, language: str, said: str
) -> None:
    anna = await visitor(house).is_called("Anna")

    found = await exported(anna, language)

    assert said in found["README.txt"].decode()


async def test_exports_are_few(strict: Callable[[], Person]) -> None:
    anna, ben = [await strict().is_called(name) for name in ("Anna", "Ben")]
    limit = LIMITS["exports"].guest
    assert limit is not None

    flood = [await anna.get("/api/me/export") for _ in range(int(limit.at_once) + 2)]
    together = await asyncio.gather(*(ben.get("/api/me/export") for _ in range(3)))

    refused = [answer for answer in flood if answer.status_code != 200]
    assert len(refused) == 2
    assert {answer.json()["code"] for answer in refused} == {"error-too-many"}
    assert int(refused[0].headers["retry-after"]) > 600
    assert {answer.status_code for answer in together} <= {200, 429}
    assert 200 in {answer.status_code for answer in together}


async def test_only_a_guest_has_something_to_export(house: House, visitor: Visitors) -> None:
    assert (await visitor(house).get("/api/me/export")).status_code == 401


def test_a_column_that_could_hold_a_secret_is_declared_hidden_or_shown() -> None:
    """An undeclared one is hidden, so that nothing leaks before somebody has thought of it."""
    names = {f"{column.table.name}.{column.name}" for column in COLUMNS}
    undeclared = {
        f"{column.table.name}.{column.name}"
        for column in COLUMNS
        if rows.could_be_secret(column)
        and f"{column.table.name}.{column.name}" not in rows.HIDDEN | rows.SHOWN
    }

    assert undeclared == set()
    assert not rows.HIDDEN & rows.SHOWN
    assert names >= rows.HIDDEN
    assert all(rows.is_hidden(column) for column in _of("tables", "secret", "shared"))


def test_the_walk_finds_every_column_with_the_id_of_a_guest() -> None:
    found: set[Any] = {
        column for table in metadata.sorted_tables for column in rows.columns_of_guests(table)
    }

    missed = [column for column in COLUMNS if column.name in rows.CALLED and column not in found]

    assert missed == []
    for table in metadata.sorted_tables:
        if rows.columns_of_guests(table):
            assert len(rows.columns_of_person(table)) == 1, (
                f"declare in CALLED to whom a row of {table.name} belongs"
            )


def _of(table: str, *names: str) -> list[Column[Any]]:
    of: Table = metadata.tables[table]
    return [of.c[name] for name in names]
