"""Queries for ratings: of a person, of a table, and leaderboards."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import CTE, ColumnElement, Select, and_, func, literal, or_, select

from ludoteca.server import clock
from ludoteca.server.accounts.lasting import lasting
from ludoteca.server.db.engine import Connection, Database
from ludoteca.server.db.schema import guests
from ludoteca.server.db.schema import rating_standings as standings
from ludoteca.server.db.schema import rating_steps as steps
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.store import NOBODY
from ludoteca.server.ratings.rating import Rating
from ludoteca.server.ratings.scale import is_provisional, number_of
from ludoteca.server.ratings.season import ALL_TIME, latest_seasons
from ludoteca.server.ratings.shown import (
    GameRating,
    Leaderboard,
    Line,
    OwnRatings,
    PersonRatings,
    SeatRating,
    TableRatings,
)
from ludoteca.server.relations.service import Relations

PAGE: Final = 50
"""Lines on a page."""

CURVE: Final = 60
"""Tables in a curve."""


class RatingLists:
    def __init__(self, database: Database, relations: Relations) -> None:
        self._database = database
        self._relations = relations

    async def person(self, person: str) -> PersonRatings:
        """Raises `Problem` ``error-no-such-person``."""
        who = select(guests.c.id).where(guests.c.person == person, guests.c.id != NOBODY)
        async with self._database.reads.connect() as connection:
            guest = await connection.scalar(who)
            if guest is None:
                raise Problem("error-no-such-person")
            now = select(standings).where(
                standings.c.guest == guest, standings.c.season == ALL_TIME
            )
            known = list(await connection.execute(now.order_by(standings.c.game)))
            curves: dict[tuple[str, str], list[int]] = {}
            if known:
                for row in await connection.execute(_curves(guest)):
                    curves.setdefault((row.game, row.kind), []).append(number_of(row.mu))
        order = sorted(known, key=lambda row: (row.game, row.kind != "rated"))
        return PersonRatings(
            tuple(
                GameRating(
                    game=row.game,
                    kind=row.kind,
                    rating=row.number,
                    provisional=row.provisional,
                    played=row.played,
                    curve=tuple(curves.get((row.game, row.kind), ())),
                )
                for row in order
            )
        )

    async def own(self, guest: str) -> OwnRatings:
        async with self._database.reads.connect() as connection:
            return OwnRatings(await lasting(connection, guest))

    async def table(self, table: str) -> TableRatings:
        query = (
            select(steps)
            .where(steps.c.table_id == table, steps.c.level.is_(None))
            .order_by(steps.c.seat)
        )
        async with self._database.reads.connect() as connection:
            rows = list(await connection.execute(query))
        return TableRatings(
            kind=rows[0].kind if rows else "rated",
            ready=bool(rows) and all(row.version is not None for row in rows),
            seats=tuple(_seat(row) for row in rows),
        )

    async def leaderboard(
        self, game: str, season: int, after: str | None, guest: str | None
    ) -> Leaderboard:
        """The page behind the position ``after``, as ``guest`` reads it: two queries along an
        index, however many people there are."""
        async with self._database.reads.connect() as connection:
            return await _leaderboard(connection, game, season, after, guest, None)

    async def among_followed(
        self, game: str, season: int, after: str | None, guest: str | None
    ) -> Leaderboard:
        """The same of ``guest`` and those whom they follow: three queries, that look up each of
        them. Somebody without a name follows nobody."""
        if guest is None:
            return _empty(game, season)
        followed = self._relations.followed_by(guest)
        async with self._database.reads.connect() as connection:
            if not await self._relations.follows_anybody(connection, guest):
                return _empty(game, season)
            found = await _leaderboard(connection, game, season, after, guest, followed)
        return msgspec.structs.replace(found, following=True)


async def _leaderboard(
    connection: Connection,
    game: str,
    season: int,
    after: str | None,
    guest: str | None,
    followed: Select[Any] | None,
) -> Leaderboard:
    last, place = (None, 0) if after is None else _position(after)
    among = None
    if guest is not None and followed is not None:
        among = followed.union_all(select(literal(guest))).cte("among")
    rows = list(await connection.execute(_page(game, season, last, among)))
    own = None
    if guest is not None:
        row = (await connection.execute(_own(game, season, guest, among))).first()
        own = None if row is None else _line(row, row.better + 1)
    lines = [_line(row, place + at) for at, row in enumerate(rows[:PAGE], 1)]
    more = None
    if len(rows) > PAGE:
        end = rows[PAGE - 1]
        more = f"{end.number}-{end.ended_at}-{place + PAGE}-{end.person}"
    return Leaderboard(
        game=game,
        season=season,
        seasons=latest_seasons(clock.now()),
        lines=tuple(lines),
        own=own,
        more=more,
    )


def _empty(game: str, season: int) -> Leaderboard:
    """The leaderboard of those who follow nobody."""
    seasons = latest_seasons(clock.now())
    return Leaderboard(game, season, seasons, lines=(), own=None, more=None, following=False)


def _curves(guest: str) -> Any:
    latest = (
        func.row_number()
        .over(
            partition_by=(steps.c.game, steps.c.kind),
            order_by=(steps.c.ended_at.desc(), steps.c.table_id.desc()),
        )
        .label("latest")
    )
    ranked = (
        select(steps.c.game, steps.c.kind, steps.c.mu, steps.c.ended_at, steps.c.table_id, latest)
        .where(steps.c.guest == guest, steps.c.moved)
        .subquery()
    )
    return (
        select(ranked)
        .where(ranked.c.latest <= CURVE)
        .order_by(ranked.c.ended_at, ranked.c.table_id)
    )


def _seat(row: Any) -> SeatRating:
    done = row.version is not None and row.mu is not None
    return SeatRating(
        seat=row.seat,
        counts=row.version is None or row.moved,
        provisional=done and is_provisional(Rating(row.mu, row.sigma)),
        before=number_of(row.mu_before) if done else None,
        after=number_of(row.mu) if done else None,
    )


def _position(after: str) -> tuple[tuple[int, int, str], int]:
    """The last line of the page before (its number, its time and its person), and its place."""
    number, ended_at, place, person = after.split("-", 3)
    return (int(number), int(ended_at), person), int(place)


def _in(game: str, season: int) -> ColumnElement[bool]:
    return and_(standings.c.game == game, standings.c.kind == "rated", standings.c.season == season)


def _page(
    game: str, season: int, last: tuple[int, int, str] | None, among: CTE | None = None
) -> Any:
    """Those with the highest number first; of equal ones, who reached it first."""
    query = (
        select(standings, guests.c.name, guests.c.person)
        .join(guests, guests.c.id == standings.c.guest)
        .where(_in(game, season), ~standings.c.provisional)
        .order_by(standings.c.number.desc(), standings.c.ended_at, guests.c.person)
        .limit(PAGE + 1)
    )
    if among is not None:
        # A join, and no "in": SQLite looks up each person, and does not read all of the game.
        query = query.join(among, among.c.other == standings.c.guest)
    if last is None:
        return query
    number, ended_at, person = last
    later = or_(
        standings.c.number < number,
        standings.c.ended_at > ended_at,
        and_(standings.c.ended_at == ended_at, guests.c.person > person),
    )
    return query.where(standings.c.number <= number, later)


def _own(game: str, season: int, guest: str, among: CTE | None = None) -> Any:
    mine, other, whose = standings.alias("mine"), standings, guests.alias("whose")
    same = other.c.number == mine.c.number
    before = or_(
        other.c.number > mine.c.number,
        and_(same, other.c.ended_at < mine.c.ended_at),
        and_(same, other.c.ended_at == mine.c.ended_at, whose.c.person < guests.c.person),
    )
    better = (
        select(func.count())
        .select_from(other)
        .join(whose, whose.c.id == other.c.guest)
        .where(_in(game, season), ~other.c.provisional, other.c.number >= mine.c.number, before)
        .correlate(mine, guests)
    )
    if among is not None:
        better = better.join(among, among.c.other == other.c.guest)
    return (
        select(mine, guests.c.name, guests.c.person, better.scalar_subquery().label("better"))
        .join(guests, guests.c.id == mine.c.guest)
        .where(
            mine.c.guest == guest,
            mine.c.game == game,
            mine.c.kind == "rated",
            mine.c.season == season,
        )
    )


def _line(row: Any, place: int) -> Line:
    return Line(
        place=None if row.provisional else place,
        person=row.person,
        name=row.name,
        rating=row.number,
        provisional=row.provisional,
        played=row.played,
    )
