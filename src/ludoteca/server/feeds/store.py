"""The rows of feeds, and queries for what they tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import entries, feeds, guests, seats, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import FEEDS_OF_A_PERSON
from ludoteca.server.feeds.turns import Milestone, Turn
from ludoteca.server.tables.upkeep import seat_due

MOST_TURNS: Final = 200
MOST_MILESTONES: Final = 30


class Reader(msgspec.Struct, frozen=True):
    """The person whose feed it is, the language of its words, and when it was made."""

    guest: str
    name: str
    language: str
    made_at: int


class Feed(msgspec.Struct, frozen=True):
    """A feed as its person sees it; ``id`` is the hash of its token."""

    id: str
    language: str
    created_at: int


class FeedStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, feed: str, guest: str, language: str) -> None:
        """Insert a feed. Raises `Problem` ``error-too-many-feeds``."""
        async with self._database.write() as connection:
            await connection.alone(f"feeds of {guest}")
            mine = select(func.count()).select_from(feeds).where(feeds.c.guest == guest)
            if await connection.scalar(mine) >= FEEDS_OF_A_PERSON:
                raise Problem("error-too-many-feeds", most=FEEDS_OF_A_PERSON)
            row = {"id": feed, "guest": guest, "language": language, "created_at": clock.now()}
            await connection.execute(insert(feeds), row)

    async def of(self, guest: str) -> tuple[Feed, ...]:
        query = select(feeds).where(feeds.c.guest == guest)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.order_by(feeds.c.created_at, feeds.c.id))
            return tuple(Feed(row.id, row.language, row.created_at) for row in rows)

    async def withdraw(self, feed: str, guest: str) -> bool:
        """Delete a feed of ``guest``. Returns whether there was one."""
        gone = delete(feeds).where(feeds.c.id == feed, feeds.c.guest == guest)
        async with self._database.write() as connection:
            return bool((await connection.execute(gone)).rowcount)

    async def reader(self, feed: str) -> Reader | None:
        query = (
            select(guests.c.id, guests.c.name, feeds.c.language, feeds.c.created_at)
            .join(feeds, feeds.c.guest == guests.c.id)
            .where(feeds.c.id == feed)
        )
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Reader(row.id, row.name, row.language, row.created_at)

    async def turns(self, guest: str) -> list[Turn]:
        """The tables where it is the turn of ``guest``, the longest-waiting first."""
        since = func.min(seats.c.asked_at).label("since")
        query = (
            select(
                tables.c.id,
                tables.c.game,
                tables.c.created_at,
                tables.c.absence,
                tables.c.hours,
                since,
                func.min(seat_due(seats.c.table_id, seats.c.seat)).label("due"),
            )
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                seats.c.guest == guest,
                seats.c.asked_at.is_not(None),
                tables.c.status == "running",
                tables.c.paused_since.is_(None),
            )
            .group_by(
                tables.c.id, tables.c.game, tables.c.created_at, tables.c.absence, tables.c.hours
            )
            .order_by(since, tables.c.id)
            .limit(MOST_TURNS)
        )
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query))
            others = await _others(connection, guest, [row.id for row in rows])
        return [
            Turn(row.id, row.game, others[row.id], row.created_at, row.since, _due(row))
            for row in rows
        ]

    async def milestones(self, guest: str) -> list[Milestone]:
        """Starts and ends of tables of ``guest``, the latest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed_at, entries.c.at)
            .join(entries, and_(entries.c.table_id == tables.c.id, entries.c.n == 0))
            .where(
                tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest)),
                tables.c.status.in_(("running", "over", "closed")),
            )
            .order_by(tables.c.changed_at.desc(), tables.c.id)
            .limit(MOST_MILESTONES)
        )
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query))
            others = await _others(connection, guest, [row.id for row in rows])
            last = await _last_entries(connection, [row.id for row in rows])
        found = []
        for row in rows:
            found.append(Milestone(row.id, row.game, others[row.id], row.at, ended=False))
            if row.status != "running":
                at = last[row.id]
                found.append(Milestone(row.id, row.game, others[row.id], at, ended=True))
        return sorted(found, key=lambda one: (-one.at, one.table, not one.ended))


def _due(row: Any) -> int | None:
    """When a bot takes over, if the person does not come; None if the table waits for ever."""
    if row.due is not None:
        due: int = row.due
        return due
    if row.absence is None or row.hours is not None:
        return None
    after: int = row.since + row.absence * 1000
    return after


async def _others(
    connection: Connection, guest: str, of: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """The names of the other people at these tables, by seat."""
    query = (
        select(seats.c.table_id, seats.c.name)
        .where(
            seats.c.table_id.in_(of),
            seats.c.kind == "person",
            seats.c.guest.is_distinct_from(guest),
            seats.c.name != "",
        )
        .order_by(seats.c.table_id, seats.c.seat)
    )
    found: dict[str, list[str]] = {table: [] for table in of}
    for row in await connection.execute(query):
        found[row.table_id].append(row.name)
    return {table: tuple(dict.fromkeys(names)) for table, names in found.items()}


async def _last_entries(connection: Connection, of: Sequence[str]) -> dict[str, int]:
    """The time of the newest entry of each table."""
    query = select(entries.c.table_id, func.max(entries.c.at).label("at")).where(
        entries.c.table_id.in_(of)
    )
    rows = await connection.execute(query.group_by(entries.c.table_id))
    return {row.table_id: row.at for row in rows}
