"""HTTP API of a guest's search for opponents. It says nothing of anybody else's."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post, put

from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.matching import open_seats
from ludoteca.server.matching.frames import Searching, SearchWish
from ludoteca.server.matching.parties import note_leaver
from ludoteca.server.matching.service import Matching
from ludoteca.server.notifications import Notifications
from ludoteca.server.people.attendance import Attendance


class OwnSearch(Controller):
    path = "/api/me/search"
    tags = ("matching",)

    @get()
    async def look(self, me: Guest, matching: Matching) -> Searching:
        """The guest's search, and the table that was found."""
        return await matching.look(me.id)

    @put()
    async def search(
        self,
        request: Request[Any, Any, Any],
        data: SearchWish,
        me: Guest,
        matching: Matching,
        limits: Limits,
    ) -> Searching:
        """Look for people to play with, or change what is looked for; the place in the line stays.
        There is one search for each person."""
        limits.must_allow("searches", me.id, request.client.host if request.client else "")
        return await matching.search(me, data)

    @delete(status_code=204)
    async def cancel(self, me: Guest, matching: Matching) -> None:
        """Look for nobody any more, and leave the table that was found."""
        await matching.cancel(me.id)

    @post("/ready", status_code=200)
    async def be_ready(self, me: Guest, matching: Matching) -> Searching:
        """The guest is here, and ready for the table that was found."""
        return await matching.be_ready(me.id)


def feature(house: House) -> Feature:
    matching = Matching(house, house.service(Notifications), house.service(Attendance))
    house.put(matching)
    house.tables.effects.append(note_leaver)
    return Feature(
        routes=[router_with(OwnSearch, matching=matching, limits=house.limits)],
        bodies=[Searching, SearchWish],
        effects=[open_seats.effect],
        jobs=matching.kinds,
        opened=matching.opened,
        closed=matching.close,
    )
