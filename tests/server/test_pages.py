"""The built client: its page for all addresses, and its static files."""

from __future__ import annotations

import gzip
import pathlib
import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from tests.server.house import House, Person
from tests.titles import ANY

from ludoteca.server.pages.files import CLIENT
from ludoteca.server.pages.routes import ADDRESSES

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"

Visit = Callable[..., Person]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/lobby/", 200),
        ("/index.html", 404),
        ("/t/abcdefghijklmnop", 404),
        ("/a/b/c", 404),
        ("/%00", 404),
        ("/x" * 500, 404),
        ("/%ff", 404),
    ],
)
async def test_every_address_gives_the_page_which_says_what_is_there(
    house: House, visitor: Visit, path: str, status: int
) -> None:
    answer = await visitor(house).get(path)

    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    if (CLIENT / "index.html").is_file():
        assert answer.status_code == status
        assert '<div id="app">' in answer.text
    else:
        assert answer.status_code == 503
        assert "make play" in answer.text


ROUTER = pathlib.Path("web/src/router.svelte.ts")
PAGES = pathlib.Path("web/src/pages.ts")


def addresses_of_the_client() -> dict[str, str]:
    """An address of each page; what it is about is called `ANY`."""
    listed = re.findall(r"\['(\w+)', /\^(.+)\$/\]", ROUTER.read_text("utf-8"))
    return {
        page: address.replace("(?<id>[\\w-]+)", ANY).replace("\\/?", "").replace("\\", "") or "/"
        for page, address in listed
    }


def components_of_the_client() -> dict[str, str]:
    return dict(re.findall(r"(\w+): \(\) => import\('\./[\w/-]+/(\w+)\.", PAGES.read_text("utf-8")))


def test_the_server_knows_every_address_of_the_client() -> None:
    addresses = addresses_of_the_client()

    assert addresses["game"] == f"/games/{ANY}"
    assert len(addresses) == PAGES.read_text("utf-8").count("=> import('./") - 1  # the missing
    for address in addresses.values():
        assert [make for pattern, make in ADDRESSES if pattern.fullmatch(address)], address


async def test_a_page_comes_with_a_hint_at_its_own_part_of_the_client(
    house: House, visitor: Visit
) -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built")
    files = components_of_the_client()
    about_tables = {"table", "replay"}  # there is none at this address

    for page, address in addresses_of_the_client().items():
        if page not in about_tables:
            answer = await visitor(house).get(address)
            assert f"/{files[page]}-" in answer.text, address


class Watched(House):
    """Says when the thread of the loop asks the file system for something, once it is open."""

    program = """
import io, os, sys, threading
from ludoteca.server import serve

def watched(name, real):
    def asked(*given, **named):
        if serve.AnnouncingServer.is_open and threading.current_thread() is threading.main_thread():
            print("asked the disk:", name, given, file=sys.stderr, flush=True)
        return real(*given, **named)
    return asked

class AnnouncingServer(serve.AnnouncingServer):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        serve.AnnouncingServer.is_open = True

serve.AnnouncingServer.is_open = False
serve.AnnouncingServer = AnnouncingServer
for name in ("stat", "lstat", "scandir", "readlink"):
    setattr(os, name, watched(name, getattr(os, name)))
io.open = watched("open", io.open)
serve.serve()
"""


async def test_no_request_for_a_page_or_a_file_is_looked_for_on_the_disk(
    new_house: Callable[..., House], visitor: Visit
) -> None:
    house = new_house(Watched)
    anna = await visitor(house).is_called("Anna")
    files = [f"/{file.relative_to(CLIENT).as_posix()}" for file in (CLIENT / "icons").glob("*")]
    table = await anna.makes_table("me", "open", game=ANY)
    pages = [*addresses_of_the_client().values(), f"/t/{table}", *files[:3], "/favicon.ico"]
    for path in pages:  # words are read when they are first said
        await anna.get(path)
    before = len(house.log)

    for path in (
        *pages,
        f"/previews/{ANY}/ko.png",
        "/previews/none/ko.png",
        "/assets/none.js",
        "/nowhere/at/all",
        "/..%2fapp.py",
    ):
        await anna.get(path)

    assert "asked the disk" not in house.log[before:]


async def test_hashed_files_are_kept_for_ever(house: House, visitor: Visit) -> None:
    anybody = visitor(house)
    for file in filter(pathlib.Path.is_file, (CLIENT / "assets").glob("*[!rz]")):
        answer = await anybody.get(f"/assets/{file.name}")

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
        "/nowhere",
        "/games/no-such-game",
        "/games/no-such-game/tutorial",
    ],
)
async def test_a_missing_file_is_not_found(house: House, visitor: Visit, path: str) -> None:
    assert (await visitor(house).get(path)).status_code == 404


@pytest.mark.parametrize("path", ["/games", "/games/"])
async def test_the_address_of_all_games_leads_to_the_first_page(
    house: House, visitor: Visit, path: str
) -> None:
    answer = await visitor(house).get(path)

    assert (answer.status_code, answer.headers["location"]) == (308, "/")


async def test_a_page_answers_head_requests(house: House, visitor: Visit) -> None:
    answer = await visitor(house).web.head("/")

    assert answer.status_code in (200, 503)
    assert answer.content == b""


async def test_files_are_compressed_for_clients_that_accept_it(
    house: House, visitor: Visit
) -> None:
    web = visitor(house).web
    largest = max((CLIENT / "assets").glob("*.js"), key=lambda file: file.stat().st_size)

    async def size(takes: str) -> tuple[str | None, int, bytes]:
        async with web.stream(
            "GET", f"/assets/{largest.name}", headers={"accept-encoding": takes}
        ) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["vary"] == "Accept-Encoding"
            return answer.headers.get("content-encoding"), len(raw), raw

    plain = await size("identity")
    zipped = await size("gzip, deflate")
    best = await size("gzip, deflate, br")
    refused = await size("br;q=0, gzip;q=0.0")

    assert plain == (None, largest.stat().st_size, largest.read_bytes())
    assert refused == plain
    assert zipped[0] == "gzip"
    assert gzip.decompress(zipped[2]) == plain[2]
    assert best[0] == "br"
    assert best[1] < zipped[1] < plain[1] / 2


async def test_an_unchanged_file_is_not_sent_again(house: House, visitor: Visit) -> None:
    person = visitor(house)
    script = next((CLIENT / "assets").glob("*.js")).name
    for path in ("/", f"/assets/{script}"):
        first = await person.web.get(path)
        again = await person.web.get(path, headers={"if-none-match": first.headers["etag"]})
        other = await person.web.get(path, headers={"if-none-match": '"something-else"'})

        assert (again.status_code, again.content) == (304, b"")
        assert other.content == first.content


async def test_python_for_browsers_is_stored_compressed_and_sent_plain_on_request(
    house: House, visitor: Visit
) -> None:
    anna = visitor(house)
    files = list((CLIENT / "assets/python").glob("*/*"))
    assert files
    for file in files:
        address = f"/{file.relative_to(CLIENT).as_posix().removesuffix('.gz')}"
        whole = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()

        packed = await anna.web.get(address, headers={"accept-encoding": "gzip, deflate, br"})
        plain = await anna.web.get(address, headers={"accept-encoding": "identity"})

        assert packed.content == plain.content == whole
        assert packed.headers.get("content-encoding") == ("gzip" if file.suffix == ".gz" else None)
        assert "content-encoding" not in plain.headers
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["content-type"] == plain.headers["content-type"]


async def test_the_list_of_games_is_compressed_and_no_answer_that_may_have_secrets(
    house: House, visitor: Visit
) -> None:
    anna = await visitor(house).is_called("Anna")
    table = await anna.makes_table("me", "random")

    games = await anna.get("/api/games")
    shown = await anna.get(f"/api/tables/{table}")

    assert games.headers["content-encoding"] == "gzip"
    assert len(shown.content) > 500  # it would have been worth it
    assert "content-encoding" not in shown.headers


async def test_crawlers_find_all_pages(house: House, visitor: Visit) -> None:
    person = visitor(house)

    robots = await person.get("/robots.txt")
    pages = ElementTree.fromstring((await person.get("/sitemap.xml")).text)
    found = [place.text for place in pages.iter(f"{SITEMAP}loc") if place.text]

    assert f"Sitemap: {house.url}/sitemap.xml" in robots.text
    assert f"{house.url}/games/{ANY}/tutorial?lang=ko" in found
    assert len(found) == len({*found}) > 30
    for address in found[::7]:
        assert (await person.get(address.removeprefix(house.url))).status_code == 200, address


async def test_a_favicon_is_served(house: House, visitor: Visit) -> None:
    icon = await visitor(house).get("/favicon.ico")

    assert icon.headers["content-type"] == "image/png"
