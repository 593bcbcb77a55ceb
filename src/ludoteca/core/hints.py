"""What a game may tell bots and reviews that know no game. All of it is optional."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from ludoteca.core.game import Seat

Value: TypeAlias = Callable[[Any, Seat], float]
"""How likely a seat is to win from a state, 0 to 1, at a glance."""

Prospects: TypeAlias = Callable[[Any], Sequence[float]]
"""The points that each seat can expect in the end, at a glance at a state."""


@dataclasses.dataclass(frozen=True, slots=True)
class ValueHint:
    """``value`` takes the place of the rest of a play-out after ``look_ahead`` random actions.

    A game gives this hint only when `ludoteca ladder` has shown that bots gain by it.
    """

    value: Value
    look_ahead: int
