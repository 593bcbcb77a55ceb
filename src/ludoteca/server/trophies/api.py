"""HTTP API of trophies."""

from __future__ import annotations

from litestar import Controller, get

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.trophies.effect import look_for_trophies
from ludoteca.server.trophies.service import Trophies
from ludoteca.server.trophies.shown import PersonTrophies, TableTrophies


class TrophyPages(Controller):
    path = "/api"
    tags = ("trophies",)

    @get("/people/{person:str}/trophies")
    async def of_person(
        self, person: Id, guest: Guest | None, trophies: Trophies
    ) -> PersonTrophies:
        """The trophies that a person has earned."""
        return await trophies.of_person(person, guest.id if guest else None)

    @get("/tables/{table_id:str}/trophies")
    async def of_table(
        self,
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        trophies: Trophies,
    ) -> TableTrophies:
        """The trophies that people have earned at a finished table."""
        room = await rooms.get(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        return await trophies.of_table(table_id, room.row.game)


def feature(house: House) -> Feature:
    service = Trophies(house.database, house.titles, house.journal, house.replay_runner)
    return Feature(
        routes=[
            router_with(
                TrophyPages,
                trophies=service,
                rooms=house.rooms,
                spoiler_guard=house.spoiler_guard,
            )
        ],
        bodies=[PersonTrophies, TableTrophies],
        effects=[look_for_trophies],
        jobs=[service.kind],
    )
