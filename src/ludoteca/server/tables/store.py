"""Tables and their seats in the database. The log is the journal's."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, case, delete, func, insert, or_, select, update

from ludoteca.core.codec import encode
from ludoteca.core.game import Seat
from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import entries, guests, seats, tables, talk, wakes
from ludoteca.server.errors import Problem
from ludoteca.server.tables.shared_dice import SharedDice
from ludoteca.server.tables.status import Closed, Status
from ludoteca.server.tables.table_settings import TableSettings
from ludoteca.server.tables.wakes import USUAL_PATIENCE, WHOLE_TABLE, Patience, Wake, wake_row

HOUR: Final = 3_600_000
AT_ONCE: Final = 500
"""Tables in one query."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits in a seat: nobody yet, a guest by id, or a bot by level.

    ``ends`` is whether a person would agree to end the table; ``colour`` is None where it is that
    of the seat's number; ``wins`` counts what was won at the tables before in a series. Who is
    ``invited`` was asked to play once more, and has not answered.
    """

    kind: Literal["open", "person", "bot"]
    guest: str | None = None
    name: str = ""
    level: str | None = None
    ends: bool = False
    colour: int | None = None
    wins: int = 0
    invited: bool = False


OPEN = SeatRow("open")


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """``options`` is the JSON of the game's options; ``secret`` is that of the dice; ``closed``
    is why the table was closed. ``shared`` are its dice when it has them in common with others.
    ``round`` says the how manieth table of a series it is. Before the start, ``changed_at`` is
    another after every change of the table and of its seats."""

    id: str
    game: str
    options: bytes
    owner: str
    status: Status
    secret: bytes
    created_at: int
    settings: TableSettings = TableSettings()
    closed: Closed | None = None
    rematch: str | None = None
    rematch_by: str | None = None
    shared: SharedDice | None = None
    round: int = 1
    changed_at: int = 0

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # a secret that is printed is none


class Quota(msgspec.Struct, frozen=True):
    """How many tables one guest may make within an hour, and how many of those that wait for
    others may be in the lobby at once."""

    per_hour: int
    listed: int


class TableStore:
    """What changes something raises `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(
        self,
        database: Database,
        patience: Patience = USUAL_PATIENCE,
        quota: Quota | None = None,
    ) -> None:
        self._database = database
        self._patience = patience
        self._quota = quota

    async def create(self, row: TableRow, people: list[SeatRow]) -> None:
        async with self._database.write() as connection:
            await self._create(connection, row, people)

    async def create_rematch(self, of: str, row: TableRow, people: list[SeatRow], by: str) -> bool:
        """As `create`, for the people of the table ``of``; False when there is one already."""
        first = update(tables).where(tables.c.id == of, tables.c.rematch.is_(None))
        async with self._database.write() as connection:
            change = first.values(rematch=row.id, rematch_by=by)
            if (await connection.execute(change)).rowcount == 0:
                return False
            await self._create(connection, row, people)
            return True

    async def create_once(self, row: TableRow, people: list[SeatRow]) -> str:
        """As `create`, unless the owner has a table of this challenge: then its id instead. One
        that was closed before it started is none."""
        assert row.shared is not None, "only tables on shared dice are made once"
        async with self._database.write() as connection:
            await connection.alone(_tables_of(row.owner))
            there: str | None = await connection.scalar(_played(row.shared.challenge, row.owner))
            if there is None:
                await self._create(connection, row, people)
        return there or row.id

    async def has_played(self, challenge: str, guest: str) -> bool:
        """Whether ``guest`` sat at a table of ``challenge`` that was played and has ended."""
        query = (
            select(seats.c.seat)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                tables.c.challenge == challenge,
                seats.c.guest == guest,
                tables.c.status.in_(("over", "closed", "stopped")),
                tables.c.closed.is_(None) | tables.c.closed.not_in(("owner", "empty", "expired")),
            )
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
            await connection.alone(_tables_of(row.owner))
            await _must_be_within(self._quota, connection, row)
        await connection.execute(insert(tables), _columns(row))
        await connection.execute(
            insert(seats),
            _seat_rows(row.id, people),
        )
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
            return (
                _row(row._asdict()),
                [_seat_row(one) for one in people],
            )

    async def newest(self, of: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The number of the newest entry of each table, -1 before the start, and when something
        about it changed last."""
        found: dict[str, tuple[int, int]] = {}
        newest = select(func.max(entries.c.n)).where(entries.c.table_id == tables.c.id)
        query = select(tables.c.id, newest.scalar_subquery().label("newest"), tables.c.changed_at)
        async with self._database.reads.connect() as connection:
            for first in range(0, len(of), AT_ONCE):
                some = query.where(tables.c.id.in_(of[first : first + AT_ONCE]))
                for row in await connection.execute(some):
                    found[row.id] = (-1 if row.newest is None else row.newest, row.changed_at)
        return found

    async def write_seat(self, table: str, seat: Seat, before: SeatRow, after: SeatRow) -> bool:
        """Put ``after`` in place of ``before``; False when somebody was faster, or it started."""
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
            # Nobody else changes a seat, starts or closes the table until this is over.
            touched = await connection.execute(waiting.values(changed_at=_later()))
            return bool(touched.rowcount and (await connection.execute(change)).rowcount)

    async def write_seats(
        self, table: str, before: Sequence[SeatRow], after: Sequence[SeatRow]
    ) -> bool:
        """Put all seats ``after`` in place of those ``before``; False when somebody was faster, or
        it started."""
        there = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        async with self._database.write() as connection:
            touched = await connection.execute(waiting.values(changed_at=_later()))
            if not touched.rowcount:
                return False
            if [_seat_row(one) for one in await connection.execute(there)] != list(before):
                return False
            await connection.execute(delete(seats).where(seats.c.table_id == table))
            await connection.execute(insert(seats), _seat_rows(table, after))
            return True

    async def write_options(self, table: str, options: bytes) -> bool:
        """False when the table has started."""
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        return bool(await self._write(waiting.values(options=options, changed_at=_later())))

    async def write_settings(self, table: str, settings: TableSettings) -> bool:
        """False when the table has started."""
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        async with self._database.write() as connection:
            if settings.listed and self._quota is not None:
                its_owner = select(tables.c.owner).where(tables.c.id == table)
                owner: str = await connection.scalar(its_owner) or ""
                await connection.alone(_tables_of(owner))
                await _must_have_room(self._quota, connection, owner, table)
            change = waiting.values(msgspec.structs.asdict(settings) | {"changed_at": _later()})
            return bool((await connection.execute(change)).rowcount)

    async def write_owner(self, table: str, before: str, after: str) -> bool:
        """Whose table it is; False when somebody was faster, or it has started."""
        own = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        change = own.where(tables.c.owner == before).values(owner=after, changed_at=_later())
        return bool(await self._write(change))

    async def close(self, table: str, reason: Closed) -> bool:
        """Close a table that waits; False when it does not."""
        return await self._end(table, "closed", reason)

    async def write_ends(self, table: str, guest: str | None, ends: bool) -> None:
        """Whether ``guest``, or everybody, would agree to end the table."""
        change = update(seats).where(seats.c.table_id == table)
        if guest is not None:
            change = change.where(seats.c.guest == guest)
        await self._write(change.values(ends=ends))

    async def names_beside(self, guest: str) -> list[str]:
        """What the others are called at tables of ``guest`` that have not started, and those who
        sit where ``guest`` has said something without sitting there still."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        waiting = select(tables.c.id).where(tables.c.status == "waiting", tables.c.id.in_(sits))
        said = (
            select(talk.c.table_id)
            .join(tables, tables.c.id == talk.c.table_id)
            .where(
                talk.c.guest == guest,
                talk.c.table_id.not_in(sits),
                tables.c.status.in_(("waiting", "running")),
            )
        )
        seated = select(seats.c.name).where(
            or_(seats.c.table_id.in_(waiting), seats.c.table_id.in_(said)),
            seats.c.kind == "person",
            seats.c.guest != guest,
        )
        async with self._database.reads.connect() as connection:
            beside = list((await connection.scalars(seated)).all())
            beside += (await connection.scalars(_heard(guest, talk.c.table_id.in_(waiting)))).all()
        return beside

    async def names_heard(self, table: str, guest: str) -> list[str]:
        """What the others are called who have said something at ``table``."""
        return [name for (name,) in await self._database.reads.rows(_HEARD, table, guest)]

    async def rename(self, guest: str, name: str) -> None:
        """Call ``guest`` by another name at all tables that have not started."""
        waiting = select(tables.c.id).where(tables.c.status == "waiting")
        change = update(seats).where(seats.c.guest == guest, seats.c.table_id.in_(waiting))
        touch = update(tables).where(
            tables.c.status == "waiting",
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)),
        )
        async with self._database.write() as connection:
            await connection.execute(change.values(name=name))
            await connection.execute(touch.values(changed_at=_later()))

    async def stop(self, table: str) -> bool:
        """The rules could not even set up ``table``; False when it does not wait any more."""
        return await self._end(table, "stopped", "stopped")

    async def _end(self, table: str, status: Status, reason: Closed) -> bool:
        waiting = update(tables).where(tables.c.id == table, tables.c.status == "waiting")
        async with self._database.write() as connection:
            change = waiting.values(status=status, closed=reason)
            if (await connection.execute(change)).rowcount == 0:
                return False
            await connection.execute(delete(wakes).where(wakes.c.table_id == table))
            return True

    async def _write(self, statement: Any) -> int:
        """How many rows changed."""
        async with self._database.write() as connection:
            count: int = (await connection.execute(statement)).rowcount
        return count


async def _must_be_within(quota: Quota, connection: Connection, row: TableRow) -> None:
    """Raises `Problem` when the owner of a new table has made too many of late. Asked in the
    transaction that makes it: of many at once, so many come through."""
    of_late = select(tables.c.created_at).where(
        tables.c.owner == row.owner, tables.c.created_at > row.created_at - HOUR
    )
    made = (await connection.scalars(of_late.order_by(tables.c.created_at))).all()
    if len(made) >= quota.per_hour:
        free_at = made[len(made) - quota.per_hour] + HOUR
        seconds = max(1, math.ceil((free_at - row.created_at) / 1000))
        raise Problem("error-too-many-tables", most=quota.per_hour, seconds=seconds)
    if row.settings.listed:
        await _must_have_room(quota, connection, row.owner, row.id)


async def _must_have_room(quota: Quota, connection: Connection, owner: str, table: str) -> None:
    """Raises `Problem` when other tables of ``owner`` fill their places in the lobby."""
    waiting = select(func.count()).where(
        tables.c.owner == owner,
        tables.c.listed,
        tables.c.status == "waiting",
        tables.c.id != table,
    )
    if (await connection.scalar(waiting) or 0) >= quota.listed:
        raise Problem("error-too-many-listed", most=quota.listed)


def _tables_of(owner: str) -> str:
    """What whoever counts the tables of ``owner`` says to be alone with them."""
    return f"tables of {owner}"


_HEARD: Final = """
SELECT DISTINCT guests.name FROM guests JOIN talk ON talk.guest = guests.id
WHERE talk.table_id = ? AND guests.id <> ?"""
"""Asked of everybody who takes a seat."""


def _heard(guest: str, where: ColumnElement[bool]) -> Select[Any]:
    """The names of those who have said something, but for ``guest``."""
    query = select(guests.c.name).join(talk, talk.c.guest == guests.c.id)
    return query.where(where, guests.c.id != guest).distinct()


def _played(challenge: str, owner: str) -> Select[Any]:
    never = tables.c.closed.in_(("owner", "empty", "expired"))
    return (
        select(tables.c.id, tables.c.status)
        .where(tables.c.challenge == challenge, tables.c.owner == owner)
        .where(tables.c.closed.is_(None) | ~never)
        .order_by(tables.c.created_at)
        .limit(1)
    )


def _later() -> ColumnElement[int]:
    """When a table that waits is changed: now, but never at the time of the change before, so that
    a start can tell whether it knows all of them."""
    now = clock.now()
    return case((tables.c.changed_at >= now, tables.c.changed_at + 1), else_=now)


def _seat_rows(table: str, people: Sequence[SeatRow]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "seat": seat, **msgspec.structs.asdict(who)}
        for seat, who in enumerate(people)
    ]


def _seat_row(columns: Any) -> SeatRow:
    return SeatRow(*(getattr(columns, name) for name in SeatRow.__struct_fields__))


_read_shared = msgspec.json.Decoder(SharedDice).decode
_SETTINGS = TableSettings.__struct_fields__


def _columns(row: TableRow) -> dict[str, Any]:
    fields = msgspec.structs.asdict(row)
    shared: SharedDice | None = fields.pop("shared")
    fields["shared"] = None if shared is None else encode(shared)
    fields["challenge"] = None if shared is None else shared.challenge
    return fields | msgspec.structs.asdict(fields.pop("settings"))


def _row(columns: Mapping[str, Any]) -> TableRow:
    settings = TableSettings(**{name: columns[name] for name in _SETTINGS})
    shared = None if columns["shared"] is None else _read_shared(columns["shared"])
    made = ("settings", "shared")
    others = {name: columns[name] for name in TableRow.__struct_fields__ if name not in made}
    return TableRow(settings=settings, shared=shared, **others)
