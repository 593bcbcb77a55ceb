"""HTTP API for asking the other people at a table to undo a move, and for their answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post

from ludoteca.server.edge.requests import Id
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import Number, SeatNumber, TableInfo


class BackWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entry ``to`` which the reader's ``seat`` would go back, as `Update.undo` offers it."""

    seat: SeatNumber
    to: Number


class BackAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to `UndoAsked` ``id``. The person who asked withdraws it by not agreeing."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    agrees: bool


class UndoTables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/{table_id:str}/undo", status_code=200)
    async def ask_back(self, table_id: Id, data: BackWish, me: Guest, rooms: Rooms) -> TableInfo:
        """Ask the other people at a running table to undo a choice of the reader after which others
        have acted. It is undone when all people who still play agree."""
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
