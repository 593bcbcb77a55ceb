"""Quotas for the tables that one guest makes, lists and joins, counted in the transaction that
decides."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from sqlalchemy import func, select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.rows.table_rows import TableRow

HOUR: Final = 3_600_000


class Quota(msgspec.Struct, frozen=True):
    """Limits for one guest: tables made within an hour, waiting tables in the lobby at once, and
    listed tables of others at which the guest sits before they start."""

    per_hour: int
    listed: int
    seats: int


async def must_be_within(quota: Quota, connection: Connection, row: TableRow) -> None:
    """Raises `Problem` when the owner of a new table has made too many within an hour. It runs in
    the transaction that makes the table, so that many requests at once do not pass the quota."""
    of_late = select(tables.c.created_at).where(
        tables.c.owner == row.owner, tables.c.created_at > row.created_at - HOUR
    )
    made = (await connection.scalars(of_late.order_by(tables.c.created_at))).all()
    if len(made) >= quota.per_hour:
        free_at = made[len(made) - quota.per_hour] + HOUR
        seconds = max(1, math.ceil((free_at - row.created_at) / 1000))
        raise Problem("error-too-many-tables", most=quota.per_hour, seconds=seconds)
    if row.settings.listed:
        await must_have_room(quota, connection, row.owner, row.id)


async def must_have_room(quota: Quota, connection: Connection, owner: str, table: str) -> None:
    """Raises `Problem` when the other tables of ``owner`` use up their places in the lobby."""
    waiting = select(func.count()).where(
        tables.c.owner == owner,
        tables.c.listed,
        tables.c.status == "waiting",
        tables.c.id != table,
    )
    if (await connection.scalar(waiting) or 0) >= quota.listed:
        raise Problem("error-too-many-listed", most=quota.listed)


def tables_of(owner: str) -> str:
    """The name of the lock that a transaction holds while it counts the tables of ``owner``."""
    return f"tables of {owner}"
