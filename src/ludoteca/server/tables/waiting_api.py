"""Tables before their start, over HTTP: seats, settings, options, and the start itself."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, post, put

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, SeatInAddress
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import TableInfo, TableSettings
from ludoteca.server.tables.requests import (
    Arrangement,
    ColourWish,
    Heir,
    JoinWish,
    Options,
    SeatChange,
    StartWish,
    address_of,
    level_of,
    options_of,
    settings_of,
)


class WaitingTables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/{table_id:str}/join", status_code=200)
    async def join(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        me: Guest,
        rooms: Rooms,
        limits: Limits,
        data: JoinWish | None = None,
    ) -> TableInfo:
        """Take a seat. At listed tables of others there is a limit to how many."""
        room = await rooms.get(table_id)
        if room.settings.listed and me.id != room.row.owner and not room.held(me.id):
            limits.must_allow("visits", me.id, address_of(request))
        await room.waiting.take_seat(me, data.seat if data else None)
        return room.info(me.id)

    @post("/{table_id:str}/close", status_code=200)
    async def close(self, table_id: Id, me: Guest, rooms: Rooms) -> TableInfo:
        """The owner closes a table that has not started."""
        room = await rooms.get(table_id)
        await room.waiting.close(me)
        return room.info(me.id)

    @put("/{table_id:str}/owner")
    async def hand_over(self, table_id: Id, data: Heir, me: Guest, rooms: Rooms) -> TableInfo:
        """The owner gives the table to the person in another seat, before the start."""
        room = await rooms.get(table_id)
        await room.waiting.hand_over(me, data.seat)
        return room.info(me.id)

    @put("/{table_id:str}/seats/{seat:int}")
    async def change_seat(
        self, table_id: Id, seat: SeatInAddress, data: SeatChange, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """The owner frees a seat or puts a bot into it, before the start."""
        room = await rooms.get(table_id)
        level = None if data.kind == "open" else level_of(room.title, data.level)
        await room.waiting.set_seat(me, seat, level)
        return room.info(me.id)

    @put("/{table_id:str}/seats/{seat:int}/colour")
    async def change_colour(
        self, table_id: Id, seat: SeatInAddress, data: ColourWish, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """Another colour for a seat, before the start: by who sits there, or the owner. Whoever
        has it already gets the one that becomes free."""
        room = await rooms.get(table_id)
        await room.waiting.set_colour(me, seat, data.colour)
        return room.info(me.id)

    @put("/{table_id:str}/seats")
    async def arrange(self, table_id: Id, data: Arrangement, me: Guest, rooms: Rooms) -> TableInfo:
        """The owner adds seats, leaves out open ones and those of bots, or puts them in another
        order, before the start; people keep theirs."""
        room = await rooms.get(table_id)
        await room.waiting.arrange(me, data.order)
        return room.info(me.id)

    @put("/{table_id:str}/options")
    async def change_options(
        self, table_id: Id, data: Options, me: Guest, rooms: Rooms
    ) -> TableInfo:
        """The owner plays it otherwise, before the start; what is left out has its default."""
        room = await rooms.get(table_id)
        await room.waiting.set_options(me, options_of(room.title, data.options))
        return room.info(me.id)

    @put("/{table_id:str}/settings")
    async def change_settings(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: TableSettings,
        me: Guest,
        rooms: Rooms,
        limits: Limits,
    ) -> TableInfo:
        """The owner decides anew, before the start; what is left out has its default."""
        room = await rooms.get(table_id)
        if data.listed and not room.settings.listed and me.id == room.row.owner:
            limits.must_allow("listings", me.id, address_of(request))
        await room.waiting.set_settings(me, settings_of(room.title, data))
        return room.info(me.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(
        self, table_id: Id, me: Guest, rooms: Rooms, data: StartWish | None = None
    ) -> TableInfo:
        """The owner starts, when no seat is open or with what they wish for those."""
        room = await rooms.get(table_id)
        wish = data or StartWish()
        level = level_of(room.title, wish.level)
        await room.start(me, wish.vacancy, level)
        return room.info(me.id)
