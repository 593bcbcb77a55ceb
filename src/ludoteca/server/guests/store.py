"""Guests in the database."""

from __future__ import annotations

from sqlalchemy import delete, exists, select
from sqlalchemy.dialects.sqlite import insert

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, outcomes, seats, tables, talk
from ludoteca.server.guests.guest import Guest


class GuestBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, guest: str) -> Guest | None:
        query = select(guests.c.id, guests.c.name).where(guests.c.id == guest)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Guest(row.id, row.name)

    async def write(self, guest: Guest) -> None:
        """New, or under a new name. Raises `Problem` when the disk refuses."""
        new = insert(guests).values(
            id=guest.id, name=guest.name, person=guest.public, created_at=clock.now()
        )
        change = new.on_conflict_do_update(index_elements=["id"], set_={"name": guest.name})
        async with self._database.write() as connection:
            await connection.execute(change)

    async def forget_strangers(self, before: int) -> int:
        """Delete guests who came before that time and left no trace at any table; how many."""
        traces = (seats.c.guest, tables.c.owner, outcomes.c.guest, talk.c.guest)
        strangers = delete(guests).where(
            guests.c.created_at < before,
            *(~exists().where(column == guests.c.id) for column in traces),
        )
        async with self._database.write() as connection:
            count: int = (await connection.execute(strangers)).rowcount
        return count
