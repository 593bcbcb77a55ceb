"""The rows of unfinished works in the database, and of their parts.

Methods that write raise `Problem` ``error-not-saved`` when the disk refuses.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update

from ludoteca.core.codec import encode
from ludoteca.server.bots.messages import AnyPart
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import tables, work_parts, works
from ludoteca.server.edge.limits import LONGEST_QUEUE, QUEUE_SECONDS, too_many
from ludoteca.server.works.work import Work, WorkKind

TRIES: Final = 3
"""After this number of consecutive failures a work rests until it is requested again."""

REPORTED: Final = TRIES + 1
"""Value of ``tries`` for a failed work whose failure a client has received."""


class WorkStore:
    def __init__(self, database: Database, process: str = "") -> None:
        """``process`` is the name under which works are claimed."""
        self._database = database
        self._process = process

    async def begin(self, work: Work, most: tuple[int, int]) -> None:
        """Insert a work, unless it is there. Raises `Problem` ``error-too-many`` when its guest has
        ``most[0]`` unfinished works of this kind, its household ``most[1]``, or all together
        `LONGEST_QUEUE`."""
        row = msgspec.structs.asdict(work)
        row["table_id"] = row.pop("table")
        del row["game"]
        unfinished = select(func.count()).where(works.c.kind == work.kind)
        limits = [
            (works.c.guest == work.guest, most[0] if work.guest else LONGEST_QUEUE),
            (works.c.household == work.household, most[1]),
            (works.c.kind == work.kind, LONGEST_QUEUE),
        ]
        async with self._database.write() as connection:
            await connection.alone("works")
            there = select(works.c.kind).where(_is(work))
            if await connection.scalar(there) is not None:
                return
            for of, limit in limits:
                if await connection.scalar(unfinished.where(of, works.c.tries < TRIES)) >= limit:
                    raise too_many(QUEUE_SECONDS)
            await connection.execute(insert(works).values(**row, lease=0))

    async def find(self, table: str, kind: WorkKind) -> Work | None:
        query = _ALL.where(works.c.table_id == table, works.c.kind == kind)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else _work(row)

    async def unfinished(self) -> list[tuple[Work, int]]:
        """Unfinished works that have not failed, each with the time until which it is claimed or
        rests."""
        query = _ALL.add_columns(works.c.lease).where(works.c.tries < TRIES)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.order_by(works.c.asked_at))
            return [(_work(row), row.lease) for row in rows]

    async def claim(self, work: Work, now: int, until: int) -> bool:
        """Claim a work until a time. Returns False when another process was faster."""
        mine = update(works).where(_is(work), works.c.lease <= now)
        return bool(await self._write(mine.values(lease=until, holder=self._process)))

    async def parts(self, work: Work) -> list[bytes]:
        query = select(work_parts.c.body).where(_is(work, work_parts)).order_by(work_parts.c.n)
        async with self._database.reads.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def keep(self, work: Work, n: int, part: AnyPart) -> None:
        """Store the ``n``-th part and the progress of ``work``, and end the claim."""
        body = insert(work_parts).values(
            table_id=work.table, kind=work.kind, n=n, body=encode(part)
        )
        far = {"done": work.done, "spent": work.spent, "tries": 0, "lease": 0}
        async with self._database.write() as connection:
            await connection.execute(body)
            await connection.execute(update(works).where(_is(work)).values(far))

    async def finish(self, work: Work, keep: Callable[[Connection], Awaitable[None]]) -> None:
        """Store the result with ``keep``, and delete the work and its parts."""
        async with self._database.write() as connection:
            await keep(connection)
            await connection.execute(delete(work_parts).where(_is(work, work_parts)))
            await connection.execute(delete(works).where(_is(work)))

    async def fail(self, work: Work, tries: int, until: int) -> None:
        """Write the number of failed tries, and let the work rest until a time."""
        await self._write(update(works).where(_is(work)).values(tries=tries, lease=until))

    async def resume(self) -> None:
        """End all claims, because no other process serves the house."""
        await self._write(update(works).where(works.c.lease > 0).values(lease=0))

    async def _write(self, statement: Any) -> int:
        async with self._database.write() as connection:
            count: int = (await connection.execute(statement)).rowcount
        return count


_ALL: Final = select(
    works.c.table_id,
    works.c.kind,
    tables.c.game,
    works.c.household,
    works.c.guest,
    works.c.asked_at,
    works.c.moves,
    works.c.done,
    works.c.spent,
    works.c.tries,
).join(tables, tables.c.id == works.c.table_id)


def _work(row: Any) -> Work:
    return Work(*row[: len(Work.__struct_fields__)])


def _is(work: Work, of: Any = works) -> ColumnElement[bool]:
    return and_(of.c.table_id == work.table, of.c.kind == work.kind)
