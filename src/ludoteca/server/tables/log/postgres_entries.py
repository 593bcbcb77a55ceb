"""The entry store on PostgreSQL: a batch is one statement with arrays, hence one round trip.

Only a batch with effects (rows that features keep of a table that ends) takes a transaction with
more round trips.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ludoteca.core.replay.log import Entry
from ludoteca.server.db.engine import Done
from ludoteca.server.db.postgres import (
    AGAIN_SECONDS,
    LOST,
    PATIENCE_SECONDS,
    Driver,
    PostgresDatabase,
    refusals,
)
from ludoteca.server.tables.log.entry_rows import effects_of, entry_of, turned_of
from ludoteca.server.tables.log.entry_store import Append, Turned

Key: TypeAlias = tuple[str, int]
"""A table and the number of an entry in its log."""

Row: TypeAlias = tuple[Any, ...]
Columns: TypeAlias = list[list[Any]]
"""The values of rows, one list for each column, as a statement takes them."""

_ENTRY: Final = "table_id, n, at, kind, seat, command, body, tape, draws, turns"
_NEW: Final = f"""
unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::bytea[],
       $8::bytea[], $9::bytea[], $10::text[]) AS new ({_ENTRY})"""
_INSERT: Final = f"""
INSERT INTO entries ({_ENTRY}) SELECT {_ENTRY} FROM {_NEW} ORDER BY table_id, n
ON CONFLICT DO NOTHING RETURNING table_id, n"""  # noqa: S608 - constants alone

_INSERT_ALL: Final = f"""
WITH waiting AS (
    SELECT id FROM tables
    JOIN unnest($11::text[], $12::bigint[]) AS starting (table_id, since) ON id = table_id
    WHERE status = 'waiting' AND changed_at = coalesce(since, changed_at)
    ORDER BY id FOR NO KEY UPDATE OF tables
), inserted AS (
    INSERT INTO entries ({_ENTRY}) SELECT {_ENTRY} FROM {_NEW}
    WHERE n > 0 OR table_id IN (SELECT id FROM waiting) ORDER BY table_id, n
    ON CONFLICT DO NOTHING RETURNING table_id, n
), decided AS (
    SELECT * FROM unnest($13::text[], $14::int[], $15::text[], $16::text[], $17::bigint[])
        AS decided (table_id, n, status, closed, at) JOIN inserted USING (table_id, n)
), ended AS (
    DELETE FROM wakes USING decided
    WHERE wakes.table_id = decided.table_id AND decided.status <> 'running'
), cleared AS (
    DELETE FROM wakes USING inserted,
        unnest($18::text[], $19::int[], $20::text[], $21::int[]) AS old (table_id, n, kind, seat)
    WHERE (old.table_id, old.n) = (inserted.table_id, inserted.n)
        AND (wakes.table_id, wakes.kind, wakes.seat) = (old.table_id, old.kind, old.seat)
), written AS (
    INSERT INTO wakes (table_id, kind, seat, asked, due, lease)
    SELECT table_id, kind, seat, asked, due, 0
    FROM unnest($22::text[], $23::int[], $24::text[], $25::int[], $26::int[], $27::bigint[])
        AS wake (table_id, n, kind, seat, asked, due) JOIN inserted USING (table_id, n)
    ORDER BY table_id, kind, seat
    ON CONFLICT (table_id, kind, seat)
    DO UPDATE SET asked = excluded.asked, due = excluded.due, lease = 0
), named AS (
    UPDATE tables SET status = decided.status, closed = decided.closed, changed_at = decided.at,
        household = CASE decided.status WHEN 'running' THEN tables.household END,
        ended_at = CASE decided.status WHEN 'running' THEN NULL ELSE decided.at END
    FROM decided WHERE tables.id = decided.table_id
), seated AS (
    UPDATE seats SET ended_at = decided.at
    FROM decided WHERE seats.table_id = decided.table_id AND decided.status <> 'running'
)
SELECT table_id, n FROM inserted"""  # noqa: S608 - constants alone

_THERE: Final = """
SELECT table_id, n, at, kind, seat, command, body FROM entries
JOIN unnest($1::text[], $2::int[]) AS place (table_id, n) USING (table_id, n)"""
_READ: Final = """
SELECT n, at, kind, seat, command, body, tape, draws FROM entries
WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3"""
_SET_TURN: Final = """
WITH new AS (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) AS new (id, told, at)),
held AS (SELECT tables.id FROM tables JOIN new USING (id) ORDER BY tables.id FOR NO KEY UPDATE),
later AS (SELECT new.* FROM new JOIN held USING (id) JOIN tables USING (id)
          WHERE tables.told < new.told),
asked AS (
    UPDATE seats SET asked_at = turn.at
    FROM unnest($4::text[], $5::int[], $6::bigint[]) AS turn (table_id, seat, at)
    JOIN later ON later.id = turn.table_id
    WHERE seats.table_id = turn.table_id AND seats.seat = turn.seat
)
UPDATE tables SET told = later.told, changed_at = greatest(changed_at, later.at)
FROM later WHERE tables.id = later.id"""
_UNTOLD: Final = """
SELECT entries.table_id, entries.n, entries.at, entries.turns FROM tables
JOIN entries ON entries.table_id = tables.id AND entries.n > tables.told
WHERE tables.status = 'running' AND entries.turns IS NOT NULL
ORDER BY entries.table_id, entries.n"""


class PostgresEntries:
    def __init__(self, database: PostgresDatabase) -> None:
        self._database = database
        self._appending: set[asyncio.Task[None]] = set()

    def append(self, batch: Sequence[Append], done: Done[list[bool]]) -> None:
        async def append() -> None:
            try:
                answer: list[bool] | Exception = await self._append_all(batch)
            except Exception as error:
                answer = error
            done(answer)

        task = asyncio.create_task(append())
        self._appending.add(task)
        task.add_done_callback(self._appending.discard)

    async def _append_all(self, batch: Sequence[Append]) -> list[bool]:
        first: dict[Key, Append] = {}
        for append in batch:
            first.setdefault(_key(append), append)
        with refusals():
            won = await self._insist(first)
        self._database.written += any(map(_has_consequences, batch))
        return [first[_key(one)] is one and _key(one) in won for one in batch]

    async def read(self, table: str, after: int, most: int) -> list[Entry]:
        return [entry_of(row) for row in await self._database.fetch(_READ, table, after, most)]

    async def write_turns(self, turned: Sequence[Turned]) -> None:
        news = _columns(((one.table, one.n, one.at) for one in turned), 3)
        asked = _columns(
            ((one.table, seat, at) for one in turned for seat, at in one.asked.items()), 3
        )
        with refusals():
            async with self._database.quick() as connection:
                await connection.execute(_SET_TURN, *news, *asked)
        self._database.written += 1

    async def recover_turns(self) -> None:
        turned = turned_of(await self._database.fetch(_UNTOLD))
        if turned:
            await self.write_turns(turned)

    async def _insist(self, first: dict[Key, Append]) -> set[Key]:
        """Append, and try again when the connection is lost. It is unknown then which entries
        became durable; those in the database that equal ours are ours."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE_SECONDS
        unsure = False
        while True:
            try:
                won = await self._append(first)
                if unsure:
                    won |= await self._ours({k: one for k, one in first.items() if k not in won})
                return won
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                continue  # nothing was written
            except LOST:
                if loop.time() > until:
                    raise
                unsure = True
            await asyncio.sleep(AGAIN_SECONDS)

    async def _append(self, first: dict[Key, Append]) -> set[Key]:
        batch = list(first.values())
        entries = _columns((_row(append) for append in batch), 10)
        if any(one.effects for one in batch):
            return await self._append_with_effects(batch, entries)
        async with self._database.quick() as driver:
            if any(map(_has_consequences, batch)):
                return await self._insert(driver, batch, entries)
            return {tuple(row) for row in await driver.fetch(_INSERT, *entries)}

    async def _append_with_effects(self, batch: list[Append], entries: Columns) -> set[Key]:
        try:
            async with self._database.engine.begin() as core:
                await core.execute(text("SELECT 1"))  # the transaction begins with a statement
                driver = (await core.get_raw_connection()).driver_connection
                won = await self._insert(driver, batch, entries)
                for statement, rows in effects_of(one for one in batch if _key(one) in won):
                    await core.execute(statement, rows)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise ConnectionResetError from error
            raise
        return won

    async def _insert(self, driver: Driver, batch: list[Append], entries: Columns) -> set[Key]:
        starting = ((one.table, one.waited_since) for one in batch if one.entry.n == 0)
        arguments = (*entries, *_columns(starting, 2), *_consequences(batch))
        return {tuple(row) for row in await driver.fetch(_INSERT_ALL, *arguments)}

    async def _ours(self, doubtful: dict[Key, Append]) -> set[Key]:
        keys = _columns(doubtful, 2)
        rows = {(row[0], row[1]): tuple(row) for row in await self._database.fetch(_THERE, *keys)}
        return {key for key, one in doubtful.items() if rows.get(key) == _row(one)[:7]}


def _key(append: Append) -> Key:
    return append.table, append.entry.n


def _is_news(append: Append) -> bool:
    """Whether the entry changes the status of its table."""
    return append.entry.n == 0 or append.status != "running"


def _has_consequences(append: Append) -> bool:
    return _is_news(append) or bool(append.wakes or append.cleared)


def _consequences(batch: Sequence[Append]) -> Columns:
    decided = [(*_key(one), one.status, one.closed, one.entry.at) for one in batch if _is_news(one)]
    cleared: list[Row] = []
    written: list[Row] = []
    for one in batch:
        if one.status != "running":
            continue  # a table that has ended has no wakes
        anew = {(wake.kind, wake.seat): wake for wake in one.wakes}
        cleared += [(*_key(one), *old) for old in one.cleared if old not in anew]
        written += [
            (*_key(one), wake.kind, wake.seat, wake.asked, wake.due) for wake in anew.values()
        ]
    return [*_columns(decided, 5), *_columns(cleared, 4), *_columns(written, 6)]


def _columns(rows: Iterable[Row], count: int) -> Columns:
    columns: Columns = [[] for _ in range(count)]
    for row in rows:
        for column, value in zip(columns, row, strict=True):
            column.append(value)
    return columns


def _row(append: Append) -> Row:
    entry = append.entry
    return (
        append.table,
        entry.n,
        entry.at,
        entry.kind,
        entry.seat,
        entry.id,
        bytes(entry.body),
        msgspec.json.encode(entry.tape),
        msgspec.json.encode(entry.draws) if entry.draws else None,
        msgspec.json.encode(append.turns).decode() if append.turns else None,
    )
