"""What bots know of Shut the Box: large tiles first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from shut_the_box.rules import Action, View


def easy(
    game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
) -> Action:
    """Shuts as few tiles as it can, the largest among them."""
    return max(options, key=lambda option: (-len(option.tiles), option.tiles[-1]))


KNOWLEDGE: Final = Knowledge(levels={"easy": easy})
