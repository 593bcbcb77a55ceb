"""Public lists are cached as encoded JSON, with ETag and gzip."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.house import House, Person

Visit = Callable[..., Person]


@pytest.mark.parametrize("path", ["/api/games", "/api/lobby", "/api/lobby?game=quiet-steps"])
async def test_an_unchanged_list_is_not_sent_again(house: House, visitor: Visit, path: str) -> None:
    web = visitor(house).web
    first = await web.get(path)

    again = await web.get(path, headers={"if-none-match": first.headers["etag"]})

    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


async def test_the_games_are_compressed_for_clients_that_accept_gzip(
    house: House, visitor: Visit
) -> None:
    web = visitor(house).web

    packed = await web.get("/api/games", headers={"accept-encoding": "gzip"})
    plain = await web.get("/api/games", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


async def test_a_changed_list_has_another_tag(house: House, visitor: Visit) -> None:
    anna = await visitor(house).is_called("Anna")
    before = await anna.get("/api/lobby")
    body = {"game": "quiet-steps", "seats": [{"kind": "me"}, {"kind": "open"}]}

    made = await anna.post("/api/tables", body | {"settings": {"listed": True}})

    tag = {"if-none-match": before.headers["etag"]}
    after = await anna.web.get("/api/lobby", headers=tag)
    assert after.status_code == 200
    assert made.json()["id"] in [table["id"] for table in after.json()["open"]["tables"]]
