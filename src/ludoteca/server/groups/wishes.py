"""Members who wish to be told that a table of their group waits for players."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import Row, select, update

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import group_members

REST: Final = 30 * 60_000
"""Milliseconds within which a member is told of one table of a group."""

_its = group_members.c


async def wants(connection: Connection, group: str, guest: str) -> bool:
    query = select(_its.wants).where(_its.group_id == group, _its.guest == guest)
    return bool(await connection.scalar(query))


async def write_wish(connection: Connection, group: str, guest: str, wanted: bool) -> None:
    """The time of the last notice stays: nobody is told twice by wishing twice."""
    mine = update(group_members).where(_its.group_id == group, _its.guest == guest)
    await connection.execute(mine.values(wants=wanted))


async def those_who_wish(connection: Connection, group: str, at: int) -> set[str]:
    """The members who wish to be told, and were not told lately."""
    return set((await connection.scalars(select(_its.guest).where(*_waiting(group, at)))).all())


async def note_told(
    connection: Connection, group: str, guests: Collection[str], at: int
) -> Sequence[str]:
    """Note that these ``guests`` are told now; those of them who were not told meanwhile."""
    mine = update(group_members).where(*_waiting(group, at), _its.guest.in_(guests))
    told: Sequence[Row[Any]] = (
        await connection.execute(mine.values(told_at=at).returning(_its.guest))
    ).all()
    return sorted(row.guest for row in told)


def _waiting(group: str, at: int) -> tuple[Any, ...]:
    rested = _its.told_at.is_(None) | (_its.told_at <= at - REST)
    return _its.group_id == group, _its.wants, ~_its.removed, rested
