"""The service of groups: they are made, joined, left, and have their tables."""

from __future__ import annotations

import base64
import contextlib
import secrets
from collections.abc import AsyncIterator

from ludoteca.server import clock
from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import (
    GROUPS_OF_A_PERSON,
    GROUPS_OF_AN_OWNER,
    MEMBERS_OF_A_GROUP,
    OPEN_IN_A_GROUP,
)
from ludoteca.server.groups import store, wishes
from ludoteca.server.groups.frames import GroupOfTable
from ludoteca.server.groups.leaving import end, key_of, leave
from ludoteca.server.groups.store import Group, Member
from ludoteca.server.guests.confusable_names import look_alike
from ludoteca.server.guests.guest import Guest
from ludoteca.server.guests.nicknames import nickname
from ludoteca.server.notifications import Happened, Notifications
from ludoteca.server.relations.service import Relations


class Groups:
    """Methods raise `Problem` ``error-no-such-group`` for a link that does not hold, and
    ``error-not-saved`` when the disk refuses. A second time nothing happens."""

    def __init__(
        self,
        database: Database,
        challenges: ChallengeService,
        relations: Relations,
        notifications: Notifications,
    ) -> None:
        self._database = database
        self._challenges = challenges
        self._relations, self._notifications = relations, notifications

    # ---- members ---------------------------------------------------------------------------

    async def make(self, me: Guest, name: str) -> str:
        """Make a group, and return its link."""
        one = Group(_secret(), _secret(), me.id, nickname(name))
        async with self._database.write() as connection:
            await connection.alone(_by(me))
            if await store.owned_by(connection, me.id) >= GROUPS_OF_AN_OWNER:
                raise Problem("error-too-many-groups", most=GROUPS_OF_AN_OWNER)
            await _must_have_room(connection, me)
            await store.add(connection, one, clock.now())
            await store.join(connection, one.id, me.id, clock.now())
        return one.link

    async def join(self, link: str, me: Guest) -> None:
        async with self._changing(link, _by(me)) as (connection, one):
            people = await store.members(connection, one.id)
            mine = _who(people, me.id)
            if mine is not None:
                if mine.removed:
                    raise Problem("error-kept-out")
                return
            there = [who for who in people if not who.removed]
            if len(there) >= MEMBERS_OF_A_GROUP:
                raise Problem("error-group-full", most=MEMBERS_OF_A_GROUP)
            await _must_have_room(connection, me)
            if any(look_alike(who.name, me.name) for who in there):
                raise Problem("error-group-name")
            await store.join(connection, one.id, me.id, clock.now())

    async def leave(self, link: str, me: Guest) -> None:
        """Who owns the group leaves it to the member who has been there for the longest time; with
        its last member it is no more."""
        async with self._changing(link) as (connection, one):
            if await store.is_in(connection, one.id, me.id):
                await leave(connection, one.id, one.owner, me.id)

    # ---- the owner -------------------------------------------------------------------------

    async def rename(self, link: str, me: Guest, name: str) -> None:
        async with self._own(link, me) as (connection, one):
            await store.change(connection, one.id, name=nickname(name))

    async def link_anew(self, link: str, me: Guest) -> str:
        """Give it another link, which is returned: the old one ends, and nobody is kept out any
        more."""
        fresh = _secret()
        async with self._own(link, me) as (connection, one):
            await store.change(connection, one.id, link=fresh)
            await store.let_in_again(connection, one.id)
        return fresh

    async def remove(self, link: str, me: Guest, person: str) -> None:
        """Remove a member, who is kept out as long as the link holds."""
        async with self._own(link, me) as (connection, one):
            who = await _member(connection, one, person)
            if who.guest == me.id:
                raise Problem("error-yourself")
            await store.keep_out(connection, one.id, who.guest)

    async def hand_over(self, link: str, me: Guest, person: str) -> None:
        async with self._own(link, me) as (connection, one):
            who = await _member(connection, one, person)
            if await store.owned_by(connection, who.guest) >= GROUPS_OF_AN_OWNER:
                raise Problem("error-too-many-groups", most=GROUPS_OF_AN_OWNER)
            await store.change(connection, one.id, owner=who.guest)

    async def delete(self, link: str, me: Guest) -> None:
        async with self._own(link, me) as (connection, one):
            await end(connection, one.id)

    # ---- what members play -----------------------------------------------------------------

    async def add_table(self, link: str, me: Guest, table: str) -> None:
        """Make a waiting table of ``me`` one of the group."""
        async with self._changing(link) as (connection, one):
            await _must_be_in(connection, one, me)
            found = await store.table(connection, table)
            if found is None:
                raise Problem("error-no-such-table")
            if found.owner != me.id:
                raise Problem("error-not-owner")
            if found.status != "waiting":
                raise Problem("error-table-started")
            if found.challenge is not None or found.tournament is not None:
                raise Problem("error-shared-dice")
            if await store.waiting_of(connection, one.id, me.id, table) >= OPEN_IN_A_GROUP:
                raise Problem("error-too-many-group-tables", most=OPEN_IN_A_GROUP)
            await store.add_table(connection, one.id, table, clock.now())
            await self._tell(connection, one, table, found.game)

    async def _tell(self, connection: Connection, one: Group, table: str, game: str) -> None:
        """Tell the members who wish it that ``table`` waits for players: not those who sit there,
        nor who would meet somebody there whom they have blocked, or who has blocked them."""
        now = clock.now()
        there = (await store.seated(connection, [table]))[table]
        found = await wishes.those_who_wish(connection, one.id, now) - there
        found = {guest for guest in found if guest in self._notifications.reachable}
        pairs = await self._relations.apart(connection, there | found)
        found -= {guest for pair in pairs if there.intersection(pair) for guest in pair}
        happened = (
            Happened(
                kind="group",
                guest=guest,
                at=now,
                topic=table,
                n=now % 2**31,  # it may be shown, then not, and again
                game=game,
                name=one.name,
                path=f"/t/{table}",
            )
            for guest in await wishes.note_told(connection, one.id, found, now)
        )
        for write in self._notifications.writes(*happened):
            await connection.execute(write.statement, dict(write.row))

    async def wish(self, link: str, me: Guest, wanted: bool) -> None:
        """Whether ``me`` wishes to be told that a table of the group waits for players."""
        async with self._changing(link) as (connection, one):
            await _must_be_in(connection, one, me)
            await wishes.write_wish(connection, one.id, me.id, wanted)

    async def of_table(self, table: str, me: Guest) -> GroupOfTable | None:
        """The group of a table; None for a table of none, or if ``me`` is no member."""
        async with self._database.reads.connect() as connection:
            row = await store.of_table(connection, table, me.id)
        return None if row is None else GroupOfTable(row.link, row.name)

    async def begin_week(self, link: str, me: Guest) -> str:
        """The id of the only table of ``me`` in the round of this week."""
        async with self._database.reads.connect() as connection:
            one = await store.find(connection, link)
            if one is None:
                raise Problem("error-no-such-group")
            await _must_be_in(connection, one, me)
        return await self._challenges.begin_week(one.id, me)

    @contextlib.asynccontextmanager
    async def _changing(self, link: str, *keys: str) -> AsyncIterator[tuple[Connection, Group]]:
        """A transaction that has the group, and these ``keys``, for itself."""
        async with self._database.write() as connection:
            one = await store.find(connection, link)
            if one is None:
                raise Problem("error-no-such-group")
            for key in sorted((key_of(one.id), *keys)):
                await connection.alone(key)
            now = await store.find(connection, link)  # it may have changed before the lock
            if now is None:
                raise Problem("error-no-such-group")
            yield connection, now

    @contextlib.asynccontextmanager
    async def _own(self, link: str, me: Guest) -> AsyncIterator[tuple[Connection, Group]]:
        async with self._changing(link) as (connection, one):
            if one.owner != me.id:
                raise Problem("error-not-group-owner")
            yield connection, one


async def _must_be_in(connection: Connection, one: Group, me: Guest) -> None:
    if not await store.is_in(connection, one.id, me.id):
        raise Problem("error-not-member")


async def _must_have_room(connection: Connection, me: Guest) -> None:
    if await store.groups_of(connection, me.id) >= GROUPS_OF_A_PERSON:
        raise Problem("error-too-many-groups", most=GROUPS_OF_A_PERSON)


async def _member(connection: Connection, one: Group, person: str) -> Member:
    people = await store.members(connection, one.id)
    for who in people:
        if who.person == person and not who.removed:
            return who
    raise Problem("error-no-such-person")


def _who(people: list[Member], guest: str) -> Member | None:
    return next((who for who in people if who.guest == guest), None)


def _by(me: Guest) -> str:
    return f"groups of {me.id}"


def _secret() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
