"""The wake "pause": a table goes on at the time until which it pauses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from sqlalchemy import bindparam, update

from ludoteca.core.replay.pausing import Halt, Pause
from ludoteca.server.db.schema import tables
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change
from ludoteca.server.tables.upkeep.limits import AT_ONCE, LEASE
from ludoteca.server.tables.wakes import WHOLE_TABLE, Clear, DueWake, Wake, WakeKind

PAUSE: Final = "pause"

_PAUSED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        paused_since=bindparam("since"),
        paused_until=bindparam("until"),
        halted=bindparam("is_halted"),
        changed_at=bindparam("at"),
    )
)


def kind(handle: Callable[[DueWake], Awaitable[None]]) -> WakeKind:
    return WakeKind(PAUSE, handle, AT_ONCE, LEASE)


def effect(change: Change) -> Iterable[Wake | Clear | Write]:
    """Lists are told of a pause or halt; a pause until a time has a wake."""
    entry, paused = change.entry, change.draft.paused
    if entry.kind != "pause":
        return
    until = paused.until if isinstance(paused, Pause) else None
    row = {
        "of_table": change.state.row.id,
        "since": None if paused is None else entry.at,
        "until": until,
        "is_halted": isinstance(paused, Halt),
        "at": entry.at,
    }
    yield Write(_PAUSED, row, order=change.state.row.id)
    if until is not None:
        yield Wake(WHOLE_TABLE, entry.n, until, PAUSE)
    elif not isinstance(paused, Pause):
        yield Clear(PAUSE, WHOLE_TABLE)
