"""Wakes: moments at which a table must act by itself, as rows that survive every crash."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import BigInteger, delete, literal, select, tuple_, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import seats, tables, wakes

Kind: TypeAlias = Literal["bot", "gone", "expire", "close"]
"""A bot moves; a seat's person was gone for too long; a table was not started in time; a table
may have been left by everybody."""

WHOLE_TABLE: Final = -1
"""The seat of wakes that are about no seat."""

AFTER_RESTART: Final = 10 * 60_000
"""How long tables that should have ended while no server was running still wait for people."""


@dataclasses.dataclass(frozen=True, slots=True)
class Patience:
    """How long tables last, in milliseconds: ``waiting`` for their start, ``left`` by everybody,
    ``silent`` since the last entry."""

    waiting: int = 86_400_000
    left: int = 86_400_000
    silent: int = 30 * 86_400_000


USUAL_PATIENCE: Final = Patience()


class Wake(msgspec.Struct, frozen=True):
    """``seat`` was asked by entry ``asked``, and something is to happen at ``due``."""

    seat: Seat
    asked: int
    due: int
    kind: Kind = "bot"


class DueWake(msgspec.Struct, frozen=True):
    """A claimed wake."""

    table: str
    seat: Seat
    asked: int
    kind: Kind = "bot"


def wake_row(table: str, wake: Wake) -> dict[str, Any]:
    return {
        "table_id": table,
        "kind": wake.kind,
        "seat": wake.seat,
        "asked": wake.asked,
        "due": wake.due,
        "lease": 0,
    }


_KEY = ("table_id", "kind", "seat")
_new_wake = insert(wakes)
write_wake = _new_wake.on_conflict_do_update(
    index_elements=_KEY,
    set_={name: _new_wake.excluded[name] for name in ("asked", "due", "lease")},
)
"""The statement that puts rows in the place of those with the same key."""


@functools.cache
def _next_of(kinds: int) -> str:
    """The statement that is asked whenever wakes were written, for so many kinds of them."""
    return f"SELECT min(due) FROM wakes WHERE lease <= ? AND kind IN ({', '.join('?' * kinds)})"  # noqa: S608 - places of values


class Wakes:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, process: str = "") -> None:
        """``process`` is who claims."""
        self._database = database
        self._process = process

    async def resume(self, now: int, patience: Patience, *, alone: bool = True) -> None:
        """Make all wakes good when a process has started or has died: everybody who plays and
        of whom nothing else is known counts as gone from now on, each table has its wakes. When
        the house was closed, because nobody else serves it, nobody holds a claim, everybody
        counts as gone, and no table ends at once."""
        gone = insert(wakes).from_select(
            ["table_id", "kind", "seat", "asked", "due", "lease"],
            select(
                seats.c.table_id,
                literal("gone"),
                seats.c.seat,
                literal(-1),
                literal(now, BigInteger) + tables.c.absence * 1000,
                literal(0),
            )
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                tables.c.status == "running",
                tables.c.absence.is_not(None),
                seats.c.kind == "person",
            ),
        )
        async with self._database.write() as connection:
            await connection.alone("wakes")
            if alone:
                await connection.execute(update(wakes).values(lease=0).where(wakes.c.lease > 0))
                everybody = gone.on_conflict_do_update(
                    index_elements=_KEY, set_={"due": gone.excluded.due, "lease": 0}
                )
                await connection.execute(everybody)
            else:
                await connection.execute(gone.on_conflict_do_nothing())
            for status, kind, due in (
                ("waiting", "expire", tables.c.created_at + patience.waiting),
                ("running", "close", literal(now + patience.silent, BigInteger)),
            ):
                missing = select(
                    tables.c.id,
                    literal(kind),
                    literal(WHOLE_TABLE),
                    literal(-1),
                    due,
                    literal(0),
                ).where(tables.c.status == status)
                await connection.execute(
                    insert(wakes)
                    .from_select(["table_id", "kind", "seat", "asked", "due", "lease"], missing)
                    .on_conflict_do_nothing()
                )
            overdue = wakes.c.kind.in_(("expire", "close")), wakes.c.due < now + AFTER_RESTART
            later = {"due": now + min(AFTER_RESTART, patience.waiting, patience.left)}
            if alone:
                await connection.execute(update(wakes).where(*overdue).values(later))

    async def next_due(self, now: int, kinds: Sequence[Kind] = ("bot",)) -> int | None:
        """When the first unclaimed wake is due; None when there is none."""
        ((due,),) = await self._database.reads.rows(_next_of(len(kinds)), now, *kinds)
        return None if due is None else int(due)

    async def claim(
        self, now: int, until: int, most: int, kinds: Sequence[Kind] = ("bot",)
    ) -> Sequence[DueWake]:
        """Up to ``most`` due wakes, ours until the time ``until``; the earliest first."""
        key = (wakes.c.table_id, wakes.c.kind, wakes.c.seat)
        due = (
            select(*key)
            .where(wakes.c.due <= now, wakes.c.lease <= now, wakes.c.kind.in_(kinds))
            .order_by(wakes.c.due)
            .limit(most)
            .with_for_update(skip_locked=True)  # whoever else claims takes others
            .cte("due")
        )
        claim = (
            update(wakes)
            .where(tuple_(*key).in_(select(due)))
            .values(lease=until, holder=self._process)
            .returning(wakes.c.table_id, wakes.c.seat, wakes.c.asked, wakes.c.kind)
        )
        async with self._database.write() as connection:
            rows = await connection.execute(claim)
            return [DueWake(row.table_id, row.seat, row.asked, row.kind) for row in rows]

    async def drop(self, wake: DueWake) -> None:
        """Remove a claimed wake that has nothing more to say."""
        done = delete(wakes).where(
            wakes.c.table_id == wake.table,
            wakes.c.kind == wake.kind,
            wakes.c.seat == wake.seat,
            wakes.c.asked == wake.asked,
            wakes.c.lease > 0,
        )
        async with self._database.write() as connection:
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
        async with self._database.write() as connection:
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

    async def gone(self) -> list[tuple[str, Seat]]:
        """The seats whose people count as gone."""
        query = select(wakes.c.table_id, wakes.c.seat).where(wakes.c.kind == "gone")
        async with self._database.reads.connect() as connection:
            return [(row.table_id, row.seat) for row in await connection.execute(query)]
