"""Follows, blocks, and what people allow each other.

A block is never told: whoever is blocked goes on following the other person, as far as they can
see, and nothing comes of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select

from ludoteca.server import clock
from ludoteca.server.accounts.lasting import lasting
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import relation_wishes
from ludoteca.server.db.write import Write
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import BLOCKED_BY_A_PERSON, FOLLOWED_BY_A_PERSON
from ludoteca.server.guests.guest import Guest
from ludoteca.server.matching.conditions import Apart
from ludoteca.server.matching.search import Search
from ludoteca.server.relations import store
from ludoteca.server.relations.here import Here
from ludoteca.server.relations.wishes import RelationWishes
from ludoteca.server.tables.play import Status
from ludoteca.server.tables.rows import InvitationStore, Invited, RowHappened

MOST_TABLES = 3
"""Tables that are told of one person."""


class TableOfOther(msgspec.Struct, frozen=True):
    """A live table of somebody: whether it has an ``open`` seat, and whether the reader sits there,
    too (``yours``)."""

    table: str
    game: str
    status: Status
    open: bool
    yours: bool


class Followed(msgspec.Struct, frozen=True):
    """A person whom the reader follows. Whether they are ``here`` and their public ``tables`` are
    told if they wish it."""

    person: str
    name: str
    here: bool = False
    tables: tuple[TableOfOther, ...] = ()


class Blocked(msgspec.Struct, frozen=True):
    person: str
    name: str


class Relation(msgspec.Struct, frozen=True):
    """What the reader has to do with a person; nothing of what the person has to do with them.
    ``lasting`` is whether the reader may follow anybody: whether they can sign in again."""

    follows: bool
    blocks: bool
    lasting: bool


class Relations:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database, invitations: InvitationStore, here: Here) -> None:
        self._database = database
        self._invitations = invitations
        self.here = here

    # ---- one person ------------------------------------------------------------------------

    async def relation(self, me: str, person: str) -> Relation:
        async with self._database.reads.connect() as connection:
            other = await _other(connection, me, person)
            return Relation(
                follows=await store.has(connection, me, other, "follow"),
                blocks=await store.has(connection, me, other, "block"),
                lasting=await lasting(connection, me),
            )

    async def follow(self, me: Guest, person: str) -> None:
        async with self._database.write() as connection:
            await connection.alone(f"relations of {me.id}")
            other = await _other(connection, me.id, person)
            if not await lasting(connection, me.id):
                raise Problem("error-not-lasting")
            if await store.has(connection, me.id, other, "block"):
                raise Problem("error-blocked")
            if await store.has(connection, me.id, other, "follow"):
                return
            if await store.count(connection, me.id, "follow") >= FOLLOWED_BY_A_PERSON:
                raise Problem("error-too-many-followed", most=FOLLOWED_BY_A_PERSON)
            await store.add(connection, me.id, other, "follow", clock.now())

    async def block(self, me: Guest, person: str) -> None:
        """Part ``me`` from a person: the two do not follow or invite each other any more. The other
        one keeps the row of their follow, which counts for nothing as long as the block lasts."""
        async with self._database.write() as connection:
            await connection.alone(f"relations of {me.id}")
            other = await _other(connection, me.id, person)
            if await store.has(connection, me.id, other, "block"):
                return
            if await store.count(connection, me.id, "block") >= BLOCKED_BY_A_PERSON:
                raise Problem("error-too-many-blocked", most=BLOCKED_BY_A_PERSON)
            await store.add(connection, me.id, other, "block", clock.now())
            await store.remove(connection, me.id, other, "follow", "invited")
            await self._invitations.part(connection, me.id, other)

    async def end(self, me: Guest, person: str, kind: store.Kind) -> None:
        """Follow or block a person no longer; nothing happens if there is nothing to end."""
        async with self._database.write() as connection:
            await connection.alone(f"relations of {me.id}")
            other = await _other(connection, me.id, person)
            await store.remove(connection, me.id, other, kind)

    # ---- lists and wishes ------------------------------------------------------------------

    async def followed(self, me: str) -> tuple[Followed, ...]:
        """Whom ``me`` follows: those who are here first, then by name."""
        async with self._database.reads.connect() as connection:
            people = await store.others_of(connection, me, "follow")
            here = await self.here_for(connection, me)
            rows = await store.live_seats(connection, here, me) if here else ()
        tables: dict[str, dict[str, TableOfOther]] = {}
        for row in rows:
            found = tables.setdefault(row.guest, {})
            if len(found) < MOST_TABLES:
                found[row.id] = TableOfOther(row.id, row.game, row.status, row.vacant, row.mine)
        all_of = [
            Followed(
                one.person, one.name, one.guest in here, tuple(tables.get(one.guest, {}).values())
            )
            for one in people
        ]
        return tuple(sorted(all_of, key=lambda one: not one.here))

    async def blocked(self, me: str) -> tuple[Blocked, ...]:
        async with self._database.reads.connect() as connection:
            people = await store.others_of(connection, me, "block")
        return tuple(Blocked(one.person, one.name) for one in people)

    async def wishes(self, me: str) -> RelationWishes:
        async with self._database.reads.connect() as connection:
            return await store.read_wishes(connection, me)

    async def wish(self, me: Guest, wishes: RelationWishes) -> None:
        async with self._database.write() as connection:
            await connection.alone(f"relations of {me.id}")
            await store.write_wishes(connection, me.id, wishes)

    # ---- what other rooms ask --------------------------------------------------------------

    async def here_for(self, connection: Connection, me: str) -> set[str]:
        """Those whom ``me`` follows who are here, and wish ``me`` to see it."""
        allow = store.allowing(me, relation_wishes.c.seen_by)
        seen = set((await connection.scalars(allow)).all())
        pairs = await store.blocks_among(connection, {me, *seen})
        seen -= {one for one, other in pairs if other == me}
        return {one for one in seen if self.here.is_here(one)}

    async def apart(
        self, connection: Connection, guests: Collection[str]
    ) -> frozenset[tuple[str, str]]:
        """As `ludoteca.server.tables.rows.apart.Apart`."""
        return await store.blocks_among(connection, guests)

    async def judge(self, searches: Sequence[Search]) -> Apart:
        """The condition of matching: those who have blocked each other are not matched."""
        async with self._database.reads.connect() as connection:
            pairs = await store.blocks_among(connection, {one.guest for one in searches})
        return lambda one, other: (
            (one.guest, other.guest) in pairs or (other.guest, one.guest) in pairs
        )

    def may_invite(self, me: str) -> Select[Any]:
        """Those whom ``me`` may invite because they follow them."""
        return store.allowing(me, relation_wishes.c.invited_by)

    async def follows_anybody(self, connection: Connection, me: str) -> bool:
        """Whether ``me`` follows people, also those who have blocked them, who are not told so."""
        return await store.count(connection, me, "follow") > 0

    def followed_by(self, me: str) -> Select[Any]:
        """Those whom ``me`` follows, and reads something of: they have not blocked ``me``."""
        return store.followed(me)


def note_invited(happened: RowHappened) -> Sequence[Write]:
    """The effect of an invitation: the inviter knows the guest from now on."""
    if not isinstance(happened, Invited):
        return ()
    return (store.relation_write(happened.owner, happened.guest, "invited", happened.at),)


async def _other(connection: Connection, me: str, person: str) -> str:
    """The guest with this public id. Raises `Problem` if it is nobody, or ``me``."""
    other = await store.guest_of(connection, person)
    if other is None:
        raise Problem("error-no-such-person")
    if other == me:
        raise Problem("error-yourself")
    return other
