"""What may be said at a table, over HTTP. What is said goes over the table's socket."""

from __future__ import annotations

import msgspec
from litestar import Controller, put

from ludoteca.server.guests.guest import Guest
from ludoteca.server.services import Services
from ludoteca.server.tables.protocol import TableInfo
from ludoteca.server.tables.table_settings import Talk


class TalkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``all``, ``phrases`` (these and reactions), or ``off``."""

    talk: Talk


class TableTalk(Controller):
    path = "/api/tables/{table_id:str}/talk"
    tags = ("talk",)

    @put()
    async def allow(
        self, table_id: str, data: TalkWish, me: Guest, services: Services
    ) -> TableInfo:
        """The owner decides at any time what may be said at the table."""
        room = await services.rooms.get(table_id)
        await services.talk.allow(room, me, data.talk)
        return room.info(me.id)
