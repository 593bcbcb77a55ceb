"""Tables over HTTP: made, looked at, joined, left, seated, started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from litestar import Controller, Request, Response, Router, get, post, put

from ludoteca.bots import levels
from ludoteca.core.codec import codec, encode
from ludoteca.core.picture import Moment
from ludoteca.core.title import Title
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.limits import Limits, Places
from ludoteca.server.edge.requests.ids import Id, SeatInAddress
from ludoteca.server.edge.requests.routes import Titles, router_with
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import bot_name
from ludoteca.server.settings import Settings
from ludoteca.server.tables.live.rooms import Rooms
from ludoteca.server.tables.log.entry_range import From, To, last_of
from ludoteca.server.tables.play.protocol import CommandId, SeatNumber, TableInfo
from ludoteca.server.tables.play.table_settings import TableSettings
from ludoteca.server.tables.rematch import rematch
from ludoteca.server.tables.rows.new_table import new_table
from ludoteca.server.tables.rows.seating import COLOURS, check_count
from ludoteca.server.tables.rows.store import TableStore
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow
from ludoteca.server.tables.sockets import TableTalk, table_socket, table_socket_by_http
from ludoteca.server.tables.spoiler_guard import SpoilerGuard
from ludoteca.server.tables.undo_api import BackAnswer, BackWish, UndoTables
from ludoteca.server.tables.waiting.waiting_room import Vacancy

MOST_MOMENTS = 1000
JSON_LINES = "application/jsonl"

Level: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit in a seat. ``level`` is for bots; the weakest when left out."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``options`` are those of the game; what is left out has its default. ``id`` is the client's
    own name for the request: sent again under the same id by the same guest, it makes no second
    table."""

    game: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = {}
    settings: TableSettings = TableSettings()
    id: CommandId | None = None


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``seat`` is the wished one; the first that is open when left out."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None


class EndWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``ends`` false takes back what the reader has wished, and all others."""

    ends: bool


class Heir(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    level: Level | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Those of the game; what is left out has its default."""

    options: dict[str, Any]


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``order`` names the seats as they are, each once at most, in their new order; null is a seat
    that is added, and open."""

    order: Annotated[list[SeatNumber | None], msgspec.Meta(min_length=1, max_length=64)]


class ColourWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``vacancy`` is what becomes of seats that are open, or whose people were asked to play once
    more and have not answered: the start is refused, they are left out, or bots of ``level`` sit
    down in them."""

    vacancy: Vacancy = "refuse"
    level: Level | None = None


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
        people = _people(title, data.seats, me)
        options = _options(title, data.options)
        row = new_table(
            game=data.game,
            options=options,
            owner=me,
            settings=_settings(title, data.settings),
            command=data.id,
        )
        if data.id is None or await tables.read(row.id) is None:
            if data.settings.listed:
                limits.must_allow("listings", me.id, _address(request))
            await tables.create(row, people)
        return (await rooms.get(row.id)).info(me.id)

    @get("/{table_id:str}")
    async def look(self, table_id: Id, guest: Guest | None, rooms: Rooms) -> TableInfo:
        """A table as the reader may see it."""
        return (await rooms.current(table_id)).info(guest.id if guest else None)

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
            limits.must_allow("visits", me.id, _address(request))
        await room.waiting.take_seat(me, data.seat if data else None)
        return room.info(me.id)

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
        level = None if data.kind == "open" else _level(room.title, data.level)
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
        await room.waiting.set_options(me, _options(room.title, data.options))
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
            limits.must_allow("listings", me.id, _address(request))
        await room.waiting.set_settings(me, _settings(room.title, data))
        return room.info(me.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(
        self, table_id: Id, me: Guest, rooms: Rooms, data: StartWish | None = None
    ) -> TableInfo:
        """The owner starts, when no seat is open or with what they wish for those."""
        room = await rooms.get(table_id)
        wish = data or StartWish()
        level = _level(room.title, wish.level)
        await room.start(me, wish.vacancy, level)
        return room.info(me.id)

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
        limits.must_allow("records", guest.id if guest else None, _address(request))
        name = f"ludoteca-{room.row.game}-{room.row.id}.jsonl"
        return Response(
            encode(await room.record()) + b"\n",
            media_type=JSON_LINES,
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client else ""


def _people(title: Title, wishes: list[SeatWish], me: Guest) -> list[SeatRow]:
    check_count(title.meta, len(wishes))
    people = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            people.append(SeatRow("person", me.id, me.name))
        elif wish.kind == "open":
            people.append(OPEN)
        else:
            people.append(SeatRow("bot", name=bot_name(seat), level=_level(title, wish.level)))
    return people


def _level(title: Title, level: str | None) -> str:
    """One that the bots of ``title`` have; the weakest where none was wished for."""
    known = levels(title)
    if level is None:
        level = next(iter(known))
    if level not in known:
        raise Problem("error-no-such-level", level=level)
    return level


def _settings(title: Title, settings: TableSettings) -> TableSettings:
    if settings.stand_in not in levels(title):
        raise Problem("error-no-such-level", level=settings.stand_in)
    return settings


def _options(title: Title, given: dict[str, Any]) -> bytes:
    """The options as JSON, those left out filled in. Raises `Problem` ``error-options``."""
    try:
        return encode(codec(title.game).options(msgspec.json.encode(given)))
    except msgspec.MsgspecError as error:
        raise Problem("error-options", detail=str(error)[:200]) from error


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
) -> Router:
    return router_with(
        Tables,
        UndoTables,
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
    NewTable,
    Options,
    SeatChange,
    StartWish,
    TableInfo,
    TableSettings,
)
"""Types of requests and answers, for the description of the API."""
