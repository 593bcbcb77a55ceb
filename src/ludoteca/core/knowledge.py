"""What a game tells bots and reviews that know no game. All but its levels is optional."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from ludoteca.core.bot import Bot
from ludoteca.core.duplicate_score import Measure
from ludoteca.core.game import Seat
from ludoteca.core.presets import Presets

Value: TypeAlias = Callable[[Any, Seat], float]
"""How likely a seat is to win from a state, 0 to 1, at a glance."""

Prospects: TypeAlias = Callable[[Any], Sequence[float]]
"""The points that each seat can expect in the end, at a glance at a state."""


@dataclasses.dataclass(frozen=True, slots=True)
class ValueHint:
    """``value`` takes the place of the rest of a play-out after ``look_ahead`` random actions.

    A game gives this hint only when `ludoteca match` has shown that bots gain by it.
    """

    value: Value
    look_ahead: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What is known of a game beyond its rules; ``KNOWLEDGE`` in its ``bot.py``.

    ``levels`` are the game's own bots by name; levels that search come by themselves. ``hint`` is
    for those. ``prospects`` tell
    what dice were worth: the ``"scores"`` as they stand, a function, or None where that cannot be
    told. ``outlook`` takes the place of play-outs where people are told their chances: for games
    that nobody ever wins at random. ``measure`` compares seats that were played on the same dice;
    games have one whose draws are the same whatever anybody chooses. ``presets`` are sets of
    options that people know by name.
    """

    levels: Mapping[str, Bot]
    hint: ValueHint | None = None
    prospects: Prospects | Literal["scores"] | None = "scores"
    outlook: Value | None = None
    measure: Measure | None = None
    presets: Presets = dataclasses.field(default_factory=dict)
