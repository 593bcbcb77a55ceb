"""The addresses and files of boards in installed packages."""

from __future__ import annotations

import dataclasses
import gzip
import pathlib
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.house import TOYS, House, Person
from tests.titles import ANY, TITLES

from ludoteca.server.boards import api as boards
from ludoteca.server.boards.package_assets import board_files, package_assets_of

Visit = Callable[..., Person]
FOLDER = TOYS / "quiet_steps"


async def listed(anna: Person, game: str) -> dict[str, Any]:
    games: list[dict[str, Any]] = (await anna.get("/api/games")).json()
    return next(one for one in games if one["id"] == game)


async def test_the_list_of_games_says_where_the_board_of_a_package_is(
    house: House, visitor: Visit
) -> None:
    anna = visitor(house)
    board = (await listed(anna, "quiet-steps"))["board"]

    for address, file, kind in (
        (board["module"], FOLDER / "board.js", "text/javascript"),
        (board["style"], FOLDER / "board.css", "text/css"),
        (board["words"]["en"], FOLDER / "i18n" / "en.ftl", "text/plain"),
        (board["help"]["en"], FOLDER / "help" / "en.md", "text/markdown"),
        (board["about"]["en"], FOLDER / "about" / "en.ftl", "text/plain"),
    ):
        answer = await anna.get(address)
        assert answer.content == file.read_bytes()
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_package_without_a_board_still_brings_its_words_and_pages(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a_game_without_a_board"
    for name in ("i18n/en.ftl", "help/en.md", "help/ko.md"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    monkeypatch.syspath_prepend(str(tmp_path))

    files = board_files(dataclasses.replace(TITLES[0], package=folder.name))

    assert files is not None
    assert files.module is None
    assert (set(files.words), set(files.help), set(files.about)) == ({"en"}, {"en", "ko"}, set())


@pytest.mark.parametrize("game", [ANY, "whispers"])
async def test_games_of_the_client_and_games_that_bring_nothing_bring_none(
    house: House, visitor: Visit, game: str
) -> None:
    assert (await listed(visitor(house), game))["board"] is None


async def test_who_has_a_file_is_not_sent_it_again(house: House, visitor: Visit) -> None:
    anna = visitor(house)
    address = (await listed(anna, "quiet-steps"))["board"]["module"]
    tag = (await anna.get(address)).headers["etag"]

    answer = await anna.web.get(address, headers={"if-none-match": tag})

    assert (answer.status_code, answer.content) == (304, b"")


async def test_nothing_else_of_a_package_is_given_away(house: House, visitor: Visit) -> None:
    anna = visitor(house)
    address = (await listed(anna, "quiet-steps"))["board"]["module"]
    folder = address.removesuffix("board.js")

    for other in (
        f"{folder}rules.py",
        f"{folder}..%2Fboard.js",
        f"{folder}i18n.ko.ftl",
        f"{folder}tutorial.json",
        "/boards/quiet-steps/0000000000000000/board.js",
        f"/boards/{ANY}/0000000000000000/board.js",
        "/boards/no-such-game/0000000000000000/board.js",
    ):
        assert (await anna.get(other)).status_code == 404, other


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_large_board_is_packed_once_however_many_ask(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a_large_board"
    folder.mkdir()
    (folder / "__init__.py").touch()
    board = random.Random(1).randbytes(400_000).hex().encode()
    (folder / "board.js").write_bytes(board)
    monkeypatch.syspath_prepend(str(tmp_path))
    title = dataclasses.replace(TITLES[0], package="a_large_board")
    app = Litestar([boards.routes({"large": title})])
    own = package_assets_of("a_large_board")
    assert own is not None
    address = f"/boards/large/{own.version}/board.js"
    begun = time.process_time()
    packed = gzip.compress(board, mtime=0)
    once = time.process_time() - begun

    with TestClient(app) as client:
        begun = time.process_time()
        for _ in range(20):
            with client.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
                assert b"".join(answer.iter_raw()) == packed
        spent = time.process_time() - begun

    assert spent < 10 * once
