"""Ratings as people see them."""

from __future__ import annotations

import msgspec

from ludoteca.core.game import Seat
from ludoteca.server.ratings.ledger import Kind


class GameRating(msgspec.Struct, frozen=True):
    """The rating of a person in one game. ``kind`` is ``rated`` for tables with other people and
    ``practice`` for those with bots. ``played`` counts the tables; ``curve`` has the numbers after
    the last of them, the latest last."""

    game: str
    kind: Kind
    rating: int
    provisional: bool
    played: int
    curve: tuple[int, ...]


class PersonRatings(msgspec.Struct, frozen=True):
    """All ratings of a person, by game."""

    ratings: tuple[GameRating, ...]


class OwnRatings(msgspec.Struct, frozen=True):
    """Whether results of the reader count at rated tables: they have a ``lasting`` identity."""

    lasting: bool


class SeatRating(msgspec.Struct, frozen=True):
    """What a table made of the rating in one seat, None in ``before`` and ``after`` until it is
    over and computed. ``counts`` is false where there was nobody to compare the person with."""

    seat: Seat
    counts: bool
    provisional: bool
    before: int | None
    after: int | None


class TableRatings(msgspec.Struct, frozen=True):
    """The rated ``seats`` of a table: those of people with a lasting identity at its start. Empty
    where the table does not count. ``ready`` is whether ratings are computed."""

    kind: Kind
    ready: bool
    seats: tuple[SeatRating, ...]


class Line(msgspec.Struct, frozen=True):
    """A line of a leaderboard. ``place`` is None while the rating is ``provisional``. ``played``
    counts tables of the season, or of all time."""

    place: int | None
    person: str
    name: str
    rating: int
    provisional: bool
    played: int


class Leaderboard(msgspec.Struct, frozen=True):
    """A page of the leaderboard of a game. ``season`` is like 20264, 0 for all time; ``seasons``
    are those that can be asked for. ``own`` is the line of the reader, None without a rating;
    ``more`` is the position of the next page, None at the end. ``following`` is None in a
    leaderboard of everybody; in that of the reader and those whom they follow, whether there are
    any."""

    game: str
    season: int
    seasons: tuple[int, ...]
    lines: tuple[Line, ...]
    own: Line | None
    more: str | None
    following: bool | None = None
