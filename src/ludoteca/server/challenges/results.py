"""The rows of results on shared dice, and queries for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Boolean, ColumnElement, Select, and_, bindparam, func, or_, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.codec import encode
from ludoteca.server.challenges.result import ChallengeResult, results_of
from ludoteca.server.db.schema import challenge_results as results
from ludoteca.server.db.schema import guests, seats
from ludoteca.server.db.write import Write
from ludoteca.server.tables.state import Change

_earlier = results.alias("earlier")
_first_of_its_guest = ~(
    select(_earlier.c.seat)
    .where(
        _earlier.c.challenge == bindparam("b_challenge"),
        _earlier.c.guest == bindparam("b_guest"),
        _earlier.c.counted,
    )
    .exists()
)
_write = (
    insert(results)
    .values(counted=and_(bindparam("b_counts", type_=Boolean), _first_of_its_guest))
    .on_conflict_do_nothing()
)
"""Only the first table of each person counts in a challenge."""


def keep_results(change: Change) -> list[Write]:
    """An effect that adds result rows to the entry that decides a table on shared dice; none for a
    table that was ended early."""
    if not change.ends:
        return []
    decided = change.decided
    if decided.shared is None or not decided.merits:
        return []
    made = results_of(decided.shared, decided.people, decided.merits, decided.helped, decided.at)
    return writes(decided.table, decided.at, made)


def writes(table: str, at: int, made: Sequence[ChallengeResult]) -> list[Write]:
    """The rows of a table that ended at the time ``at``."""
    return [
        Write(
            _write,
            {
                "table_id": table,
                "seat": result.seat,
                "challenge": result.challenge,
                "guest": result.guest,
                "level": result.level,
                "points": result.merit.points,
                "tie": result.merit.tie,
                "text": encode(result.merit.text),
                "b_challenge": result.challenge,
                "b_guest": result.guest,
                "b_counts": result.counts,
                "ended_at": at,
            },
        )
        for result in made
    ]


def lines(challenge: str) -> Select[Any]:
    """A query for results with the name in each seat."""
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
    """A query for the number of results that count."""
    return select(func.count()).where(results.c.challenge == challenge, results.c.counted, *which)


def better_than(points: int, tie: int) -> ColumnElement[bool]:
    equal = and_(results.c.points == points, results.c.tie > tie)
    return or_(results.c.points > points, equal)


def worse_than(points: int, tie: int) -> ColumnElement[bool]:
    equal = and_(results.c.points == points, results.c.tie < tie)
    return or_(results.c.points < points, equal)
