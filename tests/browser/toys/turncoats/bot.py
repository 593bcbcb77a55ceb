"""A bot that takes the first square, so that tests know what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from turncoats.rules import Place, View


def first(game: AnyGame, view: View, seat: Seat, options: Sequence[Place], chance: Chance) -> Place:
    return options[0]


KNOWLEDGE: Final = Knowledge(levels={"first": first})
