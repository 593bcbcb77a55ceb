"""Replays of a log as one audience saw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.replay.picture import Moment, Picture, Pictures, moment_of
from ludoteca.core.replay.replayer import Advance


class Frame(Picture, frozen=True, kw_only=True):
    """One step of a replay: what an audience saw after entry ``n``, and the entry's events.

    Clients draw it like an update. ``options`` are empty in replays. ``entry`` is the number in
    the record, for finished tables whose readers have their own numbers.
    """

    n: int
    moment: Moment
    entry: int | None = None


class ReplayView:
    """Makes frames with exactly what ``audience`` could see at the time."""

    def __init__(self, game: AnyGame, audience: Audience) -> None:
        self._game = game
        self._audience = audience
        self._last: Frame | None = None

    def frame(self, advance: Advance, options: Sequence[Any] = ()) -> Frame | None:
        """The frame of the next entry; None when it changed nothing for the audience. The first
        call always makes a frame."""
        before, moment = self._last, moment_of(advance)
        pictures = Pictures(self._game, advance.state, advance.to_act, advance.seating)
        self._last = frame = pictures.of(
            Frame, self._audience, options, n=advance.entry.n, moment=moment
        )
        told = moment.events or moment.change or moment.closed or moment.pause
        if before is None or told or not _same(before, frame):
            return frame
        return None


def _same(before: Frame, frame: Frame) -> bool:
    """Whether both frames show the same, apart from the entry."""
    return frame == msgspec.structs.replace(before, n=frame.n, moment=frame.moment)
