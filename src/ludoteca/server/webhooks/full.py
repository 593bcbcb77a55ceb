"""Writes the jobs of webhooks when the last open seat of a table was taken."""

from __future__ import annotations

from sqlalchemy import select

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import seats
from ludoteca.server.webhooks.occurrence import Occurrence, person_write, table_write


async def jobs_of_full(connection: Connection, table: str) -> None:
    """In the transaction that took the seat."""
    there = select(seats.c.seat, seats.c.guest).where(
        seats.c.table_id == table, seats.c.guest.is_not(None)
    )
    people = {row.seat: row.guest for row in await connection.execute(there)}
    now = clock.now()
    what = Occurrence("full", f"full/{table}/{now}", now, table, tuple(sorted(people)))
    writes = [table_write(table, what)]
    writes += [person_write(guest, what) for guest in sorted(set(people.values()))]
    for write in writes:
        await connection.execute(write.statement, dict(write.row))
