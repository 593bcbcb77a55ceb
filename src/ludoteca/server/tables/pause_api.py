"""HTTP API for pauses of a table: wished for, agreed to, declined, ended."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post

from ludoteca.server.edge.requests import Id
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import TableInfo


class NewPause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pause ``until`` this time, in milliseconds since 1970 UTC, at most 30 days ahead; None: until
    somebody goes on."""

    until: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] | None


class PauseAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which wish is answered: `PauseAsked` ``id``."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class PausingTables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/{table_id:str}/pause", status_code=200)
    async def ask_pause(self, table_id: Id, data: NewPause, me: Guest, rooms: Rooms) -> TableInfo:
        """Ask the other people at a running table to pause. It pauses when all agree who still
        play, at once where nobody else does. A new request takes the place of an open one."""
        room = await rooms.get(table_id)
        await room.pauses.ask(me, data.until)
        return room.info(me.id)

    @post("/{table_id:str}/pause/agree", status_code=200)
    async def agree_pause(
        self, table_id: Id, data: PauseAnswer, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """Agree to pause."""
        room = await rooms.get(table_id)
        await room.pauses.agree(me, data.id)
        return room.info(me.id)

    @post("/{table_id:str}/pause/decline", status_code=200)
    async def decline_pause(
        self, table_id: Id, data: PauseAnswer, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """Decline it for all; the person who asked withdraws it."""
        room = await rooms.get(table_id)
        await room.pauses.decline(me, data.id)
        return room.info(me.id)

    @post("/{table_id:str}/resume", status_code=200)
    async def resume(self, table_id: Id, me: Guest, rooms: Rooms) -> TableInfo:
        """Go on after a pause. Before the time until which the table pauses, it goes on when all
        people who still play are here, or have asked for this."""
        room = await rooms.get(table_id)
        await room.pauses.resume(me)
        return room.info(me.id)
