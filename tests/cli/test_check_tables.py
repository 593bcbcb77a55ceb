"""`check-tables`: checks open tables under this version before it is started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.databases import POSTGRES, sql
from tests.server.processes import ANNA, TITLES, act, make, two_processes

from ludoteca.server.db.engine import Where
from ludoteca.server.tables.rows.table_rows import SeatRow, TableRow

Ludoteca = Callable[..., Any]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two tables of Anna and Ben that have begun, one of a move each, and one that waits."""
    file = tmp_path / "ludoteca.sqlite3"

    async def play() -> None:
        async with two_processes(file) as (process, _):
            for name in ("first", "second"):
                room = await make(process, name)
                await room.act(act(0, 0, "a"), ANNA.id)
            row = TableRow(
                id="third",
                game="quiet-steps",
                options=b"{}",
                owner=ANNA.id,
                status="waiting",
                secret=bytes(32),
                created_at=0,
            )
            await process.store.create(row, [SeatRow("person", ANNA.id, "Anna"), SeatRow("open")])

    asyncio.run(play())
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr("ludoteca.games.titles", lambda: TITLES)
    return file


pytestmark = pytest.mark.skipif(POSTGRES, reason="about what rules say, wherever logs are")


def test_tables_that_this_version_can_go_on_with_are_counted(
    ludoteca: Ludoteca, house: Path
) -> None:
    then = ludoteca("check-tables")

    assert then.code == 0
    assert then.out == "3 open tables, 4 entries: none would stop\n"


def test_tables_that_would_stop_are_named_with_the_entry_and_the_reason(
    ludoteca: Ludoteca, house: Path
) -> None:
    where: Where = house
    sql(
        where, "UPDATE entries SET body = '{\"type\":\"leap\"}' WHERE table_id = 'second' AND n = 1"
    )
    sql(where, "UPDATE tables SET game = 'forgotten' WHERE id = 'third'")

    then = ludoteca("check-tables")
    for_programs = ludoteca("check-tables", "--json")

    assert then.code == for_programs.code == 1
    second, third, total = then.out.splitlines()
    assert second.startswith("second (quiet-steps, running, entry 1): Rejected: ")
    assert third == "third (forgotten, waiting): the game forgotten is not installed"
    assert total == "3 open tables, 4 entries: 2 would stop"
    told = [msgspec.json.decode(line) for line in for_programs.out.splitlines()]
    assert [(one["table"], one["entry"]) for one in told] == [
        ("first", None),
        ("second", 1),
        ("third", None),
    ]
