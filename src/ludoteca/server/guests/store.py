"""The rows of guests in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select, update

from ludoteca.server import clock
from ludoteca.server.accounts.lasting import CREDENTIALS
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import (
    audit_log,
    feeds,
    group_members,
    groups,
    guests,
    invitations,
    mail_links,
    outcomes,
    pairings,
    rating_steps,
    reports,
    roles,
    sanctions,
    seats,
    sessions,
    tables,
    talk,
    tournament_people,
    tournaments,
    webhooks,
    works,
)
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guard import Guard, NoGuard
from ludoteca.server.guests.guest import Guest

DAY_MS: Final = 86_400_000

NOBODY: Final = "nobody"
"""Id of the row that owns the tables of deleted guests; no cookie can name it."""


class GuestStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.guard: Guard = NoGuard()
        """Set by the feature that moderates."""

    async def away_since(self, before: int, most: int) -> list[Guest]:
        """At most ``most`` guests who were last seen before the time ``before``."""
        query = select(guests.c.id, guests.c.name).where(
            guests.c.seen_at < before, guests.c.id != NOBODY
        )
        async with self._database.reads.connect() as connection:
            rows = await connection.execute(query.order_by(guests.c.seen_at).limit(most))
            return [Guest(row.id, row.name) for row in rows]

    async def add(self, guest: Guest, session: Write | None = None) -> None:
        """Insert a guest, unless the id exists, and the row of their first ``session``. Raises
        `Problem` when the disk refuses."""
        new = insert(guests).values(
            id=guest.id, name=guest.name, person=guest.public, created_at=clock.now()
        )
        async with self._database.write() as connection:
            await connection.alone(f"guest {guest.id}")
            if await connection.scalar(select(guests.c.id).where(guests.c.id == guest.id)) is None:
                await connection.execute(new)
            if session is not None:
                await connection.execute(session.statement, dict(session.row))

    async def made(self, guest: str) -> tuple[Guest, int] | None:
        """The guest of this id with the time of its creation; None when there is none."""
        row = select(guests.c.id, guests.c.name, guests.c.created_at).where(guests.c.id == guest)
        async with self._database.reads.connect() as connection:
            found = (await connection.execute(row)).first()
        return found and (Guest(found.id, found.name), found.created_at)

    async def rename(self, guest: Guest) -> None:
        """Write the new name of ``guest``. Raises `Problem` ``error-no-guest`` if the guest was
        deleted."""
        change = update(guests).where(guests.c.id == guest.id).values(name=guest.name)
        async with self._database.write() as connection:
            if (await connection.execute(change)).rowcount == 0:
                raise Problem("error-no-guest")

    async def forget_strangers(self, before: int) -> int:
        """Delete guests created before that time who have never been at a table and have no
        credential; returns their number."""
        traces = (
            seats.c.guest,
            tables.c.owner,
            outcomes.c.guest,
            talk.c.guest,
            invitations.c.guest,
            invitations.c.by,
            works.c.guest,
            rating_steps.c.guest,
            feeds.c.guest,
            webhooks.c.guest,
            roles.c.guest,
            reports.c.reporter,
            reports.c.reported,
            sanctions.c.guest,
            audit_log.c.moderator,
            audit_log.c.about,
            groups.c.owner,
            group_members.c.guest,
            tournaments.c.owner,
            tournament_people.c.guest,
            *CREDENTIALS,
        )
        strangers = select(guests.c.id).where(
            guests.c.created_at < before,
            *(~exists().where(column == guests.c.id) for column in traces),
        )

        def forget(core: Connection) -> int:
            with core.begin():
                for named in (sessions, pairings, mail_links):
                    core.execute(delete(named).where(named.c.guest.in_(strangers)))
                return core.execute(delete(guests).where(guests.c.id.in_(strangers))).rowcount

        return await self._database.write_there(forget)  # it scans all guests
