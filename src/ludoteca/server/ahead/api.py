"""HTTP API of choices ahead, for people whose turn it is not."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post, put

from ludoteca.core.codec import encode
from ludoteca.core.game import Fact, Message
from ludoteca.server.ahead.effect import effect
from ludoteca.server.ahead.service import AheadService
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import AheadFrame, SeatNumber

MOST_ACTION_BYTES = 4096

Word = Annotated[str, msgspec.Meta(max_length=200)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The label of an option: `Message` with bounds."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    args: Annotated[dict[Word, Word | Number], msgspec.Meta(max_length=20)] = {}


class AheadWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose options ahead are wanted."""

    seat: SeatNumber


class OptionAhead(msgspec.Struct, frozen=True):
    """An option and its label."""

    action: Any
    text: Message


class AheadOptions(msgspec.Struct, frozen=True):
    """The options that a seat will probably have at its next question, the likeliest first; empty
    where that depends on what comes before it."""

    options: tuple[OptionAhead, ...]


class ChooseAhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of ``seat`` to its next question. ``action`` is any action of the game. ``words``
    is its label, which is shown to nobody but the person who sends it; with them the action is
    carried out only if it still has that label."""

    seat: SeatNumber
    action: dict[str, Any]
    words: Words | None = None


class Ahead(Controller):
    path = "/api/tables"
    tags = ("ahead",)

    @get("/{table_id:str}/ahead")
    async def ahead(self, table_id: Id, me: Guest, rooms: Rooms) -> AheadFrame:
        """The choices ahead of the guest at this table, and those that fell away."""
        return (await rooms.get(table_id)).state.ahead.frame(me.id)

    @post("/{table_id:str}/ahead/options", status_code=200)
    async def options(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: AheadWish,
        me: Guest,
        rooms: Rooms,
        choosing_ahead: AheadService,
    ) -> AheadOptions:
        """What a seat of the guest may probably choose when it is asked next."""
        room = await rooms.get(table_id)
        address = request.client.host if request.client else ""
        found = await choosing_ahead.options(room, data.seat, me.id, address)
        return AheadOptions(tuple(OptionAhead(one.action, one.text) for one in found))

    @put("/{table_id:str}/ahead")
    async def choose(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        data: ChooseAhead,
        me: Guest,
        rooms: Rooms,
        limits: Limits,
    ) -> AheadFrame:
        """Choose ahead. The choice is carried out as soon as the seat is asked, if it is legal
        then."""
        limits.must_allow("ahead", me.id, request.client.host if request.client else "")
        action = msgspec.Raw(encode(data.action))
        if len(action) > MOST_ACTION_BYTES:
            raise Problem("error-unreadable-action", detail="too long")
        words = None if data.words is None else _message(data.words)
        room = await rooms.get(table_id)
        return await room.ahead.choose(me, data.seat, action, words)

    @delete("/{table_id:str}/ahead/{seat:int}", status_code=200)
    async def take_back(
        self,
        request: Request[Any, Any, Any],
        table_id: Id,
        seat: SeatNumber,
        me: Guest,
        rooms: Rooms,
        limits: Limits,
    ) -> AheadFrame:
        """Take a choice back, or forget one that fell away."""
        limits.must_allow("ahead", me.id, request.client.host if request.client else "")
        return await (await rooms.get(table_id)).ahead.take_back(me, seat)


def _message(words: Words) -> Message:
    args: dict[str, Fact] = dict(words.args)
    return Message(words.key, args)


def feature(house: House) -> Feature:
    service = AheadService(
        house.rooms,
        house.wakes,
        house.tables.ahead,
        house.pool,
        house.limits,
        house.households,
        many=house.channel.many,
    )
    return Feature(
        routes=[router_with(Ahead, rooms=house.rooms, choosing_ahead=service, limits=house.limits)],
        bodies=[AheadFrame, AheadOptions, AheadWish, ChooseAhead],
        effects=[effect],
        wakes=[service.kind],
        runs=[service.make_rounds],
    )
