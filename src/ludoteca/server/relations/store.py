"""The rows of relations: queries, and nothing but them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    Column,
    Row,
    Select,
    bindparam,
    delete,
    exists,
    func,
    or_,
    select,
)
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import guests, relation_wishes, relations, seats, tables
from ludoteca.server.db.write import Write
from ludoteca.server.relations.wishes import RelationWishes

Kind: TypeAlias = Literal["follow", "block", "invited"]

AT_ONCE: Final = 100
"""Guests in one query; between two of them moves at tables pass."""

_its = relations.c
_wish = relation_wishes.c
_back = relations.alias("back")

_guests: BindParameter[Any] = bindparam("guests", expanding=True)
_BLOCKS = select(_its.guest, _its.other).where(_its.guest.in_(_guests), _its.kind == "block")
_BLOCKS_AMONG = _BLOCKS.where(_its.other.in_(_guests))
"""The blocks of some guests, and those among them. The statements are made once: a look at a full
pool of people who search needs ten of them."""

_new = insert(relations).on_conflict_do_nothing()


class Person(NamedTuple):
    """The public id and the name of a person, and the secret id."""

    guest: str
    person: str
    name: str


def relation_write(guest: str, other: str, kind: Kind, at: int) -> Write:
    """The row of a relation, unless it is there."""
    return Write(_new, {"guest": guest, "other": other, "kind": kind, "at": at})


async def guest_of(connection: Connection, person: str) -> str | None:
    """The guest with this public id."""
    found: str | None = await connection.scalar(
        select(guests.c.id).where(guests.c.person == person)
    )
    return found


async def has(connection: Connection, guest: str, other: str, kind: Kind) -> bool:
    query = select(_its.at).where(_its.guest == guest, _its.other == other, _its.kind == kind)
    return await connection.scalar(query) is not None


async def count(connection: Connection, guest: str, kind: Kind) -> int:
    query = select(func.count()).where(_its.guest == guest, _its.kind == kind)
    return await connection.scalar(query) or 0


async def add(connection: Connection, guest: str, other: str, kind: Kind, at: int) -> None:
    write = relation_write(guest, other, kind, at)
    await connection.execute(write.statement, dict(write.row))


async def remove(connection: Connection, guest: str, other: str, *kinds: Kind) -> None:
    await connection.execute(
        delete(relations).where(_its.guest == guest, _its.other == other, _its.kind.in_(kinds))
    )


async def others_of(connection: Connection, guest: str, kind: Kind) -> list[Person]:
    """The people to whom ``guest`` has a relation, by name."""
    query = (
        select(guests.c.id, guests.c.person, guests.c.name)
        .join(relations, _its.other == guests.c.id)
        .where(_its.guest == guest, _its.kind == kind)
        .order_by(guests.c.name, guests.c.person)
    )
    return [Person(row.id, row.person, row.name) for row in await connection.execute(query)]


async def read_wishes(connection: Connection, guest: str) -> RelationWishes:
    row = (await connection.execute(select(relation_wishes).where(_wish.guest == guest))).first()
    if row is None:
        return RelationWishes()
    return RelationWishes(seen_by=row.seen_by, invited_by=row.invited_by, strangers=row.strangers)


async def write_wishes(connection: Connection, guest: str, wishes: RelationWishes) -> None:
    row = {name: getattr(wishes, name) for name in RelationWishes.__struct_fields__}
    new = insert(relation_wishes).values(guest=guest, **row)
    await connection.execute(new.on_conflict_do_update(index_elements=["guest"], set_=row))


def allowing(follower: str, wish: Column[Any]) -> Select[Any]:
    """The query for the ids of those whom ``follower`` follows, and whose ``wish`` allows them what
    it is about. One who has blocked the follower may be among them."""
    follows_back = exists().where(
        _back.c.guest == _its.other, _back.c.other == follower, _back.c.kind == "follow"
    )
    usual = "mutual"
    wished = func.coalesce(wish, usual)
    return (
        select(_its.other)
        .outerjoin(relation_wishes, _wish.guest == _its.other)
        .where(
            _its.guest == follower,
            _its.kind == "follow",
            or_(wished == "followers", (wished == usual) & follows_back),
        )
    )


def followed(follower: str) -> Select[Any]:
    """The query for the ids of those whom ``follower`` follows, without those who have blocked
    them."""
    blocked = exists().where(
        _back.c.guest == _its.other, _back.c.other == follower, _back.c.kind == "block"
    )
    return select(_its.other).where(_its.guest == follower, _its.kind == "follow", ~blocked)


async def blocks_among(connection: Connection, them: Collection[str]) -> frozenset[tuple[str, str]]:
    """Among these guests the pairs of one who has blocked another, and that other."""
    found = set()
    names = sorted(them)
    for first in range(0, len(names), AT_ONCE):
        some = {"guests": names[first : first + AT_ONCE]}
        if len(names) <= AT_ONCE:
            rows = await connection.execute(_BLOCKS_AMONG, some)
        else:
            rows = await connection.execute(_BLOCKS, some)
        found |= {(row.guest, row.other) for row in rows}
        if first + AT_ONCE < len(names):
            await asyncio.sleep(0)
    return frozenset(pair for pair in found if pair[1] in them)


async def between(
    connection: Connection, readers: Collection[str], speakers: Collection[str]
) -> Sequence[Row[Any]]:
    """All that people who read have to do with people who speak, by their public ids; and the
    blocks the other way round."""
    spoken = select(guests.c.id).where(guests.c.person.in_(speakers))
    query = select(_its.guest, _its.other, _its.kind, _its.at).where(
        or_(
            _its.guest.in_(readers) & _its.other.in_(spoken),
            _its.guest.in_(spoken) & _its.other.in_(readers) & (_its.kind == "block"),
        )
    )
    return (await connection.execute(query)).all()


async def with_phrases_of_strangers(
    connection: Connection, readers: Collection[str]
) -> Sequence[str]:
    """Those of ``readers`` who wish to read only phrases of strangers."""
    query = select(_wish.guest).where(_wish.guest.in_(readers), _wish.strangers == "phrases")
    return (await connection.scalars(query)).all()


async def live_seats(
    connection: Connection, them: Collection[str], reader: str
) -> Sequence[Row[Any]]:
    """The live tables of these guests that are public, or at which ``reader`` sits, too; and
    whether they have an open seat."""
    mine = seats.alias("mine")
    open_seat = seats.alias("vacant")
    with_reader = exists().where(mine.c.table_id == tables.c.id, mine.c.guest == reader)
    vacant = exists().where(open_seat.c.table_id == tables.c.id, open_seat.c.kind == "open")
    query = (
        select(
            seats.c.guest,
            tables.c.id,
            tables.c.game,
            tables.c.status,
            vacant.label("vacant"),
            with_reader.label("mine"),
        )
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.guest.in_(them),
            ~seats.c.invited,
            tables.c.status.in_(("waiting", "running")),
            tables.c.challenge.is_(None),
            tables.c.listed | with_reader,
        )
        .order_by(tables.c.changed_at.desc(), tables.c.id)
    )
    return (await connection.execute(query)).all()
