"""What a bot is: something that sees one seat's view and picks one of its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat


class Bot(Protocol):
    """Chooses for one seat. Equal arguments and equal chance give the equal choice."""

    def __call__(
        self, game: AnyGame, view: Any, seat: Seat, options: Sequence[Any], chance: Chance
    ) -> Any:
        """One of ``options``: never empty, and none of them takes back. Draws from ``chance``
        never reach the table."""
        ...
