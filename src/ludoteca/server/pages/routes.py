"""The pages of the client by address, with their metadata and the files that each needs.

The client has the same list in ``web/src/router.svelte.ts``. Other addresses work, but slower and
without metadata of their own.
"""

from __future__ import annotations

import dataclasses
import datetime
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import msgspec

from ludoteca.core.title import Title
from ludoteca.i18n import dated, listed, name_or_id, say
from ludoteca.server.pages.described import blurb_or_nothing, described, described_site
from ludoteca.server.pages.metadata import PageMetadata
from ludoteca.server.pages.own_pages import OWN_PAGES
from ludoteca.server.tables.rows import SeatRow, TableStore

PLAY: Final = "src/table/play/Play.svelte"
WAITING: Final = "src/waiting-room/WaitingRoom.svelte"
"""Components of the page of a table, after and before the start of its game."""

Found: TypeAlias = Mapping[str, str]
"""The named parts of an address."""

ChallengeAt: TypeAlias = Callable[[str], Awaitable[tuple[str, int | None] | None]]
"""Finds the game of a challenge and the start of its day, in milliseconds since 1970 UTC (None if
it has no day)."""


@dataclasses.dataclass(frozen=True, slots=True)
class Sources:
    """The sources of pages' metadata."""

    titles: Mapping[str, Title]
    tables: TableStore
    challenge: ChallengeAt
    said: dict[tuple[str, str, str], str] = dataclasses.field(default_factory=dict)
    """Cache of games' texts by package, language and kind, because translations are on the disk."""

    def name(self, title: Title, language: str) -> str:
        return self._say("name", title, language, name_or_id)

    def blurb(self, title: Title, language: str) -> str:
        return self._say("blurb", title, language, blurb_or_nothing)

    def _say(
        self, what: str, title: Title, language: str, find: Callable[[Title, str], str]
    ) -> str:
        key = title.package, language, what
        if key not in self.said:
            self.said[key] = find(title, language)
        return self.said[key]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """A page. ``component`` is its file in the client's sources, ``parts`` are others that it loads
    at once. It needs the translations of ``game``, and its board once the game has ``begun``.

    ``asks`` are addresses of the API that the page requests at once; ``dials`` is whether it opens
    the WebSocket of the table at its address. ``choices`` are the values of the table's options: a
    board names files after the values that need them. ``missing`` is whether the address leads to
    nothing, so that the page shows an error.
    """

    metadata: PageMetadata
    component: str | None = None
    parts: tuple[str, ...] = ()
    game: str | None = None
    begun: bool = True
    asks: tuple[str, ...] = ()
    dials: bool = False
    choices: frozenset[str] = frozenset()
    missing: bool = False


Maker: TypeAlias = Callable[[Sources, str, Found, Mapping[str, str]], Awaitable[Page]]


async def page_at(sources: Sources, language: str, path: str, query: Mapping[str, str]) -> Page:
    """The page at ``path`` in ``language``."""
    for pattern, make in ADDRESSES:
        if found := pattern.fullmatch(path):
            return await make(sources, language, found.groupdict(), query)
    return _nothing_at(path, language)


def _nothing_at(path: str, language: str) -> Page:
    return Page(metadata=described_site(language, path, listed=False), missing=True)


# ---- the house itself --------------------------------------------------------------------------


def _plain(path: str, component: str, *asks: str, listed: bool = False) -> Maker:
    """A page with only the general metadata of the site."""

    async def make(_: Sources, language: str, found: Found, __: Mapping[str, str]) -> Page:
        metadata = described_site(language, path.format(**found), listed)
        return Page(metadata=metadata, component=_file(component), asks=asks)

    return make


def _named(path: str, words: str, component: str, *asks: str, listed: bool = True) -> Maker:
    """A page with a title and line of its own: messages ``<words>-title`` and ``<words>-line``."""

    async def make(_: Sources, language: str, found: Found, __: Mapping[str, str]) -> Page:
        heading = say(language, f"{words}-title")
        line = say(language, f"{words}-line")
        metadata = described(language, path.format(**found), heading, line, listed=listed)
        return Page(
            metadata=metadata,
            component=_file(component),
            asks=tuple(ask.format(**found) for ask in asks),
        )

    return make


# ---- games -------------------------------------------------------------------------------------


async def _game(sources: Sources, language: str, found: Found, _: Mapping[str, str]) -> Page:
    title = sources.titles.get(found["id"])
    path = f"/games/{found['id']}"
    if title is None:
        return _nothing_at(path, language)
    game = sources.name(title, language)
    least, most = title.meta.seats
    shortest, longest = title.meta.minutes
    metadata = described(
        language,
        path,
        say(language, "game-title", game=game),
        say(
            language,
            "game-facts",
            least=0 if least == most else least,
            most=most,
            minutes_from=0 if shortest == longest else shortest,
            minutes_to=longest,
            blurb=sources.blurb(title, language),
        ),
        name=game,
        of=title,
    )
    return Page(metadata=metadata, component=_file("game/GamePage"), asks=("/api/games", "/api/me"))


def _beside_game(way: str, words: str, component: str, *asks: str, needs_words: bool) -> Maker:
    """A page of a game, with the messages ``<words>-title`` and ``<words>-line``."""

    async def make(sources: Sources, language: str, found: Found, _: Mapping[str, str]) -> Page:
        title = sources.titles.get(found["id"])
        path = f"/games/{found['id']}/{way}"
        if title is None:
            return _nothing_at(path, language)
        heading = say(language, f"{words}-title", game=sources.name(title, language))
        metadata = described(language, path, heading, say(language, f"{words}-line"), of=title)
        return Page(
            metadata=metadata,
            component=_file(component),
            game=_folder(title) if needs_words else None,
            asks=tuple(ask.format(**found) for ask in asks),
        )

    return make


# ---- tables ------------------------------------------------------------------------------------


async def _table(sources: Sources, language: str, found: Found, _: Mapping[str, str]) -> Page:
    return await _of_table(sources, language, found["id"], None)


async def _replay(sources: Sources, language: str, found: Found, query: Mapping[str, str]) -> Page:
    at = query.get("at", "0")
    moment = int(at) if re.fullmatch("[0-9]{1,6}", at) else 0
    return await _of_table(sources, language, found["id"], moment)


def _with_table(component: str) -> Maker:
    """A page that belongs to a table, with the metadata of the table."""

    async def make(sources: Sources, language: str, found: Found, _: Mapping[str, str]) -> Page:
        page = await _of_table(sources, language, found["id"], None)
        return msgspec.structs.replace(page, component=_file(component), parts=(), dials=False)

    return make


async def _of_table(sources: Sources, language: str, table: str, moment: int | None) -> Page:
    path = f"/t/{table}"
    there = await sources.tables.read(table)
    title = there and sources.titles.get(there[0].game)
    if there is None or title is None:
        missing = say(language, "no-table-title")
        line = say(language, "no-table-line")
        told = described(language, path, missing, line, listed=False)
        return Page(metadata=told, missing=True)
    row, seats = there
    game = sources.name(title, language)
    begun = row.status != "waiting"
    parts: tuple[str, ...] = ()
    if moment is not None:
        path, component = f"{path}/replay?at={moment}", "replay/ReplayPage"
        heading = say(language, "moment-title", game=game)
        line = say(language, "moment-line", n=moment, people=_people(seats, language))
    else:
        component = "table/TablePage"
        parts = (PLAY if begun else WAITING,)
        heading, line = _how_it_stands(row.status, row.owner, seats, game, language)
    return Page(
        metadata=described(language, path, heading, line, name=game, of=title, listed=False),
        component=_file(component),
        parts=parts,
        game=_folder(title),
        begun=begun,
        asks=(f"/api/tables/{table}", "/api/games", "/api/me"),
        dials=component == "table/TablePage",
        choices=frozenset(map(str, msgspec.json.decode(row.options).values())),
    )


def _how_it_stands(
    status: str, owner: str, seats: list[SeatRow], game: str, language: str
) -> tuple[str, str]:
    """Heading and line about a table; of its people only their names are public."""
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


# ---- challenges --------------------------------------------------------------------------------


async def _challenge(sources: Sources, language: str, found: Found, _: Mapping[str, str]) -> Page:
    """The page of a challenge; the id of a game stands for its challenge of today."""
    path = f"/challenges/{found['id']}"
    component = _file("challenge/ChallengePage")
    there = await sources.challenge(found["id"])
    title = there and sources.titles.get(there[0])
    if there is None or title is None:
        return msgspec.structs.replace(_nothing_at(path, language), component=component)
    begins = there[1]
    game = sources.name(title, language)
    if begins is None:
        heading = say(language, "challenge-again-title", game=game)
    else:
        day = datetime.datetime.fromtimestamp(begins / 1000, datetime.UTC).date()
        heading = say(language, "challenge-title", game=game, day=dated(language, day))
    line = say(language, "challenge-line")
    metadata = described(language, path, heading, line, of=title, listed=False)
    return Page(metadata=metadata, component=component, asks=("/api/games", "/api/me"))


# ---- parts of pages ----------------------------------------------------------------------------


def _file(component: str) -> str:
    return f"src/{component}.svelte"


def _folder(title: Title) -> str:
    return title.package.rpartition(".")[2]


ADDRESSES: Final[tuple[tuple[re.Pattern[str], Maker], ...]] = (
    (re.compile(r"/?"), _plain("/", "home/HomePage", "/api/games", "/api/me", listed=True)),
    (re.compile(r"/games/(?P<id>[a-z0-9-]{1,64})/?"), _game),
    (
        re.compile(r"/games/(?P<id>[a-z0-9-]{1,64})/leaderboard/?"),
        _beside_game(
            *("leaderboard", "leaderboard", "ratings/LeaderboardPage"),
            *("/api/games", "/api/me", "/api/games/{id}/leaderboard?season=0"),
            needs_words=False,
        ),
    ),
    (
        re.compile(r"/games/(?P<id>[a-z0-9-]{1,64})/tutorial/?"),
        _beside_game(
            *("tutorial", "learn", "tutorial/TutorialPage"),
            *("/api/me", "/api/games/{id}/tutorial"),
            needs_words=True,
        ),
    ),
    (
        re.compile(r"/lobby/?"),
        _named("/lobby", "lobby", "lobby/LobbyPage", "/api/games", "/api/me"),
    ),
    (
        re.compile(r"/tournaments/?"),
        _named(
            *("/tournaments", "tournaments", "tournaments/TournamentsPage"),
            *("/api/games", "/api/me", "/api/tournaments"),
        ),
    ),
    (
        re.compile(r"/tournaments/(?P<id>[\w-]{1,64})/?", re.ASCII),
        _named(
            *("/tournaments/{id}", "tournaments", "tournaments/TournamentPage"),
            *("/api/games", "/api/me", "/api/tournaments/{id}"),
            listed=False,
        ),
    ),
    (
        re.compile(r"/groups/(?P<id>[\w-]{1,64})/?", re.ASCII),
        _named(
            *("/groups/{id}", "groups", "groups/GroupPage"),
            *("/api/games", "/api/me", "/api/groups/{id}"),
            listed=False,
        ),
    ),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/?", re.ASCII), _table),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/replay/?", re.ASCII), _replay),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/beside/?", re.ASCII), _with_table("replay/BesidePage")),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/review/?", re.ASCII), _with_table("review/ReviewPage")),
    (re.compile(r"/t/(?P<id>[\w-]{1,64})/proof/?", re.ASCII), _with_table("proof/ProofPage")),
    (
        re.compile(r"/p/(?P<id>[\w-]{1,64})/?", re.ASCII),
        _plain("/p/{id}", "people/PersonPage", "/api/me", "/api/games"),
    ),
    (re.compile(r"/challenges/(?P<id>[\w-]{1,100})/?", re.ASCII), _challenge),
    (re.compile(r"/records/?"), _named("/records", "records", "records/RecordsPage")),
    (re.compile(r"/about/?"), _named("/about", "about", "about/AboutPage")),
    *((re.compile(f"{path}/?"), _plain(path, own, "/api/me")) for path, own in OWN_PAGES.items()),
    (re.compile(r"/kit/?"), _plain("/kit", "kit/gallery/KitPage")),
)
