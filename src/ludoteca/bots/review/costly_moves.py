"""The costliest moves of a table.

A move is judged by what its player could see, never by the dice that followed: its cost is the
worth of the best option minus that of the chosen one, before the dice. A first look estimates all
options of all decisions. The best of many rough estimates is always too high, so the worst
suspects get a second look, with several batches of new play-outs; a cost that may be chance does
not count.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.budget import PlayOuts
from ludoteca.bots.search import Estimate, evaluate
from ludoteca.core.codec import codec
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.game import AnyGame, Message, Seat, onward, takes_back
from ludoteca.core.knowledge import Value
from ludoteca.core.replay.replayer import Advance

MOST: Final = 3
"""Most costly moves to name for each seat."""

SUSPECTS: Final = 2 * MOST
"""Moves of each seat that get a second look."""

RIVALS: Final = 2
"""Number of options that the second look compares a suspect with."""

BATCHES: Final = 8
"""Number of batches of play-outs in a second look."""

SURE: Final = 2.0
"""A cost counts when it is this number of standard errors above 0."""

LEAST: Final = 0.01
"""The smallest cost, in wins, that is reported."""


class CostlyMove(msgspec.Struct, frozen=True):
    """Entry ``n``: ``seat`` took the option ``chosen``, although ``better`` was offered.

    The cost is ``wins``, a part of the win, and ``score``, points at the end.
    """

    n: int
    seat: Seat
    chosen: Message
    better: Message
    wins: float
    score: float


class Look(msgspec.Struct, frozen=True):
    """A first look at a decision: ``rivals`` are the indices of the best other options, ``cost``
    the estimated cost of the chosen one."""

    rivals: tuple[int, ...]
    cost: float


class Verdict(msgspec.Struct, frozen=True):
    """The result of a second look; ``move`` is None if the cost may be chance."""

    cost: float
    move: CostlyMove | None = None


class Decision(msgspec.Struct, frozen=True):
    """A choice among several options in ``state``, entry ``n``; ``chosen`` is its index."""

    n: int
    seat: Seat
    state: Any
    view: Any
    options: Sequence[Any]
    chosen: int


class Suspect(msgspec.Struct, frozen=True):
    decision: Decision
    look: Look


class Trial:
    """Finds up to `MOST` costly moves of each seat, within about ``playouts`` play-outs."""

    def __init__(
        self,
        game: AnyGame,
        line: Sequence[Advance],
        seed: str,
        playouts: int,
        outlook: Value | None = None,
    ) -> None:
        self.decisions = _decisions(game, line)
        self._game, self._seed, self._outlook = game, seed, outlook
        self._half = playouts // 2
        self._listed = sum(len(decision.options) for decision in self.decisions)

    def look(self, decision: Decision) -> Look:
        """The first look."""
        options, chosen = decision.options, decision.chosen
        chance = entry_chance(f"{self._seed}/look", decision.n)
        budget = PlayOuts(max(1, self._half // self._listed) * len(options))
        view, seat = decision.view, decision.seat
        found = evaluate(self._game, view, seat, options, chance, budget, self._outlook)
        worth = [estimate.worth for estimate in found]
        others = sorted(
            (at for at in range(len(options)) if at != chosen), key=lambda at: (-worth[at], at)
        )
        return Look(tuple(others[:RIVALS]), worth[others[0]] - worth[chosen])

    def suspects(self, looks: Sequence[Look]) -> list[Suspect]:
        """The moves that need a second look, when all decisions have a first one."""
        found = [Suspect(*one) for one in zip(self.decisions, looks, strict=True)]
        return [
            suspect
            for seat in sorted({decision.seat for decision in self.decisions})
            for suspect in _worst([one for one in found if one.decision.seat == seat], SUSPECTS)
        ]

    def judge(self, suspect: Suspect, suspects: int) -> Verdict:
        """The second look at one of ``suspects`` moves, which share the budget."""
        playouts = max(1, self._half // (suspects * (RIVALS + 1) * BATCHES))
        return _judge(self._game, suspect, self._seed, playouts, self._outlook)


def costliest(verdicts: Sequence[Verdict]) -> tuple[CostlyMove, ...]:
    """The costly moves, the costliest first, at most `MOST` of each seat."""
    guilty = [(one.cost, one.move) for one in verdicts if one.move is not None]
    moves = [move for _, move in sorted(guilty, key=lambda one: (-one[0], one[1].n))]
    return tuple(
        move
        for at, move in enumerate(moves)
        if sum(before.seat == move.seat for before in moves[:at]) < MOST
    )


def _decisions(game: AnyGame, line: Sequence[Advance]) -> list[Decision]:
    """Decisions among several options, without those that were taken back afterwards."""
    read = codec(game).action
    found: list[Decision] = []
    latest: dict[Seat, int] = {}
    for before, advance in itertools.pairwise(line):
        seat, state = advance.entry.seat, before.state
        assert seat is not None
        action = read(advance.entry.body)
        if takes_back(action):
            found = [one for one in found if one.n != latest[seat]]
            continue
        latest[seat] = advance.entry.n
        options = onward(game, game.options(state, seat))
        if len(options) > 1:
            chosen = list(options).index(action)
            view = game.view(state, seat)
            found.append(Decision(advance.entry.n, seat, state, view, options, chosen))
    return found


def _worst(suspects: Sequence[Suspect], most: int) -> list[Suspect]:
    dear = (one for one in suspects if one.look.cost > 0)
    return sorted(dear, key=lambda one: (-one.look.cost, one.decision.n))[:most]


def _judge(
    game: AnyGame, suspect: Suspect, seed: str, playouts: int, outlook: Value | None
) -> Verdict:
    """The second look, with ``playouts`` for each option and batch."""
    decision = suspect.decision
    places = (decision.chosen, *suspect.look.rivals)
    options = [decision.options[at] for at in places]
    chance = entry_chance(f"{seed}/again", decision.n)
    budget = PlayOuts(playouts * len(options))
    batches = [
        evaluate(game, decision.view, decision.seat, options, chance, budget, outlook)
        for _ in range(BATCHES)
    ]
    best = max(range(1, len(places)), key=lambda rival: _mean(_costs(batches, rival)))
    costs = _costs(batches, best)
    cost = _mean(costs)
    error = math.sqrt(sum((one - cost) ** 2 for one in costs) / (BATCHES - 1) / BATCHES)
    if cost < LEAST or cost < SURE * error:
        return Verdict(cost)
    chosen, better = (
        game.describe(decision.state, decision.seat, option)
        for option in (options[0], options[best])
    )
    move = CostlyMove(
        n=decision.n,
        seat=decision.seat,
        chosen=chosen,
        better=better,
        wins=round(_mean([batch[best].win_share - batch[0].win_share for batch in batches]), 3),
        score=round(_mean([_points(batch[best]) - _points(batch[0]) for batch in batches]), 1),
    )
    return Verdict(cost, move)


def _costs(batches: Sequence[Sequence[Estimate]], rival: int) -> list[float]:
    """The worth of ``rival`` minus that of the chosen option, in each batch."""
    return [batch[rival].worth - batch[0].worth for batch in batches]


def _points(estimate: Estimate) -> float:
    return 0.0 if estimate.score is None else estimate.score


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
