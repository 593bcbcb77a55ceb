"""Guests whose seat the owner of a table has taken away; for a while they cannot sit down there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Reads
from ludoteca.server.db.schema import dismissals
from ludoteca.server.edge.answers import Problem

_READ: Final = "SELECT guest, until FROM dismissals WHERE table_id = ?"


async def dismissed(reads: Reads, table: str) -> dict[str, int]:
    """The guests who were sent away from ``table``, each with the time until which."""
    return dict(await reads.rows(_READ, table))


async def dismiss(connection: Connection, table: str, guest: str, until: int) -> None:
    """Write a dismissal, in the transaction that takes the seat away, and delete expired ones."""
    row = insert(dismissals).values(table_id=table, guest=guest, until=until)
    await connection.execute(delete(dismissals).where(dismissals.c.until <= clock.now()))
    await connection.execute(
        row.on_conflict_do_update(
            index_elements=["table_id", "guest"], set_={"until": row.excluded.until}
        )
    )


async def must_not_be_dismissed(connection: Connection, table: str, guest: str) -> None:
    """Raises `Problem` ``error-sent-away``. It runs in the transaction that gives a seat, while
    nobody else can change the seats of the table."""
    sent_away = select(dismissals.c.until).where(
        dismissals.c.table_id == table,
        dismissals.c.guest == guest,
        dismissals.c.until > clock.now(),
    )
    if (await connection.execute(sent_away)).first() is not None:
        raise Problem("error-sent-away")
