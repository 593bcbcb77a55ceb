"""Whether what is in the outbox still holds, as the rows of tables say."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row as DatabaseRow
from sqlalchemy import select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import invitations, seats, tables, wakes
from ludoteca.server.notifications.happened import Kind
from ludoteca.server.notifications.outbox import OVER, Row
from ludoteca.server.tables.clocks import HOUR_MS
from ludoteca.server.tables.upkeep import TAKING

_Key = tuple[Kind, str]

TURNS: Final[tuple[Kind, ...]] = ("turn", "running_out")


def _whole(table: DatabaseRow[Any] | None) -> int | None:
    """Milliseconds that a turn lasts for somebody who is away; None where it does not end."""
    if table is None:
        return None
    if table.hours is not None:
        return int(table.hours) * HOUR_MS
    return None if table.absence is None else int(table.absence) * 1000


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


async def still_true(connection: Connection, guest: str, rows: Sequence[Row], until: int) -> Still:
    """Looks at the tables of these rows of ``guest``. Rows that are due after ``until`` are not
    judged yet: the index of turns is written some time after the move that began them."""
    topics = {row.topic for row in rows}
    columns = tables.c.id, tables.c.status, tables.c.absence, tables.c.hours, tables.c.paused_since
    found = await connection.execute(select(*columns).where(tables.c.id.in_(topics)))
    at_tables = {row.id: row for row in found}
    mine: dict[str, list[tuple[int | None, bool]]] = {}
    query = select(seats.c.table_id, seats.c.asked_at, seats.c.invited).where(
        seats.c.table_id.in_(topics), seats.c.guest == guest
    )
    for seat in await connection.execute(query):
        mine.setdefault(seat.table_id, []).append((seat.asked_at, seat.invited))
    empty = (seats.c.kind == "open") | seats.c.invited
    free = select(seats.c.table_id).where(seats.c.table_id.in_(topics), empty).distinct()
    vacant = set((await connection.scalars(free)).all())
    asked = select(invitations.c.table_id).where(
        invitations.c.table_id.in_(topics),
        invitations.c.guest == guest,
        invitations.c.state == "open",
    )
    invited = set((await connection.scalars(asked)).all())
    ends = await _ends(connection, guest, topics)
    still = Still(set(), {}, {})
    for row in rows:
        key = row.kind, row.topic
        table = at_tables.get(row.topic)
        status = None if table is None else table.status
        holds = _holds(row.kind, status, mine.get(row.topic, []))
        if row.kind == "invited":
            holds = holds and row.topic in invited
        if row.kind == "group":
            holds = holds and row.topic in vacant and key[1] not in mine
        if table is not None and table.paused_since is not None and row.kind in TURNS:
            still.false.add(key)  # they are told when the pause ends
        elif row.due <= until and (not holds or (row.kind == "full" and row.topic in vacant)):
            still.false.add(key)
        elif row.kind == "running_out" and (whole := _whole(table)) is not None:
            before = margin(whole)
            still.again[key] = row.due + whole
            if row.topic in ends:
                still.due[key] = ends[row.topic] - before
    return still


async def _ends(connection: Connection, guest: str, topics: set[str]) -> dict[str, int]:
    """When the turns of ``guest`` are taken, who is absent: the earliest at each table."""
    query = (
        select(wakes.c.table_id, wakes.c.due)
        .join(seats, (seats.c.table_id == wakes.c.table_id) & (seats.c.seat == wakes.c.seat))
        .where(wakes.c.kind.in_(TAKING), seats.c.guest == guest, wakes.c.table_id.in_(topics))
        .order_by(wakes.c.due.desc())
    )
    return {row.table_id: row.due for row in await connection.execute(query)}


def _holds(kind: Kind, status: str | None, mine: Sequence[tuple[int | None, bool]]) -> bool:
    if kind == "turn" or kind == "running_out":
        return status == "running" and any(asked is not None for asked, _ in mine)
    if kind == "started":
        return status == "running" and bool(mine)
    if kind == "round":
        return status in ("waiting", "running") and bool(mine)
    if kind == "matched":
        # A seat at a table that waits is theirs already; the seat of a bot is so once it is taken.
        return (status == "waiting" and bool(mine)) or (status == "running" and not mine)
    if kind == "reopened":
        return status in ("waiting", "running") and bool(mine)
    if kind in ("full", "group"):
        return status == "waiting"
    if kind == "rematch":
        return status == "waiting" and any(invited for _, invited in mine)
    if kind == "invited":
        return status == "waiting"
    return True
