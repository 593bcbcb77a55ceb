"""Goes through results in the order of their end, and makes ratings of them. No I/O."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Literal, TypeAlias

import msgspec

from ludoteca.server.ratings.rating import NEWCOMER, Rating, rate
from ludoteca.server.ratings.season import ALL_TIME, season_of

Kind: TypeAlias = Literal["rated", "practice"]
Position: TypeAlias = tuple[int, str]
"""The place of a table in the order: when it ended, and its id."""


class Result(msgspec.Struct, frozen=True):
    """The result of one seat at a table that counts; of a person, or else with the rating that is
    ``given``: that of a level of bots, or of a person who was forgotten since."""

    table: str
    seat: int
    guest: str | None
    place: int
    ended_at: int
    given: Rating | None = None

    @property
    def position(self) -> Position:
        return (self.ended_at, self.table)


class Standing(msgspec.Struct, frozen=True):
    """The rating of a person after their last table that counted: ``played`` of them in all,
    ``in_season`` of them in the season of the last one."""

    rating: Rating = NEWCOMER
    played: int = 0
    in_season: int = 0
    ended_at: int = 0
    table: str = ""

    def after(self, rating: Rating, result: Result) -> Standing:
        same = self.played > 0 and season_of(self.ended_at) == season_of(result.ended_at)
        in_season = self.in_season + 1 if same else 1
        return Standing(rating, self.played + 1, in_season, result.ended_at, result.table)


class Step(msgspec.Struct, frozen=True):
    """What a table made of the rating of a person. It has not ``moved`` where there was nobody to
    compare them with."""

    result: Result
    before: Rating
    after: Standing
    moved: bool


class Ledger:
    """``standings`` are those of the people before the first result."""

    def __init__(self, standings: Mapping[str, Standing]) -> None:
        self.standings = dict(standings)
        self.by_season: dict[tuple[str, int], Standing] = {}
        """The latest standing of each person in all seasons together, and in each season."""

    def settle(self, results: Iterable[Result]) -> Iterable[Step]:
        """The steps of all people, table by table. ``results`` are in the order of `Position`,
        those of one table by seat."""
        for _, table in groupby(results, key=lambda result: result.position):
            yield from self._settle_table(list(table))

    def _settle_table(self, results: Sequence[Result]) -> Iterable[Step]:
        held = [result.guest for result in results]
        # Who holds several seats, since two persons were joined, has played against themselves.
        compared = [
            result for result in results if result.guest is None or held.count(result.guest) == 1
        ]
        before = {result.seat: self._before(result) for result in results}
        after: dict[int, Rating] = {}
        if len(compared) > 1 and any(result.guest is not None for result in compared):
            teams = [[before[result.seat]] for result in compared]
            rated = rate(teams, [result.place for result in compared])
            after = {one.seat: team[0] for one, team in zip(compared, rated, strict=True)}
        for result in results:
            if result.guest is None:
                continue
            standing = self.standings.get(result.guest, Standing())
            moved = result.seat in after
            if moved:
                standing = standing.after(after[result.seat], result)
            self.standings[result.guest] = standing
            if standing.played:
                for season in (ALL_TIME, season_of(standing.ended_at)):
                    self.by_season[result.guest, season] = standing
            yield Step(result, before[result.seat], standing, moved)

    def _before(self, result: Result) -> Rating:
        if result.guest is None:
            return result.given or NEWCOMER
        return self.standings.get(result.guest, Standing()).rating
