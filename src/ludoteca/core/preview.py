"""What an option would do, as far as its seat can know: up to the first draw or reveal."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.chance import Stream, until_draw
from ludoteca.core.game import AnyGame, Seat, reveals


class Preview(msgspec.Struct, frozen=True):
    """``complete`` is False when a draw or a reveal comes in between.

    At a draw the preview shows the table as the rules have left it then, and the events before
    the draw. What a reveal brings is not shown: ``view`` is the present one, ``events`` end
    before it.
    """

    view: Any
    events: tuple[Any, ...]
    scores: tuple[int, ...]
    complete: bool


def preview(game: AnyGame, view: Any, seat: Seat, action: Any) -> Preview:
    """What ``action`` of ``seat`` would do, told from ``view`` alone, which is that of ``seat``.

    The action is tried in a state that the seat could be in, not in that of the table: a
    preview cannot tell what its seat may not know, whatever the rules do.
    Raises `Rejected` for what the rules forbid.
    """
    return preview_in(game, imagined(game, view, seat), view, seat, action)


def imagined(game: AnyGame, view: Any, seat: Seat) -> Any:
    """The state in which all previews from ``view`` are tried."""
    return game.imagine(view, seat, Stream(b"preview"))


def preview_in(game: AnyGame, state: Any, view: Any, seat: Seat, action: Any) -> Preview:
    """`preview`, tried in ``state``, which is `imagined` from ``view``; it changes."""
    scores = tuple(game.scores(state))
    told: list[Any] = []
    complete = until_draw(lambda chance: game.apply(state, seat, action, chance, told))
    for place, event in enumerate(told):
        if reveals(event):
            return Preview(view, tuple(told[:place]), scores, False)
    return Preview(game.view(state, seat), tuple(told), tuple(game.scores(state)), complete)
