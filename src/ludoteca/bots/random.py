"""The weakest level: a random legal option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat


def choose_at_random(
    game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
) -> Any:
    return options[chance.below(len(options))]
