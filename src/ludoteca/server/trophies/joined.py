"""What becomes of trophies when two persons are joined."""

from __future__ import annotations

from sqlalchemy import Column, delete, func, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import outcomes, trophies
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.trophies.effect import KIND


async def look_anew(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """The trophies of both are those of one person. Those of tables at which both sat, where that
    was playing against oneself or counts once, are looked for anew by a job."""
    both = (gone, into)
    several = (
        select(outcomes.c.table_id)
        .where(outcomes.c.guest.in_(both))
        .group_by(outcomes.c.table_id)
        .having(func.count() > 1)
    )
    theirs = column.in_(both), trophies.c.table_id.in_(several)
    query = select(trophies.c.table_id).where(*theirs).distinct()
    touched = list((await connection.scalars(query)).all())
    await connection.execute(delete(trophies).where(*theirs))
    await connection.execute(update(trophies).where(column == gone).values(guest=into))
    for table in touched:
        write = job_write(Job(KIND, table, clock.now()))
        await connection.execute(write.statement, dict(write.row))
