"""Derives from the sanctions of a person until when they are muted and banned."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, func, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import guests, sanctions
from ludoteca.server.moderation.kinds import FOREVER

_COLUMNS: Final[dict[str, Column[Any]]] = {
    "mute": guests.c.muted_until,
    "ban": guests.c.banned_until,
}


async def derive(connection: Connection, guest: str) -> None:
    """Write anew until when ``guest`` is muted and banned, in the transaction that changed their
    sanctions."""
    its = sanctions.c
    until = func.max(func.coalesce(its.until, FOREVER))
    values: dict[str, int | None] = {}
    for kind, column in _COLUMNS.items():
        query = select(until).where(its.guest == guest, its.kind == kind, its.lifted_at.is_(None))
        latest: int | None = await connection.scalar(query)
        values[column.name] = latest if latest is not None and latest > clock.now() else None
    await connection.execute(update(guests).where(guests.c.id == guest).values(values))


async def keep_sanctions(connection: Connection, column: Any, gone: str, into: str) -> None:
    """Sanctions of a person who is joined to another hold that person."""
    mine = update(sanctions).where(sanctions.c.guest == gone)
    await connection.execute(mine.values(guest=into))
    await derive(connection, into)
