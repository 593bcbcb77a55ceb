"""HTTP API of tournaments."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Controller, Request, delete, get, post
from litestar.params import Parameter

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.jobs import JobKind
from ludoteca.server.notifications import Notifications
from ludoteca.server.tables.requests import address_of
from ludoteca.server.tournaments.effect import keep_results
from ludoteca.server.tournaments.frames import NewTournament, TournamentLists, TournamentPage
from ludoteca.server.tournaments.rounds import Rounds
from ludoteca.server.tournaments.service import Tournaments
from ludoteca.server.tournaments.store import JOB, TournamentStore

LEASE = 15_000
"""Milliseconds after which another process moves on what a dead one has begun."""

TRIES = 1_000
"""For days on end: nobody else would move a tournament on."""


EntryNumber: TypeAlias = Annotated[int, Parameter(ge=1, le=1000)]


class TournamentRoutes(Controller):
    path = "/api/tournaments"
    tags = ("tournaments",)

    @get()
    async def lists(self, guest: Guest | None, tournaments: Tournaments) -> TournamentLists:
        """The listed tournaments that go on, and those of the guest."""
        return await tournaments.lists(guest.id if guest else None)

    @post()
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: NewTournament,
        me: Guest,
        tournaments: Tournaments,
        limits: Limits,
    ) -> TournamentPage:
        """Make a tournament; only people with a lasting identity can."""
        limits.must_allow("tournaments", me.id, address_of(request))
        id = await tournaments.make(me, data)
        return await tournaments.page(id, me.id)

    @get("/{tournament_id:str}")
    async def look(
        self, tournament_id: Id, guest: Guest | None, tournaments: Tournaments
    ) -> TournamentPage:
        """A tournament with its standings, for everybody who has its address."""
        return await tournaments.page(tournament_id, guest.id if guest else None, fresh=False)

    @delete("/{tournament_id:str}", status_code=200)
    async def cancel(
        self, tournament_id: Id, me: Guest, tournaments: Tournaments
    ) -> TournamentPage:
        """Cancel it before its start, for the owner."""
        await tournaments.cancel(tournament_id, me)
        return await tournaments.page(tournament_id, me.id)

    @post("/{tournament_id:str}/start", status_code=200)
    async def start(self, tournament_id: Id, me: Guest, tournaments: Tournaments) -> TournamentPage:
        """Start it now, for the owner."""
        await tournaments.start(tournament_id, me)
        return await tournaments.page(tournament_id, me.id)

    @post("/{tournament_id:str}/entry", status_code=200)
    async def enter(
        self,
        request: Request[Any, Any, Any],
        tournament_id: Id,
        me: Guest,
        tournaments: Tournaments,
        limits: Limits,
    ) -> TournamentPage:
        """Enter it, or come back to it after withdrawing."""
        limits.must_allow("tournament_entries", me.id, address_of(request))
        await tournaments.enter(tournament_id, me)
        return await tournaments.page(tournament_id, me.id)

    @delete("/{tournament_id:str}/entry", status_code=200)
    async def withdraw(
        self, tournament_id: Id, me: Guest, tournaments: Tournaments
    ) -> TournamentPage:
        """Play no further round of it."""
        await tournaments.withdraw(tournament_id, me)
        return await tournaments.page(tournament_id, me.id)

    @delete("/{tournament_id:str}/people/{number:int}", status_code=200)
    async def remove(
        self, tournament_id: Id, number: EntryNumber, me: Guest, tournaments: Tournaments
    ) -> TournamentPage:
        """Let a person play no further round, for the owner."""
        await tournaments.remove(tournament_id, number, me)
        return await tournaments.page(tournament_id, me.id)


def feature(house: House) -> Feature:
    store = TournamentStore(house.database)
    service = Tournaments(house, store)
    house.put(service)
    rounds = Rounds(house, store, house.service(Notifications))
    return Feature(
        routes=[router_with(TournamentRoutes, tournaments=service, limits=house.limits)],
        bodies=[NewTournament, TournamentLists, TournamentPage],
        effects=[keep_results],
        jobs=[JobKind(JOB, rounds.move_on, at_once=4, lease=LEASE, tries=TRIES)],
    )
