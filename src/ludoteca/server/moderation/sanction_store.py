"""The rows of sanctions, and what is derived from them."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, func, insert, or_, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import groups, guests, reports, sanctions, talk
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.moderation import audit
from ludoteca.server.moderation.in_force import derive
from ludoteca.server.moderation.report_store import close_in, open_again
from ludoteca.server.moderation.shapes import OwnSanction, Report, Sanction, SanctionWish
from ludoteca.server.talk.store import removal

ENFORCE: Final = "sanction"
"""The kind of the jobs that carry sanctions out; their key is the sanction's id."""

SHOWN: Final = 10
"""Sanctions of a person beside a report, the latest."""

OWN: Final = 50
"""Sanctions that a person sees of their own, the latest."""

_its = sanctions.c


class Found(msgspec.Struct, frozen=True):
    """A sanction as it is carried out. ``guest`` is None once they are deleted, ``called`` what
    they are called now."""

    id: str
    guest: str | None
    called: str
    kind: str
    lifted: bool
    name: str | None
    table: str | None
    line: int | None


class SanctionStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def impose(
        self,
        moderator: Guest,
        about: Guest,
        report: Report,
        wish: SanctionWish,
        new_name: str | None,
    ) -> str:
        """Write a sanction with its entry of the audit log and the job that carries it out; its
        id."""
        id, now = secrets.token_hex(16), clock.now()
        names = {"rename": about.name, "end_group": report.name}
        until = None if wish.seconds is None else now + wish.seconds * 1000
        facts = {"reason": wish.reason, "words": wish.words, "until": until, "report": report.id}
        place: dict[str, Any] = {"table_id": report.table, "line": report.line}
        async with self._database.write() as connection:
            await connection.alone(f"guest {about.id}")
            group = await connection.scalar(
                select(reports.c.group_id).where(reports.c.id == report.id)
            )
            place["group_id"] = group
            await connection.execute(
                insert(sanctions).values(
                    id=id,
                    guest=about.id,
                    kind=wish.kind,
                    at=now,
                    name=names.get(wish.kind),
                    **facts,
                    **place,
                )
            )
            if new_name is not None:
                named = update(guests).where(guests.c.id == about.id)
                await connection.execute(named.values(name=new_name))
            await self._put(connection, wish.kind, report.table, report.line, gone=True)
            if wish.kind == "end_group":
                await _end_group(connection, group, now)
            await derive(connection, about.id)
            await audit.note(
                connection,
                now,
                wish.kind,
                moderator=moderator.id,
                by=moderator.name,
                about=about.id,
                name=about.name,
                sanction=id,
                **facts,
                **place,
            )
            if wish.close:
                await close_in(connection, report.id, now)
            await _enforce(connection, id, now)
        return id

    async def lift(self, moderator: Guest, sanction: str, words: str) -> None:
        """Take a sanction back. Raises `Problem` ``error-no-such-sanction``, or
        ``error-sanction-lifted``."""
        now = clock.now()
        async with self._database.write() as connection:
            found = select(sanctions, guests.c.name.label("called")).outerjoin(
                guests, guests.c.id == _its.guest
            )
            row = (await connection.execute(found.where(_its.id == sanction))).first()
            if row is None:
                raise Problem("error-no-such-sanction")
            # Of two who lift it at once one is told so.
            open = update(sanctions).where(_its.id == sanction, _its.lifted_at.is_(None))
            # The person is told of it, too.
            if not (await connection.execute(open.values(lifted_at=now, read_at=None))).rowcount:
                raise Problem("error-sanction-lifted")
            await self._put(connection, row.kind, row.table_id, row.line, gone=False)
            if row.kind == "end_group":
                await _end_group(connection, row.group_id, now)
            if row.guest is not None:
                await derive(connection, row.guest)
            await audit.note(
                connection,
                now,
                audit.LIFT,
                moderator=moderator.id,
                by=moderator.name,
                about=row.guest,
                name=row.called or "",
                reason=row.reason,
                words=words,
                report=row.report,
                sanction=sanction,
                table_id=row.table_id,
                line=row.line,
                group_id=row.group_id,
            )
            await _enforce(connection, sanction, now)

    async def _put(
        self, connection: Connection, kind: str, table: str | None, line: int | None, *, gone: bool
    ) -> None:
        """Remove a line of talk, or put it back."""
        if kind == "remove_line" and table is not None and line is not None:
            write = removal(table, line, removed=gone)
            await connection.execute(write.statement, dict(write.row))

    async def find(self, sanction: str) -> Found | None:
        query = select(sanctions, guests.c.name.label("called")).outerjoin(
            guests, guests.c.id == _its.guest
        )
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query.where(_its.id == sanction))).first()
        return row and Found(
            row.id,
            row.guest,
            row.called or "",
            row.kind,
            row.lifted_at is not None,
            row.name,
            row.table_id,
            row.line,
        )

    async def is_closed(self, table: str) -> bool:
        """Whether a sanction keeps ``table`` closed."""
        query = select(_its.id).where(
            _its.table_id == table, _its.kind == "close_table", _its.lifted_at.is_(None)
        )
        async with self._database.reads.connect() as connection:
            return await connection.scalar(query.limit(1)) is not None

    async def of_people(self, people: set[str]) -> dict[str, tuple[Sanction, ...]]:
        """The latest sanctions of these guests."""
        found: dict[str, tuple[Sanction, ...]] = {}
        async with self._database.reads.connect() as connection:
            for guest in people:
                query = select(sanctions).where(_its.guest == guest).order_by(_its.at.desc())
                rows = await connection.execute(query.limit(SHOWN))
                found[guest] = tuple(map(_sanction, rows))
        return found

    # ---- the person ------------------------------------------------------------------------

    async def own(self, guest: str) -> tuple[OwnSanction, ...]:
        """The sanctions of ``guest``, the latest first."""
        query = (
            select(sanctions, talk.c.body)
            .outerjoin(talk, _is_its_line)
            .where(_its.guest == guest)
            .order_by(_its.at.desc(), _its.id)
        )
        async with self._database.reads.connect() as connection:
            return tuple(_own(row) for row in await connection.execute(query.limit(OWN)))

    async def note_read(self, guest: str) -> None:
        """Write that ``guest`` has read all of theirs."""
        mine = update(sanctions).where(_its.guest == guest, _its.read_at.is_(None))
        async with self._database.write() as connection:
            await connection.execute(mine.values(read_at=clock.now()))

    async def answer(self, guest: str, sanction: str, text: str) -> None:
        """Write the answer of ``guest``, once; the report is open again. Raises `Problem`
        ``error-no-such-sanction``, ``error-answered-already`` or ``error-sanction-lifted``."""
        mine = (_its.id == sanction) & (_its.guest == guest)
        now = clock.now()
        async with self._database.write() as connection:
            row = (await connection.execute(select(sanctions).where(mine))).first()
            if row is None:
                raise Problem("error-no-such-sanction")
            if row.lifted_at is not None:
                raise Problem("error-sanction-lifted")
            answered = update(sanctions).where(mine, _its.answer.is_(None))
            values = {
                "answer": text,
                "answered_at": now,
                "read_at": func.coalesce(_its.read_at, now),
            }
            if not (await connection.execute(answered.values(values))).rowcount:
                raise Problem("error-answered-already")
            if row.report is not None:
                await open_again(connection, row.report)


_is_its_line: Final[ColumnElement[bool]] = (
    (_its.kind == "remove_line")
    & (talk.c.table_id == _its.table_id)
    & (talk.c.n == _its.line)
    & (talk.c.guest == _its.guest)
)


async def _end_group(connection: Connection, group: str | None, now: int) -> None:
    """Write whether a group has ended, by the sanctions that are in force."""
    in_force = select(_its.id).where(
        _its.group_id == group, _its.kind == "end_group", _its.lifted_at.is_(None)
    )
    ended = await connection.scalar(in_force.limit(1)) is not None
    change = update(groups).where(groups.c.id == group)
    await connection.execute(change.values(ended_at=now if ended else None))


async def _enforce(connection: Connection, sanction: str, now: int) -> None:
    job = job_write(Job(ENFORCE, sanction, now))
    await connection.execute(job.statement, dict(job.row))


def in_force(now: int) -> ColumnElement[bool]:
    return _its.lifted_at.is_(None) & or_(_its.until.is_(None), _its.until > now)


def _own(row: Any) -> OwnSanction:
    return OwnSanction(
        id=row.id,
        kind=row.kind,
        at=row.at,
        until=row.until,
        lifted_at=row.lifted_at,
        reason=row.reason,
        words=row.words,
        name=row.name,
        line=row.body,
        read=row.read_at is not None,
        answer=row.answer,
    )


def _sanction(row: Any) -> Sanction:
    return Sanction(
        id=row.id,
        kind=row.kind,
        at=row.at,
        until=row.until,
        lifted_at=row.lifted_at,
        reason=row.reason,
        words=row.words,
        report=row.report,
        name=row.name,
        read_at=row.read_at,
        answer=row.answer,
        answered_at=row.answered_at,
    )
