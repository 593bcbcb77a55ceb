"""The rows of reports."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from ludoteca.core.codec import encode
from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import groups, guests, reports
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.moderation import audit
from ludoteca.server.moderation.shapes import LineAround, Report, ReportWish

AT_ONCE: Final = 20
"""Reports in one answer."""

DONE: Final = "close_report"

_its = reports.c
_reporters = guests.alias()
read_around = msgspec.json.Decoder(tuple[LineAround, ...]).decode


class ReportStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, most: tuple[int, int]) -> None:
        """``most`` are the open reports of one person, and those about one."""
        self._database, self._most = database, most

    async def reported(self, person: str) -> Guest:
        """Raises `Problem` ``error-no-such-person``."""
        query = select(guests.c.id, guests.c.name).where(
            guests.c.person == person, guests.c.id != NOBODY
        )
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Problem("error-no-such-person")
        return Guest(row.id, row.name)

    async def reported_group(self, link: str | None) -> tuple[Guest, str]:
        """The owner of the group with this link, under the name of the group, and its id. Raises
        `Problem` ``error-no-such-group``."""
        query = select(groups.c.owner, groups.c.name, groups.c.id).where(
            groups.c.link == link, groups.c.ended_at.is_(None)
        )
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Problem("error-no-such-group")
        return Guest(row.owner, row.name), row.id

    async def add(
        self,
        reporter: Guest,
        about: Guest,
        wish: ReportWish,
        around: Sequence[LineAround],
        group: str | None = None,
    ) -> None:
        """Write a report, of the name of a ``group`` (its id) if there is one; nothing if the same
        one is open, or enough are about the person.

        Raises `Problem` ``error-too-many-reports``."""
        mine = (_its.reporter == reporter.id) & _its.closed_at.is_(None)
        theirs = (_its.reported == about.id) & _its.closed_at.is_(None)
        same = (
            (_its.kind == wish.kind)
            & _its.table_id.is_not_distinct_from(wish.table)
            & _its.line.is_not_distinct_from(wish.line)
            & _its.group_id.is_not_distinct_from(group)
        )
        async with self._database.write() as connection:
            await connection.alone(f"reports of {reporter.id}")
            if await connection.scalar(select(_its.id).where(mine, theirs, same).limit(1)):
                return
            if await _count(connection, mine) >= self._most[0]:
                raise Problem("error-too-many-reports", most=self._most[0])
            if await _count(connection, theirs) >= self._most[1]:
                return
            await connection.execute(
                insert(reports).values(
                    id=secrets.token_hex(16),
                    at=clock.now(),
                    reporter=reporter.id,
                    reported=about.id,
                    kind=wish.kind,
                    reason=wish.reason,
                    name=about.name,
                    table_id=wish.table,
                    line=wish.line,
                    group_id=group,
                    around=encode(tuple(around)),
                )
            )

    async def list_them(self, *, closed: bool, before: int | None) -> list[tuple[Report, str]]:
        """Some reports, each with the id of the reported guest: the open ones, the oldest first, or
        the closed ones, the latest first; at most one more than `AT_ONCE`."""
        query = _SHOWN.limit(AT_ONCE + 1)
        if closed:
            query = query.where(_its.closed_at.is_not(None)).order_by(_its.closed_at.desc())
            if before is not None:
                query = query.where(_its.closed_at < before)
        else:
            query = query.where(_its.closed_at.is_(None)).order_by(_its.at, _its.id)
            if before is not None:
                query = query.where(_its.at > before)
        async with self._database.reads.connect() as connection:
            return [(_report(row), row.reported) for row in await connection.execute(query)]

    async def find(self, report: str) -> tuple[Report, str]:
        """The report, and the id of the reported guest. Raises `Problem`
        ``error-no-such-report``."""
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(_SHOWN.where(_its.id == report))).first()
        if row is None:
            raise Problem("error-no-such-report")
        return _report(row), row.reported

    async def close(self, moderator: Guest, report: Report, about: str, words: str) -> None:
        """Close a report without a sanction."""
        now = clock.now()
        async with self._database.write() as connection:
            if await close_in(connection, report.id, now):
                await audit.note(
                    connection,
                    now,
                    DONE,
                    moderator=moderator.id,
                    by=moderator.name,
                    about=about,
                    name=report.name,
                    reason=report.reason,
                    words=words,
                    report=report.id,
                    table_id=report.table,
                    line=report.line,
                )

    async def prune(self, before: int) -> None:
        """Delete the reports that were closed before that time."""
        async with self._database.write() as connection:
            await connection.execute(delete(reports).where(_its.closed_at < before))


async def close_in(connection: Connection, report: str, at: int) -> bool:
    """Close a report; whether it was open."""
    closed = update(reports).where(_its.id == report, _its.closed_at.is_(None))
    return (await connection.execute(closed.values(closed_at=at))).rowcount > 0


async def open_again(connection: Connection, report: str) -> None:
    """Open a report again, because the person has answered."""
    await connection.execute(update(reports).where(_its.id == report).values(closed_at=None))


async def _count(connection: Connection, which: Any) -> int:
    count: int = await connection.scalar(select(func.count()).select_from(reports).where(which))
    return count


_SHOWN: Final = (
    select(
        reports,
        guests.c.person,
        guests.c.name.label("now"),
        _reporters.c.person.label("by"),
        _reporters.c.name.label("by_name"),
        groups.c.link,
    )
    .join(guests, guests.c.id == _its.reported)
    .outerjoin(_reporters, _reporters.c.id == _its.reporter)
    .outerjoin(groups, groups.c.id == _its.group_id)
)


def _report(row: Any) -> Report:
    return Report(
        id=row.id,
        at=row.at,
        kind=row.kind,
        reason=row.reason,
        person=row.person,
        name=row.name,
        now=row.now,
        by=row.by,
        by_name=row.by_name,
        table=row.table_id,
        line=row.line,
        around=read_around(row.around),
        closed_at=row.closed_at,
        group=row.link,
    )


def copies(lines: Iterable[Any]) -> tuple[LineAround, ...]:
    """Copies of lines of talk."""
    return tuple(
        LineAround(one.n, one.at, one.person, one.name, one.kind, one.body) for one in lines
    )
