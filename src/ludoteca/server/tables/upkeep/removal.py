"""Deleting tables with all that is known of them."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, or_, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import challenges, metadata, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.live import Rooms
from ludoteca.server.tables.play import ENDED

AT_ONCE: Final = 50
"""Tables in one transaction: nobody who plays waits long for it."""


class Removal:
    """What people's figures owe to a table goes with it."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms

    async def remove(self, table: str) -> int:
        """Close ``table`` if it is open, and delete it; how many that were. Raises `Problem`
        ``error-no-such-table``."""
        with contextlib.suppress(Problem):  # it has ended, or its game is not installed
            await (await self._rooms.get(table)).close_for_operator()
        count = await self._delete([table])
        if not count:
            raise Problem("error-no-such-table")
        return count

    async def prune(self, before: int, most: int | None = None) -> int:
        """Delete tables that have ended and did not change since ``before``, the oldest first, but
        those of challenges that go on; how many that were, ``most`` at most."""
        going_on = select(challenges.c.id).where(challenges.c.closes_at > clock.now())
        query = (
            select(tables.c.id)
            .where(
                tables.c.status.in_(ENDED),
                tables.c.changed_at < before,
                or_(tables.c.challenge.is_(None), tables.c.challenge.not_in(going_on)),
            )
            .order_by(tables.c.changed_at)
        )
        done = 0
        while most is None or done < most:
            some = query.limit(AT_ONCE if most is None else min(AT_ONCE, most - done))
            async with self._database.reads.connect() as connection:
                old = list((await connection.scalars(some)).all())
            count = await self._delete(old) if old else 0
            done += count
            if not count:
                break
        return done

    async def _delete(self, old: Sequence[str]) -> int:
        async with self._database.write() as connection:
            count = await _delete_rows(connection, old)
        for table in old:
            self._rooms.remove(table)
        return count


async def _delete_rows(connection: Connection, old: Sequence[str]) -> int:
    """Of whatever refers to these tables, and of themselves."""
    await connection.execute(update(tables).where(tables.c.rematch.in_(old)).values(rematch=None))
    for child in reversed(metadata.sorted_tables):
        for column in child.columns:
            if any(key.column is tables.c.id for key in column.foreign_keys):
                await connection.execute(delete(child).where(column.in_(old)))
    found: int = (await connection.execute(delete(tables).where(tables.c.id.in_(old)))).rowcount
    return found
