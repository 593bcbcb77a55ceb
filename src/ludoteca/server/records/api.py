"""Records played back over HTTP. Nothing of them is kept."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, post
from litestar.params import Parameter

from ludoteca.core.game import Audience
from ludoteca.core.reading import Differs, read_line
from ludoteca.core.verify import game_of
from ludoteca.server.errors import Problem
from ludoteca.server.history.api import MOST_ENTRIES
from ludoteca.server.history.film import Frame
from ludoteca.server.records.screening import screen
from ludoteca.server.services import Services
from ludoteca.server.tables.alarm import RulesBroke

MOST_BYTES: Final = 1 << 20
"""Of one record."""


class RecordReplay(msgspec.Struct, frozen=True):
    """A record that is right, as ``audience`` would have seen it.

    ``ranges`` has for each entry, from the first, among how many outcomes each of its draws
    was: so that whoever knows the seed can draw them again without knowing the rules.
    """

    newest: int
    audience: Audience
    frames: list[Frame]
    ranges: list[list[int]]


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/replay", status_code=200, request_max_body_size=MOST_BYTES)
    async def replay(
        self,
        request: Request[Any, Any, Any],
        services: Services,
        first: Annotated[int, Parameter(query="from", ge=0)] = 0,
        last: Annotated[int | None, Parameter(query="to", ge=0)] = None,
        seat: Annotated[int | None, Parameter(ge=0, le=63)] = None,
    ) -> RecordReplay:
        """Check a record from scratch and play it back: one line of a file of records, as it is
        in the file, at most 1 MiB. Frames of 500 entries at most, for ``seat`` or for watchers.
        """
        if last is None:
            last = first + MOST_ENTRIES - 1
        if not first <= last < first + MOST_ENTRIES:
            raise Problem("error-history-range", most=MOST_ENTRIES)
        if not services.records_shown.take(request.client.host if request.client else ""):
            raise Problem("error-too-many")
        line = (await request.body()).removesuffix(b"\n").removesuffix(b"\r")
        games = {name: title.game for name, title in services.titles.items()}
        try:
            record = read_line(line)
            game = game_of(record, games)
            if seat is not None and seat >= len(record.seats):
                raise Problem("error-no-such-seat", seat=seat)
            shots = await services.projector.run(
                screen(record, line, game, seat, range(first, last + 1)), Differs
            )
        except Differs as differs:
            raise Problem("error-record", place=differs.place, what=differs.what) from differs
        except RulesBroke as broke:
            raise Problem("error-record", place="rules", what="the rules broke on it") from broke
        return RecordReplay(
            newest=len(record.entries) - 1,
            audience=seat,
            frames=[shot.frame for shot in shots if shot.frame],
            ranges=[shot.ranges for shot in shots],
        )
