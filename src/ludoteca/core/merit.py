"""How seats compare that were played on the same dice at different tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from ludoteca.core.game import Seat, Text


class Merit(msgspec.Struct, frozen=True):
    """What a seat has made of its dice when the table is over. More is better; ``tie`` decides
    between equal ``points``, which need not be the score. ``text`` says it in the game's words."""

    points: int
    tie: int
    text: Text


Measure: TypeAlias = Callable[[Any, Seat], Merit]
"""The merit of a seat in a state that is over.

Only for games whose draws do not depend on what anybody chooses, nor on how many play; see
`ludoteca.core.contract.same_dice`.
"""
