"""Advice to a person: what a level would choose, and what play-outs say of every option."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.bots.budget import Budget, PlayOuts
from ludoteca.bots.levels import Searcher
from ludoteca.bots.search import Estimate, evaluate
from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat

FAIRLY: Final = 4
"""Looking at all options alike takes so many times the budget of looking for the best one."""


class Advice(msgspec.Struct, frozen=True):
    """``choice`` is a place in the options; ``estimates`` has one for each of them."""

    choice: int
    estimates: tuple[Estimate, ...]


def advise(
    game: AnyGame,
    view: Any,
    seat: Seat,
    options: Sequence[Any],
    chance: Chance,
    bot: Bot,
    budget: Budget,
) -> Advice:
    """What ``bot`` would choose, with reasons.

    A bot that searches gives the best of its own estimates; any other one chooses by itself, and
    its options are weighed within ``budget``.
    """
    if isinstance(bot, Searcher):
        estimates = evaluate(game, view, seat, options, chance, _fairly(bot.budget))
        choice = max(range(len(options)), key=lambda at: estimates[at].worth)
        return Advice(choice, estimates)
    choice = options.index(bot(game, view, seat, options, chance))
    return Advice(choice, evaluate(game, view, seat, options, chance, _fairly(budget)))


def _fairly(budget: Budget) -> Budget:
    if isinstance(budget, PlayOuts):
        return PlayOuts(budget.count * FAIRLY)
    return dataclasses.replace(budget, limit=budget.limit * FAIRLY)
