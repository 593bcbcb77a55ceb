"""The effect of entries on choices ahead: a wake when a seat is asked, an end when it acts."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.server.db.write import Write
from ludoteca.server.tables.rows import AHEAD, all_removed, fallen, removed
from ludoteca.server.tables.state import Change
from ludoteca.server.tables.wakes import Clear, Wake


def effect(change: Change) -> Iterable[Wake | Clear | Write]:
    ahead = change.state.ahead
    if not ahead:
        return ()  # most entries
    table, entry = change.state.row.id, change.entry
    if change.ends:
        return (all_removed(table),)
    rows: list[Wake | Clear | Write] = []
    ended = ahead.after(entry, change.people, over=False)
    for seat, why in ended.items():
        rows += (
            removed(table, seat) if why is None else fallen(table, seat, why),
            Clear(AHEAD, seat),
        )
    rows += (
        Wake(seat, n, entry.at, AHEAD)
        for seat, n in change.asked.items()
        if seat not in ended and ahead.of(seat) is not None
    )
    return rows
