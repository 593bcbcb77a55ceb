"""The rows of jobs: written with their cause, claimed by one process, deleted when done."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import and_, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import jobs
from ludoteca.server.db.write import Write
from ludoteca.server.jobs.due_rows import first_due
from ludoteca.server.jobs.job import DueJob, Job

_KEY: Final = ("kind", "key")
_COLUMNS: Final = (jobs.c.kind, jobs.c.key)
_BY_TIME: Final = jobs.c.kind + ""
"""The kind, but not for its index: what is due is found among few, and jobs of a kind are many."""
_new_job = insert(jobs)
_write_job = _new_job.on_conflict_do_update(
    index_elements=_KEY,
    set_={name: _new_job.excluded[name] for name in ("due", "tries", "lease", "body")},
)


def job_write(job: Job) -> Write:
    """The row of ``job``, for the transaction of its cause; it replaces one with the same key."""
    row = {"kind": job.kind, "key": job.key, "due": job.due, "body": job.body}
    return Write(_write_job, row | {"tries": 0, "lease": 0})


_still: Final = and_(
    jobs.c.kind == bindparam("b_kind"),
    jobs.c.key == bindparam("b_key"),
    jobs.c.lease == bindparam("b_lease"),
)
"""Whether a claimed job was not written anew since."""
_drop_job: Final = delete(jobs).where(_still)
_put_job_off: Final = (
    update(jobs).where(_still).values(due=bindparam("due"), tries=bindparam("tries"), lease=0)
)


class Jobs:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, process: str = "") -> None:
        """``process`` is the name under which jobs are claimed."""
        self._database = database
        self._process = process
        self._ends: list[Write] = []
        """Of claims, which are not written yet."""
        self._ending = asyncio.Lock()

    async def write(self, wanted: Iterable[Job]) -> None:
        """Write jobs that have no transaction of their own; each replaces one with its key."""
        writes = [job_write(job) for job in wanted]
        if writes:
            async with self._database.write() as connection:
                await connection.execute(_write_job, [dict(write.row) for write in writes])

    async def resume(self) -> None:
        """End all claims, because the house was closed."""
        async with self._database.write() as connection:
            await connection.execute(update(jobs).values(lease=0).where(jobs.c.lease > 0))

    async def first_due(self, now: int, kinds: Sequence[str]) -> tuple[str, int] | None:
        """The kind of that unclaimed job of these ``kinds`` which is due before all others, and
        when it is; None when there is none."""
        return await first_due(self._database.reads, "jobs", now, kinds)

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[str], *, early: int = 0
    ) -> list[DueJob]:
        """Claim up to ``most`` jobs that are due in ``early`` milliseconds or before, until the
        time ``until``; the earliest first."""
        earliest = (
            select(*_COLUMNS)
            .where(jobs.c.due <= now + early, jobs.c.lease <= now, _BY_TIME.in_(kinds))
            .order_by(jobs.c.due)
            .limit(most)
            .with_for_update(skip_locked=True)  # concurrent claims take other rows
            .cte("due")
        )
        claim = (
            update(jobs)
            .where(tuple_(*_COLUMNS).in_(select(earliest)))
            .values(lease=until, holder=self._process)
            .returning(*_COLUMNS, jobs.c.due, jobs.c.body, jobs.c.tries)
        )
        async with self._database.write(durable=False) as connection:
            rows = list(await connection.execute(claim))
        return [
            DueJob(row.kind, row.key, row.due, row.body, row.tries, lease=until) for row in rows
        ]

    async def drop(self, job: DueJob) -> None:
        """Delete a claimed job, unless it was written anew since."""
        await self._end(Write(_drop_job, _claim_of(job), order=job.key))

    async def put_off(self, job: DueJob, due: int, tries: int) -> None:
        """End the claim of a job and make it ``due`` later, unless it was written anew since."""
        row = _claim_of(job) | {"due": due, "tries": tries}
        await self._end(Write(_put_job_off, row, order=job.key))

    async def _end(self, end: Write) -> None:
        """Write the end of a claim, with all others that have ended while one was written: moves
        wait for each transaction."""
        self._ends.append(end)
        async with self._ending:
            if not any(one is end for one in self._ends):
                return  # whoever had the lock before has written it, too
            ends, self._ends = self._ends, []
            try:
                async with self._database.write(durable=False) as connection:
                    in_order = sorted(ends, key=lambda one: (one.row["b_kind"], one.order))
                    for statement, some in itertools.groupby(in_order, lambda one: one.statement):
                        await connection.execute(statement, [dict(one.row) for one in some])
            except BaseException:
                self._ends += [one for one in ends if one is not end]  # each of them tries itself
                raise


def _claim_of(job: DueJob) -> dict[str, Any]:
    return {"b_kind": job.kind, "b_key": job.key, "b_lease": job.lease}
