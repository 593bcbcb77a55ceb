"""Advice to a person: what a level would choose, and what play-outs say of every option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.bots.budget import Budget
from ludoteca.bots.search import Estimate, evaluate
from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Value


class Advice(msgspec.Struct, frozen=True):
    """``choice`` is a place in the options; ``estimates`` has one for each of them.

    A bot may have better reasons than play-outs: its choice need not be the one that they like
    best.
    """

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
    outlook: Value | None = None,
) -> Advice:
    """What ``bot`` would choose, and all options weighed alike within ``budget``."""
    choice = options.index(bot(game, view, seat, options, chance))
    return Advice(choice, evaluate(game, view, seat, options, chance, budget, outlook))
