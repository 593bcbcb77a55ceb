"""HTTP API of thumbnails."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get
from litestar.openapi import ResponseSpec

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.thumbnails.thumbnails import Glance, Thumbnails


class ThumbnailsOfTables(Controller):
    path = "/api/tables/{table_id:str}/glance"
    tags = ("tables",)

    @get(
        responses={
            200: ResponseSpec(Glance, description="What watchers see", generate_examples=False)
        }
    )
    async def glance(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        thumbnails: Thumbnails,
        limits: Limits,
    ) -> Response[Any]:
        """The table as watchers see it now, also for its players; 304 if the client has it."""
        address = request.client.host if request.client else ""
        limits.must_allow("glances", guest.id if guest else None, address)
        room = await rooms.get(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        return thumbnails.of(room).answer(request)


def feature(house: House) -> Feature:
    return Feature(
        routes=[
            router_with(
                ThumbnailsOfTables,
                rooms=house.rooms,
                spoiler_guard=house.spoiler_guard,
                thumbnails=Thumbnails(),
                limits=house.limits,
            )
        ]
    )
