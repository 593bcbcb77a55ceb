"""Which processes serve the house, as the database knows: each says from time to time that it
lives."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import processes, wakes

BEAT_SECONDS: Final = 2.0
DEAD_MS: Final = 10_000
"""A process that has said nothing for so long has died, or may as well have."""


class Processes:
    """``own`` is the name of this one."""

    def __init__(self, database: Database, own: str) -> None:
        self._database = database
        self._own = own

    async def beat(self) -> list[str]:
        """Say that this process lives; the names of those that have died since. What they had
        claimed is free then. Of several who notice one is told."""
        now = clock.now()
        new = insert(processes).values(id=self._own, seen_at=now)
        dead = delete(processes).where(processes.c.seen_at < now - DEAD_MS)
        async with self._database.write() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["id"], set_={"seen_at": now})
            )
            gone = list((await connection.scalars(dead.returning(processes.c.id))).all())
            if gone:
                free = update(wakes).where(wakes.c.lease > 0, wakes.c.holder.in_(gone))
                await connection.execute(free.values(lease=0))
        return gone

    async def others(self) -> int:
        """How many others live."""
        query = select(processes.c.id).where(
            processes.c.id != self._own, processes.c.seen_at >= clock.now() - DEAD_MS
        )
        async with self._database.reads.connect() as connection:
            return len((await connection.scalars(query)).all())

    async def leave(self) -> None:
        """This process ends, and claims nothing any more."""
        free = update(wakes).where(wakes.c.lease > 0, wakes.c.holder == self._own)
        async with self._database.write() as connection:
            await connection.execute(free.values(lease=0))
            await connection.execute(delete(processes).where(processes.c.id == self._own))
