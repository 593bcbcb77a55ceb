"""HTTP API of replays."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from ludoteca.core.game import Audience
from ludoteca.core.replay.replay_view import Frame
from ludoteca.server.edge.answers import Problem, compressed_json
from ludoteca.server.edge.requests import Id, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.log import From, Journal, ReplayRunner, To, last_of
from ludoteca.server.tables.play import Numbers, Reader
from ludoteca.server.tables.spoiler_guard import SpoilerGuard

MOST_ENTRIES: Final = 500


class Replay(msgspec.Struct, frozen=True):
    """Frames of a replay for ``audience`` (a seat, or None for watchers). ``newest`` is the newest
    entry that the reader knows; entries that changed nothing for the audience have no frame."""

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
        table_id: Id,
        guest: Guest | None,
        rooms: Rooms,
        spoiler_guard: SpoilerGuard,
        journal: Journal,
        replay_runner: ReplayRunner,
        first: From = 0,
        last: To = None,
        seat: Annotated[int | None, Parameter(ge=0, le=63)] = None,
    ) -> Response[Replay]:
        """The table as the reader saw it, entry by entry; both ends included, 500 at most.

        A guest with seats sees it from the first of them, or from ``seat``; all others see it as
        watchers.
        """
        room = await rooms.current(table_id)
        await spoiler_guard.must_see(room.state, guest.id if guest else None)
        reader = room.state.reader(guest.id if guest else None)
        audience = _audience(reader, seat)
        await room.absence.see_end(guest.id if guest else None)
        last = last_of(first, last, MOST_ENTRIES)
        if room.table.n < 0:
            stopped = room.status == "stopped"
            raise Problem("error-table-stopped" if stopped else "error-not-running")
        address = request.client.host if request.client else ""
        numbers, over = room.table.numbers, room.finished
        newest = numbers.number(reader, room.table.n)
        last = min(last, newest)
        since, until = numbers.entry(reader, first), numbers.until(reader, last)
        async with replay_runner.turn(guest.id if guest else None, address, last + 1):
            entries = (await journal.read(table_id))[: until + 1]
            frames = await replay_runner.show(room.title.game, entries, audience, since)
        shown = [_shown(numbers, reader, frame, over=over) for frame in frames]
        replay = Replay(newest, audience, shown)
        # An ended table has no secrets that compressed sizes could give away.
        open_to_all = over and not room.veiled
        return await compressed_json(request, replay) if open_to_all else Response(replay)


def _shown(numbers: Numbers, reader: Reader, frame: Frame, *, over: bool) -> Frame:
    """``frame`` with the numbers of ``reader``, and after the end also with the number in the
    log."""
    entry = frame.n if over else None
    return msgspec.structs.replace(numbers.frame(reader, frame), entry=entry)


def _audience(reader: Reader, seat: int | None) -> Audience:
    if seat is None:
        return reader[0]
    if seat not in reader:
        raise Problem("error-not-your-seat", seat=seat)
    return seat


def feature(house: House) -> Feature:
    return Feature(
        routes=[
            router_with(
                Replays,
                rooms=house.rooms,
                spoiler_guard=house.spoiler_guard,
                journal=house.journal,
                replay_runner=house.replay_runner,
            )
        ],
        bodies=[Replay],
    )
