"""The order of turns: those with a limit by the time left, then the others, the oldest first."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select

from ludoteca.server.db.schema import seats
from ludoteca.server.tables.upkeep import seat_due


def with_due(query: Select[Any]) -> Select[Any]:
    """``query`` of seats with ``turn_due``, when the turn of each is taken from its person."""
    return query.add_columns(seat_due(seats.c.table_id, seats.c.seat).label("turn_due"))


def due_of(asked_at: int | None, turn_due: int | None) -> int | None:
    """When a turn is taken from its person; None without a turn or a limit.

    Without a clock ``turn_due`` counts from the question, or from when the person went if that was
    later. It is None while the person is at the table: then no time runs.
    """
    return None if asked_at is None else turn_due


def urgency_of(asked_at: int, due: int | None) -> tuple[int, int]:
    """The place of a turn in the order, the most urgent first."""
    return (1, asked_at) if due is None else (0, due)
