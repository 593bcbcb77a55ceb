"""Hints for a person: the choice of a level of bots, and what play-outs say of each option."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ludoteca.bots.budget import Budget
from ludoteca.bots.search import Estimate, compare
from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Value

Verdict: TypeAlias = Literal["equal", "worse", "better", "unknown"]
"""How an option compares with the one that the bot chooses."""

ENOUGH: Final = 30
"""Play-outs that an option needs before it gets a verdict."""

SURE: Final = 2.5
"""Standard errors by which two options must differ to count as different."""

SAME_SHARE: Final = 0.01
SAME_SCORE: Final = 0.5
"""Smaller differences count as none: readers see the same number."""


class Advice(msgspec.Struct, frozen=True):
    """A hint. ``choice`` is an index into the options; ``estimates`` and ``verdicts`` have one item
    for each option. The verdict of the choice itself is ``"equal"``, or ``"unknown"`` when all are.

    A bot may have better reasons than play-outs: where they find another option ``"better"`` than
    its choice, they do not help to understand it.
    """

    choice: int
    estimates: tuple[Estimate, ...]
    verdicts: tuple[Verdict, ...]

    @property
    def doubted(self) -> bool:
        return "better" in self.verdicts


def advise(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    bot: Bot,
    budget: Budget,
    outlook: Value | None = None,
) -> Advice:
    """The choice of ``bot``, and estimates of all options within ``budget``."""
    choice = options.index(bot(game, view, seat, options, chance))
    estimates = compare(game, view, seat, options, chance, budget, choice, outlook)
    return Advice(choice, estimates, verdicts(choice, estimates))


def verdicts(choice: int, estimates: Sequence[Estimate]) -> tuple[Verdict, ...]:
    """Compares each option with the ``choice``: by the share of wins, or by points where all shares
    are equal, as for a person alone."""
    known = [one for one in estimates if one.playouts >= ENOUGH]
    by_points = len({one.win_share for one in known}) == 1 and not any(one.error for one in known)
    return tuple([_verdict(one, estimates[choice], by_points=by_points) for one in estimates])


def _verdict(one: Estimate, chosen: Estimate, *, by_points: bool) -> Verdict:
    if min(one.playouts, chosen.playouts) < ENOUGH:
        return "unknown"
    if by_points and one.score is not None and chosen.score is not None:
        ahead, error = one.score - chosen.score, math.hypot(one.score_error, chosen.score_error)
        same = SAME_SCORE
    else:
        ahead, error = one.win_share - chosen.win_share, math.hypot(one.error, chosen.error)
        same = SAME_SHARE
    if abs(ahead) <= max(SURE * error, same):
        return "equal"
    return "better" if ahead > 0 else "worse"
