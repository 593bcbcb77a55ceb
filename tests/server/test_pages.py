"""The built client: one page for its addresses, files as they are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.house import House, Person

from ludoteca.server.pages import CLIENT

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/t/abcdefghijklmnop", "/a/b/c", "/%00", "/x" * 3000, "/%ff"]
)
async def test_every_address_of_the_client_gives_its_page(
    house: House, visitor: Visit, path: str
) -> None:
    answer = await visitor(house).get(path)

    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    if (CLIENT / "index.html").is_file():
        assert answer.status_code == 200
        assert answer.content == (CLIENT / "index.html").read_bytes()
    else:
        assert answer.status_code == 503
        assert "make play" in answer.text


async def test_hashed_files_are_kept_for_ever(house: House, visitor: Visit) -> None:
    for file in (CLIENT / "assets").glob("*"):
        answer = await visitor(house).get(f"/assets/{file.name}")

        assert answer.content == file.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].split(";")[0] == TYPES[file.suffix]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/favicon.none",
        "/..%2f..%2fserve.py",
        "/%2e%2e/serve.py",
        "/assets/../../app.py",
        "/assets/",
        "/%00.js",
        "/.git/config.js",
    ],
)
async def test_what_is_not_there_is_not_found(house: House, visitor: Visit, path: str) -> None:
    assert (await visitor(house).get(path)).status_code == 404


async def test_a_page_can_be_asked_for_by_head(house: House, visitor: Visit) -> None:
    answer = await visitor(house).web.head("/")

    assert answer.status_code in (200, 503)
    assert answer.content == b""
