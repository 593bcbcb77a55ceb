"""The wake "clock": the time of a seat is up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from ludoteca.server.tables.rows import resumed
from ludoteca.server.tables.state import Change
from ludoteca.server.tables.upkeep.limits import AT_ONCE, LEASE
from ludoteca.server.tables.wakes import Clear, DueWake, Wake, WakeKind

CLOCK: Final = "clock"


def kind(handle: Callable[[DueWake], Awaitable[None]]) -> WakeKind:
    """Its rows stay as they are when a process starts or dies: `Absence.mind_clock` knows of the
    outage, and puts a wake off that is due too early."""
    return WakeKind(CLOCK, handle, AT_ONCE, LEASE, resume=resumed)


def effect(change: Change) -> Iterable[Wake | Clear]:
    """Each clock that runs has a wake."""
    after = change.draft.clocks
    if after is None:
        return
    before = change.state.table.clocks.now
    for seat, clock in enumerate(after.seats):
        due = None if before is None else before.seats[seat].due
        if clock.due is None:
            if due is not None:
                yield Clear(CLOCK, seat)
        elif clock.due != due:
            yield Wake(seat, change.draft.questions[seat], clock.due, CLOCK)
