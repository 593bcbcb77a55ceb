"""Previews: what an option would do, up to the first draw or reveal."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.chance import Stream, until_draw
from ludoteca.core.game import AnyGame, Seat, reveals


class Preview(msgspec.Struct, frozen=True):
    """The effect of an option. ``complete`` is False when a draw or a reveal cuts it short.

    At a draw the preview shows the table as it is just before, and the events so far. At a reveal
    ``view`` is the present one and ``events`` end before it.
    """

    view: Any
    events: tuple[Any, ...]
    scores: tuple[int, ...]
    complete: bool


def preview(game: AnyGame, view: Any, seat: Seat, action: Any) -> Preview:
    """What ``action`` of ``seat`` would do, computed from ``view``, the seat's view, alone.

    The action is tried in an imagined state, not in that of the table, so a preview cannot show
    what its seat may not know, whatever the rules do. Raises `Rejected` for a forbidden action.
    """
    return preview_in(game, imagined(game, view, seat), view, seat, action)


def imagined(game: AnyGame, view: Any, seat: Seat) -> Any:
    """The state in which all previews from ``view`` are tried."""
    return game.imagine(view, seat, Stream(b"preview"))


def preview_in(game: AnyGame, state: Any, view: Any, seat: Seat, action: Any) -> Preview:
    """`preview`, tried in ``state``, which was `imagined` from ``view`` and is changed."""
    scores = tuple(game.scores(state))
    told: list[Any] = []
    complete = until_draw(lambda chance: game.apply(state, seat, action, chance, told))
    for place, event in enumerate(told):
        if reveals(event):
            return Preview(view, tuple(told[:place]), scores, False)
    return Preview(game.view(state, seat), tuple(told), tuple(game.scores(state)), complete)
