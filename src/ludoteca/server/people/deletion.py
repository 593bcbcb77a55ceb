"""Deletes a person's data for good."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.core.replay.log import Occupant, read_start
from ludoteca.core.replay.seating import TakeSeat, read_seat_change
from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import (
    ahead,
    attendance,
    audit_log,
    call_wishes,
    challenge_results,
    dismissals,
    entries,
    feeds,
    guests,
    holidays,
    invitations,
    mail_addresses,
    mail_links,
    notification_preferences,
    notifications,
    openid_subjects,
    outcomes,
    pairings,
    passkeys,
    playing_hours,
    push_subscriptions,
    rating_standings,
    rating_steps,
    recovery_codes,
    relation_wishes,
    relations,
    reports,
    roles,
    sanctions,
    searches,
    seats,
    tables,
    talk,
    tournament_people,
    tournaments,
    trophies,
    webhooks,
    works,
)
from ludoteca.server.edge.answers import Problem
from ludoteca.server.groups.leaving import leave_all
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.people.reported_talk import strike_from_reports
from ludoteca.server.sessions import OpenSockets, end_all
from ludoteca.server.tables.live import Rooms

NAMELESS: Final = ""
"""Replaces the name of a deleted guest; clients show words for it."""

log = structlog.get_logger()


class Deletion:
    """Deletes a person's data, and keeps the games of all others whole.

    See ``docs/decisions/0007-people-are-forgotten.md``.
    """

    def __init__(self, database: Database, rooms: Rooms, sockets: OpenSockets) -> None:
        self._database = database
        self._rooms = rooms
        self._sockets = sockets

    async def forget(self, guest: Guest) -> None:
        """Delete the data of ``guest``. Raises `Problem` ``error-not-saved`` when the disk refuses:
        then the guest may have left tables, but nothing is deleted."""
        await self.leave_tables(guest)
        async with self._database.write() as connection:
            touched = list((await connection.scalars(_tables_of(guest))).all())
            await _rewrite_starts(connection, guest)
            await _rewrite_arrivals(connection, guest)
            ended = await end_all(connection, guest.id)
            await strike_from_reports(connection, guest)
            await leave_all(connection, guest.id)
            await _unname(connection, guest)
        self._sockets.close(ended)
        for table in touched:
            await self._rooms.forget(table, guest)
        log.info("a guest was forgotten", tables=len(touched))

    async def leave_tables(self, guest: Guest) -> None:
        """Leave all tables that have not ended: bots play on, and waiting tables of the guest go
        to others, or are closed."""
        for table in await self._tables(guest, "waiting", "running"):
            await self._leave(table, guest)

    async def _tables(self, guest: Guest, *status: str) -> list[str]:
        """Tables with this ``status`` at which ``guest`` sits, or which ``guest`` owns."""
        query = _tables_of(guest).where(tables.c.status.in_(status))
        async with self._database.reads.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def _leave(self, table: str, guest: Guest) -> None:
        """Leave a table: a bot plays on if it runs; a waiting table is closed if it is theirs."""
        with contextlib.suppress(Problem):  # it has ended, or its rules are not installed
            room = await self._rooms.get(table)
            if room.held(guest.id):
                await room.leave(guest)
            elif room.status == "waiting":
                await room.waiting.close(guest)


def _tables_of(guest: Guest) -> Select[Any]:
    sits = select(seats.c.table_id).where(seats.c.guest == guest.id)
    return select(tables.c.id).where(or_(tables.c.id.in_(sits), tables.c.owner == guest.id))


async def _rewrite_starts(connection: Connection, guest: Guest) -> None:
    """Removes the name from the first entries of logs, which list the seats.

    No draw, proof or replay depends on names.
    """
    mine = (
        select(seats.c.table_id, seats.c.seat, entries.c.body)
        .join(entries, (entries.c.table_id == seats.c.table_id) & (entries.c.n == 0))
        .where(seats.c.guest == guest.id)
    )
    bodies: dict[str, tuple[bytes, list[int]]] = {}
    for row in await connection.execute(mine):
        bodies.setdefault(row.table_id, (row.body, []))[1].append(row.seat)
    for table, (body, held) in bodies.items():
        start = read_start(body)
        occupants = tuple(
            Occupant(NAMELESS) if seat in held and occupant.bot is None else occupant
            for seat, occupant in enumerate(start.seats)
        )
        nameless = encode(msgspec.structs.replace(start, seats=occupants))
        first = update(entries).where(entries.c.table_id == table, entries.c.n == 0)
        await connection.execute(first.values(body=nameless))


async def _rewrite_arrivals(connection: Connection, guest: Guest) -> None:
    """Removes the name from the entries with which the guest has taken the seats of bots."""
    mine = (
        select(entries.c.table_id, entries.c.n, entries.c.body)
        .join(seats, (seats.c.table_id == entries.c.table_id) & (seats.c.since == entries.c.n))
        .where(seats.c.guest == guest.id)
    )
    for row in list(await connection.execute(mine)):
        said = read_seat_change.decode(row.body)
        assert isinstance(said, TakeSeat)
        nameless = encode(msgspec.structs.replace(said, name=NAMELESS))
        entry = update(entries).where(entries.c.table_id == row.table_id, entries.c.n == row.n)
        await connection.execute(entry.values(body=nameless))


async def _unname(connection: Connection, guest: Guest) -> None:
    sat = select(seats.c.table_id).where(seats.c.guest == guest.id)
    somebody = insert(guests).values(
        id=NOBODY, name=NAMELESS, person=NOBODY, created_at=clock.now()
    )
    await connection.execute(somebody.on_conflict_do_nothing())
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    for statement in (
        # Open the seats that the guest took at other tables meanwhile.
        update(seats)
        .where(seats.c.guest == guest.id, seats.c.table_id.in_(waiting))
        .values(kind="open", guest=None, name=""),
        update(tables).where(tables.c.id.in_(sat)).values(rematch_by=NAMELESS),
        update(seats).where(seats.c.guest == guest.id).values(guest=None, name=NAMELESS),
        update(outcomes).where(outcomes.c.guest == guest.id).values(guest=None),
        update(trophies).where(trophies.c.guest == guest.id).values(guest=None),
        update(challenge_results).where(challenge_results.c.guest == guest.id).values(guest=None),
        update(rating_steps).where(rating_steps.c.guest == guest.id).values(guest=None),
        delete(rating_standings).where(rating_standings.c.guest == guest.id),
        update(tables).where(tables.c.owner == guest.id).values(owner=NOBODY),
        update(tournament_people)
        .where(tournament_people.c.guest == guest.id)
        .values(guest=None, out=True),
        update(tournaments)
        .where(tournaments.c.owner == guest.id, tournaments.c.state == "open")
        .values(state="cancelled", next_at=None, ended_at=clock.now()),
        update(tournaments)
        .where(tournaments.c.owner == guest.id)
        .values(owner=NOBODY, household=None, name=NAMELESS),
        delete(dismissals).where(dismissals.c.guest == guest.id),
        update(works).where(works.c.guest == guest.id).values(guest=None),
        delete(roles).where(roles.c.guest == guest.id),
        delete(reports).where(reports.c.reported == guest.id),
        update(reports).where(reports.c.reporter == guest.id).values(reporter=None),
        # A ban stays without the person, and their browser out.
        update(sanctions)
        .where(sanctions.c.guest == guest.id)
        .values(guest=None, words=NAMELESS, name=None, answer=None),
        update(audit_log)
        .where(audit_log.c.about == guest.id)
        .values(about=None, name=NAMELESS, words=NAMELESS),
        update(audit_log)
        .where(audit_log.c.moderator == guest.id)
        .values(moderator=None, by=NAMELESS),
        delete(searches).where(searches.c.guest == guest.id),
        delete(call_wishes).where(call_wishes.c.guest == guest.id),
        delete(attendance).where(attendance.c.guest == guest.id),
        delete(talk).where(talk.c.guest == guest.id),
        delete(ahead).where(ahead.c.guest == guest.id),
        delete(invitations).where(
            or_(invitations.c.guest == guest.id, invitations.c.by == guest.id)
        ),
        delete(pairings).where(pairings.c.guest == guest.id),
        delete(passkeys).where(passkeys.c.guest == guest.id),
        delete(recovery_codes).where(recovery_codes.c.guest == guest.id),
        delete(mail_addresses).where(mail_addresses.c.guest == guest.id),
        delete(mail_links).where(mail_links.c.guest == guest.id),
        delete(openid_subjects).where(openid_subjects.c.guest == guest.id),
        delete(feeds).where(feeds.c.guest == guest.id),
        delete(webhooks).where(webhooks.c.guest == guest.id),
        delete(notifications).where(notifications.c.guest == guest.id),
        delete(notification_preferences).where(notification_preferences.c.guest == guest.id),
        delete(push_subscriptions).where(push_subscriptions.c.guest == guest.id),
        delete(playing_hours).where(playing_hours.c.guest == guest.id),
        delete(holidays).where(holidays.c.guest == guest.id),
        delete(relations).where(or_(relations.c.guest == guest.id, relations.c.other == guest.id)),
        delete(relation_wishes).where(relation_wishes.c.guest == guest.id),
        delete(guests).where(guests.c.id == guest.id),
    ):
        await connection.execute(statement)
