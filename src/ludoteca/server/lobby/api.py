"""HTTP API of the lists of tables."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from ludoteca.server.edge.requests import OptionalId, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.lobby.cards import LobbyAnswer, MyTables, Page
from ludoteca.server.lobby.feed import LobbyFeed
from ludoteca.server.lobby.first_page_cache import FirstPageCache
from ludoteca.server.lobby.own_tables import OwnTables
from ludoteca.server.lobby.sockets import lobby_socket, lobby_socket_by_http
from ludoteca.server.lobby.store import LobbyStore, Which
from ludoteca.server.lobby.unseen_results import mark_unseen
from ludoteca.server.matching.service import Matching
from ludoteca.server.relations.here import Here

Place: TypeAlias = Annotated[
    str | None, Parameter(pattern=r"^(?:[0-9]{1,6}-)?[0-9]{1,15}-[a-z2-7]{1,32}$(?!\n)")
]
"""A position in a list, from `Page.more`."""


class TableLists(Controller):
    path = "/api"
    tags = ("lobby",)

    @get("/lobby")
    async def lobby(
        self, request: Request[Any, Any, Any], first_page: FirstPageCache, game: OptionalId = None
    ) -> Response[LobbyAnswer]:
        """The first pages of the open and of the running tables, among those that are listed, and
        how many people are in the house."""
        return (await first_page.of(game)).answer(request)

    @get("/lobby/{which:str}")
    async def listed(
        self,
        which: Which,
        lobby: LobbyStore,
        game: OptionalId = None,
        before: Place = None,
    ) -> Page:
        """A further page of the open, of the running, or of the listed tables that have ended."""
        return await lobby.listed(which, game, before)

    @get("/me/tables")
    async def mine(self, me: Guest, own_tables: OwnTables) -> MyTables:
        """The guest's tables: those where it is their turn, the other live ones, new results, and
        the first page of the other ended tables."""
        return await own_tables.mine(me.id)

    @get("/me/tables/over")
    async def over(
        self,
        me: Guest,
        own_tables: OwnTables,
        game: OptionalId = None,
        before: Place = None,
    ) -> Page:
        """A page of the guest's ended tables."""
        return await own_tables.over(me.id, game, before)


def feature(house: House) -> Feature:
    store = LobbyStore(house.database, house.rooms)
    matching = house.service(Matching)
    feed = LobbyFeed(store, matching.crowds)
    routes = router_with(
        TableLists,
        lobby_socket,
        lobby_socket_by_http,
        server_settings=house.settings,
        titles=house.titles,
        lobby=store,
        own_tables=OwnTables(house.database, house.rooms),
        first_page=FirstPageCache(store, house.titles, matching.crowds),
        feed=feed,
        matching=matching,
        here=house.service(Here),
        limits=house.limits,
        sockets=house.sockets,
        signed_in=house.sessions.sockets,
    )
    return Feature(
        routes=[routes],
        bodies=[LobbyAnswer, MyTables, Page],
        effects=[mark_unseen],
        runs=[feed.run],
    )
