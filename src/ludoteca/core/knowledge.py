"""A game's knowledge for general bots and reviews. Everything but its levels is optional."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from ludoteca.core.bot import Bot
from ludoteca.core.duplicate_score import Measure
from ludoteca.core.game import Seat
from ludoteca.core.presets import Presets

Value: TypeAlias = Callable[[Any, Seat], float]
"""Estimates quickly how likely a seat is to win from a state, 0 to 1."""

Prospects: TypeAlias = Callable[[Any], Sequence[float]]
"""Estimates quickly, from a state, the points of each seat at the end."""


@dataclasses.dataclass(frozen=True, slots=True)
class ValueHint:
    """Ends play-outs early: after ``look_ahead`` random actions ``value`` replaces the rest.

    A game gives this hint only when `ludoteca match` has shown that it makes bots stronger.
    """

    value: Value
    look_ahead: int


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """Knowledge of a game beyond its rules; ``KNOWLEDGE`` in its ``bot.py``.

    ``levels`` are the game's own bots by name; the levels that search exist for every game, and
    ``hint`` is for those. ``prospects`` measure the worth of dice: a function, ``"scores"`` for
    the current scores, or None where it cannot be measured. ``outlook`` replaces play-outs where
    people see their chances, for games that are never won at random. ``measure`` computes
    duplicate scores, for games whose draws do not depend on the choices. ``presets`` are named
    sets of options.
    """

    levels: Mapping[str, Bot]
    hint: ValueHint | None = None
    prospects: Prospects | Literal["scores"] | None = "scores"
    outlook: Value | None = None
    measure: Measure | None = None
    presets: Presets = dataclasses.field(default_factory=dict)
