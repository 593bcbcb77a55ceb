"""Rows of tables that run with bots whose seats people may take: the effect that keeps them, and
what the pools read."""

from __future__ import annotations

import collections
from collections.abc import Iterable
from typing import Final

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import open_seats, searches, seats, tables
from ludoteca.server.db.write import Write
from ludoteca.server.matching.backfill import Running
from ludoteca.server.matching.search import Search, Speed
from ludoteca.server.tables.clocks import DaysControl
from ludoteca.server.tables.state import Change

LOOKED_AT: Final = 200
"""Tables that are looked at for seats at once, those that have begun last."""

LEAST: Final = 120_000
"""Milliseconds for which also a short game is offered."""

ALWAYS: Final = 2**52
"""The end of time, at tables over days: there is time enough to find one's way."""

_columns = ("table_id", "game", "speed", "seats", "bots", "until")
_insert = insert(open_seats).values({name: bindparam(name) for name in _columns})
_keep = _insert.on_conflict_do_update(
    index_elements=["table_id"], set_={"bots": _insert.excluded.bots}
)
_drop = delete(open_seats).where(open_seats.c.table_id == bindparam("b_table"))


def effect(change: Change) -> Iterable[Write]:
    """A row while a table has seats of bots for others, and somebody plays there. A live table is
    offered in the first half of the time that the game usually takes."""
    state = change.state
    if not state.settings.backfill or state.row.shared is not None:
        return
    if change.ends:
        yield Write(_drop, {"b_table": state.row.id})
    elif change.entry.kind in ("start", "seat"):
        bots = sum(
            who.kind == "bot" and seat not in change.people for seat, who in enumerate(state.people)
        )
        if not bots or not change.people:
            yield Write(_drop, {"b_table": state.row.id})
        else:
            yield Write(_keep, _row(change, bots))


def _row(change: Change, bots: int) -> dict[str, str | int]:
    state = change.state
    days = isinstance(state.settings.clock, DaysControl)
    moments = state.table.moments
    began_at = moments[0].at if moments else change.entry.at
    usual = sum(state.title.meta.minutes) * 30_000
    return {
        "table_id": state.row.id,
        "game": state.row.game,
        "speed": "days" if days else "live",
        "seats": len(state.people),
        "bots": bots,
        "until": ALWAYS if days else began_at + max(LEAST, usual // 2),
    }


class OpenSeats:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, connection: Connection, speed: Speed, now: int) -> list[Running]:
        """The tables with seats of bots that nobody is about to take."""
        its = open_seats.c
        query = (
            select(open_seats)
            .join(tables, tables.c.id == its.table_id)
            .where(its.speed == speed, its.until > now)
            .where(tables.c.status == "running", tables.c.paused_since.is_(None))
            .order_by(its.until.desc(), its.table_id)
            .limit(LOOKED_AT)
        )
        found = list(await connection.execute(query))
        if not found:
            return []
        ids = [row.table_id for row in found]
        people: dict[str, list[Search]] = collections.defaultdict(list)
        sitting = select(seats.c.table_id, seats.c.guest, seats.c.name).where(
            seats.c.table_id.in_(ids), seats.c.guest.is_not(None)
        )
        for row in await connection.execute(sitting):
            people[row.table_id].append(_who_plays(row.guest, row.name, speed))
        coming = (
            select(searches.c.table_id, func.count().label("people"))
            .where(searches.c.table_id.in_(ids), searches.c.party != searches.c.table_id)
            .group_by(searches.c.table_id)
        )
        expected = {row.table_id: row.people for row in await connection.execute(coming)}
        return [
            Running(
                table=row.table_id,
                game=row.game,
                seats=row.seats,
                bots=row.bots - expected.get(row.table_id, 0),
                language=row.language,
                people=tuple(people[row.table_id]),
            )
            for row in found
        ]

    async def note_language(self, table: str, language: str) -> None:
        """The people of ``table`` were matched because they speak ``language``."""
        its = update(open_seats).where(open_seats.c.table_id == table)
        async with self._database.write() as connection:
            await connection.execute(its.values(language=language))


def _who_plays(guest: str, name: str, speed: Speed) -> Search:
    """Somebody who plays, as conditions of others see them."""
    return Search(
        guest=guest,
        name=name,
        games=(),
        least=0,
        most=0,
        speed=speed,
        language=None,
        bots_after=None,
        created_at=0,
    )
