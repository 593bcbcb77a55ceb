"""Luck over HTTP, for everybody who may look at the table."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Controller, Request, Router, get

from ludoteca.bots.luck import Luck
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.errors import Problem
from ludoteca.server.feature import feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.limits import Limits
from ludoteca.server.luck.service import LuckService
from ludoteca.server.tables.rooms import Rooms
from ludoteca.server.tables.veil import Veil

log = structlog.get_logger()


class Lucks(Controller):
    path = "/api/tables"
    tags = ("reviews",)

    @get("/{table_id:str}/luck")
    async def luck(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        guest: Guest | None,
        rooms: Rooms,
        veil: Veil,
        luck: LuckService,
        limits: Limits,
    ) -> Luck:
        """What the draws of a finished table gave to each seat, in points above the average."""
        room = await rooms.get(table_id)
        await veil.must_see(room.state, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        if not luck.knows(table_id):
            address = request.client.host if request.client else ""
            limits.must_allow("reviews", guest.id if guest else None, address)
        try:
            return await luck.luck(table_id, room.row.game)
        except BotFailed as failed:
            log.warning("no luck report", table=table_id, reason=str(failed))
            raise Problem("error-no-review") from failed


def provide(rooms: Rooms, veil: Veil, luck: LuckService, limits: Limits) -> Router:
    return feature(Lucks, rooms=rooms, veil=veil, luck=luck, limits=limits)
