"""Which page is at an address, what is told about it, and what it will need.

The client has the same list in ``web/src/router.svelte.ts``; an address that is not here is
served as well, only without a head of its own and a little later.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from ludoteca.core.title import Title
from ludoteca.server.pages.heads import Head
from ludoteca.server.services import Services
from ludoteca.server.tables.store import SeatRow
from ludoteca.words import FIRST, blurb_of, listed, name_of, say

Found: TypeAlias = Mapping[str, str]
"""The named parts of an address."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """``component`` is its file in the client's sources, ``game`` the one whose board it shows.

    ``asks`` are addresses of the API that the page asks for as soon as it runs.
    """

    head: Head
    component: str | None = None
    game: str | None = None
    asks: tuple[str, ...] = ()


Maker: TypeAlias = Callable[[Services, str, Found, Mapping[str, str]], Awaitable[Page]]


async def page_at(services: Services, language: str, path: str, query: Mapping[str, str]) -> Page:
    """The page at ``path``, told in ``language``."""
    for pattern, make in ADDRESSES:
        if found := pattern.fullmatch(path):
            return await make(services, language, found.groupdict(), query)
    return Page(head=_site(language, path, listed=False))


def _site(language: str, path: str, listed: bool = True) -> Head:
    return Head(
        title=say(language, "site"),
        heading=say(language, "site"),
        line=say(language, "site-line"),
        path=path,
        picture=f"/previews/{language}.png",
        listed=listed,
    )


async def _first(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, "/"),
        component="src/pages/First.svelte",
        asks=("/api/games", "/api/me"),
    )


async def _game(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    title = services.titles.get(found["id"])
    path = f"/games/{found['id']}"
    if title is None:
        return Page(head=_site(language, path, listed=False))
    game = _name(title, language)
    least, most = title.meta.seats
    shortest, longest = title.meta.minutes
    heading = say(language, "game-title", game=game)
    return Page(
        head=Head(
            title=say(language, "page-title", title=game),
            heading=heading,
            line=say(
                language,
                "game-facts",
                least=least,
                most=most,
                minutes_from=0 if shortest == longest else shortest,
                minutes_to=longest,
                blurb=_blurb(title, language),
            ),
            path=path,
            picture=_picture(title, language),
        ),
        component="src/pages/GamePage.svelte",
        asks=("/api/games", "/api/me"),
    )


async def _table(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    return await _of_table(services, language, found["id"], None)


async def _review(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    return await _about_table(services, language, found["id"], "Review")


async def _proof(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    return await _about_table(services, language, found["id"], "Proof")


async def _about_table(services: Services, language: str, table: str, name: str) -> Page:
    """What is told about a page that goes with a table is what is told about the table."""
    page = await _of_table(services, language, table, None)
    return msgspec.structs.replace(page, component=f"src/pages/{name}Page.svelte")


async def _of_table(services: Services, language: str, table: str, moment: int | None) -> Page:
    asks = ("/api/me", f"/api/tables/{table}", "/api/games")
    there = await services.store.read(table)
    title = there and services.titles.get(there[0].game)
    if there is None or title is None:
        missing = say(language, "no-table-title")
        return Page(
            head=Head(
                title=say(language, "page-title", title=missing),
                heading=missing,
                line=say(language, "no-table-line"),
                path=f"/t/{table}",
                picture=f"/previews/{language}.png",
                listed=False,
            )
        )
    row, seats = there
    game = _name(title, language)
    if moment is not None:
        path, component = f"/t/{table}/replay?at={moment}", "src/pages/ReplayPage.svelte"
        heading = say(language, "moment-title", game=game)
        line = say(language, "moment-line", n=moment, people=_people(seats, language))
    else:
        path, component = f"/t/{table}", "src/pages/TablePage.svelte"
        heading, line = _how_it_stands(row.status, row.owner, seats, game, language)
    return Page(
        head=Head(
            title=say(language, "page-title", title=game),
            heading=heading,
            line=line,
            path=path,
            picture=_picture(title, language),
            listed=False,
        ),
        component=component,
        game=title.package.rpartition(".")[2],
        asks=asks,
    )


async def _replay(
    services: Services, language: str, found: Found, query: Mapping[str, str]
) -> Page:
    at = query.get("at", "0")
    moment = int(at) if re.fullmatch("[0-9]{1,6}", at) else 0
    return await _of_table(services, language, found["id"], moment)


def _how_it_stands(
    status: str, owner: str, seats: list[SeatRow], game: str, language: str
) -> tuple[str, str]:
    """Whoever has the link may know who sits there; nothing else about them is told."""
    if status == "waiting":
        host = next((seat.name for seat in seats if seat.guest == owner), None)
        heading = (
            say(language, "invite-title", name=host, game=game)
            if host
            else say(language, "game-title", game=game)
        )
        return heading, say(language, "invite-line")
    people = [seat.name for seat in seats if seat.kind == "person"]
    told = "watch" if status == "running" else "over"
    key = f"{told}-title-alone" if len(people) == 1 else f"{told}-title"
    heading = say(language, key, people=_people(seats, language), game=game)
    return heading, say(language, f"{told}-line")


def _people(seats: list[SeatRow], language: str) -> str:
    people = [seat.name for seat in seats if seat.kind == "person"]
    return listed(language, people) if people else say(language, "bots-only")


async def _records(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    heading = say(language, "records-title")
    return Page(
        head=Head(
            title=say(language, "page-title", title=heading),
            heading=heading,
            line=say(language, "records-line"),
            path="/records",
            picture=f"/previews/{language}.png",
        ),
        component="src/pages/RecordsPage.svelte",
    )


async def _tutorial(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    path = f"/games/{found['id']}/tutorial"
    title = services.titles.get(found["id"])
    if title is None:
        return Page(head=_site(language, path, listed=False))
    heading = say(language, "learn-title", game=_name(title, language))
    return Page(
        head=Head(
            title=say(language, "page-title", title=heading),
            heading=heading,
            line=say(language, "learn-line"),
            path=path,
            picture=_picture(title, language),
        ),
        component="src/pages/TutorialPage.svelte",
        game=title.package.rpartition(".")[2],
    )


async def _lobby(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    heading = say(language, "lobby-title")
    return Page(
        head=Head(
            title=say(language, "page-title", title=heading),
            heading=heading,
            line=say(language, "lobby-line"),
            path="/lobby",
            picture=f"/previews/{language}.png",
        ),
        component="src/pages/LobbyPage.svelte",
        asks=("/api/games", "/api/me"),
    )


async def _challenge(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    heading = say(language, "challenge-title")
    return Page(
        head=Head(
            title=say(language, "page-title", title=heading),
            heading=heading,
            line=say(language, "challenge-line"),
            path=f"/challenges/{found['id']}",
            picture=f"/previews/{language}.png",
            listed=False,
        ),
        component="src/pages/ChallengePage.svelte",
        asks=("/api/games", "/api/me"),
    )


async def _about(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    heading = say(language, "about-title")
    return Page(
        head=Head(
            title=say(language, "page-title", title=heading),
            heading=heading,
            line=say(language, "about-line"),
            path="/about",
            picture=f"/previews/{language}.png",
        ),
        component="src/pages/AboutPage.svelte",
    )


async def _me(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, "/me", listed=False),
        component="src/pages/MyPage.svelte",
        asks=("/api/me",),
    )


async def _deletion(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, "/me/delete", listed=False),
        component="src/pages/DeletionPage.svelte",
        asks=("/api/me",),
    )


async def _person(services: Services, language: str, found: Found, _: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, f"/p/{found['id']}", listed=False),
        component="src/pages/PersonPage.svelte",
        asks=("/api/me", "/api/games"),
    )


async def _settings(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, "/settings", listed=False),
        component="src/pages/SettingsPage.svelte",
        asks=("/api/me",),
    )


async def _kit(services: Services, language: str, _: Found, __: Mapping[str, str]) -> Page:
    return Page(
        head=_site(language, "/kit", listed=False),
        component="src/pages/KitPage.svelte",
    )


def _name(title: Title, language: str) -> str:
    return _word(title, language, name_of) or title.meta.id


def _blurb(title: Title, language: str) -> str:
    return _word(title, language, blurb_of)


def _word(title: Title, language: str, read: Callable[[Title, str], str]) -> str:
    """Games of other packages need not speak all languages, nor say all that ours say."""
    for tag in (language, FIRST):
        with contextlib.suppress(FileNotFoundError, ValueError):
            return read(title, tag)
    return ""


def _picture(title: Title, language: str) -> str:
    return f"/previews/{title.meta.id}/{language}.png"


ADDRESSES: Final[tuple[tuple[re.Pattern[str], Maker], ...]] = (
    (re.compile(r"/?"), _first),
    (re.compile(r"/games/(?P<id>[a-z0-9-]{1,64})/?"), _game),
    (re.compile(r"/games/(?P<id>[a-z0-9-]{1,64})/tutorial/?"), _tutorial),
    (re.compile(r"/lobby/?"), _lobby),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/?", re.ASCII), _table),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/replay/?", re.ASCII), _replay),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/review/?", re.ASCII), _review),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/proof/?", re.ASCII), _proof),
    (re.compile(r"/p/(?P<id>[\w-]{1,64})/?", re.ASCII), _person),
    (re.compile(r"/challenges/(?P<id>[\w-]{1,100})/?", re.ASCII), _challenge),
    (re.compile(r"/records/?"), _records),
    (re.compile(r"/about/?"), _about),
    (re.compile(r"/me/?"), _me),
    (re.compile(r"/me/delete/?"), _deletion),
    (re.compile(r"/settings/?"), _settings),
    (re.compile(r"/kit/?"), _kit),
)
