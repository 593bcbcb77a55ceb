"""The rows of challenges, and queries for comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert  # SQLite says it in the same words

from ludoteca.core.game import Text
from ludoteca.server.challenges.cards import ComparedResult, PastDay
from ludoteca.server.challenges.challenge import (
    DAY,
    Challenge,
    challenge_columns,
    challenge_from,
)
from ludoteca.server.challenges.result import ChallengeResult
from ludoteca.server.challenges.results import (
    BEST_FIRST,
    better_than,
    counted,
    lines,
    worse_than,
    writes,
)
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import challenge_results as results
from ludoteca.server.db.schema import challenges, tables

MOST_LINES = 20
MOST_DAYS = 30
"""Most challenges in the archive of a game."""

_read_text = msgspec.json.Decoder(Text).decode


class ChallengeStore:
    """Methods that write raise `Problem` ``error-not-saved`` when the disk refuses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> Challenge | None:
        async with self._database.reads.connect() as connection:
            query = select(challenges).where(challenges.c.id == id)
            row = (await connection.execute(query)).first()
        return None if row is None else challenge_from(row._asdict())

    async def keep(
        self,
        challenge: Challenge,
        table: str = "",
        at: int = 0,
        first: Sequence[ChallengeResult] = (),
    ) -> Challenge:
        """Store a challenge unless its id exists, and return the stored one. ``first`` are the
        results of ``table``, which the dice come from and which ended at ``at``."""
        there = await self.find(challenge.id)
        if there is not None:
            return there
        new = insert(challenges).values(challenge_columns(challenge)).on_conflict_do_nothing()
        async with self._database.write() as connection:
            if (await connection.execute(new)).rowcount:
                for write in writes(table, at, first):
                    await connection.execute(write.statement, dict(write.row))
        there = await self.find(challenge.id)
        assert there is not None, "challenges are never deleted"
        return there

    async def past(self, game: str, now: int, guest: str | None) -> tuple[PastDay, ...]:
        """The closed daily challenges of ``game``, the latest first."""
        last = (
            select(challenges.c.id, challenges.c.opens_at)
            .where(
                challenges.c.game == game,
                challenges.c.ends_at.is_not(None),
                challenges.c.closes_at <= now,
                challenges.c.group_id.is_(None),
            )
            .order_by(challenges.c.opens_at.desc())
            .limit(MOST_DAYS)
        )
        async with self._database.reads.connect() as connection:
            days = (await connection.execute(last)).all()
            ids = [day.id for day in days]
            counts = await connection.execute(
                select(results.c.challenge, func.count().label("players"))
                .where(results.c.challenge.in_(ids), results.c.counted)
                .group_by(results.c.challenge)
            )
            players = {row.challenge: row.players for row in counts}
            mine = await connection.execute(
                select(tables.c.challenge, tables.c.id, results.c.text, results.c.counted)
                .outerjoin(results, results.c.table_id == tables.c.id)
                .where(tables.c.challenge.in_(ids), tables.c.owner == guest)
                .where(tables.c.status.in_(("running", "over")))
            )
            yours = {row.challenge: row for row in mine}
        return tuple(
            PastDay(
                id=day.id,
                opens_at=day.opens_at,
                players=players.get(day.id, 0),
                text=_read_text(own.text) if own and own.counted else None,
                yours=own.id if own else None,
            )
            for day in days
            for own in [yours.get(day.id)]
        )

    async def days_of(self, guest: str) -> set[int]:
        """The days, numbered from 1970, for which ``guest`` has a result that counts."""
        query = (
            select(challenges.c.opens_at)
            .join(results, results.c.challenge == challenges.c.id)
            .where(
                results.c.guest == guest,
                results.c.counted,
                challenges.c.ends_at.is_not(None),
                challenges.c.group_id.is_(None),
            )
        )
        async with self._database.reads.connect() as connection:
            return {opens_at // DAY for opens_at in await connection.scalars(query)}

    async def players(self, id: str) -> int:
        async with self._database.reads.connect() as connection:
            count: int = await connection.scalar(counted(id)) or 0
        return count

    async def best(self, challenge: Challenge, guest: str | None) -> tuple[ComparedResult, ...]:
        """The best results that count, ranked, and the bots of the table that the dice come
        from."""
        bots = (results.c.table_id == challenge.source) & results.c.level.is_not(None)
        query = lines(challenge.id).where(results.c.counted | bots).order_by(*BEST_FIRST)
        found = []
        rank, ranked, last = 0, 0, None
        async with self._database.reads.connect() as connection:
            for row in await connection.execute(query.limit(MOST_LINES)):
                merit = (row.points, row.tie)
                if row.counted:
                    ranked += 1
                    if merit != last:
                        rank, last = ranked, merit
                found.append(_line(row, rank if row.counted else None, guest))
        return tuple(found)

    async def of(self, challenge: str, guest: str) -> tuple[ComparedResult, int] | None:
        """The result of ``guest`` that counts, or else the latest, with the number of worse results
        of others that count."""
        mine = lines(challenge).where(results.c.guest == guest)
        query = mine.order_by(results.c.counted.desc(), results.c.ended_at.desc()).limit(1)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            merit = (row.points, row.tie)
            rank = None
            if row.counted:
                rank = 1 + (await connection.scalar(counted(challenge, better_than(*merit))) or 0)
            others = worse_than(*merit) & (results.c.guest.is_distinct_from(guest))
            behind: int = await connection.scalar(counted(challenge, others)) or 0
        return _line(row, rank, guest), behind


def _line(row: Any, rank: int | None, guest: str | None) -> ComparedResult:
    yours = guest is not None and row.guest == guest
    return ComparedResult(
        rank=rank,
        name=row.name,
        person=row.person,
        level=row.level,
        text=_read_text(row.text),
        you=yours,
        table=row.table_id if yours else None,
        seat=row.seat,
    )
