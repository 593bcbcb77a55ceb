"""Wakes: moments at which a table must act by itself, as rows that survive every crash."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, select, tuple_, update

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import wakes


class DueWake(msgspec.Struct, frozen=True):
    """A claimed wake: the bot in ``seat`` of ``table`` was asked by entry ``asked``."""

    table: str
    seat: Seat
    asked: int


class Wakes:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def free(self) -> None:
        """Forget all claims: whoever made them is gone when a server starts."""
        async with self._database.write() as connection:
            await connection.execute(update(wakes).values(lease=0).where(wakes.c.lease > 0))

    async def next_due(self, now: int) -> int | None:
        """When the first unclaimed wake is due; None when there is none."""
        query = select(func.min(wakes.c.due)).where(wakes.c.lease <= now)
        async with self._database.reads.connect() as connection:
            due: int | None = await connection.scalar(query)
        return due

    async def claim(self, now: int, until: int, most: int) -> Sequence[DueWake]:
        """Up to ``most`` due wakes, ours until the time ``until``; the earliest first."""
        key = (wakes.c.table_id, wakes.c.kind, wakes.c.seat)
        due = (
            select(*key)
            .where(wakes.c.due <= now, wakes.c.lease <= now)
            .order_by(wakes.c.due)
            .limit(most)
        )
        claim = (
            update(wakes)
            .where(tuple_(*key).in_(due))
            .values(lease=until)
            .returning(wakes.c.table_id, wakes.c.seat, wakes.c.asked)
        )
        async with self._database.write() as connection:
            rows = await connection.execute(claim)
            return [DueWake(row.table_id, row.seat, row.asked) for row in rows]

    async def drop(self, wake: DueWake) -> None:
        """Remove a wake whose question is no longer open."""
        gone = delete(wakes).where(
            wakes.c.table_id == wake.table,
            wakes.c.seat == wake.seat,
            wakes.c.asked == wake.asked,
        )
        async with self._database.write() as connection:
            await connection.execute(gone)
