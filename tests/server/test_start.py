"""Starting and stopping: one clear line when it cannot be, and nothing lost."""

from __future__ import annotations

import pathlib
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.databases import only_sqlite
from tests.server.house import House, Person, try_to_start

from ludoteca.server.keys import cookie_key


def test_a_server_says_where_it_is_open(house: House) -> None:
    assert house.url.startswith("http://127.0.0.1:")


def test_a_server_starts_without_warnings(house: House) -> None:
    assert "Warning" not in house.log


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

        assert time.monotonic() - begun < 3
        await chair.socket.wait_closed()
        assert chair.socket.close_code == 1012


async def test_a_guest_is_known_after_a_restart(
    new_house: Callable[..., House], visitor: Callable[..., Person]
) -> None:
    house = new_house()
    anna = await visitor(house).is_called("Anna")
    house.close()
    house.open()

    me = (await anna.get("/api/me")).json()

    assert me["guest"]["name"] == "Anna"
    assert (await anna.post("/api/guests", {"name": "Anne"})).json()["id"] == me["guest"]["id"]


@only_sqlite
def test_files_of_the_house_are_for_its_own_user(tmp_path: pathlib.Path) -> None:
    house = House(tmp_path / "data")
    house.close()
    (tmp_path / "data/ludoteca.sqlite3").chmod(0o644)  # as older versions made it
    house = House(tmp_path / "data")

    modes = {file.name: file.stat().st_mode & 0o777 for file in (tmp_path / "data").iterdir()}
    house.close()

    assert modes["ludoteca.sqlite3"] == 0o600
    assert not any(mode & 0o077 for mode in modes.values()), modes
