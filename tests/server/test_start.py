"""Start and stop of a server: a clear line for each problem, and no data lost."""

from __future__ import annotations

import http.cookies
import os
import pathlib
import socket
import sqlite3
import stat
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.pace import slower
from tests.server.databases import (
    elsewhere,
    is_postgres_missing,
    need,
    only_sqlite,
    postgres_of,
)
from tests.server.house import House, Person, try_to_start

from ludoteca.server.db import postgres
from ludoteca.server.db.migrate import migrate_postgres
from ludoteca.server.db.offline_access import reason_of
from ludoteca.server.keys import cookie_key
from ludoteca.server.process.python_holes import reads_cookies_slowly
from ludoteca.server.settings import StartFailure


def test_a_server_says_where_it_is_open(house: House) -> None:
    assert house.url.startswith("http://127.0.0.1:")


def test_a_server_starts_without_warnings(house: House) -> None:
    assert "Warning" not in house.log


@pytest.mark.parametrize(
    ("version", "is_patched", "hole"),
    [
        ((3, 11, 9), False, True),
        ((3, 11, 2), True, False),
        ((3, 11, 10), True, False),
        ((3, 12, 5), False, True),
        ((3, 12, 6), True, False),
        ((3, 14, 0), True, False),
    ],
)
def test_an_old_python_with_a_hole_is_known(
    version: tuple[int, int, int], is_patched: bool, hole: bool
) -> None:
    assert reads_cookies_slowly(version, is_patched=is_patched) is hole


def test_a_hole_in_python_is_told_once(house: House) -> None:
    is_patched = hasattr(http.cookies, "_unquote_sub")
    hole = reads_cookies_slowly(sys.version_info[:3], is_patched=is_patched)

    assert house.log.count("this Python has a known hole") == hole


def test_a_port_that_is_taken_is_one_line_and_touches_no_data(
    house: House, tmp_path: pathlib.Path
) -> None:
    port = house.url.rsplit(":", 1)[1]

    then = try_to_start(tmp_path / "other", PORT=port)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert port in then.stderr
    assert not (tmp_path / "other").exists()


@only_sqlite
def test_a_second_server_on_the_same_data_is_refused(house: House) -> None:
    then = try_to_start(house.data)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert house.url in then.stderr
    assert str(house.process.pid) in then.stderr


@only_sqlite
def test_a_second_server_on_the_same_database_is_refused(
    house: House, tmp_path: pathlib.Path
) -> None:
    url = f"sqlite:///{house.data / 'ludoteca.sqlite3'}"

    then = try_to_start(tmp_path / "other", DATABASE_URL=url)

    assert then.returncode == 1
    assert "in use" in then.stderr


@only_sqlite
def test_a_database_newer_than_the_code_is_left_alone(new_house: Callable[..., House]) -> None:
    house = new_house()
    house.close()
    file = house.data / "ludoteca.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()

    then = try_to_start(house.data)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert "newer" in then.stderr
    assert file.read_bytes() == before


@only_sqlite
def test_a_file_that_is_no_database_is_one_line(tmp_path: pathlib.Path) -> None:
    tmp_path.joinpath("ludoteca.sqlite3").write_bytes(b"certainly not a database" * 100)

    then = try_to_start(tmp_path)

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1


def test_a_setting_that_cannot_be_used_is_one_line(tmp_path: pathlib.Path) -> None:
    then = try_to_start(tmp_path, BOT_PACE="soon")

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1
    assert "BOT_PACE" in then.stderr


def test_processes_that_start_at_the_same_moment_have_one_cookie_key(
    tmp_path: pathlib.Path,
) -> None:
    together = threading.Barrier(4)

    def start(house: pathlib.Path) -> bytes:
        together.wait()
        return cookie_key(house)

    with ThreadPoolExecutor(4) as processes:
        for number in range(25):
            house = tmp_path / str(number)
            house.mkdir()
            assert len(set(processes.map(start, [house] * 4))) == 1
            assert [file.name for file in house.iterdir()] == ["cookie.key"]


def test_the_cookie_key_is_for_its_owner_only(house: House) -> None:
    mode = (house.data / "cookie.key").stat().st_mode

    assert stat.S_IMODE(mode) == 0o600


@pytest.mark.alone
async def test_a_server_that_is_asked_to_end_tells_its_visitors_to_come_back(
    new_house: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "dreamer")
    await anna.starts(table)
    async with anna.sits_at(table) as chair:
        await chair.hears("update")

        begun = time.monotonic()
        house.close()

        took = time.monotonic() - begun
        assert took < 3 * slower()
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 1012


async def test_a_guest_is_known_after_a_restart(
    house_to_kill: House, visitor: Callable[..., Person]
) -> None:
    house = house_to_kill
    anna = await visitor(house).is_called("Anna")
    house.close()
    house.open()

    me = (await anna.get("/api/me")).json()

    assert me["guest"]["name"] == "Anna"
    assert (await anna.post("/api/guests", {"name": "Anne"})).json()["id"] == me["guest"]["id"]


async def test_a_database_that_does_not_answer_is_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(postgres._OPTIONS, "timeout", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]

        with pytest.raises(StartFailure) as failure:
            await migrate_postgres(f"postgresql://anybody@127.0.0.1:{port}/games")

    said = "The database 127.0.0.1/games cannot be used: it does not answer in time."
    assert str(failure.value) == said


def test_a_database_whose_folder_is_missing_is_named(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "missing" / "house.sqlite3"

    then = try_to_start(tmp_path / "data", DATABASE_URL=f"sqlite:///{file}")

    said = f"ludoteca: The database {file} cannot be used: No such file or directory.\n"
    assert (then.returncode, then.stderr) == (1, said)


@pytest.mark.parametrize("made", [False, True])
def test_a_database_that_may_only_be_read_is_one_line(tmp_path: pathlib.Path, made: bool) -> None:
    need(is_postgres_missing())
    address = postgres_of(tmp_path / "db")
    if made:
        elsewhere(migrate_postgres(address))

    then = try_to_start(
        tmp_path / "data", DATABASE_URL=f"{address}&default_transaction_read_only=on"
    )

    assert then.returncode == 1
    assert then.stderr.count("\n") == 1, then.stderr
    assert "read-only" in then.stderr


def test_an_error_without_words_has_a_name() -> None:
    assert reason_of(TimeoutError()) == "it does not answer in time"
    assert reason_of(ConnectionResetError()) == "ConnectionResetError"
    assert reason_of(OSError("\n  it is\ngone")) == "it is"


def test_a_cookie_key_needs_no_hard_links(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def link(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")  # as on FAT

    monkeypatch.setattr(os, "link", link)

    assert cookie_key(tmp_path) == cookie_key(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["cookie.key"]


def test_a_key_that_another_process_writes_is_waited_for(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "cookie.key"
    file.touch()
    writing = threading.Timer(0.1, lambda: file.write_bytes(b"k" * 32))
    writing.start()

    assert cookie_key(tmp_path) == b"k" * 32
    writing.join()


class EmptyHouse(House):
    begins_with_tables = False


@only_sqlite
def test_files_of_the_house_are_for_its_own_user(tmp_path: pathlib.Path) -> None:
    house = EmptyHouse(tmp_path / "data")
    house.close()
    (tmp_path / "data/ludoteca.sqlite3").chmod(0o644)  # as older versions made it
    house.open()

    modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
    house.close()

    assert modes["ludoteca.sqlite3"] == 0o600
    assert not any(mode & 0o077 for mode in modes.values()), modes
