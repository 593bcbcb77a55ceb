"""The end of a table whose rules broke: written down as its last entry, so that nothing can be
drawn there any more and its secret may be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import structlog

from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame
from ludoteca.core.log import Entry
from ludoteca.core.replay import Course
from ludoteca.core.seating import Close
from ludoteca.core.standing import Standing, standing
from ludoteca.server import clock
from ludoteca.server.tables.alarm import Alarm, RulesBroke
from ludoteca.server.tables.journal import Append

if TYPE_CHECKING:
    from ludoteca.server.tables.room import Room

log = structlog.get_logger()


async def write_stop(room: Room) -> None:
    """Close the log, whether or not the rules can follow it to its end.

    A table that has ended, here or elsewhere, stays as it is. Raises `Problem` when the disk
    refuses.
    """
    store, journal = room.floor.store, room.floor.journal
    while True:
        behind = await journal.read(room.row.id, after=room.table.n)
        n = (behind[-1].n if behind else room.table.n) + 1
        await room.refresh()  # after the log: what has ended by now has no further entries
        if room.row.status in ("over", "closed") or room.row.closed is not None:
            return
        if n == 0 and room.row.status == "stopped":
            return  # by an earlier version
        if n == 0:
            done = await store.stop(room.row.id)
        else:
            done = await journal.append(_last(room, n))
        if done:
            await room.refresh()
            return


def _last(room: Room, n: int) -> Append:
    return Append(
        table=room.row.id,
        entry=Entry(n, clock.now(), "close", body=msgspec.Raw(encode(Close("stopped")))),
        status="stopped",
        closed="stopped",
        turns=tuple((seat, False) for seat, who in enumerate(room.people) if who.guest is not None),
    )


def standing_of(game: AnyGame, entries: list[Entry], alarm: Alarm) -> Standing | None:
    """How it stood at the end of a log; None when the rules cannot follow it to there."""
    course = Course(game)
    try:
        for entry in entries:
            with alarm.guard():
                course.follow(entry)
        with alarm.guard():
            return standing(game, course.state)
    except RulesBroke as broke:
        log.warning("no record of a stopped table", game=game.meta.id, reason=str(broke))
        return None
