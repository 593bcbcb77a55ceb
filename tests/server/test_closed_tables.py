"""Tables that people have ended: everything a table played to its end has, they have as well."""

from __future__ import annotations

import asyncio
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, Person
from tests.titles import ANY

Visit = Callable[[House], Person]


@pytest.fixture
async def closed(house: House, visitor: Visit) -> tuple[Person, str]:
    """Anna, and her game of That's Life! against a bot, which she has ended after some turns."""
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random", game=ANY)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.plays_on(await chair.hears("update"), until=8)
        answer = await anna.post(f"/api/tables/{table}/end", {"ends": True})
    assert answer.json()["closed"] == "ended"
    return anna, table


async def ludoteca(*arguments: str) -> subprocess.CompletedProcess[str]:
    return await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "ludoteca.cli", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


async def record_of(anna: Person, table: str, folder: Path) -> Path:
    file = folder / "record.jsonl"
    file.write_bytes((await anna.get(f"/api/tables/{table}/record")).content)
    return file


async def test_its_record_is_verified_and_shown_by_the_command(
    closed: tuple[Person, str], tmp_path: Path
) -> None:
    file = await record_of(*closed, tmp_path)
    record = json.loads(file.read_text())
    last = len(record["entries"]) - 1

    verified = await ludoteca("verify", str(file))
    before, after = [
        json.loads(
            (await ludoteca("show", str(file), "--record", "1", "--entry", str(n), "--json")).stdout
        )
        for n in (last - 1, last)
    ]

    assert verified.stdout.strip().endswith("1 record verified"), verified.stderr
    assert record["entries"][last]["body"] == {"reason": "ended"}
    assert after["state"] == before["state"]  # closing is nothing to the rules
    assert after["result"]["ranks"] == record["result"]["ranks"]


@pytest.mark.parametrize(
    ("old", "new"),
    [('"reason":"ended"', '"reason":"agreed"'), ('"kind":"close"', '"kind":"seat"')],
)
async def test_a_record_whose_close_was_changed_is_refused(
    closed: tuple[Person, str], tmp_path: Path, old: str, new: str
) -> None:
    file = await record_of(*closed, tmp_path)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))

    said = await ludoteca("verify", str(file))

    assert said.returncode == 1
    assert "record 1, entry " in said.stderr


async def test_its_dice_are_proved(closed: tuple[Person, str]) -> None:
    anna, table = closed

    info = (await anna.get(f"/api/tables/{table}")).json()

    assert hashlib.sha256(bytes.fromhex(info["secret"])).hexdigest() == info["commitment"]


async def test_it_has_a_luck_report(closed: tuple[Person, str]) -> None:
    anna, table = closed

    answer = await anna.get(f"/api/tables/{table}/luck")

    assert answer.status_code == 200
    assert len(answer.json()["gained"]) == 2


async def test_it_is_reviewed(closed: tuple[Person, str]) -> None:
    anna, table = closed
    answer = await anna.get(f"/api/tables/{table}/review")
    async with asyncio.timeout(60):
        while answer.status_code == 202:
            await asyncio.sleep(0.1)
            answer = await anna.get(f"/api/tables/{table}/review")

    review: dict[str, Any] = answer.json()["review"]

    assert answer.status_code == 200
    assert review


async def test_it_is_among_those_that_are_over(closed: tuple[Person, str]) -> None:
    anna, table = closed

    mine = (await anna.get("/api/me/tables")).json()

    assert [one["id"] for one in mine["over"]["tables"]] == [table]
