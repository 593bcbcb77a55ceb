"""Limits on listed tables: their order in the lobby, so that one address does not fill the first
page, and how many seats one guest takes at those of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, or_, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import seats, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.rows.row_effects import Listed, RowEffect, follow

HOUR: Final = 3_600_000


async def enter_list(connection: Connection, listed: Listed, effects: Sequence[RowEffect]) -> None:
    """Write that a table is ``listed`` from now on: its place, and the rows of the ``effects``."""
    await _take_place(connection, listed.table)
    await follow(effects, connection, [listed])


async def _take_place(connection: Connection, table: str) -> None:
    """Write the ``precedence`` of ``table``, which is being listed. It never changes, so that pages
    have no gaps or repeats when other tables come and go.

    It is minus the number of tables that its address already has in the lobby, counting running
    ones for an hour: the first tables of all addresses come before the second ones. Without tables
    of others it is 0, and the youngest comes first.
    """
    payer = func.coalesce(tables.c.household, tables.c.owner)
    of_table = select(payer).where(tables.c.id == table).scalar_subquery()
    there = (
        select((payer == of_table).label("own"), func.count().label("tables"))
        .where(
            tables.c.listed,
            tables.c.id != table,
            or_(
                tables.c.status == "waiting",
                (tables.c.status == "running") & (tables.c.created_at > clock.now() - HOUR),
            ),
        )
        .group_by(payer == of_table)
    )
    found = {bool(row.own): row.tables for row in await connection.execute(there)}
    precedence = -found.get(True, 0) if found.get(False) else 0
    change = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
    await connection.execute(
        change.values(
            precedence=precedence, changed_at=tables.c.changed_at
        )  # nothing that people see
    )


async def must_have_few_seats(connection: Connection, table: str, guest: str, most: int) -> None:
    """Raises `Problem` ``error-too-many-seats`` when ``table`` is a listed one of another owner and
    ``guest`` already sits at ``most`` of those that have not started. It runs in the transaction
    that gives a seat."""
    of_others = tables.c.listed & (tables.c.owner != guest) & (tables.c.status == "waiting")
    held = (
        select(func.count(tables.c.id.distinct()))
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.guest == guest, of_others)
    )
    wished = select(tables.c.id).where(tables.c.id == table, of_others)
    if (await connection.scalar(held) or 0) < most:
        return
    if (await connection.execute(wished)).first() is not None:
        raise Problem("error-too-many-seats", most=most)
