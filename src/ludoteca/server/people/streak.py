"""Streaks: on how many consecutive days a person has played, or finished a challenge; and how many
tables in a row they have won."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import case, func, select

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import outcomes


class Streak(msgspec.Struct, frozen=True):
    """``days`` is the length of the streak that reaches today, or yesterday while today can still
    be played. ``best`` is the longest streak ever; ``today`` whether today counts already."""

    days: int
    best: int
    today: bool


def streak_of(days: Collection[int], today: int) -> Streak:
    """The streak in ``days``. They and ``today`` are numbered from 1970-01-01, in UTC."""
    best = run = 0
    before = None
    for day in sorted(set(days)):
        run = run + 1 if day - 1 == before else 1
        best = max(best, run)
        before = day
    lasts = before is not None and before >= today - 1
    return Streak(days=run if lasts else 0, best=best, today=today in days)


class WinStreak(msgspec.Struct, frozen=True):
    """``now`` is the number of tables with others, people or bots, that a person has won since the
    last one that they did not win; ``best`` is the most ever in a row."""

    now: int
    best: int


async def win_streak_of(connection: Connection, guest: str) -> WinStreak:
    """A table that ended early is no win."""
    other = outcomes.alias("other")
    with_others = (
        select(other.c.seat)
        .where(other.c.table_id == outcomes.c.table_id, other.c.seat != outcomes.c.seat)
        .exists()
    )
    in_order = (outcomes.c.ended_at, outcomes.c.table_id, outcomes.c.seat)
    not_won = func.sum(case((outcomes.c.won, 0), else_=1))
    mine = (
        select(outcomes.c.won, not_won.over(order_by=in_order).label("before"))
        .where(outcomes.c.guest == guest, outcomes.c.counted, with_others)
        .subquery()
    )
    won = func.sum(case((mine.c.won, 1), else_=0))
    runs = select(mine.c.before, won.label("won")).group_by(mine.c.before).cte("runs")
    latest = select(runs.c.won).order_by(runs.c.before.desc()).limit(1).scalar_subquery()
    query = select(func.max(runs.c.won).label("best"), latest.label("now"))
    row = (await connection.execute(query)).one()
    return WinStreak(now=int(row.now or 0), best=int(row.best or 0))
