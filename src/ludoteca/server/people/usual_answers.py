"""How long people usually take for an answer: the median of their latest tables."""

from __future__ import annotations

from collections.abc import Collection
from statistics import median_high
from typing import Final

from sqlalchemy import func, select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import outcomes, tables

LATEST: Final = 50
"""Number of tables that say how long a person usually takes."""


async def usual_answers(
    connection: Connection, guests: Collection[str], *, over_days: bool
) -> dict[str, int]:
    """The usual milliseconds of an answer of each of the ``guests``, at tables over days or at live
    ones; those who have played none are missing."""
    if not guests:
        return {}
    place = func.row_number().over(
        partition_by=outcomes.c.guest, order_by=outcomes.c.ended_at.desc()
    )
    pace = tables.c.hours.is_not(None) if over_days else tables.c.hours.is_(None)
    found = (
        select(outcomes.c.guest, outcomes.c.thinking, place.label("place"))
        .join(tables, tables.c.id == outcomes.c.table_id)
        .where(
            outcomes.c.guest.in_(guests), outcomes.c.counted, outcomes.c.thinking.is_not(None), pace
        )
        .subquery()
    )
    spans: dict[str, list[int]] = {}
    latest = select(found.c.guest, found.c.thinking).where(found.c.place <= LATEST)
    for row in await connection.execute(latest):
        spans.setdefault(row.guest, []).append(row.thinking)
    return {guest: median_high(of_one) for guest, of_one in spans.items()}
