"""Lists of tables over HTTP."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar import Controller, get
from litestar.params import Parameter

from ludoteca.server.guests.guest import Guest
from ludoteca.server.lobby.cards import Lobby, MyTables, Page
from ludoteca.server.lobby.store import Which
from ludoteca.server.services import Services

GameWish: TypeAlias = Annotated[str | None, Parameter(min_length=1, max_length=64)]
Place: TypeAlias = Annotated[str | None, Parameter(pattern=r"^[0-9]{1,15}-[a-z2-7]{1,32}$")]
"""As `Page.more` gave it."""


class TableLists(Controller):
    path = "/api"
    tags = ("lobby",)

    @get("/lobby")
    async def lobby(self, services: Services, game: GameWish = None) -> Lobby:
        """The listed tables that are open, and that run; the first page of each."""
        return await services.lists.lobby(game)

    @get("/lobby/{which:str}")
    async def listed(
        self,
        which: Which,
        services: Services,
        game: GameWish = None,
        before: Place = None,
    ) -> Page:
        """A further page of the tables that are open or running."""
        return await services.lists.listed(which, game, before)

    @get("/me/tables")
    async def mine(self, me: Guest, services: Services) -> MyTables:
        """The reader's tables: at which it is their turn first, then the others, then the ended."""
        return await services.lists.mine(me.id)

    @get("/me/tables/over")
    async def over(
        self,
        me: Guest,
        services: Services,
        game: GameWish = None,
        before: Place = None,
    ) -> Page:
        """A page of the reader's ended tables."""
        return await services.lists.over(me.id, game, before)
