"""The entry store on SQLite: a batch is one statement, prepared once, with one parameter.

That parameter is JSON, which SQLite parses itself. Python releases and takes its global lock
around every step of a statement, so a batch takes few steps, whatever its size.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy.engine import Connection as CoreConnection

from ludoteca.core.replay.log import Entry
from ludoteca.server.db.engine import Done
from ludoteca.server.db.sqlite import SqliteDatabase
from ludoteca.server.db.sqlite_connection import raw
from ludoteca.server.tables.log.entry_rows import effects_of, entry_of, turned_of
from ludoteca.server.tables.log.entry_store import Append, Turned

Row: TypeAlias = tuple[Any, ...]
"""The values of a statement's JSON array, in its order."""

_INSERT: Final = """
INSERT INTO entries (table_id, n, at, kind, seat, command, body, tape, draws, turns)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, value->>5,
       CAST(value->>6 AS BLOB), CAST(value->>7 AS BLOB), CAST(value->>8 AS BLOB), value->>9
FROM json_each(?) WHERE true"""
_INSERT_FREE: Final = f"{_INSERT} ON CONFLICT DO NOTHING RETURNING table_id, n"
_WAITING: Final = """
SELECT tables.id FROM tables JOIN json_each(?) AS one ON tables.id = one.value->>0
WHERE status = 'waiting' AND changed_at = coalesce(one.value->>1, changed_at)"""
_READ: Final = """
SELECT n, at, kind, seat, command, body, tape, draws FROM entries
WHERE table_id = ? AND n > ? ORDER BY n LIMIT ?"""

_CLEAR_WAKES: Final = """
DELETE FROM wakes WHERE (table_id, kind, seat) IN
    (SELECT value->>0, value->>1, value->>2 FROM json_each(?))"""
_WRITE_WAKES: Final = """
INSERT INTO wakes (table_id, kind, seat, asked, due, lease)
SELECT value->>0, value->>1, value->>2, value->>3, value->>4, 0 FROM json_each(?) WHERE true
ON CONFLICT (table_id, kind, seat)
DO UPDATE SET asked = excluded.asked, due = excluded.due, lease = 0"""
_CLEAR_ALL_WAKES: Final = """
DELETE FROM wakes WHERE table_id IN (SELECT value->>0 FROM json_each(?))"""
_SET_STATUS: Final = """
UPDATE tables SET status = new.value->>1, closed = new.value->>2, changed_at = new.value->>3,
    household = CASE new.value->>1 WHEN 'running' THEN household END,
    ended_at = CASE new.value->>1 WHEN 'running' THEN NULL ELSE new.value->>3 END
FROM json_each(?) AS new WHERE tables.id = new.value->>0"""
_END_SEATS: Final = """
UPDATE seats SET ended_at = new.value->>1
FROM json_each(?) AS new WHERE seats.table_id = new.value->>0"""

_SET_TURN: Final = """
UPDATE seats SET asked_at = new.value->>2
FROM json_each(?) AS new WHERE seats.table_id = new.value->>0 AND seats.seat = new.value->>1"""
_HAS_CHANGED: Final = """
UPDATE tables SET told = new.value->>1, changed_at = max(changed_at, new.value->>2)
FROM json_each(?) AS new WHERE tables.id = new.value->>0"""
_UNTOLD: Final = """
SELECT entries.table_id, entries.n, entries.at, entries.turns FROM tables
JOIN entries ON entries.table_id = tables.id AND entries.n > tables.told
WHERE tables.status = 'running' AND entries.turns IS NOT NULL
ORDER BY entries.table_id, entries.n"""


class SqliteEntries:
    def __init__(self, database: SqliteDatabase) -> None:
        self._database = database

    def append(self, batch: Sequence[Append], done: Done[list[bool]]) -> None:
        first: dict[tuple[str, int], Append] = {}
        for append in batch:
            first.setdefault((append.table, append.entry.n), append)
        moves = all(_is_move(append) for append in first.values())

        def written(won: set[tuple[str, int]] | Exception) -> None:
            if isinstance(won, Exception):
                done(won)
                return
            self._database.written += not moves
            done([first[key] is append and key in won for append, key in _keyed(batch)])

        self._database.post(_writing(first, moves), written)

    async def read(self, table: str, after: int, most: int) -> list[Entry]:
        rows = await self._database.reads.rows(_READ, table, after, most)
        return [entry_of(row) for row in rows]

    async def write_turns(self, turned: Sequence[Turned]) -> None:
        await self._database.write_there(lambda core: _write_turns(core, turned))

    async def recover_turns(self) -> None:
        turned = turned_of(await self._database.reads.rows(_UNTOLD))
        if turned:
            await self.write_turns(turned)


def _keyed(batch: Iterable[Append]) -> Iterable[tuple[Append, tuple[str, int]]]:
    return ((append, (append.table, append.entry.n)) for append in batch)


def _writing(
    first: dict[tuple[str, int], Append], moves: bool
) -> Callable[[CoreConnection], set[tuple[str, int]]]:
    """The function that writes a batch, one append for each number in a log; it returns the numbers
    that this batch has won."""
    entries = _json(_row(append) for append in first.values())

    def write(core: CoreConnection) -> set[tuple[str, int]]:
        if moves:  # one statement, which is a transaction by itself
            try:
                raw(core).execute(_INSERT, entries)
            except sqlite3.IntegrityError:
                pass  # nothing was written: insert below those that are free
            else:
                return set(first)
        with core.begin():
            won = _insert(raw(core), first)
            _write_consequences(core, [first[key] for key in first if key in won])
        return won

    return write


def _is_move(append: Append) -> bool:
    """Whether only the entry has to be written."""
    return (
        append.entry.n > 0
        and append.status == "running"
        and not (append.wakes or append.cleared or append.effects)
    )


def _insert(
    connection: sqlite3.Connection, first: dict[tuple[str, int], Append]
) -> set[tuple[str, int]]:
    starting = [(table, one.waited_since) for (table, n), one in first.items() if n == 0]
    free = dict(first)
    if starting:
        waiting = {table for (table,) in connection.execute(_WAITING, _json(starting))}
        free = {key: one for key, one in first.items() if key[1] or key[0] in waiting}
    entries = _json(_row(append) for append in free.values())
    try:
        connection.execute(_INSERT, entries)
    except sqlite3.IntegrityError:  # at least one lost a race
        return set(connection.execute(_INSERT_FREE, entries).fetchall())
    return set(free)


def _write_consequences(core: CoreConnection, batch: Sequence[Append]) -> None:
    ended = [(one.table, one.entry.at) for one in batch if one.status != "running"]
    cleared = [(one.table, kind, seat) for one in batch for kind, seat in one.cleared]
    written = [
        (one.table, wake.kind, wake.seat, wake.asked, wake.due)
        for one in batch
        for wake in one.wakes
    ]
    status = [
        (one.table, one.status, one.closed, one.entry.at)
        for one in batch
        if one.entry.n == 0 or one.status != "running"
    ]
    for statement, rows in (
        (_CLEAR_WAKES, cleared),
        (_WRITE_WAKES, written),
        (_CLEAR_ALL_WAKES, ended),
        (_SET_STATUS, status),
        (_END_SEATS, ended),
    ):
        if rows:
            raw(core).execute(statement, _json(rows))
    for effect, effects in effects_of(batch):
        core.execute(effect, effects)


def _write_turns(core: CoreConnection, turned: Sequence[Turned]) -> None:
    asked = [(one.table, seat, at) for one in turned for seat, at in one.asked.items()]
    with core.begin():
        raw(core).execute(_SET_TURN, _json(asked))
        raw(core).execute(_HAS_CHANGED, _json((one.table, one.n, one.at) for one in turned))


def _json(rows: Iterable[Any]) -> tuple[str]:
    return (msgspec.json.encode(list(rows)).decode(),)


def _row(append: Append) -> Row:
    entry = append.entry
    return (
        append.table,
        entry.n,
        entry.at,
        entry.kind,
        entry.seat,
        entry.id,
        bytes(entry.body).decode(),
        msgspec.json.encode(entry.tape).decode(),
        msgspec.json.encode(entry.draws).decode() if entry.draws else None,
        msgspec.json.encode(append.turns).decode() if append.turns else None,
    )
