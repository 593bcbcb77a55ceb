"""The rows of sessions."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import guests, sessions
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import SESSIONS_OF_A_PERSON
from ludoteca.server.guests.guest import Guest
from ludoteca.server.sessions.session import Session, SignedInBrowser

_FIND: Final = (
    "SELECT guests.id, guests.name, sessions.seen_at, guests.banned_until FROM sessions"
    " JOIN guests ON guests.id = sessions.guest WHERE sessions.id = ?"
)
_FIND_BY_COOKIE: Final = "SELECT id, name, banned_until FROM guests WHERE id = ? AND cookie"

DAY_MS: Final = 86_400_000

_insert = insert(sessions).on_conflict_do_nothing()


def session_write(session: Session) -> Write:
    """The row of a new session, for the transaction of its cause; nothing if it exists."""
    row = {
        "id": session.id,
        "guest": session.guest,
        "browser": session.browser,
        "system": session.system,
    }
    now = clock.now()
    return Write(_insert, row | {"created_at": now, "seen_at": now})


class SessionStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, session: str) -> Guest | None:
        """The guest who is signed in with this session, who is online: also updates the times of
        the last visit, once a day."""
        found = await self._database.reads.rows(_FIND, session)
        if not found:
            return None
        id, name, seen_at, banned_until = found[0]
        if clock.now() - seen_at > DAY_MS:
            with contextlib.suppress(Problem):  # for example: the disk is full; it can wait
                await self._see(session, id)
        return Guest(id, name, session=session, banned_until=_ahead(banned_until))

    async def _see(self, session: str, guest: str) -> None:
        now = clock.now()
        async with self._database.write() as connection:
            for seen in (
                update(sessions).where(sessions.c.id == session),
                update(guests).where(guests.c.id == guest),
            ):
                await connection.execute(seen.values(seen_at=now))

    async def find_by_cookie(self, guest: str) -> Guest | None:
        """The guest of this id, if the signed cookie of earlier versions still signs them in."""
        found = await self._database.reads.rows(_FIND_BY_COOKIE, guest)
        if not found:
            return None
        id, name, banned_until = found[0]
        return Guest(id, name, banned_until=_ahead(banned_until))

    async def add(self, session: Session) -> None:
        """Insert a session, unless it exists. Above the limit the one unused for longest ends."""
        async with self._database.write() as connection:
            await connection.alone(f"guest {session.guest}")
            await add_session(connection, session)

    async def of(self, guest: str, here: str | None) -> tuple[SignedInBrowser, ...]:
        """The sessions of a guest, the latest used first; ``here`` is the one that asks."""
        query = select(sessions).where(sessions.c.guest == guest)
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(
                query.order_by(sessions.c.seen_at.desc(), sessions.c.created_at.desc())
            )
            return tuple(
                SignedInBrowser(
                    id=row.id,
                    browser=row.browser,
                    system=row.system,
                    created_at=row.created_at,
                    seen_at=row.seen_at - row.seen_at % DAY_MS,
                    here=row.id == here,
                )
                for row in rows
            )

    async def end(self, guest: str, session: str) -> list[str]:
        """Delete one session of a guest; the ids of those deleted."""
        return await self._end(guest, sessions.c.id == session)

    async def end_others(self, guest: str, but: str | None) -> list[str]:
        """Delete all sessions of a guest but one; the ids of those deleted."""
        return await self._end(guest, sessions.c.id != (but or ""))

    async def _end(self, guest: str, which: Any) -> list[str]:
        """Also ends the signed cookie of earlier versions, which would begin a session anew."""
        gone = delete(sessions).where(sessions.c.guest == guest, which).returning(sessions.c.id)
        no_cookie = update(guests).where(guests.c.id == guest, guests.c.cookie)
        async with self._database.write() as connection:
            ended = list((await connection.scalars(gone)).all())
            await connection.execute(no_cookie.values(cookie=False))
        return ended

    async def drop(self, session: str) -> list[str]:
        """Delete a session, whoever it belongs to; the ids of those deleted."""
        gone = delete(sessions).where(sessions.c.id == session).returning(sessions.c.id)
        async with self._database.write() as connection:
            return list((await connection.scalars(gone)).all())

    async def end_unused(self, before: int) -> None:
        """Delete the sessions last used before that time."""
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.seen_at < before))


def _ahead(until: int | None) -> int | None:
    return until if until is not None and until > clock.now() else None


async def add_session(connection: Connection, session: Session) -> None:
    """Insert a session, as `SessionStore.add`. The caller holds the lock of its guest."""
    write = session_write(session)
    await connection.execute(write.statement, dict(write.row))
    await end_beyond_limit(connection, session)


async def end_all(connection: Connection, guest: str) -> list[str]:
    """Delete all sessions of a guest; their ids."""
    gone = delete(sessions).where(sessions.c.guest == guest).returning(sessions.c.id)
    return list((await connection.scalars(gone)).all())


async def end_beyond_limit(connection: Connection, session: Session) -> None:
    """Delete the sessions of a guest that are too many, those unused for longest; never
    ``session``, which is new."""
    mine = (
        select(sessions.c.id)
        .where(sessions.c.guest == session.guest, sessions.c.id != session.id)
        .order_by(sessions.c.seen_at.desc(), sessions.c.created_at.desc(), sessions.c.id)
    )
    ids = list((await connection.scalars(mine)).all())
    if surplus := ids[SESSIONS_OF_A_PERSON - 1 :]:
        await connection.execute(delete(sessions).where(sessions.c.id.in_(surplus)))
