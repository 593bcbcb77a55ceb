"""Marks the result of a table as new for the people who are not there when it ends."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, update

from ludoteca.server.db.schema import seats
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change

_MARK: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("ended"), seats.c.guest == bindparam("absent"))
    .values(unseen=True)
)


def mark_unseen(change: Change) -> list[Write]:
    """An effect; the mark goes when the person opens the table (`TableStore.see_end`)."""
    if not change.ends:
        return []
    state = change.state
    absent = {who.guest for who in state.people if who.guest is not None} - set(state.here)
    return [Write(_MARK, {"ended": state.row.id, "absent": guest}) for guest in sorted(absent)]
