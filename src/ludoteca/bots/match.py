"""Matches: measure levels against each other, with rotated seats and duplicate dice.

A deal is one table seed. It is played once for each rotation of the seating, so that all levels
have the same luck with seats and dice, and the same playing styles, which belong to a seat of the
deal. In team games and at tables of one, levels cannot meet: each level fills all seats of the
deal once, and in games without a team the best score wins the deal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from ludoteca.bots.budget import Clock
from ludoteca.bots.interval import always_within, interval, mean
from ludoteca.bots.random import choose_at_random
from ludoteca.core.bot import EVEN, Bot, PlayingStyle, with_style
from ludoteca.core.chance import Chance
from ludoteca.core.draws.seeded import table_seed
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.replay.self_play import play
from ludoteca.core.replay.standing import Standing

NARROW: Final = 0.02
"""A share counts as measured when its interval reaches no further to either side."""

ERROR: Final = 0.05
"""The highest probability of a wrong answer to a settled question."""

FEWEST: Final = 20
"""Fewest deals before a question can be settled."""


class LevelResult(msgspec.Struct, frozen=True, kw_only=True):
    """The measurements of one level.

    ``win_share`` is the part of the wins that one seat of this level gets, a shared win divided,
    ``low`` and ``high`` its 95 % interval; ``score`` the mean of its final points;
    ``ms_per_choice`` its mean time for a choice among two and more options, of which there
    were ``choices``.
    """

    level: str
    seats: int
    win_share: float
    low: float
    high: float
    score: float
    choices: int
    ms_per_choice: float


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match. ``levels`` are the strongest first; ``answer`` is in English."""

    game: str
    rules: int
    options: Any
    seats: int
    seed: int
    fair_share: float
    planned: int
    tables: int
    deals: int
    settled: bool
    answer: str
    levels: tuple[LevelResult, ...]


@dataclasses.dataclass(slots=True)
class _Level:
    """One level and the results of its seats, deal by deal."""

    name: str
    bot: Bot
    clock: Clock
    seats: int = 0
    choices: int = 0
    seconds: float = 0.0
    shares: list[float] = dataclasses.field(default_factory=list)
    scores: list[float] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True, slots=True)
class _Timed:
    """A bot in a seat of a level that measures its thinking time."""

    level: _Level
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        level, bot = self.level, with_style(self.level.bot, self.style)
        if len(options) == 1:
            return bot(game, view, seat, options, chance)
        begin = level.clock()
        choice = bot(game, view, seat, options, chance)
        level.seconds += level.clock() - begin
        level.choices += 1
        return choice


@dataclasses.dataclass(frozen=True, slots=True)
class Even:
    """A bot without a playing style: it shows what styles cost."""

    bot: Bot

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        return self.bot(game, view, seat, options, chance)


class Match:
    """A match between ``bots`` by level; ``seating`` is the first seating of levels."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        bots: Mapping[str, Bot],
        seating: Sequence[str],
        seed: int,
        clock: Clock,
    ) -> None:
        self._game = game
        self._options = options
        self._seed = seed
        self._levels = {name: _Level(name, bot, clock) for name, bot in bots.items()}
        self._seating = list(seating)
        self._apart = len(seating) == 1 or self._is_team()
        for name, level in self._levels.items():
            level.seats = len(seating) if self._apart else self._seating.count(name)
        self.deals = 0
        self.tables = 0

    @property
    def tables_per_deal(self) -> int:
        return len(self._levels) if self._apart else len(_rotations(self._seating))

    def run(self, planned: int, early: bool) -> Iterator[int]:
        """Plays ``planned`` tables, rounded up to whole deals; with ``early`` it ends as soon as
        the question is settled. Yields the number of tables of each deal.

        Raises `Rejected` when the game cannot be set up like this.
        """
        while self.tables < planned:
            self._deal()
            yield self.tables_per_deal
            if early and self.settled()[0]:
                return

    def settled(self) -> tuple[bool, str]:
        """Whether the order of the levels is certain and all shares are measured, or the levels are
        so close that it does not matter; and that as text."""
        ranking = self._ranking()
        pairs = list(pairwise(ranking))
        if self.deals < FEWEST:
            return False, f"open: fewer than {FEWEST} deals"
        narrow = all(
            high - share <= NARROW and share - low <= NARROW
            for share, (low, high) in (
                (mean(level.shares), self._interval(level)) for level in ranking
            )
        )
        said, decided = [ranking[0].name], True
        for better, worse in pairs:
            ahead = [one - other for one, other in zip(better.shares, worse.shares, strict=True)]
            within = always_within(ahead, ERROR / len(pairs))
            if mean(ahead) > within:
                said.append(f"> {worse.name}")
                decided = decided and narrow
            elif mean(ahead) + within < NARROW:
                said.append(f"= {worse.name}")
            else:
                said.append(f"? {worse.name}")
                decided = False
        return decided, ("" if decided else "open: ") + " ".join(said)

    def result(self, planned: int) -> MatchResult:
        """The measurements so far."""
        settled, answer = self.settled()
        return MatchResult(
            game=self._game.meta.id,
            rules=self._game.meta.rules_version,
            options=self._options,
            seats=len(self._seating),
            seed=self._seed,
            fair_share=1 / (len(self._levels) if self._apart else len(self._seating)),
            planned=planned,
            tables=self.tables,
            deals=self.deals,
            settled=settled,
            answer=answer,
            levels=tuple(self._level_result(level) for level in self._ranking()),
        )

    def _level_result(self, level: _Level) -> LevelResult:
        low, high = self._interval(level)
        return LevelResult(
            level=level.name,
            seats=level.seats,
            win_share=mean(level.shares),
            low=low,
            high=high,
            score=mean(level.scores),
            choices=level.choices,
            ms_per_choice=1000 * level.seconds / max(1, level.choices),
        )

    def _ranking(self) -> list[_Level]:
        return sorted(self._levels.values(), key=lambda level: -mean(level.shares))

    def _interval(self, level: _Level) -> tuple[float, float]:
        return interval(level.shares, self.tables)

    def _deal(self) -> None:
        """Plays one seed in every seating and adds the results to the levels."""
        self.deals += 1
        seed = table_seed(self._seed, self.deals)
        wins = dict.fromkeys(self._levels, 0.0)
        points = dict.fromkeys(self._levels, 0.0)
        seatings = self._seatings()
        for seating in seatings:
            end = self._play(seating, seed)
            self.tables += 1
            for name in self._levels:
                own = [seat for seat, occupant in enumerate(seating) if occupant == name]
                wins[name] += sum(_win_share(end, seat) for seat in own)
                points[name] += sum(end.scores[seat] for seat in own)
        seats = {name: sum(seating.count(name) for seating in seatings) for name in wins}
        if self._apart and end.team is None:
            best = max(points.values())
            winners = [name for name in points if points[name] == best]
            for name in wins:
                wins[name] = seats[name] / len(winners) if name in winners else 0.0
        for name, level in self._levels.items():
            level.shares.append(wins[name] / seats[name])
            level.scores.append(points[name] / seats[name])

    def _seatings(self) -> list[list[str]]:
        if self._apart:
            return [[name] * len(self._seating) for name in self._levels]
        return _rotations(self._seating)

    def _play(self, seating: list[str], seed: str) -> Standing:
        bots = [(name, _Timed(self._levels[name])) for name in seating]
        return play(self._game, self._options, bots, seed).result

    def _is_team(self) -> bool:
        """Whether the game is a team game, found out by a random table."""
        bots = [("random", choose_at_random)] * len(self._seating)
        end = play(self._game, self._options, bots, table_seed(self._seed, 0)).result
        return end.team is not None


def _rotations(seating: list[str]) -> list[list[str]]:
    """All different rotations; A B A B has two."""
    found = [seating[at:] + seating[:at] for at in range(len(seating))]
    return [one for at, one in enumerate(found) if one not in found[:at]]


def _win_share(end: Standing, seat: Seat) -> float:
    if end.team is not None:
        return 1.0 if end.team == "won" else 0.0
    return 1 / end.ranks.count(1) if end.ranks[seat] == 1 else 0.0
