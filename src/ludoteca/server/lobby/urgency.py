"""The order of turns: those with a limit by the time left, then the others, the oldest first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, and_

from ludoteca.server.db.schema import seats, wakes
from ludoteca.server.tables.upkeep import GONE


def with_gone(query: Select[Any]) -> Select[Any]:
    """``query`` of seats with ``gone_due``, when a bot takes over from a person who is away."""
    gone = and_(
        wakes.c.table_id == seats.c.table_id, wakes.c.kind == GONE, wakes.c.seat == seats.c.seat
    )
    return query.add_columns(wakes.c.due.label("gone_due")).outerjoin(wakes, gone)


def due_of(asked_at: int | None, absence: int | None, gone_due: int | None) -> int | None:
    """When a bot takes the turn of a person who stays away; None without a turn or a limit.

    ``gone_due`` counts from the question, or from when the person went if that was later. It is
    None while the person is at the table: then no time runs.
    """
    return None if asked_at is None or absence is None else gone_due


def urgency_of(asked_at: int, due: int | None) -> tuple[int, int]:
    """The place of a turn in the order, the most urgent first."""
    return (1, asked_at) if due is None else (0, due)
