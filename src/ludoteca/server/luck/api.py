"""HTTP API of luck reports, for everyone who may see the table."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi import ResponseSpec

from ludoteca.bots.luck import Luck
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.luck.service import LuckPlan, LuckService
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.works.service import Works

_read = msgspec.json.Decoder(Luck).decode


class Lucks(Controller):
    path = "/api/tables"
    tags = ("reviews",)

    @get(
        "/{table_id:str}/luck",
        responses={202: ResponseSpec(None, description="It is being worked out")},
    )
    async def luck(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        luck: LuckService,
    ) -> Response[Luck | None]:
        """The gain of each seat by the draws of a finished table, in points above the average; 202
        while it is being computed."""
        room = await rooms.get(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        address = request.client.host if request.client else ""
        body = await luck.find(table_id, room.row.game, guest.id if guest else None, address)
        if body is None:
            return Response(None, status_code=202, headers={"Retry-After": "1"})
        return Response(_read(body), status_code=200)


def feature(house: House) -> Feature:
    works = house.service(Works)
    works.add(LuckPlan())
    service = LuckService(house.database, works, house.journal, house.limits, house.households)
    return Feature(
        routes=[
            router_with(Lucks, rooms=house.rooms, spoiler_guard=house.spoiler_guard, luck=service)
        ],
        bodies=[Luck],
    )
