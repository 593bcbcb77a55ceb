"""Tables over HTTP: made, looked at, left, ended, read. Before the start: `waiting_api`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, Router, get, post

from ludoteca.core.codec import encode
from ludoteca.core.replay.picture import Moment
from ludoteca.core.title import Title
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits, Places
from ludoteca.server.edge.requests import Id, Titles, router_with
from ludoteca.server.guests.guest import Guest
from ludoteca.server.sessions import OpenSockets
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.log import From, To, last_of
from ludoteca.server.tables.pause_api import NewPause, PauseAnswer, PausingTables
from ludoteca.server.tables.play import TableInfo, TableSettings
from ludoteca.server.tables.rematch import rematch
from ludoteca.server.tables.requests import (
    Arrangement,
    ColourWish,
    EndWish,
    Heir,
    JoinWish,
    NewTable,
    Options,
    SeatChange,
    StartWish,
    address_of,
    options_of,
    people_of,
    settings_of,
)
from ludoteca.server.tables.rows import TableStore, new_table
from ludoteca.server.tables.sockets import table_socket, table_socket_by_http
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.undo_api import BackAnswer, BackWish, UndoTables
from ludoteca.server.tables.visit import TableTalk
from ludoteca.server.tables.waiting_api import WaitingTables

MOST_MOMENTS: Final = 1000
JSON_LINES: Final = "application/jsonl"


class History(msgspec.Struct, frozen=True):
    moments: list[Moment]


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post()
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: NewTable,
        me: Guest,
        titles: Titles,
        tables: TableStore,
        rooms: Rooms,
        limits: Limits,
    ) -> TableInfo:
        """Make a table; its address is known to nobody else yet."""
        title = titles.get(data.game)
        if title is None:
            raise Problem("error-no-such-game", game=data.game)
        people = people_of(title, data.seats, me)
        options = options_of(title, data.options)
        row = new_table(
            game=data.game,
            options=options,
            owner=me,
            settings=settings_of(title, data.settings),
            command=data.id,
        )
        if data.id is None or await tables.read(row.id) is None:
            if data.settings.listed:
                limits.must_allow("listings", me.id, address_of(request))
            await tables.create(row, people)
        return (await rooms.get(row.id)).info(me.id)

    @get("/{table_id:str}")
    async def look(self, table_id: Id, guest: Guest | None, rooms: Rooms) -> TableInfo:
        """A table as the reader may see it."""
        return (await rooms.current(table_id)).info(guest.id if guest else None)

    @post("/{table_id:str}/leave", status_code=200)
    async def leave(self, table_id: Id, me: Guest, rooms: Rooms) -> TableInfo:
        """Give the seat up before the start; afterwards a bot plays on in it, until the person
        takes it back."""
        room = await rooms.get(table_id)
        await room.leave(me)
        return room.info(me.id)

    @post("/{table_id:str}/take-back", status_code=200)
    async def take_back(self, table_id: Id, me: Guest, rooms: Rooms) -> TableInfo:
        """Play again in the seat in which a bot plays for the reader."""
        room = await rooms.get(table_id)
        await room.absence.take_back(me)
        return room.info(me.id)

    @post("/{table_id:str}/resign", status_code=200)
    async def resign(self, table_id: Id, me: Guest, rooms: Rooms) -> TableInfo:
        """Give up for good: the reader's seat ranks last, where the settings of the table say so;
        elsewhere a bot plays on, as when the reader leaves."""
        room = await rooms.get(table_id)
        await room.absence.resign(me)
        return room.info(me.id)

    @post("/{table_id:str}/end", status_code=200)
    async def end(self, table_id: Id, data: EndWish, me: Guest, rooms: Rooms) -> TableInfo:
        """Whether the reader would end the running table now: it ends when all people would who
        still play."""
        room = await rooms.get(table_id)
        await room.absence.wish_end(me, data.ends)
        return room.info(me.id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, table_id: Id, me: Guest, tables: TableStore, rooms: Rooms) -> TableInfo:
        """The next table of the same people; the same one for all who ask."""
        room = await rooms.get(table_id)
        following = await rooms.get(await rematch(tables, room.state, me))
        if following.held(me.id):
            await following.waiting.take_seat(me, None)  # whoever wishes for it has answered
        return following.info(me.id)

    @get("/{table_id:str}/history")
    async def history(
        self,
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        first: From = 0,
        last: To = None,
    ) -> History:
        """What was told, entry by entry, to the reader; both ends included, 1000 at most."""
        room = await rooms.current(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        last = last_of(first, last, MOST_MOMENTS)
        await room.absence.see_end(guest.id if guest else None)
        return History(room.history(guest.id if guest else None, first, last))

    @get("/{table_id:str}/record", media_type=JSON_LINES)
    async def record(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        limits: Limits,
    ) -> Response[bytes]:
        """The record of a finished table, as `ludoteca verify` takes it: one line."""
        room = await rooms.current(table_id)
        limits.must_allow("records", guest.id if guest else None, address_of(request))
        name = f"ludoteca-{room.row.game}-{room.row.id}.jsonl"
        return Response(
            encode(await room.record()) + b"\n",
            media_type=JSON_LINES,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


def routes(
    *,
    settings: Settings,
    titles: Mapping[str, Title],
    tables: TableStore,
    rooms: Rooms,
    spoiler_guard: SpoilerGuard,
    talk: TableTalk,
    limits: Limits,
    sockets: Places,
    signed_in: OpenSockets,
) -> Router:
    return router_with(
        Tables,
        WaitingTables,
        UndoTables,
        PausingTables,
        table_socket,
        table_socket_by_http,
        server_settings=settings,
        titles=titles,
        tables=tables,
        rooms=rooms,
        spoiler_guard=spoiler_guard,
        table_talk=talk,
        limits=limits,
        sockets=sockets,
        signed_in=signed_in,
    )


BODIES: Final = (
    Arrangement,
    BackAnswer,
    BackWish,
    ColourWish,
    EndWish,
    Heir,
    History,
    JoinWish,
    NewPause,
    NewTable,
    Options,
    PauseAnswer,
    SeatChange,
    StartWish,
    TableInfo,
    TableSettings,
)
"""Types of requests and answers, for the description of the API."""
