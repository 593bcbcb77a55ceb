"""Suggestions to a bot: it follows what people at the table propose where that costs it nearly
nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat

CHEAP: Final = 0.01
"""A bot follows a suggestion that costs less than this part of a win."""


@runtime_checkable
class CostEstimator(Protocol):
    """A bot that can say what an option costs against its own choice."""

    def cost(
        self, game: AnyGame, view: Any, seat: Seat, chosen: Any, other: Any, chance: Chance
    ) -> float:
        """The part of a win that ``other`` costs beside ``chosen``, the bot's own choice; negative
        where ``other`` is better."""
        ...


def consider_suggestions(
    game: AnyGame,
    view: Any,
    seat: Seat,
    chosen: Any,
    proposed: Sequence[Any],
    bot: Bot,
    chance: Chance,
) -> Any:
    """The cheapest of the ``proposed`` options if it costs less than `CHEAP`, else ``chosen``. Bots
    without `CostEstimator.cost` follow no suggestions."""
    if chosen in proposed or not isinstance(bot, CostEstimator):
        return chosen
    cheapest, best = CHEAP, chosen
    for other in proposed:
        cost = bot.cost(game, view, seat, chosen, other, chance)
        if cost < cheapest:
            cheapest, best = cost, other
    return best
