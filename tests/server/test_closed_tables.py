"""Tables that people have ended: everything a table played to its end has, they have as well."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import House, Person, until
from tests.titles import ANY

from ludoteca.cli import run

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


async def record_of(anna: Person, table: str, folder: Path) -> Path:
    file = folder / "record.jsonl"
    file.write_bytes((await anna.get(f"/api/tables/{table}/record")).content)
    return file


async def test_its_record_is_verified_and_shown_by_the_command(
    closed: tuple[Person, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = await record_of(*closed, tmp_path)
    record = json.loads(file.read_text())
    last = len(record["entries"]) - 1

    code = run(["verify", str(file)])
    verified = capsys.readouterr()
    shown = []
    for n in (last - 1, last):
        assert run(["show", str(file), "--record", "1", "--entry", str(n), "--json"]) == 0
        shown.append(json.loads(capsys.readouterr().out))
    before, after = shown

    assert code == 0
    assert verified.out.strip().endswith("1 record verified"), verified.err
    assert record["entries"][last]["body"] == {"reason": "ended"}
    assert after["state"] == before["state"]  # closing is nothing to the rules
    assert after["result"]["ranks"] == record["result"]["ranks"]


@pytest.mark.parametrize(
    ("old", "new"),
    [('"reason":"ended"', '"reason":"agreed"'), ('"kind":"close"', '"kind":"seat"')],
)
async def test_a_record_whose_close_was_changed_is_refused(
    closed: tuple[Person, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
) -> None:
    file = await record_of(*closed, tmp_path)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))

    code = run(["verify", str(file)])

    assert code == 1
    assert "record 1, entry " in capsys.readouterr().err


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

    async def made() -> httpx.Response | None:
        answer = await anna.get(f"/api/tables/{table}/review")
        return None if answer.status_code == 202 else answer

    answer = await until(made)
    review: dict[str, Any] = answer.json()["review"]

    assert answer.status_code == 200
    assert review


async def test_it_is_among_those_that_are_over(closed: tuple[Person, str]) -> None:
    anna, table = closed

    mine = (await anna.get("/api/me/tables")).json()

    assert [one["id"] for one in mine["over"]["tables"]] == [table]
