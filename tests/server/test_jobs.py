"""Jobs: unique by key, done at least once, tried again, and given up at last."""

from __future__ import annotations

import asyncio
import pathlib
from collections.abc import AsyncIterator

import pytest
from structlog.testing import capture_logs
from tests.server.databases import migrated, only_sqlite

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.opening import open_database
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.jobs.due_rows import _first_of
from ludoteca.server.jobs.job import DueJob, Job, JobKind
from ludoteca.server.jobs.scheduler import Scheduler
from ludoteca.server.jobs.store import Jobs
from ludoteca.server.jobs.work import work_of

pytestmark = pytest.mark.on_both

NOTE = "note"


@pytest.fixture
async def database(tmp_path: pathlib.Path) -> AsyncIterator[Database]:
    database = open_database(await migrated(tmp_path / "db"))
    yield database
    await database.close()


async def attend(jobs: Jobs, kind: JobKind) -> None:
    """Handle what is due once, as the scheduler does."""
    for job in await jobs.claim(clock.now(), clock.now() + kind.lease, 9, [kind.name]):
        await work_of(jobs, kind).handle(job)


async def test_a_job_written_again_replaces_the_first(database: Database) -> None:
    jobs = Jobs(database)

    await jobs.write([Job(NOTE, "a", 5, b"1"), Job(NOTE, "b", 6, b"2")])
    await jobs.write([Job(NOTE, "a", 7, b"3")])

    found = await jobs.claim(10, 20, 9, [NOTE])
    assert sorted((one.key, one.due, one.body) for one in found) == [("a", 7, b"3"), ("b", 6, b"2")]
    assert await jobs.claim(10, 20, 9, [NOTE]) == []  # both are claimed
    assert len(await jobs.claim(20, 30, 9, [NOTE])) == 2  # until their lease has ended


async def test_a_done_job_is_deleted_and_a_repeated_one_comes_again(
    database: Database,
) -> None:
    jobs, later = Jobs(database), clock.now() + 60_000
    await jobs.write([Job(NOTE, "once", 0), Job(NOTE, "daily", 0)])

    async def handle(job: DueJob) -> int | None:
        return later if job.key == "daily" else None

    await attend(jobs, JobKind(NOTE, handle))

    assert await jobs.first_due(0, [NOTE]) == (NOTE, later)
    assert [one.key for one in await jobs.claim(later, later + 9, 9, [NOTE])] == ["daily"]


async def test_a_job_that_fails_is_tried_after_longer_and_longer_pauses_and_given_up(
    database: Database,
) -> None:
    jobs, tried = Jobs(database), list[int]()
    await jobs.write([Job(NOTE, "a", 0)])

    async def handle(job: DueJob) -> int | None:
        tried.append(job.tries)
        raise OSError("the post is closed")

    kind, pauses, now = JobKind(NOTE, handle, tries=3), list[int](), clock.now()
    with capture_logs() as logs:
        while (first := await jobs.first_due(0, [NOTE])) is not None:
            due = first[1]
            pauses.append(due - now)
            for job in await jobs.claim(due, due + 1, 9, [NOTE]):
                now = clock.now()
                await work_of(jobs, kind).handle(job)

    assert tried == [0, 1, 2]
    assert 1000 <= pauses[1] < 2000 <= pauses[2] < 4000
    assert [one["event"] for one in logs] == ["a job failed", "a job failed", "a job was given up"]


async def test_a_job_written_anew_while_it_is_done_is_done_again(database: Database) -> None:
    jobs, done = Jobs(database), list[bytes]()
    await jobs.write([Job(NOTE, "a", 0, b"1")])

    async def handle(job: DueJob) -> int | None:
        done.append(job.body)
        if job.body == b"1":
            await jobs.write([Job(NOTE, "a", 0, b"2")])
        return None

    for _ in range(3):
        await attend(jobs, JobKind(NOTE, handle))

    assert done == [b"1", b"2"]


async def test_two_schedulers_do_each_job_once(database: Database) -> None:
    jobs, done, all_done = Jobs(database), list[str](), asyncio.Event()
    await jobs.write([Job(NOTE, f"{n}", 0) for n in range(40)])

    async def handle(job: DueJob) -> int | None:
        done.append(job.key)
        if len(done) >= 40:
            all_done.set()
        await asyncio.sleep(0)
        return None

    both = [Scheduler([work_of(Jobs(database, name), JobKind(NOTE, handle))]) for name in "ab"]
    running = [asyncio.create_task(one.run()) for one in both]
    async with asyncio.timeout(10):
        await all_done.wait()
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for one in both:
        await one.close()

    assert sorted(done, key=int) == [f"{n}" for n in range(40)]


async def test_a_full_disk_costs_no_try(database: Database) -> None:
    jobs = Jobs(database)
    await jobs.write([Job(NOTE, "a", 0)])

    async def handle(job: DueJob) -> int | None:
        raise Problem("error-not-saved")

    with pytest.raises(Problem):
        await attend(jobs, JobKind(NOTE, handle))

    (again,) = await jobs.claim(clock.now() + 100_000, clock.now() + 200_000, 9, [NOTE])
    assert again.tries == 0


async def test_of_several_kinds_the_first_that_is_due_is_named(database: Database) -> None:
    jobs = Jobs(database)
    await jobs.write([Job("mail", "a", 70), Job(NOTE, "a", 60), Job("call", "a", 50)])

    assert await jobs.first_due(100, [NOTE, "mail"]) == (NOTE, 60)
    assert await jobs.first_due(100, ["sweep"]) is None
    await jobs.claim(60, 200, 9, [NOTE])
    assert await jobs.first_due(100, [NOTE, "mail"]) == ("mail", 70)
    assert await jobs.first_due(200, [NOTE, "mail"]) == (NOTE, 60)  # its lease has ended


@only_sqlite  # PostgreSQL plans by what is there
@pytest.mark.parametrize("table", ["jobs", "wakes"])
async def test_the_first_is_found_without_a_look_at_what_is_due_later(
    database: Database, table: str
) -> None:
    asked = f"EXPLAIN QUERY PLAN {_first_of(table, 2)}"

    ((*_, plan),) = await database.reads.rows(asked, 0, NOTE, "mail")

    assert plan == f"SCAN {table} USING INDEX {table}_by_due"
