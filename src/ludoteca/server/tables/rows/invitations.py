"""The rows of invitations by name: to tables that wait for their start and have an open seat.

Only an open invitation is one for the guest. What they have declined stays until the table starts
or closes, and is open to the owner as before: neither are they asked again, nor is it told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, exists, func, insert, select, update

from ludoteca.server import clock
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import guests, invitations, outcomes, seats, tables
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.tables.rows.apart import Apart, nobody_apart
from ludoteca.server.tables.rows.row_effects import (
    ClosedEarly,
    Filled,
    InvitationsOver,
    Invited,
    RowEffect,
    SeatsGone,
    Vacant,
    follow,
)
from ludoteca.server.tables.rows.table_rows import later

LATELY: Final = 100
"""The newest ended tables of a person, at which others have played with them."""

MOST_SHOWN: Final = 20
"""People who are proposed to invite."""

_its = invitations.c

_FORGET: Final = delete(invitations).where(_its.table_id == bindparam("of_table"))


MayAlso: TypeAlias = Callable[[str], Select[Any]]
"""The query for the ids of guests whom a guest may invite."""


class Invitable(msgspec.Struct, frozen=True):
    """Somebody to invite: their public id, their name, and whether they are ``invited``."""

    person: str
    name: str
    invited: bool


class InvitationStore:
    """``most`` are the open invitations that one guest can have, and those by one inviter. Methods
    that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, effects: Sequence[RowEffect]) -> None:
        self._database = database
        self._effects = effects
        self.apart: Apart = nobody_apart
        self.may_also: MayAlso | None = None
        """Whom a guest may invite besides the people with whom they have played."""

    async def invitable(self, table: str, owner: str) -> tuple[Invitable, ...]:
        """The people whom ``owner`` may invite: those of `may_also` by name, then those with whom
        they have played, the latest first; but for those at the table."""
        here = select(seats.c.guest).where(seats.c.table_id == table, seats.c.guest.is_not(None))
        known = select(_its.guest).where(_its.table_id == table, _its.state != "buried")
        async with self._database.reads.connect() as connection:
            invited = set((await connection.scalars(known)).all())
            found: dict[str, Invitable] = {}
            for query in self._may_invite(owner):
                rows = query.where(guests.c.id.not_in(here)).limit(MOST_SHOWN)
                for row in await connection.execute(rows):
                    one = Invitable(row.person, row.name, row.id in invited)
                    found.setdefault(row.id, one)
            pairs = await self.apart(connection, {owner, *found})
        people = (one for guest, one in found.items() if (owner, guest) not in pairs)
        return tuple(people)[:MOST_SHOWN]

    async def invite(self, table: str, owner: Guest, person: str, most: tuple[int, int]) -> None:
        """Invite the person with this public id, once. Raises `Problem`
        ``error-no-such-person`` for anybody whom the owner may not invite, ``error-blocked`` for
        whom they want nothing to do with, and ``error-not-invited`` if they sit there or have so
        many invitations already. A person who wants nothing to do with the owner has declined."""
        async with self._database.write() as connection:
            its_id = select(guests.c.id).where(guests.c.person == person)
            guest = await connection.scalar(its_id)
            if guest is None:
                raise Problem("error-no-such-person")
            await connection.alone(f"invitations of {guest}")
            row = await _lock(connection, table, owner.id)
            if row is None:
                raise Problem("error-seats-changed")
            there = (await connection.execute(_of_seats(table))).all()
            if all(one.kind != "open" for one in there):
                raise Problem("error-table-full")
            if any(one.guest == guest for one in there):
                raise Problem("error-not-invited")
            for query in self._may_invite(owner.id):
                if (await connection.execute(query.where(guests.c.id == guest))).first():
                    break
            else:
                raise Problem("error-no-such-person")
            pairs = await self.apart(connection, {owner.id, guest})
            if (owner.id, guest) in pairs:
                raise Problem("error-blocked")
            state = await connection.scalar(select(_its.state).where(*_is(table, guest)))
            if state is not None:
                await _set(connection, table, guest, "buried", "declined")
                return
            await _must_have_few(connection, guest, owner.id, most)
            now = clock.now()
            state = "declined" if (guest, owner.id) in pairs else "open"
            new = {"table_id": table, "guest": guest, "by": owner.id, "at": now, "state": state}
            await connection.execute(insert(invitations).values(new))
            if state == "open":
                happened = Invited(table, row.game, owner.id, guest, owner.name, now)
                await follow(self._effects, connection, [happened])

    def _may_invite(self, owner: str) -> Iterator[Select[Any]]:
        """The queries for the people whom ``owner`` may invite."""
        if self.may_also is not None:
            known = select(guests.c.id, guests.c.person, guests.c.name)
            ids = self.may_also(owner)
            yield known.where(guests.c.id.in_(ids)).order_by(guests.c.name, guests.c.person)
        yield _played_with(owner)

    async def part(self, connection: Connection, one: str, other: str) -> None:
        """Decline the open invitations between two people, in the transaction of the caller."""
        either = ((_its.guest == one) & (_its.by == other)) | (
            (_its.guest == other) & (_its.by == one)
        )
        query = select(_its.table_id, _its.guest).where(either, _its.state == "open")
        rows = (await connection.execute(query.order_by(_its.table_id))).all()
        for row in rows:
            if await _set(connection, row.table_id, row.guest, "open", "declined"):
                over = InvitationsOver(row.table_id, [row.guest], clock.now())
                await follow(self._effects, connection, [over])

    async def take_back(self, table: str, owner: str, person: str) -> None:
        """End the invitation of a person; nothing happens if there is none."""
        async with self._database.write() as connection:
            if await _lock(connection, table, owner) is None:
                return
            guest = await connection.scalar(select(guests.c.id).where(guests.c.person == person))
            if guest is not None:
                await _set(connection, table, guest, "declined", "buried")
                await follow(self._effects, connection, await _end(connection, table, guest))

    async def decline(self, table: str, guest: str) -> None:
        """End the invitation of ``guest``, by themselves; nothing happens if there is none."""
        async with self._database.write() as connection:
            if await _lock(connection, table, None) is None:
                return
            if await _set(connection, table, guest, "open", "declined"):
                over = InvitationsOver(table, [guest], clock.now())
                await follow(self._effects, connection, [over])


async def seated(
    connection: Connection, table: str, guest: str | None
) -> list[Filled | Vacant | SeatsGone | InvitationsOver]:
    """What happens because a seat has another occupant: ``guest``, or a bot or nobody for None. It
    ends the invitation of the guest, and all of them when no seat is vacant any more."""
    vacant = select(func.count()).where(
        seats.c.table_id == table, (seats.c.kind == "open") | seats.c.invited
    )
    full = not await connection.scalar(vacant)
    found: list[Filled | Vacant | SeatsGone | InvitationsOver] = []
    if full == (guest is not None):
        query = select(tables.c.game, tables.c.owner).where(tables.c.id == table)
        its, now = (await connection.execute(query)).one(), clock.now()
        if guest is not None:
            found.append(Filled(table, its.game, its.owner, guest, now))
        else:
            found.append(Vacant(table, its.owner, now))
    if full:
        found.append(SeatsGone(table, clock.now()))
    if full or guest is not None:
        found += await _end(connection, table, None if full else guest)
    if guest is not None:
        await connection.execute(delete(invitations).where(*_is(table, guest)))
    return found


async def end_all(
    connection: Connection, table: str
) -> list[SeatsGone | ClosedEarly | InvitationsOver]:
    """What happens because a table is closed before its start. All invitations to it end, and the
    declined are forgotten."""
    over = await _end(connection, table, None)
    await connection.execute(delete(invitations).where(_its.table_id == table))
    owner = await connection.scalar(select(tables.c.owner).where(tables.c.id == table))
    now = clock.now()
    return [SeatsGone(table, now), ClosedEarly(table, owner, now), *over]


def forgotten(table: str) -> Write:
    """The deletion of all invitations to a table, without a word: none is open at its start."""
    return Write(_FORGET, {"of_table": table})


def _played_with(guest: str) -> Select[Any]:
    """The people with whom ``guest`` has played to an end, the latest first."""
    mine = (
        select(seats.c.table_id, seats.c.ended_at)
        .where(seats.c.guest == guest, seats.c.ended_at.is_not(None))
        .order_by(seats.c.ended_at.desc(), seats.c.table_id.desc())
        .limit(LATELY)
        .subquery()
    )
    theirs = seats.alias("theirs")
    ended = (outcomes.c.table_id == theirs.c.table_id) & (outcomes.c.seat == theirs.c.seat)
    latest = (
        select(theirs.c.guest, func.max(mine.c.ended_at).label("ended_at"))
        .join_from(mine, theirs, theirs.c.table_id == mine.c.table_id)
        .where(theirs.c.guest.is_not(None), theirs.c.guest != guest, exists().where(ended))
        .group_by(theirs.c.guest)
        .subquery()
    )
    return (
        select(guests.c.id, guests.c.person, guests.c.name)
        .join_from(latest, guests, guests.c.id == latest.c.guest)
        .order_by(latest.c.ended_at.desc(), guests.c.person)
    )


def _of_seats(table: str) -> Select[Any]:
    return select(seats.c.kind, seats.c.guest).where(seats.c.table_id == table)


async def _lock(connection: Connection, table: str, owner: str | None) -> Row[Any] | None:
    """Lock the row of a table that waits and, unless None, belongs to ``owner``: until the end of
    the transaction nobody changes a seat, or starts or closes it."""
    there = [tables.c.id == table, tables.c.status == "waiting"]
    if owner is not None:
        there.append(tables.c.owner == owner)
    change = update(tables).where(*there).values(changed_at=later())
    if not (await connection.execute(change)).rowcount:
        return None
    return (await connection.execute(select(tables.c.game).where(tables.c.id == table))).one()


async def _must_have_few(
    connection: Connection, guest: str, by: str, most: tuple[int, int]
) -> None:
    """Raises `Problem` ``error-not-invited`` if ``guest`` has as many open invitations as they can
    have, in all or from this inviter."""
    query = select(_its.by).where(_its.guest == guest, _its.state == "open")
    inviters = (await connection.scalars(query)).all()
    if len(inviters) >= most[0] or inviters.count(by) >= most[1]:
        raise Problem("error-not-invited")


async def _set(connection: Connection, table: str, guest: str, before: str, after: str) -> bool:
    change = update(invitations).where(*_is(table, guest), _its.state == before)
    return bool((await connection.execute(change.values(state=after))).rowcount)


async def _end(connection: Connection, table: str, guest: str | None) -> list[InvitationsOver]:
    """Delete the open invitations to ``table``, of one guest or of all."""
    ends = [_its.table_id == table, _its.state == "open"]
    if guest is not None:
        ends.append(_its.guest == guest)
    over = list((await connection.scalars(select(_its.guest).where(*ends))).all())
    if not over:
        return []
    await connection.execute(delete(invitations).where(*ends))
    return [InvitationsOver(table, sorted(over), clock.now())]


def _is(table: str, guest: str) -> tuple[Any, ...]:
    return _its.table_id == table, _its.guest == guest
