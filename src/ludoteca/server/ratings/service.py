"""Computes ratings: in the order of ends, some tables at a time, and from a late-comer on anew."""

from __future__ import annotations

from typing import Final

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.jobs import DueJob, JobKind
from ludoteca.server.ratings.ledger import Ledger
from ludoteca.server.ratings.store import (
    begin_anew,
    computed,
    first_to_do,
    results_from,
    standing_before,
    standing_rows,
    write_standings,
    write_steps,
)
from ludoteca.server.ratings.task import KIND, Task, read_task

TABLES_AT_ONCE: Final = 50
"""Tables in one transaction: about ten milliseconds, so that nobody who plays waits for more."""


class RatingService:
    """See ``docs/decisions/0025-ratings.md``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def kind(self) -> JobKind:
        return JobKind(KIND, self._handle, at_once=2)

    async def compute(self, task: Task) -> bool:
        """Compute the next tables of ``task``; returns whether there are more.

        Whoever computes is alone with the title, in all processes, and takes the earliest table
        that is not computed: so any order of jobs, and any number of them, comes to the same rows.
        """
        async with self._database.write() as connection:
            await connection.alone(task.lock)
            return await _compute(connection, task)

    async def _handle(self, job: DueJob) -> int | None:
        return clock.now() if await self.compute(read_task(job.body)) else None


async def _compute(connection: Connection, task: Task) -> bool:
    since = await first_to_do(connection, task)
    if since is None:
        return False
    await begin_anew(connection, task, since)
    results = await results_from(connection, task, since, TABLES_AT_ONCE)
    people = sorted({one.guest for one in results if one.guest is not None})
    before = {guest: await standing_before(connection, task, guest, since) for guest in people}
    ledger = Ledger({guest: standing for guest, standing in before.items() if standing})
    found = list(ledger.settle(results))
    await write_steps(connection, found)
    await connection.execute(computed(results, task))
    await write_standings(connection, standing_rows(task, ledger))
    return await first_to_do(connection, task) is not None
