"""The archive of rules for browsers has all their files, and no others."""

from __future__ import annotations

import asyncio
import io
import json
import pathlib
import sys
import zipfile
from collections.abc import Callable

import msgspec
from tests.server.house import House, Person
from tests.titles import ANY, IN_TURN

from ludoteca.testing.folders import folder_of

FIXTURES = sorted((folder_of(IN_TURN) / "fixtures").glob("*.jsonl"))

CHECK = """
import sys
from ludoteca.browser import worker_api
from ludoteca.games import titles

assert all("archive" in sys.modules[title.package].__path__[0] for title in titles().values())
print(",".join(titles()))
print(worker_api.check(open(sys.argv[1], "rb").readline().rstrip(b"\\n"))(10_000))
"""


async def archive(person: Person) -> zipfile.ZipFile:
    answer = await person.get("/api/rules")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    return zipfile.ZipFile(io.BytesIO(answer.content))


async def test_the_rules_come_as_they_are_here_and_check_a_record_on_their_own(
    house: House, visitor: Callable[..., Person], tmp_path: pathlib.Path
) -> None:
    folder = tmp_path / "archive"
    (await archive(visitor(house))).extractall(folder)

    (folder / "msgspec").symlink_to(pathlib.Path(msgspec.__file__).parent)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-S", "-c", CHECK, str(FIXTURES[0])),
        env={"PYTHONPATH": str(folder)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    printed, complaints = await process.communicate()

    assert process.returncode == 0, complaints.decode()
    games, report = printed.decode().splitlines()
    assert {ANY, "quiet-steps", "whispers"} <= set(games.split(","))
    assert json.loads(report)["done"]
    assert json.loads(report)["difference"] is None


async def test_nothing_of_the_server_goes_with_the_rules(
    house: House, visitor: Callable[..., Person]
) -> None:
    names = (await archive(visitor(house))).namelist()

    assert f"{IN_TURN.package.replace('.', '/')}/rules.py" in names
    assert not [
        name
        for name in names
        if name.startswith(("ludoteca/server", "ludoteca/cli"))
        or name.endswith((".svelte", ".ts", ".pyc", ".png", ".svg"))
        or "/tests/" in name
        or "/fixtures/" in name
        or "/previews/" in name
    ]


async def test_the_rules_are_soon_there_also_on_a_slow_line(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = visitor(house)
    games = len((await anna.get("/api/games")).json())

    size = len((await anna.get("/api/rules")).content)

    assert size < 100_000 + games * 40_000


async def test_who_has_the_rules_is_not_sent_them_again(
    house: House, visitor: Callable[..., Person]
) -> None:
    anna = visitor(house)
    first = await anna.get("/api/rules")

    again = await anna.web.get("/api/rules", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
