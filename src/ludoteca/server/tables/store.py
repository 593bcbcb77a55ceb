"""Tables and their seats in the database. The log is the journal's."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ludoteca.core.game import Seat
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import seats, tables, wakes

Status: TypeAlias = Literal["waiting", "running", "over", "stopped"]


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat: nobody yet, a guest by id, or a bot by level."""

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: str | None = None


OPEN = SeatRow("open")


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; ``secret`` is that of the dice."""

    id: str
    game: str
    options: bytes
    owner: str
    status: Status
    secret: bytes
    created_at: int
    hints: bool = True

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # a secret that is printed is none


class Store:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, row: TableRow, people: list[SeatRow]) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(tables), msgspec.structs.asdict(row))
            await connection.execute(
                insert(seats),
                [
                    {"table_id": row.id, "seat": seat, **msgspec.structs.asdict(who)}
                    for seat, who in enumerate(people)
                ],
            )

    async def made_since(self, owner: str, since: int) -> int:
        """How many tables ``owner`` has made since the time ``since``."""
        query = select(func.count()).where(tables.c.owner == owner, tables.c.created_at >= since)
        async with self._database.reads.connect() as connection:
            count: int = await connection.scalar(query) or 0
        return count

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            people = await connection.execute(
                select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            )
            return (
                TableRow(**row._mapping),
                [SeatRow(one.kind, one.guest, one.name, one.level) for one in people],
            )

    async def write_seat(self, table: str, seat: Seat, before: SeatRow, after: SeatRow) -> bool:
        """Put ``after`` in place of ``before``; False when somebody was faster, or it started."""
        change = (
            update(seats)
            .where(
                seats.c.table_id == table,
                seats.c.seat == seat,
                seats.c.kind == before.kind,
                seats.c.guest.is_not_distinct_from(before.guest),
                select(tables.c.status).where(tables.c.id == table).scalar_subquery() == "waiting",
            )
            .values(msgspec.structs.asdict(after))
        )
        return bool(await self._write(change))

    async def rename(self, guest: str, name: str) -> None:
        """Call ``guest`` by another name at all tables that have not started."""
        waiting = select(tables.c.id).where(tables.c.status == "waiting")
        change = update(seats).where(seats.c.guest == guest, seats.c.table_id.in_(waiting))
        await self._write(change.values(name=name))

    async def stop(self, table: str) -> None:
        """The rules of ``table`` broke: nothing more may happen there."""
        async with self._database.write() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table).values(status="stopped")
            )
            await connection.execute(delete(wakes).where(wakes.c.table_id == table))

    async def _write(self, statement: Any) -> int:
        """How many rows changed."""
        async with self._database.write() as connection:
            count: int = (await connection.execute(statement)).rowcount
        return count
