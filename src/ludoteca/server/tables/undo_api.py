"""Asking the others at a table to go back, and answering them, over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post

from ludoteca.server.edge.requests.ids import Id
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.play.client_frames import Number, SeatNumber
from ludoteca.server.tables.play.table_info import TableInfo


class BackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the reader's ``seat`` would go back ``to``: see `Update.undo`."""

    seat: SeatNumber
    to: Number


class BackAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``id`` is that of `UndoAsked`. Who has asked takes it away by not agreeing any more."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    agrees: bool


class UndoTables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/{table_id:str}/undo", status_code=200)
    async def ask_back(self, table_id: Id, data: BackWish, me: Guest, rooms: Rooms) -> TableInfo:
        """Ask the other people at a running table to go back to before a choice of the reader that
        was answered already: it happens when all agree who still play."""
        room = await rooms.get(table_id)
        await room.undo_wishes.ask(me, data.seat, data.to)
        return room.info(me.id)

    @post("/{table_id:str}/undo/answer", status_code=200)
    async def answer_back(
        self, table_id: Id, data: BackAnswer, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """Agree to go back, or decline it for all."""
        room = await rooms.get(table_id)
        await room.undo_wishes.answer(me, data.id, data.agrees)
        return room.info(me.id)
