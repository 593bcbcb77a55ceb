"""A house that is restored from a copy, while people have its tables open."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.server.databases import only_sqlite
from tests.server.house import House, Person

Visit = Callable[[House], Person]


def copy(file: Path, to: Path) -> None:
    with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(to)) as other:
        one.backup(other)


@only_sqlite
async def test_who_has_seen_more_than_there_is_is_told_that_the_table_has_gone_back(
    new_house: Callable[..., House], visitor: Visit, tmp_path: Path
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", goal=50)
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        first = await chair.hears("hello")
        update = await chair.plays_on(await chair.hears("update"), until=2)
        copy(house.file, tmp_path / "copy")
        update = await chair.plays_on(update, until=5)

    house.kill()
    for file in house.data.glob("ludoteca.sqlite3*"):
        file.unlink()
    copy(tmp_path / "copy", house.file)
    await asyncio.to_thread(house.open)

    async with anna.sits_at(table, seen=update["n"]) as chair:
        hello, shown = await chair.hears("hello"), await chair.hears("update")
    assert (first["n"], update["n"]) == (0, 5)
    assert (hello["n"], shown["n"]) == (2, 2)
