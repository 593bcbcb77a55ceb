"""Whom a person has played with most often, and how it went between the two."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import CompoundSelect, and_, case, distinct, func, select

from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, outcomes, relations, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.store import NOBODY

MOST: Final = 10
"""People who are shown."""

LEAST: Final = 2
"""Tables with somebody, before that is told."""


class Opponent(msgspec.Struct, frozen=True):
    """A person with whom another has finished ``played`` tables. At ``ahead`` of them the other was
    before this person, at ``behind`` after; where people win together, neither."""

    person: str
    name: str
    played: int
    ahead: int
    behind: int


class Opponents(msgspec.Struct, frozen=True):
    """Those with the most tables first."""

    people: tuple[Opponent, ...]


async def opponents_of(
    database: Database, person: str, reader: str | None, together: Collection[str]
) -> Opponents:
    """With whom the person of this public id has played most. Others than the person learn of
    public tables only. People who have blocked the person or the ``reader``, or are blocked by one
    of them, are left out. ``together`` are the games that people win together. Raises `Problem`
    ``error-no-such-person``."""
    its = guests.c
    async with database.reads.connect() as connection:
        guest = await connection.scalar(
            select(its.id).where(its.person == person, its.id != NOBODY)
        )
        if guest is None:
            raise Problem("error-no-such-person")
        mine, theirs = outcomes.alias("mine"), outcomes.alias("theirs")
        shown = and_(
            mine.c.guest == guest,
            mine.c.counted,
            ~mine.c.early,
            theirs.c.counted,
            theirs.c.guest.is_not(None),
            theirs.c.guest != guest,
        )
        apart = mine.c.game.not_in(sorted(together))
        ahead = case((and_(apart, mine.c.rank < theirs.c.rank), mine.c.table_id))
        behind = case((and_(apart, mine.c.rank > theirs.c.rank), mine.c.table_id))
        played = func.count(distinct(mine.c.table_id))
        query = (
            select(
                its.person,
                its.name,
                played.label("played"),
                func.count(distinct(ahead)).label("ahead"),
                func.count(distinct(behind)).label("behind"),
            )
            .select_from(mine)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .join(guests, its.id == theirs.c.guest)
            .where(shown)
            .group_by(its.id, its.person, its.name)
            .having(played >= LEAST)
            .order_by(played.desc(), its.person)
            .limit(MOST)
        )
        if reader != guest:
            public = tables.c.listed & tables.c.challenge.is_(None)
            query = query.join(tables, tables.c.id == mine.c.table_id).where(public)
        for one in {guest, reader} - {None}:
            query = query.where(its.id.not_in(_parted_from(str(one))))
        rows = await connection.execute(query)
        return Opponents(
            tuple(Opponent(row.person, row.name, row.played, row.ahead, row.behind) for row in rows)
        )


def _parted_from(guest: str) -> CompoundSelect[Any]:
    """The query for those who have blocked ``guest``, or are blocked by them."""
    its = relations.c
    back = select(its.guest).where(its.other == guest, its.kind == "block")
    return select(its.other).where(its.guest == guest, its.kind == "block").union(back)
