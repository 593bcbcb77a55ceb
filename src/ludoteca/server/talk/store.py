"""The rows of talk in the database: the newest lines of each table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, tables, talk
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest, public_id
from ludoteca.server.tables.play import Say, Talk, TalkLine

KEPT = 200
"""Number of lines kept for each table."""

REPEAT_MS = 30_000
"""Within this time a person cannot type the same text again."""


_READ: Final = """
SELECT talk.n, talk.at, talk.seat, talk.guest, coalesce(seats.name, guests.name),
       CASE WHEN talk.removed THEN 'removed' ELSE talk.kind END,
       CASE WHEN talk.removed THEN '' ELSE talk.body END, talk.command
FROM talk
JOIN guests ON guests.id = talk.guest
LEFT JOIN seats
    ON seats.table_id = talk.table_id AND seats.seat = talk.seat AND seats.guest = talk.guest
WHERE talk.table_id = ? ORDER BY talk.n"""


class TalkStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self,
        table: str,
        seat: int,
        name: str,
        guest: Guest,
        say: Say,
        also: Callable[[int, int], Iterable[Write]] = lambda _n, _at: (),
    ) -> TalkLine | None:
        """Store a line of ``guest``, who sits in ``seat`` under ``name``, and the rows
        that ``also`` makes of its number and time. None if a line with the same id is stored
        already.

        Raises `Problem` ``error-said-already``, ``error-muted`` for the text of a muted person, or
        ``error-not-saved`` when the disk refuses.
        """
        at = clock.now()
        mine = select(talk.c.kind, talk.c.body, talk.c.at).where(
            talk.c.table_id == table, talk.c.guest == guest.id
        )
        async with self._database.write() as connection:
            await connection.alone(f"talk at {table}")
            if (await connection.execute(mine.where(talk.c.command == say.id))).first():
                return None
            muted = select(guests.c.muted_until).where(guests.c.id == guest.id)
            if say.kind == "text" and (until := await connection.scalar(muted) or 0) > at:
                raise Problem("error-muted", until=until)
            last = (await connection.execute(mine.order_by(talk.c.n.desc()).limit(1))).first()
            if (
                last
                and say.kind == "text"
                and _repeats(last.kind, last.body, say)
                and at - last.at < REPEAT_MS
            ):
                raise Problem("error-said-already")
            newest = select(func.max(talk.c.n)).where(talk.c.table_id == table)
            n = (await connection.scalar(newest) or 0) + 1
            await connection.execute(
                insert(talk).values(
                    table_id=table,
                    n=n,
                    at=at,
                    guest=guest.id,
                    seat=seat,
                    command=say.id,
                    kind=say.kind,
                    body=say.body,
                )
            )
            old = delete(talk).where(talk.c.table_id == table, talk.c.n <= n - KEPT)
            await connection.execute(old)
            for write in also(n, at):
                await connection.execute(write.statement, dict(write.row))
        return TalkLine(n, at, seat, guest.public, name, say.kind, say.body, say.id)

    async def read(self, table: str) -> list[TalkLine]:
        """The lines of a table, oldest first, with the names in its seats, even if a person has
        been renamed since."""
        return [
            TalkLine(n, at, seat, public_id(guest), name, kind, body, command)
            for n, at, seat, guest, name, kind, body, command in await self._database.reads.rows(
                _READ, table
            )
        ]

    async def newest(self, of: Sequence[str]) -> dict[str, int]:
        """The number of the newest line of each of these tables; tables without talk are left
        out."""
        newest = (
            select(talk.c.table_id, func.max(talk.c.n).label("newest"))
            .where(talk.c.table_id.in_(of))
            .group_by(talk.c.table_id)
        )
        async with self._database.reads.connect() as connection:
            return {row.table_id: row.newest for row in await connection.execute(newest)}

    async def allow(self, table: str, allowed: Talk) -> None:
        """Write which kinds of talk are allowed at a table."""
        async with self._database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(talk=allowed)
            )


_REMOVE: Final = (
    update(talk)
    .where(talk.c.table_id == bindparam("of_table"), talk.c.n == bindparam("line"))
    .values(removed=bindparam("gone"))
)


def removal(table: str, n: int, *, removed: bool) -> Write:
    """Takes line ``n`` away from its readers, or brings it back; it stays in the database."""
    return Write(_REMOVE, {"of_table": table, "line": n, "gone": removed})


def _repeats(kind: str, body: str, say: Say) -> bool:
    return kind == say.kind == "text" and body.casefold() == say.body.casefold()
