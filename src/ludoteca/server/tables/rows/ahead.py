"""Choices ahead in the database: the answers of seats to questions that are not asked yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec
from sqlalchemy import BigInteger, Integer, bindparam, delete, func, literal, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.core.game import Message, Seat
from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import ahead, seats, tables, wakes
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.wakes import COLUMNS

AHEAD: Final = "ahead"
"""The kind of the wakes that carry choices out."""

Fell: TypeAlias = Literal["illegal", "undone", "replaced"]
"""Why a choice was not possible any more: the rules refused it, an undo reached behind it, or a bot
took the seat."""

_READ: Final = "SELECT seat, guest, id, n, action, words, fell FROM ahead WHERE table_id = ?"

_of_seat = ahead.c.table_id == bindparam("of_table"), ahead.c.seat == bindparam("of_seat")
_remove = delete(ahead).where(*_of_seat)
_remove_all = delete(ahead).where(ahead.c.table_id == bindparam("of_table"))
_fall = update(ahead).where(*_of_seat, ahead.c.fell.is_(None)).values(fell=bindparam("why"))
_read_words = msgspec.json.Decoder(Message).decode


class AheadRow(msgspec.Struct, frozen=True):
    """The ``action`` that ``guest`` has chosen for ``seat`` after entry ``n``, called ``words``.

    ``id`` is that of the command that will carry it out. With ``fell`` it will not be carried out;
    the row stays until its person has seen that.
    """

    seat: Seat
    guest: str
    id: str
    n: int
    action: bytes
    words: Message | None
    fell: Fell | None = None


def removed(table: str, seat: Seat) -> Write:
    """The end of a choice, with an entry that answers the question of its seat."""
    return Write(_remove, {"of_table": table, "of_seat": seat}, f"{table} {seat}")


def all_removed(table: str) -> Write:
    return Write(_remove_all, {"of_table": table}, table)


def fallen(table: str, seat: Seat, why: Fell) -> Write:
    """The end of a choice of which its person is told."""
    return Write(_fall, {"of_table": table, "of_seat": seat, "why": why}, f"{table} {seat}")


def missing_wakes(now: int) -> Sequence[Any]:
    """Statements that write the wakes of choices whose seats are asked and that have none, because
    the process that wrote the question had not heard of the choice."""
    asked = (
        select(
            ahead.c.table_id,
            literal(AHEAD),
            ahead.c.seat,
            literal(-1, Integer),
            literal(now, BigInteger),
            literal(0, Integer),
        )
        .join(seats, (seats.c.table_id == ahead.c.table_id) & (seats.c.seat == ahead.c.seat))
        .where(ahead.c.fell.is_(None), seats.c.asked_at.is_not(None))
    )
    over = select(tables.c.id).where(tables.c.status != "running")
    return (
        insert(wakes).from_select(COLUMNS, asked).on_conflict_do_nothing(),
        delete(ahead).where(ahead.c.table_id.in_(over)),
    )


class AheadStore:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table: str) -> dict[Seat, AheadRow]:
        """The choices at ``table``, by seat."""
        return {
            seat: AheadRow(seat, guest, id, n, action, words and _read_words(words), fell)
            for seat, guest, id, n, action, words, fell in await self._database.reads.rows(
                _READ, table
            )
        }

    async def write(self, table: str, row: AheadRow, most: int) -> None:
        """Put ``row`` in the place of the choice of its seat. Raises `Problem`
        ``error-too-many-ahead`` when its guest has ``most`` elsewhere."""
        values = {
            "guest": row.guest,
            "id": row.id,
            "n": row.n,
            "at": clock.now(),
            "action": row.action,
            "words": None if row.words is None else encode(row.words),
            "fell": row.fell,
        }
        new = insert(ahead).values(table_id=table, seat=row.seat, **values)
        others = select(func.count()).where(
            ahead.c.guest == row.guest,
            (ahead.c.table_id != table) | (ahead.c.seat != row.seat),
        )
        async with self._database.write() as connection:
            await connection.alone(f"ahead of {row.guest}")
            if (await connection.scalar(others) or 0) >= most:
                raise Problem("error-too-many-ahead", most=most)
            await connection.execute(
                new.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values)
            )

    async def remove(self, table: str, seat: Seat, id: str | None = None) -> None:
        """Delete the choice of a seat, or only the one with this ``id``."""
        gone = delete(ahead).where(ahead.c.table_id == table, ahead.c.seat == seat)
        if id is not None:
            gone = gone.where(ahead.c.id == id)
        async with self._database.write() as connection:
            await connection.execute(gone)

    async def fall(self, table: str, row: AheadRow, why: Fell) -> None:
        """Note why a choice was not possible any more."""
        async with self._database.write() as connection:
            await connection.execute(
                update(ahead)
                .where(ahead.c.table_id == table, ahead.c.seat == row.seat, ahead.c.id == row.id)
                .values(fell=why)
            )

    async def wake_missing(self) -> int:
        """Write `missing_wakes`; how many that were."""
        wake, tidy = missing_wakes(clock.now())
        async with self._database.write() as connection:
            found: int = (await connection.execute(wake)).rowcount
            await connection.execute(tidy)
        return max(found, 0)

    async def any_left(self) -> bool:
        """Whether there are choices anywhere."""
        return bool(await self._database.reads.rows("SELECT 1 FROM ahead LIMIT 1"))
