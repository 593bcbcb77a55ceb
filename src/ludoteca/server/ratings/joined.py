"""What becomes of ratings when two persons are joined."""

from __future__ import annotations

from sqlalchemy import Column, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import rating_steps as steps
from ludoteca.server.jobs import job_write
from ludoteca.server.ratings.task import Task


async def count_anew(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """The results of both are those of one person from now on. They, and all that rest on them, are
    computed anew by a job; a table at which both sat no longer counts for that person."""
    theirs = select(steps.c.game, steps.c.kind).where(steps.c.guest == gone).distinct()
    touched = [Task(row.game, row.kind) for row in await connection.execute(theirs)]
    mine = update(steps).where(steps.c.guest == gone)
    await connection.execute(mine.values(guest=into, version=None))
    for task in touched:
        write = job_write(task.job(f"{task.game}/{task.kind}", clock.now()))
        await connection.execute(write.statement, dict(write.row))
