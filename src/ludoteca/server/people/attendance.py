"""How people leave the tables of several people: whether they play to the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Select, bindparam, delete, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.replay.seating import Return, StandIn, Why, read_seat_change
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import attendance
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change

TABLES: Final = 10
"""Latest tables of a person that count."""

OFTEN: Final = 3
"""Tables among those, left within `LATELY`, from which on somebody leaves often."""

LATELY: Final = 86_400_000
"""Milliseconds."""

LEFT: Final[frozenset[Why]] = frozenset({"gone", "left", "time"})
"""Why a bot plays for somebody who has not played to the end. Who resigns has."""

_columns = ("table_id", "guest", "at", "stayed")
_insert = insert(attendance).values({name: bindparam(name) for name in _columns})
_write = _insert.on_conflict_do_update(
    index_elements=["table_id", "guest"],
    set_={name: _insert.excluded[name] for name in ("at", "stayed")},
)
_forget = delete(attendance).where(
    attendance.c.table_id == bindparam("b_table"), attendance.c.guest == bindparam("b_guest")
)


class Stays(msgspec.Struct, frozen=True):
    """Of the latest ``tables`` with several people, a person has played so many to the ``end``."""

    end: int
    tables: int


def effect(change: Change) -> Iterable[Write]:
    """A row for each person who leaves a table, taken away when they are back, and for all others
    when it ends. Who came late is not bound to stay."""
    if change.entry.kind != "seat" and not change.ends:
        return
    state = change.state
    taken, away = state.table.seating.taken, dict(state.table.seating.stand_ins)
    seats = {
        seat: who.guest
        for seat, who in enumerate(state.people)
        if who.guest is not None and seat not in taken
    }
    if len(set(seats.values())) < 2:
        return
    entry = change.entry
    if entry.kind == "seat" and entry.seat in seats:
        said, guest = read_seat_change.decode(entry.body), seats[entry.seat]
        if isinstance(said, StandIn):
            away[entry.seat] = said
            if said.why in LEFT and not change.ends:
                yield _row(change, guest, stayed=False)
        elif isinstance(said, Return):
            yield Write(_forget, {"b_table": state.row.id, "b_guest": guest})
    if change.ends:
        left = {guest for seat, guest in seats.items() if seat in away and away[seat].why in LEFT}
        for guest in sorted(set(seats.values())):
            yield _row(change, guest, stayed=guest not in left)


def _row(change: Change, guest: str, *, stayed: bool) -> Write:
    row = {
        "table_id": change.state.row.id,
        "guest": guest,
        "at": change.entry.at,
        "stayed": stayed,
    }
    return Write(_write, row)


async def stays_of(connection: Connection, guest: str) -> Stays:
    rows = list(await connection.execute(_latest(guest)))
    return Stays(sum(row.stayed for row in rows), len(rows))


class Attendance:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaves_often(self, guest: str, now: int) -> bool:
        """Whether ``guest`` has left `OFTEN` of the latest tables within a day."""
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(_latest(guest)))
        left = [row for row in rows if not row.stayed and row.at > now - LATELY]
        return len(left) >= OFTEN


def _latest(guest: str) -> Select[Any]:
    its = attendance.c
    mine = select(its.stayed, its.at).where(its.guest == guest)
    return mine.order_by(its.at.desc(), its.table_id).limit(TABLES)
