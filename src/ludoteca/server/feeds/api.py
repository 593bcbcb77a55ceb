"""HTTP API of feeds: their secret addresses, and making and withdrawing these."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.params import Parameter

from ludoteca.core.title import Title
from ludoteca.i18n import FIRST, LANGUAGES
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Titles, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.feeds import atom, calendar
from ludoteca.server.feeds.store import Feed, FeedStore
from ludoteca.server.feeds.token import feed_id, is_token, new_token
from ludoteca.server.feeds.words import FeedWords
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Rooms

Kind: TypeAlias = Literal["ics", "atom"]

HEADERS: Final[Mapping[str, str]] = {
    "Cache-Control": "private, no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
}

FeedId = Annotated[str, Parameter(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class NewFeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``language`` is that of its words; English if the house does not have it."""

    language: Annotated[str, msgspec.Meta(max_length=35)]


class FeedAddresses(msgspec.Struct, frozen=True):
    """A new feed. Its addresses are told once: whoever has one reads the feed."""

    id: str
    calendar: str
    atom: str


class Feeds(Controller):
    path = "/api/me/feeds"
    tags = ("feeds",)

    @get("")
    async def list_them(self, me: Guest, feeds: FeedStore) -> tuple[Feed, ...]:
        """The feeds of the reader, without their addresses."""
        return await feeds.of(me.id)

    @post("")
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: NewFeed,
        me: Guest,
        feeds: FeedStore,
        server_settings: Settings,
    ) -> FeedAddresses:
        """A new secret address, for a calendar and for a feed reader."""
        token = new_token()
        id = feed_id(token)
        await feeds.add(id, me.id, data.language if data.language in LANGUAGES else FIRST)
        address = f"{base_of(request, server_settings)}/feeds/{token}"
        return FeedAddresses(id, f"{address}.ics", f"{address}.atom")

    @delete("/{feed:str}", status_code=200)
    async def withdraw(self, feed: FeedId, me: Guest, feeds: FeedStore) -> None:
        """Withdraw a feed: its addresses lead to nothing from now on."""
        if not await feeds.withdraw(feed, me.id):
            raise Problem("error-no-such-feed")


@get("/feeds/{file:str}", include_in_schema=False, exclude_from_csrf=True)
async def read_feed(
    request: Request[Any, Any, Any],
    file: str,
    feeds: FeedStore,
    titles: Titles,
    rooms: Rooms,
    limits: Limits,
    server_settings: Settings,
) -> Response[Any]:
    """The calendar or the Atom feed with the token in ``file``."""
    token, _, kind = file.partition(".")
    address = request.client.host if request.client else ""
    if kind not in ("ics", "atom") or not is_token(token):
        return _nothing()
    id = feed_id(token)
    limits.must_allow("feeds", None, address)
    reader = await feeds.reader(id)
    if reader is None:
        limits.must_allow("unknown_feeds", None, address)
        return _nothing()
    limits.must_allow("feed_reads", id, address)
    await rooms.settle_turns()
    words = FeedWords(titles, base_of(request, server_settings), reader.language, reader.name)
    turns = await feeds.turns(reader.guest)
    if kind == "ics":
        body, media_type = calendar.calendar(words, turns), calendar.MEDIA_TYPE
    else:
        milestones = await feeds.milestones(reader.guest)
        body = atom.atom(words, id, turns, milestones, reader.made_at)
        media_type = atom.MEDIA_TYPE
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {**HEADERS, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def _nothing() -> Response[str]:
    return Response("", status_code=404, media_type="text/plain", headers=dict(HEADERS))


def base_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address of this server: the public one, or the one that the request names."""
    return settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"


def feature(house: House) -> Feature:
    titles: Mapping[str, Title] = house.titles
    routes = router_with(
        Feeds,
        read_feed,
        feeds=FeedStore(house.database),
        titles=titles,
        rooms=house.rooms,
        limits=house.limits,
        server_settings=house.settings,
    )
    return Feature(routes=[routes], bodies=[Feed, FeedAddresses, NewFeed])
