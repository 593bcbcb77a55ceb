"""One position of a table, with the data that checks need."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from ludoteca.core.chance import Chance
from ludoteca.core.contract.mixes import Mix
from ludoteca.core.game import AnyGame, Audience, Message, Seat

Words: TypeAlias = Mapping[str, Callable[[Message], str | None]]
"""For each language, a function that returns the error of a message, or None."""


@dataclasses.dataclass(slots=True, kw_only=True)
class Position:
    """The state after an entry, with the data that checks need.

    ``written`` is the JSON of ``state``; ``listed`` has the options of each seat, ``tried`` those
    to carry out in several states; ``told`` are the events of the entry; ``pool`` has actions from
    other positions; ``chance`` decides what a check tries; ``refusals`` collects the messages of
    refused actions.
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
