"""HTTP API of a person's wish to be called when somebody looks for players."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post, put

from ludoteca.server.calls.causes import call_of_listed, call_of_search
from ludoteca.server.calls.service import Calls
from ludoteca.server.calls.store import Wish
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.matching.frames import GameId, SearchWish
from ludoteca.server.matching.service import Matching
from ludoteca.server.notifications import Notifications


class CallWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the guest wishes to be told when somebody looks for players of one of ``games``, or
    of any if there are none."""

    wanted: bool
    games: Annotated[tuple[GameId, ...], msgspec.Meta(max_length=200)] = ()


class CallAnswer(msgspec.Struct, frozen=True):
    """What the guest must look for to find the person to whom they were called; null if that is
    over."""

    search: SearchWish | None


class OwnCalls(Controller):
    path = "/api/me/calls"
    tags = ("calls",)

    @get()
    async def look(self, me: Guest, calls: Calls) -> CallWish:
        """Whether the guest wishes to be called."""
        wish = await calls.wish(me.id)
        return CallWish(wish.wanted, wish.games)

    @put()
    async def choose(self, data: CallWish, me: Guest, calls: Calls) -> CallWish:
        """Wish to be called when somebody looks for players, or no more."""
        wish = Wish(me.id, data.wanted, tuple(sorted(set(data.games))))
        await calls.write(wish)
        return CallWish(wish.wanted, wish.games)

    @post("/{call:str}", status_code=200)
    async def answer(self, call: Id, me: Guest, calls: Calls) -> CallAnswer:
        """The search with which the guest, who was called, joins the caller."""
        return CallAnswer(await calls.answer(me.id, call))


def feature(house: House) -> Feature:
    calls = Calls(house, house.service(Notifications))
    house.service(Matching).store.begun.append(call_of_search)
    house.tables.effects.append(call_of_listed)
    return Feature(
        routes=[router_with(OwnCalls, calls=calls)],
        bodies=[CallAnswer, CallWish],
        jobs=[calls.kind],
    )
