"""Export and import of a house between databases: complete or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Integer, LargeBinary, Table, insert, select
from tests.server.databases import drop_databases, is_postgres_missing, need, postgres_of

from ludoteca.server.db.engine import Where
from ludoteca.server.db.export import TABLES
from ludoteca.server.db.migrate import migrate
from ludoteca.server.db.offline_access import in_one_transaction
from ludoteca.server.db.schema import keys, metadata, notices, orders, processes

Ludoteca = Callable[..., Any]
Settle = Callable[..., Where]

KEY = bytes(range(32))


@pytest.fixture(scope="module", autouse=True)
def _dropped() -> Iterator[None]:
    yield
    drop_databases()


@pytest.fixture
def settle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Settle:
    """Makes commands use the house of that name from now on, on PostgreSQL if wanted."""

    def go(name: str, postgres: bool = False) -> Where:
        monkeypatch.setenv("DATA_DIR", str(tmp_path / name))
        monkeypatch.delenv("DATABASE_URL", raising=False)
        file = tmp_path / name / "ludoteca.sqlite3"
        if not postgres:
            return file
        need(is_postgres_missing())
        monkeypatch.setenv("DATABASE_URL", postgres_of(file))
        return postgres_of(file)

    return go


def filled(where: Where) -> Where:
    """Adds two rows to each table: one with a value in each column, one with NULL where
    possible."""
    if isinstance(where, Path):
        where.parent.mkdir()
        (where.parent / "cookie.key").write_bytes(KEY)
    migrate(where)

    def fill(core: Connection) -> None:
        for table in TABLES:
            if table is not keys:
                core.execute(insert(table), [_row(table, number) for number in (1, 2)])

    in_one_transaction(where, fill, writes=True)
    return where


def _row(table: Table, number: int) -> dict[str, Any]:
    return {column.name: _value(column, number) for column in table.columns}


def _value(column: Any, number: int) -> Any:
    if column.nullable and number == 2:
        return None
    if isinstance(column.type, LargeBinary):
        return bytes(range(256)) * number
    if isinstance(column.type, Boolean):
        return number == 1
    if isinstance(column.type, Integer):
        return number if type(column.type) is Integer else 2**62 - number
    if column.foreign_keys:
        return next(iter(column.foreign_keys)).column.name + str(number)
    return f"{column.name}{number}" if column.primary_key else f'漢字 🎲 "\\\n{number}'


def rows_of(where: Where) -> dict[str, list[tuple[Any, ...]]]:
    def read(core: Connection) -> dict[str, list[tuple[Any, ...]]]:
        return {
            table.name: [
                tuple(row)
                for row in core.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
            if table in TABLES and table is not keys
        }

    return in_one_transaction(where, read, writes=False)


def test_a_house_moves_to_postgresql_and_back_with_every_row(
    ludoteca: Ludoteca, settle: Settle, tmp_path: Path
) -> None:
    begun = filled(settle("a"))
    there, back = tmp_path / "there", tmp_path / "back"

    assert ludoteca("export", there).code == 0
    elsewhere = settle("b", postgres=True)
    assert ludoteca("import", there).code == 0
    assert ludoteca("export", back).code == 0
    ended = settle("c")
    assert ludoteca("import", back).code == 0

    assert rows_of(begun) == rows_of(elsewhere) == rows_of(ended)
    assert all(len(rows) == 2 for rows in rows_of(ended).values())
    assert there.read_text().splitlines()[1:-1] == back.read_text().splitlines()[1:-1]
    assert (tmp_path / "c/cookie.key").read_bytes() == KEY
    for secret in (there, tmp_path / "c/ludoteca.sqlite3", tmp_path / "c/cookie.key"):
        assert not secret.stat().st_mode & 0o077


def test_a_house_in_which_somebody_has_been_is_left_alone(
    ludoteca: Ludoteca, settle: Settle, tmp_path: Path
) -> None:
    there = filled(settle("a"))
    ludoteca("export", tmp_path / "file")
    before = rows_of(there)

    then = ludoteca("import", tmp_path / "file")

    assert then.code == 1
    assert "not empty" in then.err
    assert rows_of(there) == before


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda lines: lines[:-2], id="cut"),
        pytest.param(lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]], id="mixed"),
        pytest.param(lambda lines: [*lines[:3], lines[3][:-9], *lines[4:]], id="torn"),
        pytest.param(lambda lines: [*lines, lines[-1]], id="more"),
        pytest.param(lambda lines: ['{"format":"x","revision":"1","at":0,"rows":{}}'], id="else"),
    ],
)
def test_a_damaged_file_writes_nothing(
    ludoteca: Ludoteca, settle: Settle, tmp_path: Path, damage: Callable[[list[str]], list[str]]
) -> None:
    file = tmp_path / "file"
    filled(settle("a"))
    ludoteca("export", file)
    file.write_text("\n".join(damage(file.read_text().split("\n")[:-1])) + "\n")

    where = settle("b")
    then = ludoteca("import", file)

    assert then.code == 1
    assert then.err.startswith(f"ludoteca: {file}: ")
    assert then.err.count("\n") == 1
    assert not any(rows_of(where).values())


def test_a_house_that_a_server_is_running_on_is_not_filled(
    ludoteca: Ludoteca, settle: Settle, tmp_path: Path
) -> None:
    from ludoteca.server.db.lock import hold

    filled(settle("a"))
    ludoteca("export", tmp_path / "file")
    where = settle("b")
    assert isinstance(where, Path)
    where.parent.mkdir()
    lock = hold(where, "the server on http://there")

    then = ludoteca("import", tmp_path / "file")
    os.close(lock)

    assert then.code == 1
    assert "in use by the server on http://there" in then.err


def test_an_export_of_nothing_is_one_line_and_no_file(
    ludoteca: Ludoteca, settle: Settle, tmp_path: Path
) -> None:
    settle("nowhere")

    then = ludoteca("export", tmp_path / "file")

    assert then.code == 1
    assert "There is no database" in then.err
    assert not (tmp_path / "file").exists()


def test_only_rows_of_a_server_about_itself_are_not_exported() -> None:
    assert set(metadata.sorted_tables) - set(TABLES) == {processes, orders, notices}
