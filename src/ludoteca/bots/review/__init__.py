"""Reviews of finished tables: the curve of the chances, and the costliest moves."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.review.reviewing import Part, Review, Reviewing
from ludoteca.core.game import AnyGame
from ludoteca.core.knowledge import Value
from ludoteca.core.replay.log import Entry

__all__ = ["Part", "Review", "Reviewing", "review"]


def review(
    game: AnyGame,
    entries: Sequence[Entry],
    seed: str,
    playouts: int,
    outlook: Value | None = None,
) -> Review:
    """Reviews a finished log at once; see `Reviewing`."""
    reviewing = Reviewing(game, entries, seed, playouts, outlook)
    return reviewing.whole(reviewing.go_on(Part(), lambda: False))
