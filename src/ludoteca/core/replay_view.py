"""A log as one audience saw it happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.picture import Moment, Picture, Pictures, moment_of
from ludoteca.core.replayer import Advance


class Frame(Picture, frozen=True, kw_only=True):
    """What one audience could see after entry ``n``, and what it was told with it.

    It is drawn as an update is. ``options`` are empty where the past is shown. ``entry`` is its
    number in the record of a table whose readers have numbers of their own, once it is over.
    """

    n: int
    moment: Moment
    entry: int | None = None


class ReplayView:
    """Makes frames for ``audience`` alone: what it could not see then is not in them."""

    def __init__(self, game: AnyGame, audience: Audience) -> None:
        self._game = game
        self._audience = audience
        self._last: Frame | None = None

    def frame(self, advance: Advance, options: Sequence[Any] = ()) -> Frame | None:
        """The frame of an entry that comes next after the one before; None when it changed nothing
        for the audience. The first one that is asked for is made always."""
        before, moment = self._last, moment_of(advance)
        pictures = Pictures(self._game, advance.state, advance.to_act)
        self._last = frame = pictures.of(
            Frame, self._audience, options, n=advance.entry.n, moment=moment
        )
        told = moment.events or moment.change or moment.closed
        if before is None or told or not _same(before, frame):
            return frame
        return None


def _same(before: Frame, frame: Frame) -> bool:
    """Whether the audience saw the same, whoever acted."""
    return frame == msgspec.structs.replace(before, n=frame.n, moment=frame.moment)
