"""Corrects which results count, after two persons were joined."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, tuple_, update

from ludoteca.server.db.engine import Connection
from ludoteca.server.db.schema import challenge_results, outcomes


async def count_once(connection: Connection, guest: str, together: Collection[str]) -> None:
    """Let tables and challenges count for ``guest`` by the rules for one person. ``together`` are
    the games in which everybody wins or loses together."""
    await _count_tables(connection, guest, together)
    await _count_challenges(connection, guest)


async def _count_tables(connection: Connection, guest: str, together: Collection[str]) -> None:
    """As in `ludoteca.server.people.outcome.outcomes_of`: a person with several seats has played
    against themselves, which counts only in a cooperative game, and only once."""
    first, counts = outcomes.alias("first"), outcomes.c.counted
    at_same = (first.c.table_id == outcomes.c.table_id) & (first.c.guest == guest)
    has_other = select(first.c.seat).where(at_same, first.c.seat != outcomes.c.seat).exists()
    has_earlier = select(first.c.seat).where(at_same, first.c.seat < outcomes.c.seat).exists()
    mine = update(outcomes).where(outcomes.c.guest == guest, counts)
    games = sorted(together)
    for surplus in (
        mine.where(outcomes.c.game.not_in(games), has_other),
        mine.where(outcomes.c.game.in_(games), has_earlier),
    ):
        await connection.execute(surplus.values(counted=False))


async def _count_challenges(connection: Connection, guest: str) -> None:
    """A person counts once for a challenge: with the table that ended first."""
    results = challenge_results
    query = (
        select(results.c.challenge, results.c.table_id, results.c.seat)
        .where(results.c.guest == guest, results.c.counted)
        .order_by(results.c.ended_at, results.c.table_id, results.c.seat)
    )
    met: set[str] = set()
    surplus = []
    for row in await connection.execute(query):
        if row.challenge in met:
            surplus.append((row.table_id, row.seat))
        met.add(row.challenge)
    if surplus:
        these = tuple_(results.c.table_id, results.c.seat).in_(surplus)
        await connection.execute(update(results).where(these).values(counted=False))
