"""Queries for people's statistics; the database does the counting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sqlalchemy import and_, case, distinct, func, select

from ludoteca.core.codec import encode
from ludoteca.core.title import Title
from ludoteca.server import clock
from ludoteca.server.db.engine import Database
from ludoteca.server.db.schema import guests, outcomes, tables
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.people.attendance import stays_of
from ludoteca.server.people.opponents import Opponents, opponents_of
from ludoteca.server.people.profile import (
    AgainstBots,
    GameRecord,
    OnPreset,
    OwnProfile,
    Profile,
    RecentTable,
    Thinking,
    Week,
)
from ludoteca.server.people.streak import streak_of, win_streak_of
from ludoteca.server.people.usual_answers import usual_answers

RECENT: Final = 12
"""Number of tables on the guest's own page."""

DAY: Final = 86_400_000
WEEK: Final = 7 * DAY
MONDAY: Final = 4 * DAY
"""The first Monday after 1970-01-01, in milliseconds."""

WEEKS: Final = 26
"""Number of weeks on people's pages, this week included."""


class PeopleStore:
    def __init__(
        self,
        database: Database,
        titles: Mapping[str, Title],
        holiday: Callable[[str], int | None] = lambda _guest: None,
    ) -> None:
        """``holiday`` tells the last day of a guest's holiday (see `Holidays`)."""
        self._database = database
        self._holiday = holiday
        self._together = {game for game, title in titles.items() if title.meta.together}
        self._presets = {
            game: {encode(options): name for name, options in title.presets.items()}
            for game, title in titles.items()
        }

    async def profile(self, person: str) -> Profile:
        """The public page for a public id. Raises `Problem` ``error-no-such-person``."""
        who = select(guests).where(guests.c.person == person, guests.c.id != NOBODY)
        async with self._database.reads.connect() as connection:
            row = (await connection.execute(who)).first()
            if row is None:
                raise Problem("error-no-such-person")
            mine = and_(outcomes.c.guest == row.id, outcomes.c.counted)
            finished = and_(mine, ~outcomes.c.early)
            score = case((~outcomes.c.early, outcomes.c.score))
            played = await connection.execute(
                select(
                    outcomes.c.game,
                    func.count().label("played"),
                    func.sum(case((outcomes.c.won, 1), else_=0)).label("won"),
                    func.sum(case((outcomes.c.early, 1), else_=0)).label("early"),
                    func.avg(score).label("average"),
                    func.max(score).label("best"),
                    func.max(outcomes.c.ended_at).label("last_at"),
                )
                .where(mine)
                .group_by(outcomes.c.game)
                .order_by(func.count().desc(), outcomes.c.game)
            )
            bots = outcomes.alias("bots")
            against = await connection.execute(
                select(
                    outcomes.c.game,
                    bots.c.level,
                    func.count(distinct(outcomes.c.table_id)).label("played"),
                    func.count(distinct(case((outcomes.c.won, outcomes.c.table_id)))).label("won"),
                )
                .join(bots, bots.c.table_id == outcomes.c.table_id)
                .where(mine, bots.c.level.is_not(None))
                .group_by(outcomes.c.game, bots.c.level)
                .order_by(bots.c.level)
            )
            by_options = await connection.execute(
                select(
                    outcomes.c.game,
                    tables.c.options,
                    func.count().label("played"),
                    func.sum(case((outcomes.c.won, 1), else_=0)).label("won"),
                )
                .join(tables, tables.c.id == outcomes.c.table_id)
                .where(mine)
                .group_by(outcomes.c.game, tables.c.options)
            )
            now = clock.now()
            since = now - (now - MONDAY) % WEEK - (WEEKS - 1) * WEEK
            monday = outcomes.c.ended_at - (outcomes.c.ended_at - MONDAY) % WEEK
            by_week = await connection.execute(
                select(
                    monday.label("at"),
                    func.count().label("played"),
                    func.sum(case((outcomes.c.won, 1), else_=0)).label("won"),
                )
                .where(finished, outcomes.c.ended_at >= since)
                .group_by(monday)
                .order_by(monday)
            )
            by_day = await connection.scalars(
                select(outcomes.c.ended_at - outcomes.c.ended_at % DAY).where(finished).distinct()
            )
            days = {at // DAY for at in by_day}
            live = await usual_answers(connection, [row.id], over_days=False)
            over_days = await usual_answers(connection, [row.id], over_days=True)
            presets: dict[str, dict[str, OnPreset]] = {}
            for one in by_options:
                preset = self._presets.get(one.game, {}).get(bytes(one.options))
                if preset is not None:
                    found = presets.setdefault(one.game, {})
                    found[preset] = OnPreset(preset, one.played, one.won)
            levels: dict[str, list[AgainstBots]] = {}
            for one in against:
                levels.setdefault(one.game, []).append(AgainstBots(one.level, one.played, one.won))
            return Profile(
                person=person,
                name=row.name,
                since=row.created_at - row.created_at % DAY,
                games=tuple(
                    GameRecord(
                        game=one.game,
                        played=one.played,
                        won=one.won,
                        early=one.early,
                        average=None if one.average is None else float(one.average),
                        best=one.best,
                        last_at=one.last_at,
                        bots=tuple(levels.get(one.game, ())),
                        presets=tuple(
                            presets[one.game][preset]
                            for preset in self._presets.get(one.game, {}).values()
                            if preset in presets.get(one.game, {})
                        ),
                    )
                    for one in played
                ),
                weeks=tuple(Week(one.at, one.played, one.won) for one in by_week),
                streak=streak_of(days, now // DAY),
                wins=await win_streak_of(connection, row.id),
                thinking=Thinking(live=live.get(row.id), days=over_days.get(row.id)),
                holiday=self._holiday(row.id),
                stays=await stays_of(connection, row.id),
            )

    async def opponents(self, person: str, reader: str | None) -> Opponents:
        """As `opponents_of`."""
        return await opponents_of(self._database, person, reader, self._together)

    async def own(self, guest: str, person: str) -> OwnProfile:
        seats = outcomes.alias("all_seats")
        count = (
            select(func.count()).where(seats.c.table_id == outcomes.c.table_id).scalar_subquery()
        )
        latest = (
            select(outcomes, count.label("seats"))
            .where(outcomes.c.guest == guest, outcomes.c.counted)
            .order_by(outcomes.c.ended_at.desc(), outcomes.c.table_id)
            .limit(RECENT)
        )
        async with self._database.reads.connect() as connection:
            recent = tuple(
                RecentTable(
                    table=row.table_id,
                    game=row.game,
                    score=row.score,
                    rank=row.rank,
                    won=row.won,
                    seats=row.seats,
                    early=row.early,
                    ended_at=row.ended_at,
                )
                for row in await connection.execute(latest)
            )
        return OwnProfile(await self.profile(person), recent)
