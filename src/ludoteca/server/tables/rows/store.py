"""Reads and writes tables and their seats in the database. The journal writes the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Select, delete, func, insert, select, update

from ludoteca.core.game import Seat
from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import entries, seats, tables, wakes
from ludoteca.server.edge.answers import Problem
from ludoteca.server.tables.play import Closed, Status, TableSettings
from ludoteca.server.tables.rows.ahead import AheadStore
from ludoteca.server.tables.rows.apart import (
    Apart,
    must_be_together,
    must_not_meet,
    nobody_apart,
    parted,
)
from ludoteca.server.tables.rows.dismissals import dismiss, dismissed, must_not_be_dismissed
from ludoteca.server.tables.rows.ends import reopen, see_end
from ludoteca.server.tables.rows.invitations import InvitationStore, end_all, seated
from ludoteca.server.tables.rows.listing import enter_list, must_have_few_seats
from ludoteca.server.tables.rows.names import names_beside, names_heard, rename
from ludoteca.server.tables.rows.quota import Quota, must_be_within, must_have_room, tables_of
from ludoteca.server.tables.rows.row_effects import Listed, RematchMade, RowEffect, follow
from ludoteca.server.tables.rows.table_rows import (
    PauseWish,
    SeatRow,
    TableRow,
    UndoWish,
    later,
    seat_row,
    seat_rows,
    settings_columns,
    table_columns,
    table_row,
    wish_column,
)
from ludoteca.server.tables.wakes import USUAL_PATIENCE, WHOLE_TABLE, Patience, Wake, wake_row

AT_ONCE: Final = 500
"""Tables in one query."""


_was_begun = tables.c.closed.is_(None) | tables.c.closed.not_in(("owner", "empty", "expired"))


class TableStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(
        self,
        database: Database,
        patience: Patience = USUAL_PATIENCE,
        quota: Quota | None = None,
    ) -> None:
        self._database = database
        self._patience = patience
        self._quota = quota
        self.ahead = AheadStore(database)
        self.effects: list[RowEffect] = []
        """Rows that features add when a table is full or has a rematch, or of invitations."""
        self.invitations = InvitationStore(database, self.effects)
        self.apart: Apart = nobody_apart
        self.drained: Callable[[], bool] = lambda: False
        """Whether the server refuses new tables because it drains."""

    async def create(self, row: TableRow, people: list[SeatRow]) -> bool:
        """Write a new table; False when an earlier try of the same request has made it."""
        async with self._database.write() as connection:
            await connection.alone(tables_of(row.owner))
            if await connection.scalar(select(tables.c.id).where(tables.c.id == row.id)):
                return False
            await must_be_together(connection, self.apart, people)
            await self._create(connection, row, people)
            return True

    async def create_rematch(self, of: str, row: TableRow, people: list[SeatRow], by: str) -> bool:
        """As `create`, for the people of the table ``of``; False when it has a rematch already."""
        first = update(tables).where(tables.c.id == of, tables.c.rematch.is_(None))
        async with self._database.write() as connection:
            change = first.values(rematch=row.id, rematch_by=by)
            if (await connection.execute(change)).rowcount == 0:
                return False
            people = await parted(connection, self.apart, row.owner, people)
            await self._create(connection, row, people)
            made = RematchMade(row.id, row.game, row.owner, by, people, row.created_at)
            await follow(self.effects, connection, [made])
            return True

    async def must_be_welcome(self, table: str, newcomer: str) -> None:
        """Raises `Problem` unless ``newcomer`` may sit with the people of a running ``table``."""
        async with self._database.reads.connect() as connection:
            await must_not_be_dismissed(connection, table, newcomer)
            await must_not_meet(connection, self.apart, table, newcomer)

    async def create_once(self, row: TableRow, people: list[SeatRow]) -> str:
        """As `create`, unless the owner has a table of this challenge; the id of either. A table
        that was closed before it started does not count."""
        assert row.shared is not None, "only tables on shared dice are made once"
        async with self._database.write() as connection:
            await connection.alone(tables_of(row.owner))
            there: str | None = await connection.scalar(_played(row.shared.challenge, row.owner))
            if there is None:
                await self._create(connection, row, people)
        return there or row.id

    async def has_played(self, challenge: str, guest: str) -> bool:
        """Whether ``guest`` sat at a table of ``challenge`` that was played and has ended."""
        ended = tables.c.status.in_(("over", "closed", "stopped"))
        query = (
            select(seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.challenge == challenge, seats.c.guest == guest, ended, _was_begun)
        )
        async with self._database.reads.connect() as connection:
            return (await connection.execute(query.limit(1))).first() is not None

    async def table_of(self, challenge: str, owner: str) -> tuple[str, Status] | None:
        """The first table of a challenge that ``owner`` made, as in `create_once`."""
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(_played(challenge, owner))).first()
        return None if row is None else (row.id, row.status)

    async def _create(self, connection: Connection, row: TableRow, people: list[SeatRow]) -> None:
        if self._quota is not None:
            await connection.alone(tables_of(row.owner))
            await must_be_within(self._quota, connection, row)
        await self.add(connection, row, people)

    async def add(self, connection: Connection, row: TableRow, people: list[SeatRow]) -> None:
        """Write a new table in a transaction of the caller, who has limits of their own."""
        if self.drained():
            raise Problem("error-draining")
        await connection.execute(insert(tables), table_columns(row))
        if row.settings.listed:
            new = Listed(row.id, row.game, row.owner, row.created_at)
            await enter_list(connection, new, self.effects)
        await connection.execute(insert(seats), seat_rows(row.id, people))
        due = row.created_at + self._patience.waiting
        wake = Wake(seat=WHOLE_TABLE, asked=-1, due=due, kind="expire")
        await connection.execute(insert(wakes), wake_row(row.id, wake))

    async def read(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            people = await connection.execute(
                select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
            )
            return table_row(row._asdict()), [seat_row(one) for one in people]

    async def newest(self, of: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each table the number of its newest entry, -1 before the start, and the time of its
        last change."""
        found: dict[str, tuple[int, int]] = {}
        newest = select(func.max(entries.c.n)).where(entries.c.table_id == tables.c.id)
        query = select(tables.c.id, newest.scalar_subquery().label("newest"), tables.c.changed_at)
        async with self._database.reads.connect() as connection:
            for first in range(0, len(of), AT_ONCE):
                some = query.where(tables.c.id.in_(of[first : first + AT_ONCE]))
                for row in await connection.execute(some):
                    found[row.id] = (-1 if row.newest is None else row.newest, row.changed_at)
        return found

    async def sent_away(self, table: str) -> dict[str, int]:
        """The guests who cannot sit down at ``table``, each with the time until which."""
        return await dismissed(self._database.reads, table)

    async def write_seat(
        self,
        table: str,
        seat: Seat,
        before: SeatRow,
        after: SeatRow,
        sent_away_until: int | None = None,
    ) -> bool:
        """Replace ``before`` by ``after`` in a seat; False when it was changed meanwhile or the
        table started. The guest of ``before`` cannot sit down again until ``sent_away_until``, if
        that is given. Raises `Problem` ``error-sent-away``, ``error-too-many-seats`` or those of
        `must_not_meet` when the guest of ``after`` may not sit down."""
        newcomer = after.guest if after.guest != before.guest else None
        comes = after.guest if before.invited else newcomer
        change = (
            update(seats)
            .where(
                seats.c.table_id == table,
                seats.c.seat == seat,
                seats.c.kind == before.kind,
                seats.c.guest.is_not_distinct_from(before.guest),
            )
            .values(msgspec.structs.asdict(after))
        )
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        async with self._database.write() as connection:
            if newcomer is not None and self._quota is not None:
                await connection.alone(f"seats of {newcomer}")
            # This locks the row: nobody else changes a seat, starts or closes the table meanwhile.
            touched = await connection.execute(waiting.values(changed_at=later()))
            if newcomer is not None:
                await must_not_be_dismissed(connection, table, newcomer)
                if self._quota is not None:
                    await must_have_few_seats(connection, table, newcomer, self._quota.seats)
            if comes is not None:
                await must_not_meet(connection, self.apart, table, comes)
            written = touched.rowcount and (await connection.execute(change)).rowcount
            if written and before.guest is not None and sent_away_until is not None:
                await dismiss(connection, table, before.guest, sent_away_until)
            if written:
                happened = await seated(connection, table, None if after.invited else after.guest)
                await follow(self.effects, connection, happened)
            return bool(written)

    async def write_seats(
        self, table: str, before: Sequence[SeatRow], after: Sequence[SeatRow]
    ) -> bool:
        """Replace all seats ``before`` by ``after``; False when they were changed meanwhile or the
        table started."""
        there = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        async with self._database.write() as connection:
            touched = await connection.execute(waiting.values(changed_at=later()))
            if not touched.rowcount:
                return False
            if [seat_row(one) for one in await connection.execute(there)] != list(before):
                return False
            await connection.execute(delete(seats).where(seats.c.table_id == table))
            await connection.execute(insert(seats), seat_rows(table, after))
            await follow(self.effects, connection, await seated(connection, table, None))
            return True

    async def write_options(self, table: str, options: bytes) -> bool:
        """False when the table has started."""
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        return bool(await self._write(waiting.values(options=options, changed_at=later())))

    async def write_settings(self, table: str, settings: TableSettings) -> bool:
        """False when the table has started."""
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        its_row = select(tables.c.game, tables.c.owner, tables.c.listed).where(tables.c.id == table)
        async with self._database.write() as connection:
            known = (await connection.execute(its_row)).one()
            if settings.listed and self._quota is not None:
                await connection.alone(tables_of(known.owner))
                await must_have_room(self._quota, connection, known.owner, table)
            if settings.listed and not known.listed:
                new = Listed(table, known.game, known.owner, clock.now())
                await enter_list(connection, new, self.effects)
            change = waiting.values(settings_columns(settings) | {"changed_at": later()})
            return bool((await connection.execute(change)).rowcount)

    async def write_owner(self, table: str, before: str, after: str) -> bool:
        """Change the owner; False when it was changed meanwhile or the table has started."""
        own = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        change = own.where(tables.c.owner == before).values(owner=after, changed_at=later())
        return bool(await self._write(change))

    async def close(self, table: str, reason: Closed) -> bool:
        """Close a waiting table; False when it no longer waits."""
        return await self._end(table, "closed", reason)

    async def write_ends(self, table: str, guest: str | None, ends: bool) -> None:
        """Write whether ``guest``, or everybody for None, would agree to end the table."""
        change = update(seats).where(seats.c.table_id == table)
        if guest is not None:
            change = change.where(seats.c.guest == guest)
        touch = update(tables).where(tables.c.id == table)
        async with self._database.write() as connection:
            await connection.execute(touch.values(changed_at=later()))
            await connection.execute(change.values(ends=ends))

    async def see_end(self, table: str, guest: str) -> None:
        """As `ludoteca.server.tables.rows.ends.see_end`."""
        await see_end(self._database, table, guest)

    async def reopen(self, table: str) -> bool:
        """As `ludoteca.server.tables.rows.ends.reopen`."""
        return await reopen(self._database, table, self._patience.waiting, self.effects)

    async def write_undo_wish(
        self, table: str, before: UndoWish | None, after: UndoWish | None
    ) -> bool:
        """Replace the wish ``before`` by ``after``; False when it was changed meanwhile."""
        running = update(tables).where(tables.c.id == table, tables.c.status == "running")
        there = running.where(tables.c.undo_wish.is_not_distinct_from(wish_column(before)))
        return bool(await self._write(there.values(undo_wish=wish_column(after))))

    async def write_pause_wish(
        self, table: str, before: PauseWish | None, after: PauseWish | None
    ) -> bool:
        """As `write_undo_wish`, of a request to pause or to go on."""
        running = update(tables).where(tables.c.id == table, tables.c.status == "running")
        there = running.where(tables.c.pause_wish.is_not_distinct_from(wish_column(before)))
        return bool(await self._write(there.values(pause_wish=wish_column(after))))

    async def names_beside(self, guest: str) -> list[str]:
        """As `ludoteca.server.tables.rows.names.names_beside`."""
        return await names_beside(self._database.reads, guest)

    async def names_heard(self, table: str, guest: str) -> list[str]:
        """As `ludoteca.server.tables.rows.names.names_heard`."""
        return await names_heard(self._database.reads, table, guest)

    async def rename(self, guest: str, name: str) -> None:
        """As `ludoteca.server.tables.rows.names.rename`."""
        await rename(self._database, guest, name)

    async def stop(self, table: str) -> bool:
        """Mark ``table`` as stopped because the rules could not set it up; False when it no longer
        waits."""
        return await self._end(table, "stopped", "stopped")

    async def _end(self, table: str, status: Status, reason: Closed) -> bool:
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        now = clock.now()
        async with self._database.write() as connection:
            change = waiting.values(status=status, closed=reason, household=None, ended_at=now)
            if (await connection.execute(change)).rowcount == 0:
                return False
            its_seats = update(seats).where(seats.c.table_id == table)
            await connection.execute(its_seats.values(ended_at=now))
            await connection.execute(delete(wakes).where(wakes.c.table_id == table))
            await follow(self.effects, connection, await end_all(connection, table))
            return True

    async def _write(self, statement: Any) -> int:
        """How many rows changed."""
        async with self._database.write() as connection:
            count: int = (await connection.execute(statement)).rowcount
        return count


def _played(challenge: str, owner: str) -> Select[Any]:
    return (
        select(tables.c.id, tables.c.status)
        .where(tables.c.challenge == challenge, tables.c.owner == owner, _was_begun)
        .order_by(tables.c.created_at)
        .limit(1)
    )
