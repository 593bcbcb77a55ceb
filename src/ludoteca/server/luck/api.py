"""Luck over HTTP, for everybody who may look at the table."""

from __future__ import annotations

import structlog
from litestar import Controller, get

from ludoteca.bots.luck import Luck
from ludoteca.server.bots.pool import BotFailed
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.services import Services

log = structlog.get_logger()


class Lucks(Controller):
    path = "/api/tables"
    tags = ("reviews",)

    @get("/{table_id:str}/luck")
    async def luck(self, table_id: str, guest: Guest | None, services: Services) -> Luck:
        """What the draws of a finished table gave to each seat, in points above the average."""
        room = await services.rooms.get(table_id)
        await services.challenges.must_see(room, guest.id if guest else None)
        if not room.finished:
            raise Problem("error-not-over")
        try:
            return await services.reckoner.luck(table_id, room.row.game)
        except BotFailed as failed:
            log.warning("no luck report", table=table_id, reason=str(failed))
            raise Problem("error-no-review") from failed
