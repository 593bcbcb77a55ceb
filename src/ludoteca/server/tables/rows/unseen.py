"""Results that are new to a person: tables that ended while the person was not there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import update

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import seats

_IS_NEW: Final = "SELECT 1 FROM seats WHERE table_id = ? AND guest = ? AND unseen LIMIT 1"


async def see_end(database: Database, table: str, guest: str) -> None:
    """Note that ``guest`` looks at ``table``, which has ended. It writes only the first time."""
    if await database.reads.rows(_IS_NEW, table, guest):
        own = update(seats).where(seats.c.table_id == table, seats.c.guest == guest)
        async with database.write() as connection:
            await connection.execute(own.values(unseen=False))
