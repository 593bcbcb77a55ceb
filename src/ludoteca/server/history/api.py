"""Tables played back over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, get
from litestar.params import Parameter

from ludoteca.core.film import Frame
from ludoteca.core.game import Audience
from ludoteca.server.errors import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.services import Services
from ludoteca.server.tables.span import From, To, last_of

MOST_ENTRIES: Final = 500


class Replay(msgspec.Struct, frozen=True):
    """``newest`` is the newest entry of the table; entries that changed nothing for
    ``audience`` (a seat, or None for watchers) have no frame."""

    newest: int
    audience: Audience
    frames: list[Frame]


class Replays(Controller):
    path = "/api/tables/{table_id:str}/replay"
    tags = ("tables",)

    @get()
    async def replay(
        self,
        request: Request[Any, Any, Any],
        table_id: str,
        guest: Guest | None,
        services: Services,
        first: From = 0,
        last: To = None,
        seat: Annotated[int | None, Parameter(ge=0, le=63)] = None,
    ) -> Replay:
        """The table as the reader saw it, entry by entry; both ends included, 500 at most.

        Whoever holds seats sees it from the first of them, or from ``seat``; others as
        watchers did.
        """
        room = await services.rooms.get(table_id)
        await services.challenges.must_see(room, guest.id if guest else None)
        audience = _audience(room.held(guest.id if guest else None), seat)
        last = last_of(first, last, MOST_ENTRIES)
        newest = room.table.n
        if newest < 0:
            stopped = room.status == "stopped"
            raise Problem("error-table-stopped" if stopped else "error-not-running")
        if not services.projector.admits(request.client.host if request.client else ""):
            raise Problem("error-too-many")
        entries = (await services.journal.read(table_id))[: min(last, newest) + 1]
        frames = await services.projector.show(room.title.game, entries, audience, first)
        return Replay(newest, audience, frames)


def _audience(held: tuple[int, ...], seat: int | None) -> Audience:
    if seat is None:
        return held[0] if held else None
    if seat not in held:
        raise Problem("error-not-your-seat", seat=seat)
    return seat
