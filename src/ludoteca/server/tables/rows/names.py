"""Names at tables: a guest's own, and those of others there, which it must not look like."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, or_, select, update

from ludoteca.server.db.engine import Database, Reads
from ludoteca.server.db.schema import guests, seats, tables, talk
from ludoteca.server.tables.rows.table_rows import later

_HEARD: Final = """
SELECT DISTINCT guests.name FROM guests JOIN talk ON talk.guest = guests.id
WHERE talk.table_id = ? AND guests.id <> ?"""
"""Runs whenever somebody takes a seat."""


async def names_beside(reads: Reads, guest: str) -> list[str]:
    """The names of the others at the tables of ``guest`` that have not started, and of those who
    sit at tables where ``guest`` has talked and no longer sits."""
    sits = select(seats.c.table_id).where(seats.c.guest == guest)
    waiting = select(tables.c.id).where(tables.c.status == "waiting", tables.c.id.in_(sits))
    said = (
        select(talk.c.table_id)
        .join(tables, tables.c.id == talk.c.table_id)
        .where(
            talk.c.guest == guest,
            talk.c.table_id.not_in(sits),
            tables.c.status.in_(("waiting", "running")),
        )
    )
    seated = select(seats.c.name).where(
        or_(seats.c.table_id.in_(waiting), seats.c.table_id.in_(said)),
        seats.c.kind == "person",
        seats.c.guest != guest,
    )
    async with reads.connect() as connection:
        beside = list((await connection.scalars(seated)).all())
        beside += (await connection.scalars(_heard(guest, talk.c.table_id.in_(waiting)))).all()
    return beside


async def names_heard(reads: Reads, table: str, guest: str) -> list[str]:
    """The names of the others who have talked at ``table``."""
    return [name for (name,) in await reads.rows(_HEARD, table, guest)]


async def rename(database: Database, guest: str, name: str) -> None:
    """Rename ``guest`` at all tables that have not started."""
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    change = update(seats).where(seats.c.guest == guest, seats.c.table_id.in_(waiting))
    touch = update(tables).where(
        tables.c.status == "waiting",
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)),
    )
    async with database.write() as connection:
        await connection.execute(change.values(name=name))
        await connection.execute(touch.values(changed_at=later()))


def _heard(guest: str, where: ColumnElement[bool]) -> Select[Any]:
    """The query for the names of all who have talked, without ``guest``."""
    query = select(guests.c.name).join(talk, talk.c.guest == guests.c.id)
    return query.where(where, guests.c.id != guest).distinct()
