"""The levels of bots that know no game: how they think, and for how long."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from ludoteca.bots.budget import Budget, Clock, PlayOuts, Seconds
from ludoteca.bots.search import search
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat


@dataclasses.dataclass(frozen=True, slots=True)
class Effort:
    """One budget in two measures: ``playouts`` is about what ``seconds`` are good for in a light
    game on one core of 2024."""

    playouts: int
    seconds: float

    def budget(self, clock: Clock | None) -> Budget:
        """In seconds where there is a clock, in play-outs elsewhere."""
        return PlayOuts(self.playouts) if clock is None else Seconds(self.seconds, clock)


MEDIUM: Final = Effort(playouts=300, seconds=0.025)
HARD: Final = Effort(playouts=3000, seconds=0.25)


@dataclasses.dataclass(frozen=True, slots=True)
class Searcher:
    """A bot that searches within ``budget``. Keeps the protocol `ludoteca.core.bot.Bot`."""

    budget: Budget

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        return options[search(game, view, seat, options, chance, self.budget)]
