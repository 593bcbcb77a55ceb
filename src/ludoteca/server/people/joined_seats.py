"""Prepares the seats of a guest who is about to be joined to a person."""

from __future__ import annotations

from sqlalchemy import select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import seats, tables
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest


async def settle_seats(connection: Connection, gone: Guest, into: Guest) -> None:
    """Before the seats of ``gone`` become those of ``into``: where both sit, they ask each other
    for nothing any more; where the game has not started, the seat has the name of ``into``, unless
    somebody else there has one like it. Names at tables that have started stay."""
    theirs = select(seats.c.table_id).where(seats.c.guest == into.id)
    mine = select(seats.c.table_id).where(seats.c.guest == gone.id)
    both = seats.c.table_id.in_(theirs) & seats.c.table_id.in_(mine)
    together = list((await connection.scalars(select(seats.c.table_id).where(both))).all())
    either = update(seats).where(seats.c.table_id.in_(together))
    await connection.execute(either.where(seats.c.guest.in_((gone.id, into.id))).values(ends=False))
    asks = tables.c.undo_wish.is_not(None) | tables.c.pause_wish.is_not(None)
    asking = update(tables).where(tables.c.id.in_(together), asks)
    none = {"undo_wish": None, "pause_wish": None}
    await connection.execute(asking.values(**none, changed_at=clock.now()))
    await _take_name(connection, gone, into)


async def _take_name(connection: Connection, gone: Guest, into: Guest) -> None:
    waiting = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.guest == gone.id, tables.c.status == "waiting")
    )
    beside = select(seats.c.table_id, seats.c.name).where(
        seats.c.table_id.in_(waiting),
        seats.c.kind == "person",
        seats.c.guest.not_in((gone.id, into.id)),
    )
    rows = (await connection.execute(beside)).all()
    taken = [row.table_id for row in rows if look_alike(row.name, into.name)]
    seat = update(seats).where(seats.c.guest == gone.id, seats.c.table_id.in_(waiting))
    await connection.execute(seat.where(seats.c.table_id.not_in(taken)).values(name=into.name))
    # A start that was prepared with the seats of before begins anew.
    touch = update(tables).where(tables.c.id.in_(waiting))
    await connection.execute(touch.values(changed_at=tables.c.changed_at + 1))
