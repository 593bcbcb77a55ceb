"""People who must not meet: a hook by which a feature says who they are, and where it counts.

Whoever wants nothing to do with somebody is told so. The other one sees what they would see of a
table that is full, or of a person who does not answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TypeAlias

import msgspec
from sqlalchemy import select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import seats, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.rows.table_rows import OPEN, SeatRow

Apart: TypeAlias = Callable[[Connection, Collection[str]], Awaitable[frozenset[tuple[str, str]]]]
"""Among these guests the pairs of one who wants nothing to do with another, and that other."""


async def nobody_apart(
    _connection: Connection, _guests: Collection[str]
) -> frozenset[tuple[str, str]]:
    return frozenset()


async def must_not_meet(connection: Connection, apart: Apart, table: str, newcomer: str) -> None:
    """Raises `Problem` unless ``newcomer`` may sit with the people of ``table``, its owner
    included: ``error-blocked-there`` if it is their own wish, or else ``error-table-full``."""
    sits = select(seats.c.guest).where(
        seats.c.table_id == table, seats.c.guest.is_not(None), ~seats.c.invited
    )
    owner = select(tables.c.owner).where(tables.c.id == table)
    there = {*(await connection.scalars(sits)).all(), *(await connection.scalars(owner)).all()}
    there.discard(newcomer)
    if not there:
        return
    pairs = await apart(connection, {newcomer, *there})
    if any((newcomer, other) in pairs for other in there):
        raise Problem("error-blocked-there")
    if any((other, newcomer) in pairs for other in there):
        raise Problem("error-table-full")


async def must_be_together(connection: Connection, apart: Apart, people: Sequence[SeatRow]) -> None:
    """Raises `Problem` ``error-seats-changed`` unless all these people may sit at one table."""
    guests = {who.guest for who in people if who.guest is not None}
    if len(guests) > 1 and await apart(connection, guests):
        raise Problem("error-seats-changed")


async def parted(
    connection: Connection, apart: Apart, first: str, people: Sequence[SeatRow]
) -> list[SeatRow]:
    """``people`` with open seats in place of those who must not meet ``first``, or somebody in a
    seat before theirs."""
    pairs = await apart(connection, {who.guest for who in people if who.guest is not None})
    stay = {first}
    for who in people:
        guest = who.guest
        if guest is not None and not any(
            (guest, other) in pairs or (other, guest) in pairs for other in stay
        ):
            stay.add(guest)
    return [
        who
        if who.guest is None or who.guest in stay
        else msgspec.structs.replace(OPEN, colour=who.colour)
        for who in people
    ]
