"""The outages of the house: in memory for clocks, and as rows for the other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import structlog
from sqlalchemy import BigInteger, case, delete, func, literal, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import outages
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.clocks import Outage
from ludoteca.server.tables.wakes import Resumption

WORTH_NOTING: Final = 500
"""Milliseconds; a shorter outage is covered by what each answer has free."""

RECONNECT: Final = 10_000
"""Milliseconds that browsers have after a start of the house, to be back at their tables."""

UNNOTICED: Final = 12_000
"""Milliseconds within which the death of another process is noticed."""

KEPT: Final = 60 * 86_400_000
"""Milliseconds after which an outage concerns no clock: the longest time for an answer is shorter,
with holidays."""

log = structlog.get_logger()


class Outages:
    """``spans`` are in order and do not overlap."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.spans: Sequence[Outage] = ()
        self._writing: set[asyncio.Task[None]] = set()

    async def read(self) -> None:
        """Learn what all processes have noted."""
        query = select(outages).order_by(outages.c.ends, outages.c.begins)
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query))
        self.spans = _apart([Outage(row.begins, row.ends) for row in rows])

    def note(self, begins: int, ends: int) -> bool:
        """Note that nobody could play from ``begins`` to ``ends``; False if that is too short or
        known."""
        if self.spans:
            begins = max(begins, self.spans[-1].ends)
        if ends - begins < WORTH_NOTING:
            return False
        self.spans = (*self.spans, Outage(begins, ends))
        task = asyncio.create_task(self._write(begins, ends))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return True

    async def close(self, now: int) -> None:
        """The house closes: clocks stand from ``now`` on, until `resumed`."""
        await asyncio.gather(*self._writing)
        await self._write(now, now)

    async def _write(self, begins: int, ends: int) -> None:
        try:
            async with self._database.write() as connection:
                new = insert(outages).values(begins=begins, ends=ends)
                await connection.execute(new.on_conflict_do_nothing())
                await connection.execute(delete(outages).where(outages.c.ends < ends - KEPT))
        except Problem as problem:
            log.warning("an outage was not noted", reason=str(problem))


def _apart(spans: Sequence[Outage]) -> Sequence[Outage]:
    apart: list[Outage] = []
    for span in spans:
        begins = max(span.begins, apart[-1].ends) if apart else span.begins
        if begins < span.ends:
            apart.append(Outage(begins, span.ends))
    return tuple(apart)


def resumed(at: Resumption) -> Sequence[Any]:
    """A process has started or died: statements that note since when people could not play there.

    When the house was closed, that is since its last sign of life, or since it noted its end. What
    browsers have to come back is an outage of its own, so that whoever answers within it loses
    nothing of the first.
    """
    now = literal(at.now, BigInteger)
    if not at.alone:
        spans = [select(literal(at.now - UNNOTICED, BigInteger), now)]
    else:
        noted = func.coalesce(select(func.max(outages.c.ends)).scalar_subquery(), 0)
        alive_at = literal(at.alive_at, BigInteger)
        began = case((noted > alive_at, noted), else_=alive_at)
        spans = [
            select(began, now).where(began > 0, began < at.now),
            select(now, literal(at.now + RECONNECT, BigInteger)),
        ]
    return [
        insert(outages).from_select(("begins", "ends"), span).on_conflict_do_nothing()
        for span in spans
    ]
