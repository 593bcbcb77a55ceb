"""HTTP API of the setting for a table's talk; messages go over the table's WebSocket."""

from __future__ import annotations

import msgspec
from litestar import Controller, put

from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.notifications import Notifications
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import TableInfo, Talk
from ludoteca.server.talk.service import TalkService
from ludoteca.server.talk.store import TalkStore


class TalkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``talk`` is ``all``, ``phrases`` (phrases and reactions), or ``off``."""

    talk: Talk


class TableTalk(Controller):
    path = "/api/tables/{table_id:str}/talk"
    tags = ("talk",)

    @put()
    async def allow(
        self, table_id: Id, data: TalkWish, me: Guest, rooms: Rooms, table_talk: TalkService
    ) -> TableInfo:
        """Set which kinds of talk are allowed at the table; for its owner, at any time."""
        room = await rooms.get(table_id)
        await table_talk.allow(room.state, me, data.talk)
        return room.info(me.id)


def feature(house: House) -> Feature:
    service = TalkService(TalkStore(house.database), house.service(Notifications))
    house.put(service)
    house.rooms.catch_up_talk = service.catch_up
    house.rooms.relay_talk = service.relay
    return Feature(
        routes=[router_with(TableTalk, rooms=house.rooms, table_talk=service)], bodies=[TalkWish]
    )
