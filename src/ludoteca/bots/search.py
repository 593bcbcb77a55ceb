"""A general search: play-outs for each option, with sequential halving of the options.

Sequential halving (Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed
bandits", ICML 2013): the budget is cut into equal rounds; each round gives all remaining options
the same number of play-outs and keeps the better half.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.budget import Budget
from ludoteca.bots.playout import margin, play_out, win_share
from ludoteca.core.bot import EVEN, PlayingStyle
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Value, ValueHint

MARGIN: Final = 0.1
"""The worth of one typical margin of points in wins: enough to play well when the table is
decided, too little to trade wins for points."""

SEEN: Final = 1 / 3
"""A style cannot choose options with fewer play-outs than this part of the best one's, because
they were dropped early."""

NEAR: Final = 0.02
"""The largest part of a win by which an option that a style chooses may look worse than the best;
less where play-outs are more exact."""


class Estimate(msgspec.Struct, frozen=True):
    """The estimate of one option of one seat from play-outs.

    ``win_share`` is the expected part of the win, 0 to 1; ``score`` the seat's mean points at the
    end, None where they are unknown; ``worth`` orders the options: the win share plus a little of
    the margin of points. ``error`` and ``score_error`` are the standard errors of share and score.
    All are 0 without ``playouts``.
    """

    win_share: float
    score: float | None
    worth: float
    playouts: int
    error: float = 0.0
    score_error: float = 0.0


def search(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    budget: Budget,
    hint: ValueHint | None = None,
    style: PlayingStyle = EVEN,
) -> int:
    """The index of the best option found within ``budget``. Among options that play-outs cannot
    tell from the best, ``style`` decides."""
    if len(options) == 1:
        return 0
    field = _Field(game, view, seat, options, chance, hint)
    field.halve(budget)
    return field.suiting(style) if style else field.best()


def evaluate(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    budget: Budget,
    outlook: Value | None = None,
) -> tuple[Estimate, ...]:
    """An estimate of each option, in their order, each from the same number of play-outs.

    All play-outs go to the end of the table, because people see the expected end. A game's
    ``outlook`` replaces them, and points at the end are then unknown. A budget too small for one
    play-out each leaves some options without any.
    """
    field = _looking(game, view, seat, options, chance, outlook)
    field.share_out(budget)
    return field.told(outlook)


def compare(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    budget: Budget,
    choice: int,
    outlook: Value | None = None,
) -> tuple[Estimate, ...]:
    """As `evaluate`, but with most play-outs for the option with index ``choice`` and for those
    nearest to it, because a few play-outs for each of a hundred options say nothing."""
    field = _looking(game, view, seat, options, chance, outlook)
    field.halve(budget, choice)
    return field.told(outlook)


def _looking(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    outlook: Value | None,
) -> _Field:
    hint = ValueHint(outlook, look_ahead=0) if outlook else None
    return _Field(game, view, seat, options, chance, hint)


class _Field:
    """The options of one decision, with the sums over their play-outs."""

    __slots__ = (
        "_chance",
        "_field",
        "_game",
        "_hint",
        "_margins",
        "_options",
        "_scores",
        "_scores_squared",
        "_seat",
        "_seen",
        "_size",
        "_visits",
        "_wins",
        "_wins_squared",
    )

    def __init__(
        self,
        game: AnyGame,
        view: Any,
        seat: Seat,
        options: Sequence[Any],
        chance: Chance,
        hint: ValueHint | None,
    ) -> None:
        self._game = game
        self._hint = hint
        self._seat = seat
        self._options = options
        self._chance = chance
        self._seen = _Imagined(game, view, seat, chance)
        count = len(options)
        self._field = self._shuffled()
        self._visits = [0] * count
        self._wins = [0.0] * count
        self._wins_squared = [0.0] * count
        self._margins = [0.0] * count
        self._scores = [0] * count
        self._scores_squared = [0] * count
        self._size = 0.0  # sum of the absolute margins

    def halve(self, budget: Budget, kept: int | None = None) -> None:
        """Spends ``budget`` by sequential halving; the option ``kept`` stays in every round."""
        spent = budget.begin()
        field = self._field
        rounds = max(1, (len(field) - 1).bit_length())
        done = 0
        for number in range(1, rounds + 1):
            until = number / rounds
            while spent(done) < until:
                state = self._seen.next()
                for at in field:
                    self._try(at, state)
                    done += 1
                    if spent(done) >= 1:
                        return
            field.sort(key=self._worth, reverse=True)
            gone = field[(len(field) + 1) // 2 :]
            del field[(len(field) + 1) // 2 :]
            if kept in gone:
                field.append(kept)

    def share_out(self, budget: Budget) -> None:
        """Spends ``budget`` equally on all options."""
        spent = budget.begin()
        done = 0
        while True:
            state = self._seen.next()
            for at in self._field:
                self._try(at, state)
                done += 1
                if spent(done) >= 1:
                    return

    def best(self) -> int:
        """The remaining option with the highest worth; options with play-outs come first."""
        return max(self._field, key=lambda at: (self._visits[at] > 0, self._worth(at)))

    def suiting(self, style: PlayingStyle) -> int:
        """Among the options that may be as good as the best, the one that suits ``style``: a bold
        style prefers options with widely differing play-outs, a careful one the opposite, and in
        between likings decide."""
        best = self.best()
        least = SEEN * self._visits[best]
        worth, error = self._worth(best), self._spread(best) ** 2 / max(1, self._visits[best])
        near = [
            at
            for at, visits in enumerate(self._visits)
            if visits and visits >= least
            if worth - self._worth(at)
            <= min(NEAR, math.sqrt(error + self._spread(at) ** 2 / visits))
        ]
        widest = max((self._spread(at) for at in near), default=0.0) or 1.0
        bold = style.leans("bold")

        def suits(at: int) -> float:
            liking = style.likes(self._options[at])
            return bold * self._spread(at) / widest + (1 - abs(bold)) * liking

        return max(near, key=suits, default=best)

    def _spread(self, at: int) -> float:
        """The standard deviation of the wins in play-outs of an option."""
        visits = self._visits[at]
        mean = self._wins[at] / visits if visits else 0.0
        return math.sqrt(max(0.0, self._wins_squared[at] / max(1, visits) - mean * mean))

    def told(self, outlook: Value | None) -> tuple[Estimate, ...]:
        """An estimate of each option, without points if there was an ``outlook``."""
        found = tuple(self.estimate(at) for at in range(len(self._options)))
        if outlook is None:
            return found
        return tuple(
            Estimate(one.win_share, None, one.win_share, one.playouts, one.error) for one in found
        )

    def estimate(self, at: int) -> Estimate:
        visits = self._visits[at]
        if not visits:
            return Estimate(0.0, 0.0, 0.0, 0)
        wins, scores = self._wins[at] / visits, self._scores[at] / visits
        return Estimate(
            wins,
            scores,
            self._worth(at),
            visits,
            _error(wins, self._wins_squared[at], visits),
            _error(scores, self._scores_squared[at], visits),
        )

    def _try(self, at: int, imagined: Any) -> None:
        game, seat, chance = self._game, self._seat, self._chance
        state = game.clone(imagined)
        game.apply(state, seat, self._options[at], chance, None)
        self._visits[at] += 1
        hint = self._hint
        if hint is None:
            play_out(game, state, chance)
        elif not play_out(game, state, chance, hint.look_ahead):
            value = hint.value(state, seat)
            self._wins[at] += value
            self._wins_squared[at] += value * value
            return
        scores = game.scores(state)
        result = game.result(state)
        ahead = margin(scores, result, seat)
        won, score = win_share(result, seat), scores[seat]
        self._wins[at] += won
        self._wins_squared[at] += won * won
        self._margins[at] += ahead
        self._scores[at] += score
        self._scores_squared[at] += score * score
        self._size += abs(ahead)

    def _worth(self, at: int) -> float:
        visits = self._visits[at]
        if not visits:
            return 0.0
        # Margins are relative to the typical one, because each game has its own scale of points.
        typical = self._size / sum(self._visits)
        ahead = self._margins[at] / (visits * typical) if typical else 0.0
        return self._wins[at] / visits + MARGIN * ahead

    def _shuffled(self) -> list[int]:
        """The indices of all options in random order, so that a short budget favours none."""
        field = list(range(len(self._options)))
        for at in range(len(field) - 1, 0, -1):
            other = self._chance.below(at + 1)
            field[at], field[other] = field[other], field[at]
        return field


def _error(mean: float, squares: float, count: int) -> float:
    """The standard error of the ``mean`` of ``count`` values; ``squares`` is the sum of their
    squares."""
    if count < 2:
        return 0.0
    return math.sqrt(max(0.0, squares / count - mean * mean) / (count - 1))


class _Imagined:
    """Imagined states of ``seat``; only one is made when nothing is hidden."""

    __slots__ = ("_certain", "_chance", "_game", "_seat", "_view")

    def __init__(self, game: AnyGame, view: Any, seat: Seat, chance: Chance) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._chance = chance
        self._certain: Any = None

    def next(self) -> Any:
        """A state for one round of play-outs; callers must not change it."""
        if self._certain is not None:
            return self._certain
        draws = _Counted(self._chance)
        state = self._game.imagine(self._view, self._seat, draws)
        if not draws.count:
            self._certain = state
        return state


class _Counted:
    """Passes draws on and counts them."""

    __slots__ = ("_source", "count")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return self._source.below(n)
