"""Joins two persons: what one had becomes the other's, and the one is no more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import msgspec
import structlog
from sqlalchemy import Column, Table, and_, delete, func, or_, select, update

from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.accounts.lasting import lasting
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import (
    ahead,
    attendance,
    audit_log,
    call_wishes,
    challenge_results,
    dismissals,
    feeds,
    group_members,
    groups,
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
    sessions,
    tables,
    talk,
    tournament_people,
    tournaments,
    trophies,
    webhooks,
    works,
)
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.hours import HOURS_CHANGED
from ludoteca.server.jobs import Job, job_write
from ludoteca.server.moderation.in_force import keep_sanctions
from ludoteca.server.people.counting import count_once
from ludoteca.server.people.joined_seats import settle_seats
from ludoteca.server.ratings.joined import count_anew
from ludoteca.server.sessions import OpenSockets, Session, add_session
from ludoteca.server.tables.live import Rooms
from ludoteca.server.trophies.joined import look_anew

Rule: TypeAlias = Callable[[Connection, Any, str, str], Awaitable[None]]
"""Makes the rows that name the guest ``gone`` in a column those of ``into``."""


async def move(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """Every row becomes that of the person."""
    theirs = update(column.table).where(column == gone)
    await connection.execute(theirs.values({column.name: into}))


async def keep_first(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `move`, but where the person has a row with the same rest of the key, theirs stays."""
    table: Table = column.table
    theirs = table.alias()
    rest = [one.name for one in table.primary_key if one.name != column.name]
    same = [theirs.c[name] == table.c[name] for name in rest]
    has_one = select(theirs.c[column.name]).where(theirs.c[column.name] == into, *same).exists()
    await connection.execute(delete(table).where(column == gone, has_one))
    await move(connection, column, gone, into)


async def drop(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """The rows are deleted. For all that lets in, or that tells something to a device: whoever
    prepared a browser for another person would otherwise get into what is theirs."""
    await connection.execute(delete(column.table).where(column == gone))


async def keep_own(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `move`, unless the person has rows of their own there: then only those stay."""
    table: Table = column.table
    theirs = table.alias()
    has_some = select(theirs.c[column.name]).where(theirs.c[column.name] == into).exists()
    await connection.execute(delete(table).where(column == gone, has_some))
    await move(connection, column, gone, into)


async def keep_calendar(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `keep_own`, with the job that follows a change of playing hours."""
    await keep_own(connection, column, gone, into)
    job = job_write(Job(HOURS_CHANGED, into, clock.now()))
    await connection.execute(job.statement, dict(job.row))


async def keep_longest(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `keep_first`, but a dismissal lasts as long as the longer of both."""
    theirs = dismissals.alias()
    of_both = select(func.max(theirs.c.until)).where(
        theirs.c.table_id == dismissals.c.table_id, theirs.c.guest.in_((gone, into))
    )
    longest = update(dismissals).where(dismissals.c.guest == into)
    await connection.execute(longest.values(until=of_both.scalar_subquery()))
    await keep_first(connection, column, gone, into)


async def keep_invitations(
    connection: Connection, column: Column[str], gone: str, into: str
) -> None:
    """As `keep_first`, but for those to tables at which the person sits, or by themselves."""
    await keep_first(connection, column, gone, into)
    sits = select(seats.c.table_id).where(seats.c.guest == into)
    void = invitations.c.table_id.in_(sits) | (invitations.c.by == into)
    await connection.execute(delete(invitations).where(column == into, void))


async def keep_relations(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `keep_first`, but nobody has to do with themselves, and who is blocked is not followed."""
    they = relations.c.guest, relations.c.other
    both = and_(*(one.in_((gone, into)) for one in they))
    await connection.execute(delete(relations).where(both))
    await keep_first(connection, column, gone, into)
    blocks = relations.alias()
    same = [blocks.c[one.name] == one for one in they]
    blocked = select(blocks.c.at).where(*same, blocks.c.kind == "block").exists()
    other = relations.c.kind != "block"
    named = or_(*(one == into for one in they))
    await connection.execute(delete(relations).where(other, named, blocked))


async def keep_entry(connection: Connection, column: Column[str], gone: str, into: str) -> None:
    """As `move`, but where both have entered a tournament, the entry of ``gone`` is nobody's and
    plays no further round."""
    both = tournament_people.alias()
    mine = select(both.c.tournament).where(both.c.guest == into)
    theirs = update(tournament_people).where(column == gone)
    twice = theirs.where(tournament_people.c.tournament.in_(mine))
    await connection.execute(twice.values(guest=None, out=True))
    await connection.execute(theirs.values(guest=into))


async def keep_membership(
    connection: Connection, column: Column[str], gone: str, into: str
) -> None:
    """As `keep_first`, but who owns a group by now is in it."""
    await keep_first(connection, column, gone, into)
    own = select(groups.c.id).where(groups.c.owner == into)
    inside = update(group_members).where(column == into, group_members.c.group_id.in_(own))
    await connection.execute(inside.values(removed=False))


RULES: Final[Mapping[Column[Any], Rule]] = {
    seats.c.guest: move,
    tables.c.owner: move,
    tournaments.c.owner: move,
    tournament_people.c.guest: keep_entry,
    groups.c.owner: move,
    group_members.c.guest: keep_membership,
    outcomes.c.guest: move,
    challenge_results.c.guest: move,
    talk.c.guest: move,
    ahead.c.guest: move,
    invitations.c.by: move,
    invitations.c.guest: keep_invitations,
    works.c.guest: move,
    dismissals.c.guest: keep_longest,
    searches.c.guest: keep_first,
    call_wishes.c.guest: keep_first,
    attendance.c.guest: keep_first,
    sessions.c.guest: drop,
    pairings.c.guest: drop,
    passkeys.c.guest: drop,
    recovery_codes.c.guest: drop,
    mail_addresses.c.guest: drop,
    mail_links.c.guest: drop,
    openid_subjects.c.guest: drop,
    feeds.c.guest: drop,
    notification_preferences.c.guest: keep_first,
    notifications.c.guest: drop,
    push_subscriptions.c.guest: drop,
    rating_standings.c.guest: drop,
    rating_steps.c.guest: count_anew,
    trophies.c.guest: look_anew,
    webhooks.c.guest: drop,
    playing_hours.c.guest: keep_calendar,
    holidays.c.guest: keep_calendar,
    relations.c.guest: keep_relations,
    relations.c.other: keep_relations,
    relation_wishes.c.guest: drop,
    roles.c.guest: drop,
    reports.c.reporter: move,
    reports.c.reported: move,
    sanctions.c.guest: keep_sanctions,
    audit_log.c.moderator: move,
    audit_log.c.about: move,
}
"""What becomes of each column that names a guest. A table with such a column needs a rule here; a
test walks the schema."""

NAMES_NOBODY: Final[frozenset[Column[Any]]] = frozenset({guests.c.id})
"""Columns with the id of a guest that need no rule."""

TRIES: Final = 5
"""How often it begins anew when the guest got new rows meanwhile."""

log = structlog.get_logger()


class Joined(msgspec.Struct, frozen=True):
    """What was joined: the number of ``tables`` that came along, and the ids of those at which both
    sit: they stay two seats there. ``stays`` is whether nothing was joined, because the guest has
    ways of their own to sign in again."""

    tables: int = 0
    together: tuple[str, ...] = ()
    stays: bool = False


class Joining:
    """See ``docs/decisions/0019-persons-are-joined.md``."""

    def __init__(
        self,
        database: Database,
        rooms: Rooms,
        sockets: OpenSockets,
        titles: Mapping[str, Title],
    ) -> None:
        self._database, self._rooms, self._sockets = database, rooms, sockets
        self._together = frozenset(game for game, one in titles.items() if one.meta.together)

    async def foresee(self, gone: str, into: str) -> Joined:
        """What `join` would do now."""
        async with self._database.reads.connect() as connection:
            return await self._foresee(connection, gone, into)

    async def join(self, gone: str, into: str, session: Session | None = None) -> Joined:
        """Make all of the guest ``gone`` that of ``into`` and delete ``gone``, in one transaction,
        which also begins the ``session``. A guest with a lasting identity stays as they are: then
        only the session begins.

        Raises `Problem` ``error-no-such-person`` if one of them is no more, and ``error-not-saved``
        when the disk refuses: nothing has changed then.
        """
        assert gone != into, "nobody is joined to themselves"
        for _ in range(TRIES):
            try:
                joined, touched, ended = await self._try(gone, into, session)
            except Problem as problem:
                # A row that names them came in between: a seat taken, a table that ended.
                if problem.code != "error-no-guest":
                    raise
                continue
            break
        else:
            raise Problem("error-not-saved")
        self._sockets.close(ended)
        if not joined.stays:
            for table in touched:
                await self._rooms.reseat(table, gone, into)
            log.info("two persons were joined", tables=len(touched))
        return joined

    async def _try(
        self, gone: str, into: str, session: Session | None
    ) -> tuple[Joined, list[str], list[str]]:
        async with self._database.write() as connection:
            for guest in sorted((gone, into)):
                await connection.alone(f"guest {guest}")
            them = await _both(connection, gone, into)
            joined = await self._foresee(connection, gone, into)
            if session is not None:
                await add_session(connection, session)
            if joined.stays:
                return joined, [], []
            touched = await _lock_tables(connection, gone)
            mine = select(sessions.c.id).where(sessions.c.guest == gone)
            ended = list((await connection.scalars(mine)).all())
            await settle_seats(
                connection, Guest(gone, them[gone].name), Guest(into, them[into].name)
            )
            for column, rule in RULES.items():
                await rule(connection, column, gone, into)
            await count_once(connection, into, self._together)
            since = min(one.created_at for one in them.values())
            person = update(guests).where(guests.c.id == into)
            await connection.execute(person.values(created_at=since))
            await connection.execute(delete(guests).where(guests.c.id == gone))
        return joined, touched, ended

    async def _foresee(self, connection: Connection, gone: str, into: str) -> Joined:
        if await lasting(connection, gone):
            return Joined(stays=True)
        theirs = select(seats.c.table_id).where(seats.c.guest == into)
        sits = select(seats.c.table_id).where(seats.c.guest == gone).distinct()
        all_of = (await connection.scalars(sits.order_by(seats.c.table_id))).all()
        both = sits.where(seats.c.table_id.in_(theirs)).order_by(seats.c.table_id)
        return Joined(len(all_of), tuple((await connection.scalars(both)).all()))


async def _both(connection: Connection, gone: str, into: str) -> dict[str, Any]:
    """The rows of the two, by id."""
    rows = await connection.execute(select(guests).where(guests.c.id.in_((gone, into))))
    found = {row.id: row for row in rows}
    if len(found) < 2:
        raise Problem("error-no-such-person")
    return found


async def _lock_tables(connection: Connection, gone: str) -> list[str]:
    """Lock the tables at which ``gone`` sits, or that they own, in the order of all who lock
    several; their ids."""
    sits = select(seats.c.table_id).where(seats.c.guest == gone)
    theirs = select(tables.c.id).where(or_(tables.c.id.in_(sits), tables.c.owner == gone))
    locked = theirs.order_by(tables.c.id).with_for_update(key_share=True)
    return list((await connection.scalars(locked)).all())
