"""The levels of the general bot, with their budgets."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from ludoteca.bots.budget import Budget, Clock, PlayOuts, Seconds
from ludoteca.bots.search import search
from ludoteca.core.bot import EVEN, PlayingStyle
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import ValueHint


@dataclasses.dataclass(frozen=True, slots=True)
class Effort:
    """One budget in three units: ``seconds``, and about as many as they allow in a light game on a
    core of 2024: ``playouts`` to the end, or ``glimpses``, which a hint cuts short."""

    seconds: float
    playouts: int
    glimpses: int

    def budget(self, clock: Clock | None, hint: ValueHint | None = None) -> Budget:
        """The budget in seconds with a clock, else in play-outs."""
        if clock is not None:
            return Seconds(self.seconds, clock)
        return PlayOuts(self.playouts if hint is None else self.glimpses)


# A choice should take 25 and 300 ms at most. The rest is a reserve, because on a busy machine other
# processes get the processor for some milliseconds. docs/bots.md says what more time would gain.
MEDIUM: Final = Effort(seconds=0.020, playouts=300, glimpses=1000)
HARD: Final = Effort(seconds=0.200, playouts=1500, glimpses=5000)


@dataclasses.dataclass(frozen=True, slots=True)
class Searcher:
    """A bot that searches within ``budget``. Keeps the protocol `ludoteca.core.bot.Bot`."""

    budget: Budget
    hint: ValueHint | None = None
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        best = search(game, view, seat, options, chance, self.budget, self.hint, self.style)
        return options[best]
