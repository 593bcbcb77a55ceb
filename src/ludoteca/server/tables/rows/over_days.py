"""The tables over days of one person, whose clocks depend on that person's calendar."""

from __future__ import annotations

from sqlalchemy import select

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import seats, tables


async def over_days_of(database: Database, guest: str) -> list[str]:
    """The running ones."""
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(
            seats.c.guest == guest,
            seats.c.ended_at.is_(None),
            tables.c.status == "running",
            tables.c.hours.is_not(None),
        )
        .distinct()
    )
    async with database.reads.connect() as connection:
        return list((await connection.scalars(query)).all())
