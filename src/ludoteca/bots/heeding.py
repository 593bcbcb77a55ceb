"""Taking proposals seriously: what people at the table propose is done where it costs nearly
nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat

CHEAP: Final = 0.01
"""The part of a win that an option may cost and still be done because somebody proposes it."""


@runtime_checkable
class Heeding(Protocol):
    """A bot that can say what one option costs against another."""

    def cost(
        self, game: AnyGame, view: Any, seat: Seat, chosen: Any, other: Any, chance: Chance
    ) -> float:
        """The part of a win that is lost by ``other`` in the place of ``chosen``, what the bot
        would do; negative where that is better."""
        ...


def heed(
    game: AnyGame,
    view: Any,
    seat: Seat,
    chosen: Any,
    proposed: Sequence[Any],
    bot: Bot,
    chance: Chance,
) -> Any:
    """The cheapest of what is ``proposed``, if that costs less than `CHEAP`; else ``chosen``. Bots
    that cannot tell take no proposals."""
    if chosen in proposed or not isinstance(bot, Heeding):
        return chosen
    cheapest, best = CHEAP, chosen
    for other in proposed:
        cost = bot.cost(game, view, seat, chosen, other, chance)
        if cost < cheapest:
            cheapest, best = cost, other
    return best
