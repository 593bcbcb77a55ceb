"""The wakes "expire" and "close": tables that were not started in time, or that everybody left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, literal, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.schema import tables, wakes
from ludoteca.server.tables.state import Change, farewells
from ludoteca.server.tables.upkeep.limits import AFTER_RESTART, AT_ONCE, LEASE
from ludoteca.server.tables.wakes import (
    COLUMNS,
    WHOLE_TABLE,
    Clear,
    DueWake,
    Patience,
    Resumption,
    Wake,
    WakeKind,
)

EXPIRE: Final = "expire"
CLOSE: Final = "close"


def expire_kind(handle: Callable[[DueWake], Awaitable[None]], patience: Patience) -> WakeKind:
    def resume(at: Resumption) -> Sequence[Any]:
        since = tables.c.created_at + patience.waiting
        return _resumed(EXPIRE, "waiting", since, patience.waiting, at, patience)

    return WakeKind(EXPIRE, handle, AT_ONCE, LEASE, resume=resume)


def close_kind(handle: Callable[[DueWake], Awaitable[None]], patience: Patience) -> WakeKind:
    def resume(at: Resumption) -> Sequence[Any]:
        since = literal(at.now + patience.silent, BigInteger)
        longest = max(patience.left, patience.silent)
        return _resumed(CLOSE, "running", since, longest, at, patience)

    return WakeKind(CLOSE, handle, AT_ONCE, LEASE, resume=resume)


def effect(change: Change) -> Iterable[Wake | Clear]:
    """A start ends the wait for it, and begins that for the last move."""
    entry = change.entry
    if entry.kind not in ("start", "seat"):
        return ()
    rows: tuple[Wake | Clear, ...] = ()
    if entry.kind == "start":
        silent = entry.at + change.state.services.patience.silent
        rows = (Wake(WHOLE_TABLE, -1, silent, CLOSE), Clear(EXPIRE, WHOLE_TABLE))
    return rows + farewells(change.state, change.people, entry.at)


def _resumed(
    kind: str,
    status: str,
    due: ColumnElement[int],
    longest: int,
    at: Resumption,
    patience: Patience,
) -> Sequence[Any]:
    """Each table has its wake; none lies further ahead than it can, as a clock that was fast has
    written it; and when the house was closed no table ends at once."""
    missing = select(
        tables.c.id, literal(kind), literal(WHOLE_TABLE), literal(-1), due, literal(0)
    ).where(tables.c.status == status)
    add = insert(wakes).from_select(COLUMNS, missing).on_conflict_do_nothing()
    ahead = update(wakes).where(wakes.c.kind == kind, wakes.c.due > at.now + longest)
    statements = [add, ahead.values(due=at.now + longest)]
    if at.alone:
        overdue = wakes.c.kind == kind, wakes.c.due < at.now + AFTER_RESTART
        later = at.now + min(AFTER_RESTART, patience.waiting, patience.left)
        statements.append(update(wakes).where(*overdue).values(due=later))
    return statements
