"""Whether what is in the outbox still holds, as the rows of tables say."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from sqlalchemy import select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import seats, tables, wakes
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.outbox import OVER, Row

_Key = tuple[Kind, str]


def margin(absence_ms: int) -> int:
    """Milliseconds before the end of an absence at which a person is told of it: a fifth of the
    whole, but no more than six hours."""
    return min(absence_ms // 5, 6 * 3_600_000)


@dataclasses.dataclass(slots=True)
class Still:
    """``false`` are occurrences that no longer hold. ``due`` is the earliest time to tell one;
    ``again`` when to look anew at one whose guest is at the table now."""

    false: set[_Key]
    due: dict[_Key, int]
    again: dict[_Key, int]

    def is_true(self, row: Row) -> bool:
        return row.n != OVER and (row.kind, row.topic) not in self.false


async def still_true(connection: Connection, guest: str, rows: Sequence[Row]) -> Still:
    """Looks at the tables of these rows of ``guest``."""
    topics = {row.topic for row in rows}
    found = await connection.execute(
        select(tables.c.id, tables.c.status, tables.c.absence).where(tables.c.id.in_(topics))
    )
    status = {row.id: row for row in found}
    mine: dict[str, list[tuple[int | None, bool]]] = {}
    query = select(seats.c.table_id, seats.c.asked_at, seats.c.invited).where(
        seats.c.table_id.in_(topics), seats.c.guest == guest
    )
    for seat in await connection.execute(query):
        mine.setdefault(seat.table_id, []).append((seat.asked_at, seat.invited))
    ends = await _ends(connection, guest, topics)
    still = Still(set(), {}, {})
    for row in rows:
        key = row.kind, row.topic
        table = status.get(row.topic)
        if not _holds(row.kind, None if table is None else table.status, mine.get(row.topic, [])):
            still.false.add(key)
        elif row.kind == "running_out" and table is not None and table.absence is not None:
            before = margin(table.absence * 1000)
            still.again[key] = row.due + table.absence * 1000
            if row.topic in ends:
                still.due[key] = ends[row.topic] - before
    return still


async def _ends(connection: Connection, guest: str, topics: set[str]) -> dict[str, int]:
    """When bots take over seats of ``guest``, who is absent: the earliest at each table."""
    query = (
        select(wakes.c.table_id, wakes.c.due)
        .join(seats, (seats.c.table_id == wakes.c.table_id) & (seats.c.seat == wakes.c.seat))
        .where(wakes.c.kind == "gone", seats.c.guest == guest, wakes.c.table_id.in_(topics))
        .order_by(wakes.c.due.desc())
    )
    return {row.table_id: row.due for row in await connection.execute(query)}


def _holds(kind: Kind, status: str | None, mine: Sequence[tuple[int | None, bool]]) -> bool:
    if kind == "turn" or kind == "running_out":
        return status == "running" and any(asked is not None for asked, _ in mine)
    if kind == "started":
        return status == "running" and bool(mine)
    if kind == "full":
        return status == "waiting"
    if kind == "rematch":
        return status == "waiting" and any(invited for _, invited in mine)
    if kind == "invited":
        return status in (None, "waiting", "running")
    return True
