"""An entry with everything that becomes durable together with it."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.game import Seat
from ludoteca.server.db.write import Write
from ludoteca.server.tables.live.roster import Roster
from ludoteca.server.tables.log import Append
from ludoteca.server.tables.play import Draft
from ludoteca.server.tables.state import Change, RoomState
from ludoteca.server.tables.wakes import Clear, Wake


def append_of(state: RoomState, roster: Roster, draft: Draft, more: Iterable[Write] = ()) -> Append:
    """The entry of ``draft``, the rows that all effects add and ``more``, and whose turn begins or
    ends."""
    change, entry = Change(state, draft), draft.entry
    wakes: list[Wake] = []
    cleared: list[tuple[str, Seat]] = []
    writes: list[Write] = [*more]
    for effect in state.services.effects:
        for row in effect(change):
            if isinstance(row, Wake):
                wakes.append(row)
            elif isinstance(row, Clear):
                cleared.append((row.kind, row.seat))
            else:
                writes.append(row)
    return Append(
        table=state.row.id,
        entry=entry,
        status=draft.status,
        wakes=tuple(wakes),
        cleared=tuple(cleared),
        closed=draft.closed,
        effects=tuple(writes),
        turns=_turns(change, roster),
        waited_since=state.row.changed_at if entry.kind == "start" else None,
    )


def _turns(change: Change, roster: Roster) -> tuple[tuple[Seat, bool], ...]:
    """The seats of people whose turn begins (True) or ends."""
    people_before, people_after = roster.people, change.people
    before = {seat for seat in change.questions if seat in people_before}
    after = {seat for seat in change.draft.questions if seat in people_after}
    if before == after:
        return ()
    return tuple((seat, seat in after) for seat in sorted(before ^ after))
