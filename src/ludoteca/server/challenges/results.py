"""Results of tables on shared dice, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.challenges.feat import Feat, feat_row
from ludoteca.server.db.schema import challenge_results as results
from ludoteca.server.db.schema import guests, seats


async def write_feats(
    connection: AsyncConnection, table: str, at: int, feats: Sequence[Feat]
) -> None:
    """Of each person the first table of a challenge counts."""
    for feat in feats:
        row = feat_row(table, at, feat)
        if feat.counts:
            before = select(results.c.seat).where(
                results.c.challenge == feat.challenge,
                results.c.guest == feat.guest,
                results.c.counted,
            )
            row["counted"] = (await connection.execute(before.limit(1))).first() is None
        await connection.execute(insert(results).values(row).on_conflict_do_nothing())


def lines(challenge: str) -> Select[Any]:
    """Results with the name of whoever sat there."""
    return (
        select(results, seats.c.name, guests.c.person)
        .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
        .outerjoin(guests, guests.c.id == results.c.guest)
        .where(results.c.challenge == challenge)
    )


BEST_FIRST = (
    results.c.points.desc(),
    results.c.tie.desc(),
    results.c.ended_at,
    results.c.table_id,
    results.c.seat,
)


def counted(challenge: str, *which: ColumnElement[bool]) -> Select[Any]:
    """How many counted results there are."""
    return select(func.count()).where(results.c.challenge == challenge, results.c.counted, *which)


def better_than(points: int, tie: int) -> ColumnElement[bool]:
    equal = and_(results.c.points == points, results.c.tie > tie)
    return or_(results.c.points > points, equal)


def worse_than(points: int, tie: int) -> ColumnElement[bool]:
    equal = and_(results.c.points == points, results.c.tie < tie)
    return or_(results.c.points < points, equal)
