"""What bots know of Odd One Out: high numbers are worth more, and everybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from odd_one_out.rules import Action, View


def easy(
    game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
) -> Action:
    """The higher of two numbers."""
    return options[max(chance.below(len(options)), chance.below(len(options)))]


KNOWLEDGE: Final = Knowledge(levels={"easy": easy})
