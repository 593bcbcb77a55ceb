"""Who moderates: rows that only the command line of the host writes."""

from __future__ import annotations

from sqlalchemy import select

from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import roles
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.moderation.kinds import MODERATOR


async def moderates(connection: Connection, guest: str) -> bool:
    query = select(roles.c.guest).where(roles.c.guest == guest, roles.c.role == MODERATOR)
    return await connection.scalar(query) is not None


class Roles:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def moderates(self, guest: str) -> bool:
        async with self._database.reads.connect() as connection:
            return await moderates(connection, guest)

    async def must_moderate(self, guest: Guest) -> None:
        """Raises `Problem` ``error-not-moderator``. It is asked for each request: whoever loses the
        role has lost it at once."""
        if not await self.moderates(guest.id):
            raise Problem("error-not-moderator")
