"""Takes a person's talk out of the copies that reports about others have."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import select, update

from ludoteca.core.codec import encode
from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import reports, seats, talk
from ludoteca.server.guests.guest import Guest

_read: Final = msgspec.json.Decoder(list[dict[str, msgspec.Raw]]).decode


async def strike_from_reports(connection: Connection, guest: Guest) -> None:
    """Delete what ``guest`` said from the copies of talk at the tables where they sat or talked.
    Call it before their seats and their talk are gone."""
    there = select(seats.c.table_id).where(seats.c.guest == guest.id)
    talked = select(talk.c.table_id).where(talk.c.guest == guest.id)
    its = reports.c
    copied = select(its.id, its.around).where(its.table_id.in_(there.union(talked)))
    person = encode(guest.public)
    for row in (await connection.execute(copied)).all():
        lines = _read(row.around)
        left = [line for line in lines if bytes(line["person"]) != person]
        if len(left) < len(lines):
            kept = update(reports).where(its.id == row.id)
            await connection.execute(kept.values(around=encode(left)))
