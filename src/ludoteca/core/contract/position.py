"""One position of a table, as the checks see it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ludoteca.core.chance import Chance
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.game import AnyGame, Audience, Message, Seat

Words: TypeAlias = Mapping[str, Callable[[Message], str | None]]
"""By language: says what is wrong with a text's words, None when they can be said."""


@dataclasses.dataclass(slots=True, kw_only=True)
class Position:
    """The state after some entry and what a check needs to know around it.

    ``written`` is the JSON of ``state``; ``listed`` has the options of each seat, ``tried`` those
    that are carried out in several states; ``told`` are the events of the entry; ``pool`` holds
    actions from other positions; ``chance`` decides what a check tries. ``refusals`` are what
    a check was answered here.
    """

    game: AnyGame
    mix: Mix
    state: Any
    written: bytes
    to_act: tuple[Seat, ...]
    listed: Sequence[Sequence[Any]]
    tried: Sequence[Sequence[Any]]
    told: Sequence[Any]
    pool: Sequence[Any]
    chance: Chance
    words: Words
    refusals: list[Message] = dataclasses.field(default_factory=list)

    @property
    def seats(self) -> range:
        return range(self.mix.seats)

    @property
    def audiences(self) -> tuple[Audience, ...]:
        return (None, *self.seats)

    def some_audience(self) -> Audience:
        """One audience, for checks that need not ask all of them each time."""
        return self.audiences[self.chance.below(len(self.audiences))]
