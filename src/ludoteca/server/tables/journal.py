"""The journal: entries become durable here, or turn out to have lost a race.

Appends that arrive while a transaction is under way share the next one: one sync of the
disk serves them all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core.fair import Draw
from ludoteca.core.game import Seat
from ludoteca.core.log import Entry
from ludoteca.core.seating import Reason
from ludoteca.server.challenges.feat import Feat
from ludoteca.server.challenges.results import write_feats
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import entries, outcomes, seats, tables, wakes
from ludoteca.server.people.outcome import Outcome, outcome_row
from ludoteca.server.tables.wakes import Kind, Wake, wake_row, write_wake


class Append(msgspec.Struct, frozen=True):
    """What becomes durable together: the entry, the status it leads to, and its wakes.

    ``cleared`` are the wakes that end with this entry; all do when the table ends. ``closed`` is
    why it was closed, if it was. ``turns`` are the seats of people whose turn begins with the
    entry (True) or ends. ``outcomes`` has one for each seat of a table that is decided, ``feats``
    one for each seat of a table that is compared.
    """

    table: str
    entry: Entry
    status: str
    wakes: tuple[Wake, ...] = ()
    cleared: tuple[tuple[Kind, Seat], ...] = ()
    closed: Reason | None = None
    turns: tuple[tuple[Seat, bool], ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    feats: tuple[Feat, ...] = ()


class Journal:
    """``on_wakes`` is called when wakes have been written."""

    def __init__(self, database: Database, on_wakes: Callable[[], None]) -> None:
        self._database = database
        self.notice = on_wakes
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.commits = 0
        """Transactions so far."""

    async def append(self, append: Append) -> bool:
        """True when the entry is durable; False when its place, or its command's, was taken, or
        for a start, when the table does not wait any more.

        Raises `Problem` ``error-not-saved`` when the disk refuses: nothing was written then.
        """
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await future

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The entries of ``table`` behind number ``after``, in order."""
        query = select(entries).where(entries.c.table_id == table, entries.c.n > after)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.order_by(entries.c.n))
            return [_entry(row) for row in rows]

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._flushing is not None:
            await self._flushing

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    won = await self._write([append for append, _ in batch])
                except Exception as error:
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(error)
                else:
                    for (_, future), appended in zip(batch, won, strict=True):
                        if not future.done():
                            future.set_result(appended)
        finally:
            self._flushing = None

    async def _write(self, batch: Sequence[Append]) -> list[bool]:
        """Which of ``batch`` were appended; all in one transaction."""
        first: dict[tuple[str, int], int] = {}
        for place, append in enumerate(batch):
            first.setdefault((append.table, append.entry.n), place)
        async with self._database.write() as connection:
            starting = [table for table, n in first if n == 0]
            if starting:
                waiting = await self._waiting_among(connection, starting)
                first = {key: at for key, at in first.items() if key[1] or key[0] in waiting}
            places: list[int] = []
            if first:
                inserted = (
                    insert(entries)
                    .values([_row(batch[place]) for place in first.values()])
                    .on_conflict_do_nothing()
                    .returning(entries.c.table_id, entries.c.n)
                )
                places = [first[row.table_id, row.n] for row in await connection.execute(inserted)]
            for statement, rows in _consequences([batch[place] for place in sorted(places)]):
                if rows:
                    await connection.execute(statement, rows)
            for place in places:
                append = batch[place]
                await write_feats(connection, append.table, append.entry.at, append.feats)
        self.commits += 1
        if any(batch[place].wakes for place in places):
            self.notice()
        return [place in places for place in range(len(batch))]

    async def _waiting_among(self, connection: AsyncConnection, among: list[str]) -> set[str]:
        """Those of the tables that have neither started nor been closed."""
        query = select(tables.c.id).where(tables.c.id.in_(among), tables.c.status == "waiting")
        return set((await connection.scalars(query)).all())


_clear_wakes = delete(wakes).where(
    wakes.c.table_id == bindparam("b_table"),
    wakes.c.kind == bindparam("b_kind"),
    wakes.c.seat == bindparam("b_seat"),
)
_clear_all_wakes = delete(wakes).where(wakes.c.table_id == bindparam("b_table"))
_set_status = (
    update(tables)
    .where(tables.c.id == bindparam("b_table"))
    .values(status=bindparam("b_status"), closed=bindparam("b_closed"))
)
_set_turn = (
    update(seats)
    .where(seats.c.table_id == bindparam("b_table"), seats.c.seat == bindparam("b_seat"))
    .values(asked_at=bindparam("b_at"))
)
_has_changed = (
    update(tables).where(tables.c.id == bindparam("b_table")).values(changed_at=bindparam("b_at"))
)


_write_outcomes = insert(outcomes).on_conflict_do_nothing()


def _consequences(batch: Sequence[Append]) -> list[tuple[Any, list[dict[str, Any]]]]:
    ended = [{"b_table": one.table} for one in batch if one.status != "running"]
    cleared = [
        {"b_table": one.table, "b_kind": kind, "b_seat": seat}
        for one in batch
        for kind, seat in one.cleared
    ]
    written = [wake_row(one.table, wake) for one in batch for wake in one.wakes]
    status = [
        {"b_table": one.table, "b_status": one.status, "b_closed": one.closed}
        for one in batch
        if one.entry.n == 0 or one.status != "running"
    ]
    turns = [
        {"b_table": one.table, "b_seat": seat, "b_at": one.entry.at if begins else None}
        for one in batch
        for seat, begins in one.turns
    ]
    decided = [
        outcome_row(one.table, one.entry.at, outcome) for one in batch for outcome in one.outcomes
    ]
    changed = [{"b_table": one.table, "b_at": one.entry.at} for one in batch if one.turns]
    return [
        (_clear_wakes, cleared),
        (write_wake, written),
        (_clear_all_wakes, ended),
        (_set_status, status),
        (_set_turn, turns),
        (_has_changed, changed),
        (_write_outcomes, decided),
    ]


def _row(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {
        "table_id": append.table,
        "n": entry.n,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "command": entry.id,
        "body": bytes(entry.body),
        "tape": msgspec.json.encode(entry.tape),
        "draws": msgspec.json.encode(entry.draws) if entry.draws else None,
    }


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        n=row.n,
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        id=row.command,
        body=msgspec.Raw(row.body),
        tape=msgspec.json.decode(row.tape, type=tuple[int, ...]),
        draws=msgspec.json.decode(row.draws or b"[]", type=tuple[Draw, ...]),
    )
