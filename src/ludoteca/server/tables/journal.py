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

from ludoteca.core.fair import Draw
from ludoteca.core.game import Seat
from ludoteca.core.log import Entry
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import entries, tables, wakes


class Wake(msgspec.Struct, frozen=True):
    """A bot in ``seat`` was asked by entry ``asked`` and moves at ``due``."""

    seat: Seat
    asked: int
    due: int


class Append(msgspec.Struct, frozen=True):
    """What becomes durable together: the entry, the status it leads to, and its wakes.

    ``cleared`` are the seats whose wakes end with this entry.
    """

    table: str
    entry: Entry
    status: str
    wakes: tuple[Wake, ...] = ()
    cleared: tuple[Seat, ...] = ()


class Journal:
    """``on_wakes`` is called when wakes have been written."""

    def __init__(self, database: Database, on_wakes: Callable[[], None]) -> None:
        self._database = database
        self._on_wakes = on_wakes
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self.commits = 0
        """Transactions so far."""

    async def append(self, append: Append) -> bool:
        """True when the entry is durable; False when its place, or its command's, was taken.

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
        inserted = (
            insert(entries)
            .values([_row(batch[place]) for place in first.values()])
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.n)
        )
        async with self._database.write() as connection:
            places = [first[row.table_id, row.n] for row in await connection.execute(inserted)]
            for statement, rows in _consequences([batch[place] for place in sorted(places)]):
                if rows:
                    await connection.execute(statement, rows)
        self.commits += 1
        if any(batch[place].wakes for place in places):
            self._on_wakes()
        return [place in places for place in range(len(batch))]


_clear_wakes = delete(wakes).where(
    wakes.c.table_id == bindparam("b_table"),
    wakes.c.kind == "bot",
    wakes.c.seat == bindparam("b_seat"),
)
_set_status = (
    update(tables).where(tables.c.id == bindparam("b_table")).values(status=bindparam("b_status"))
)
_new_wake = insert(wakes)
_write_wake = _new_wake.on_conflict_do_update(
    index_elements=["table_id", "kind", "seat"],
    set_={name: _new_wake.excluded[name] for name in ("asked", "due", "lease")},
)


def _consequences(batch: Sequence[Append]) -> list[tuple[Any, list[dict[str, Any]]]]:
    cleared = [{"b_table": one.table, "b_seat": seat} for one in batch for seat in one.cleared]
    written = [
        {
            "table_id": one.table,
            "kind": "bot",
            "seat": wake.seat,
            "asked": wake.asked,
            "due": wake.due,
            "lease": 0,
        }
        for one in batch
        for wake in one.wakes
    ]
    status = [
        {"b_table": one.table, "b_status": one.status}
        for one in batch
        if one.entry.n == 0 or one.status != "running"
    ]
    return [(_clear_wakes, cleared), (_write_wake, written), (_set_status, status)]


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
