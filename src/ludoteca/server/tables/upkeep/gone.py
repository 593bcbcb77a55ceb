"""The wake "gone": a bot takes the seat of a person who was absent for too long."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.schema import seats, tables, wakes
from ludoteca.server.tables.state import Change, gone_wakes
from ludoteca.server.tables.upkeep.limits import AT_ONCE, LEASE
from ludoteca.server.tables.wakes import COLUMNS, KEY, Clear, DueWake, Resumption, Wake, WakeKind

GONE: Final = "gone"


def kind(handle: Callable[[DueWake], Awaitable[None]]) -> WakeKind:
    return WakeKind(GONE, handle, AT_ONCE, LEASE, resume=resume)


def effect(change: Change) -> Iterable[Wake | Clear]:
    """A person who is not here and is asked something gets a wake; a change of a seat ends its.
    Nobody is waited for in a pause."""
    entry, people = change.entry, change.people
    asked = {seat: n for seat, n in change.called.items() if seat in people}
    rows: tuple[Wake | Clear, ...] = gone_wakes(change.state, asked, entry.at) if asked else ()
    if entry.kind == "seat" and entry.seat is not None:
        rows += (Clear(GONE, entry.seat),)
    if entry.kind == "pause" and change.draft.paused is not None:
        rows += tuple(Clear(GONE, seat) for seat in people)
    return rows


def resume(at: Resumption) -> Sequence[Any]:
    """Everybody who plays and of whom nothing else is known counts as gone from now on, but at
    tables that pause; when the house was closed, everybody."""
    everybody = insert(wakes).from_select(
        COLUMNS,
        select(
            seats.c.table_id,
            literal(GONE),
            seats.c.seat,
            literal(-1),
            literal(at.now, BigInteger) + tables.c.absence * 1000,
            literal(0),
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            tables.c.status == "running",
            tables.c.absence.is_not(None),
            tables.c.paused_since.is_(None),
            seats.c.kind == "person",
        ),
    )
    if at.alone:
        return (
            everybody.on_conflict_do_update(
                index_elements=KEY, set_={"due": everybody.excluded.due, "lease": 0}
            ),
        )
    return (
        everybody.on_conflict_do_update(
            index_elements=KEY,
            set_={"due": everybody.excluded.due},
            where=wakes.c.due > everybody.excluded.due,
        ),
    )
