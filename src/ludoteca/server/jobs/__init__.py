"""Jobs: rows for later work of a feature, which survive every crash; and the scheduler that claims
due rows of jobs and of wakes.

A job is written in the transaction of its cause, and done at least once.
"""

from __future__ import annotations

from ludoteca.server.jobs.due_rows import first_due
from ludoteca.server.jobs.job import DueJob, Job, JobKind
from ludoteca.server.jobs.scheduler import Scheduler, Work
from ludoteca.server.jobs.store import Jobs, job_write
from ludoteca.server.jobs.work import work_of

__all__ = [
    "DueJob",
    "Job",
    "JobKind",
    "Jobs",
    "Scheduler",
    "Work",
    "first_due",
    "job_write",
    "work_of",
]
