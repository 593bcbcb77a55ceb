"""Rows of wakes: written, claimed by one process at a time, dropped."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import wakes
from ludoteca.server.jobs import first_due
from ludoteca.server.tables.wakes.wake import Due, DueWake, Kind, Overdue, Wake
from ludoteca.server.tables.wakes.wake_kind import Resumption, WakeKind

OF_ONE: Final = 50
"""Due wakes of one guest's tables that a kind may pick from."""


def wake_row(table: str, wake: Wake) -> dict[str, Any]:
    return {
        "table_id": table,
        "kind": wake.kind,
        "seat": wake.seat,
        "asked": wake.asked,
        "due": wake.due,
        "lease": 0,
    }


KEY: Final = ("table_id", "kind", "seat")
COLUMNS: Final = (*KEY, "asked", "due", "lease")
"""Of a row that nobody has claimed yet."""

_KEY = tuple(wakes.c[name] for name in KEY)
_new_wake = insert(wakes)
write_wake = _new_wake.on_conflict_do_update(
    index_elements=KEY,
    set_={name: _new_wake.excluded[name] for name in ("asked", "due", "lease")},
)
"""The statement that puts rows in the place of those with the same key."""


@functools.cache
def _due_of(kinds: int) -> str:
    """The statement that finds what is due of everybody, however many one of them has."""
    return f"""
SELECT table_id, seat, asked, kind, due, seated, household, owner, crowd FROM (
    SELECT wakes.table_id, wakes.seat, wakes.asked, wakes.kind, wakes.due, tables.owner,
           coalesce(tables.household, tables.owner) AS household,
           EXISTS (SELECT 1 FROM seats
                   WHERE seats.table_id = wakes.table_id AND seats.guest IS NOT NULL) AS seated,
           count(*) OVER (PARTITION BY coalesce(tables.household, tables.owner)) AS crowd,
           row_number() OVER (PARTITION BY coalesce(tables.household, tables.owner), tables.owner
                              ORDER BY wakes.due) AS place
    FROM wakes JOIN tables ON tables.id = wakes.table_id
    WHERE wakes.due <= ? AND wakes.lease <= ? AND wakes.kind IN ({", ".join("?" * kinds)})
) AS waiting WHERE place <= {OF_ONE}"""  # noqa: S608 - places of values


_ANY: Final = "SELECT 1 FROM wakes WHERE kind = ? LIMIT 1"
_OVERDUE: Final = "SELECT count(*) FROM wakes WHERE due <= ?"
_FIRST: Final = "SELECT table_id, kind, due FROM wakes WHERE due <= ? ORDER BY due LIMIT 1"


class Wakes:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, process: str = "") -> None:
        """``process`` is who claims."""
        self._database = database
        self._process = process

    async def resume(self, kinds: Sequence[WakeKind], at: Resumption) -> None:
        """Make the wakes of all ``kinds`` good, in one transaction, when a process has started or
        died. When the house was closed nobody holds a claim."""
        async with self._database.write() as connection:
            await connection.alone("wakes")
            if at.alone:
                await connection.execute(update(wakes).values(lease=0).where(wakes.c.lease > 0))
            for kind in kinds:
                for statement in kind.resume(at) if kind.resume is not None else ():
                    await connection.execute(statement)

    async def first_due(self, now: int, kinds: Sequence[str] = ("bot",)) -> tuple[str, int] | None:
        """The kind of that unclaimed wake of these ``kinds`` which is due before all others, and
        when it is; None when there is none."""
        return await first_due(self._database.reads, "wakes", now, kinds)

    async def due(self, now: int, kinds: Sequence[Kind] = ("bot",)) -> list[Due]:
        """What may be claimed, up to `OF_ONE` of one guest's tables: their earliest."""
        rows = await self._database.reads.rows(_due_of(len(kinds)), now, now, *kinds)
        return [
            Due(DueWake(table, seat, asked, kind, due, bool(seated)), household, owner, crowd)
            for table, seat, asked, kind, due, seated, household, owner, crowd in rows
        ]

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[str] = ("bot",), *, early: int = 0
    ) -> Sequence[DueWake]:
        """Up to ``most`` wakes that are due in ``early`` milliseconds or before, ours until the
        time ``until``; the earliest first."""
        earliest = (
            select(*_KEY)
            .where(wakes.c.due <= now + early, wakes.c.lease <= now, wakes.c.kind.in_(kinds))
            .order_by(wakes.c.due)
            .limit(most)
        )
        return [
            DueWake(row.table_id, row.seat, row.asked, row.kind, row.due)
            for row in await self._claim(earliest, until)
        ]

    async def claim_those(self, chosen: Sequence[Due], now: int, until: int) -> list[Due]:
        """As `claim`, of those that are still due and of which nobody was faster."""
        by_key = {(one.wake.table, one.wake.kind, one.wake.seat): one for one in chosen}
        still = select(*_KEY).where(
            tuple_(*_KEY).in_(list(by_key)), wakes.c.due <= now, wakes.c.lease <= now
        )
        claimed = []
        for row in await self._claim(still, until):
            one = by_key[(row.table_id, row.kind, row.seat)]
            wake = msgspec.structs.replace(one.wake, asked=row.asked, due=row.due)
            claimed.append(msgspec.structs.replace(one, wake=wake))
        return claimed

    async def _claim(self, found: Select[Any], until: int) -> Sequence[Any]:
        due = found.with_for_update(skip_locked=True).cte("due")  # whoever else claims takes others
        claim = (
            update(wakes)
            .where(tuple_(*_KEY).in_(select(due)))
            .values(lease=until, holder=self._process)
            .returning(*_KEY, wakes.c.asked, wakes.c.due)
        )
        async with self._database.write(durable=False) as connection:
            return list(await connection.execute(claim))

    async def drop(self, wake: DueWake) -> None:
        """Remove a claimed wake that has nothing more to say."""
        done = delete(wakes).where(
            wakes.c.table_id == wake.table,
            wakes.c.kind == wake.kind,
            wakes.c.seat == wake.seat,
            wakes.c.asked == wake.asked,
            wakes.c.lease > 0,
        )
        async with self._database.write(durable=False) as connection:
            await connection.execute(done)

    async def put_off(self, wake: DueWake, due: int) -> None:
        """Give a claimed wake back, to be claimed when it is ``due``; not one that was replaced."""
        later = (
            update(wakes)
            .where(
                wakes.c.table_id == wake.table,
                wakes.c.kind == wake.kind,
                wakes.c.seat == wake.seat,
                wakes.c.asked == wake.asked,
                wakes.c.lease > 0,
            )
            .values(due=due, lease=0)
        )
        async with self._database.write(durable=False) as connection:
            await connection.execute(later)

    async def write(self, table: str, wanted: Iterable[Wake]) -> None:
        """Put wakes in the place of those of the same kind and seat."""
        rows = [wake_row(table, wake) for wake in wanted]
        if rows:
            async with self._database.write() as connection:
                await connection.execute(write_wake, rows)

    async def add(self, table: str, wanted: Iterable[Wake]) -> None:
        """Add wakes where there are none of the same kind and seat."""
        rows = [wake_row(table, wake) for wake in wanted]
        if rows:
            async with self._database.write() as connection:
                await connection.execute(insert(wakes).on_conflict_do_nothing(), rows)

    async def is_back(self, table: str, back: Iterable[Seat]) -> None:
        """The people in these seats are not gone any more."""
        gone = delete(wakes).where(
            wakes.c.table_id == table, wakes.c.kind == "gone", wakes.c.seat.in_(tuple(back))
        )
        async with self._database.write() as connection:
            await connection.execute(gone)

    async def overdue(self, since: int) -> Overdue:
        """The wakes that were due at the time ``since``, claimed or not, and are still there."""
        ((count,),) = await self._database.reads.rows(_OVERDUE, since)
        first = await self._database.reads.rows(_FIRST, since)
        return Overdue(int(count), *first[0]) if first else Overdue(0)

    async def any_of(self, kind: Kind) -> bool:
        """Whether there is any wake of this ``kind``."""
        return bool(await self._database.reads.rows(_ANY, kind))

    async def with_bots(self, of: Sequence[str]) -> set[str]:
        """Those of these tables at which a bot is to move."""
        query = select(wakes.c.table_id).where(wakes.c.kind == "bot", wakes.c.table_id.in_(of))
        async with self._database.reads.connect() as connection:
            return set((await connection.scalars(query)).all())

    async def gone(self) -> list[tuple[str, Seat]]:
        """The seats whose people count as gone."""
        query = select(wakes.c.table_id, wakes.c.seat).where(wakes.c.kind == "gone")
        async with self._database.reads.connect() as connection:
            return [(row.table_id, row.seat) for row in await connection.execute(query)]
