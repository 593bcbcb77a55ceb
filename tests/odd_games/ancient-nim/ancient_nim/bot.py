"""What bots know of Ancient Nim: how it is won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from typing import Final

from ancient_nim.rules import Take, View
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge


def bouton(game: AnyGame, view: View, seat: Seat, options: Sequence[Take], chance: Chance) -> Take:
    """Leaves rows whose binary sum is zero where it can, and anything else where it cannot."""
    total = reduce(xor, view.rows)
    safe = [
        take
        for take in options
        if view.rows[take.row] - take.matches == view.rows[take.row] ^ total
    ]
    return (safe or options)[chance.below(len(safe or options))]


KNOWLEDGE: Final = Knowledge(levels={"bouton": bouton})
