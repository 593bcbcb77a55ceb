"""Boards that installed packages bring: where they are, and how they are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.house import TOYS, House, Person
from tests.titles import ANY

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
    ):
        answer = await anna.get(address)
        assert answer.content == file.read_bytes()
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("game", [ANY, "whispers"])
async def test_games_of_the_client_and_games_without_a_board_bring_none(
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
        f"{folder}ko.ftl",
        "/boards/quiet-steps/0000000000000000/board.js",
        f"/boards/{ANY}/0000000000000000/board.js",
        "/boards/no-such-game/0000000000000000/board.js",
    ):
        assert (await anna.get(other)).status_code == 404, other
