"""The ends of tables, as rows: people see them, and moderators take one back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import exists, insert, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import entries, seats, tables, wakes
from ludoteca.server.tables.rows.row_effects import Reopened, RowEffect, follow
from ludoteca.server.tables.rows.table_rows import later
from ludoteca.server.tables.wakes import WHOLE_TABLE, Wake, wake_row

_IS_NEW: Final = "SELECT 1 FROM seats WHERE table_id = ? AND guest = ? AND unseen LIMIT 1"


async def see_end(database: Database, table: str, guest: str) -> None:
    """Note that ``guest`` looks at ``table``, which has ended. It writes only the first time."""
    if await database.reads.rows(_IS_NEW, table, guest):
        own = update(seats).where(seats.c.table_id == table, seats.c.guest == guest)
        async with database.write() as connection:
            await connection.execute(own.values(unseen=False))


async def reopen(
    database: Database, table: str, patience: int, effects: Sequence[RowEffect]
) -> bool:
    """Have a ``table`` wait again, for ``patience`` milliseconds, that moderators closed before its
    start; False when it was not. Its people are told; its invitations have ended."""
    its, now = tables.c, clock.now()
    started = exists(select(entries.c.n).where(entries.c.table_id == table))
    closed = update(tables).where(its.id == table, its.closed == "operator", ~started)
    people = select(seats.c.guest).where(seats.c.table_id == table, seats.c.guest.is_not(None))
    async with database.write() as connection:
        change = closed.values(status="waiting", closed=None, ended_at=None, changed_at=later())
        row = (await connection.execute(change.returning(its.game))).first()
        if row is None:
            return False
        its_seats = update(seats).where(seats.c.table_id == table)
        await connection.execute(its_seats.values(ended_at=None, unseen=False))
        wake = Wake(seat=WHOLE_TABLE, asked=-1, due=now + patience, kind="expire")
        await connection.execute(insert(wakes), wake_row(table, wake))
        guests = tuple(dict.fromkeys((await connection.scalars(people)).all()))
        await follow(effects, connection, [Reopened(table, row.game, guests, now)])
        return True
