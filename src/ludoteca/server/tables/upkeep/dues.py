"""When the turn of a seat is taken from its person, for lists of tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, func, select

from ludoteca.server.db.schema import wakes
from ludoteca.server.tables.upkeep.gone import GONE
from ludoteca.server.tables.upkeep.time_outs import CLOCK

TAKING = (GONE, CLOCK)
"""The kinds of wakes by which a turn is taken."""


def seat_due(table: ColumnElement[Any], seat: ColumnElement[Any]) -> ScalarSelect[Any]:
    """The moment for one seat, null for none; found by the key of wakes."""
    found = select(func.min(wakes.c.due)).where(
        wakes.c.table_id == table, wakes.c.kind.in_(TAKING), wakes.c.seat == seat
    )
    return found.scalar_subquery()
