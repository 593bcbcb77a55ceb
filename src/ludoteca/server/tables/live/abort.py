"""Stops a table whose rules broke: its last entry closes the log, so that nothing more can be drawn
and its secret may be published."""

from __future__ import annotations

import msgspec
import structlog

from ludoteca.core.codec import encode
from ludoteca.core.game import AnyGame
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replayer import Replayer
from ludoteca.core.replay.seating import Close
from ludoteca.core.replay.standing import Standing, standing
from ludoteca.server import clock
from ludoteca.server.tables.log import Alarm, Append, RulesBroke
from ludoteca.server.tables.state import Changed, RoomState, Written

log = structlog.get_logger()


async def write_abort(state: RoomState) -> None:
    """Close the log, even when the rules cannot replay it to its end.

    A table that has already ended stays as it is. Raises `Problem` when the disk refuses.
    """
    store, journal = state.services.store, state.services.journal
    while True:
        behind = await journal.read(state.row.id, after=state.table.n)
        n = (behind[-1].n if behind else state.table.n) + 1
        await state.refresh()  # after the log, because an ended table gets no further entries
        if state.phase.ended:
            return
        if n == 0:
            done = await store.stop(state.row.id)
        else:
            done = await journal.append(_last(state, n))
        if done:
            state.announce(Changed() if n == 0 else Written(n))
            await state.refresh()
            return


def _last(state: RoomState, n: int) -> Append:
    return Append(
        table=state.row.id,
        entry=Entry(n, clock.now(), "close", body=msgspec.Raw(encode(Close("stopped")))),
        status="stopped",
        closed="stopped",
        turns=tuple(
            (seat, False) for seat, who in enumerate(state.people) if who.guest is not None
        ),
    )


def standing_of(game: AnyGame, entries: list[Entry], alarm: Alarm) -> Standing | None:
    """The standing at the end of a log; None when the rules cannot replay it."""
    replayer = Replayer(game)
    try:
        for entry in entries:
            with alarm.guard():
                replayer.step(entry)
        with alarm.guard():
            return standing(game, replayer.state, replayer.seating)
    except RulesBroke as broke:
        log.warning("no record of a stopped table", game=game.meta.id, reason=str(broke))
        return None
