"""Duplicate scores: compare seats that were played on the same dice at different tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from ludoteca.core.game import Message, Seat


class DuplicateScore(msgspec.Struct, frozen=True):
    """What one seat reached with its dice when the table was over. More is better; ``tie`` decides
    between equal ``points``, which need not be the game's score. ``text`` is the message that says
    it."""

    points: int
    tie: int
    text: Message


Measure: TypeAlias = Callable[[Any, Seat], DuplicateScore]
"""Computes the duplicate score of a seat in a state that is over.

Only for games whose draws depend neither on the choices nor on the number of seats; see
`ludoteca.core.contract.same_dice`.
"""
