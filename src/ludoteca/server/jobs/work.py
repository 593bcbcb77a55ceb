"""Runs the handlers of jobs for the scheduler: a job is done, tried again, or given up."""

from __future__ import annotations

from functools import partial
from typing import Final

import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem
from ludoteca.server.jobs.job import DueJob, JobKind
from ludoteca.server.jobs.scheduler import Work
from ludoteca.server.jobs.store import Jobs

log = structlog.get_logger()

LONGEST_PAUSE: Final = 3_600_000
"""Most milliseconds between two tries."""


def work_of(jobs: Jobs, kind: JobKind) -> Work:
    attend = partial(_attend, jobs, kind)
    return Work(jobs, kind.name, attend, kind.at_once, kind.lease, kind.early)


async def _attend(jobs: Jobs, kind: JobKind, job: DueJob) -> None:
    try:
        again = await kind.handle(job)
    except Exception as error:
        if isinstance(error, Problem) and error.code == "error-not-saved":
            raise  # the scheduler tries again until the disk has room
        await _failed(jobs, kind, job, error)
        return
    if again is None:
        await jobs.drop(job)
    else:
        await jobs.put_off(job, again, 0)


async def _failed(jobs: Jobs, kind: JobKind, job: DueJob, error: Exception) -> None:
    tries = job.tries + 1
    if tries >= kind.tries:
        log.error("a job was given up", kind=job.kind, key=job.key, tries=tries, exc_info=error)
        await jobs.drop(job)
        return
    log.warning("a job failed", kind=job.kind, key=job.key, tries=tries, reason=str(error))
    pause = min(1000 * 2**job.tries, LONGEST_PAUSE)
    await jobs.put_off(job, clock.now() + pause, tries)
