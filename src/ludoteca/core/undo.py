"""Undo: how far back a seat may go.

Only over trailing entries of one seat, made while nobody else was to act, in which nothing was
drawn and nothing was revealed. So undoing tells nobody anything, and nobody rolls twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.game import AnyGame, Rejected, Seat, Text, reveals

NOTHING: Final = "undo-nothing"
DRAWN: Final = "undo-drawn"
REVEALED: Final = "undo-revealed"
OTHERS: Final = "undo-others"
TOGETHER: Final = "undo-together"
OVER: Final = "undo-over"

REASONS: Final = (NOTHING, DRAWN, REVEALED, OTHERS, TOGETHER, OVER)
"""Keys of the words that say why a seat cannot undo."""


class UndoTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of an ``undo``: the state becomes again what it was after entry ``to``."""

    to: int


class UndoOffer(msgspec.Struct, frozen=True):
    """``to`` is the entry to which a seat may go back by one step; None when it may not, and
    then ``why`` says why not."""

    to: int | None
    why: Text | None


class _Step(msgspec.Struct, frozen=True):
    """One entry that may be undone.

    ``to`` is the entry before it and ``state`` what was then; ``status`` is what its seat's
    status was.
    """

    entry: int
    to: int
    state: Any
    status: str


class Reach:
    """The trailing entries of a log that may be undone, with the states to go back to."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._steps: list[_Step] = []
        self._seat: Seat | None = None
        self._top = 0
        self._status: dict[Seat, str] = {}
        self.listens = any(reveals(event) for event in game.events)
        """Whether `acted` needs to be given the events."""

    def acted(
        self,
        n: int,
        seat: Seat,
        before: Any,
        to_act: Sequence[Seat],
        tape: Sequence[int],
        told: Sequence[Any],
    ) -> None:
        """Entry ``n`` of ``seat`` has led on from the state ``before``, which is kept; those
        ``to_act`` were asked there."""
        status = OTHERS  # what it is as soon as somebody else has acted
        if tape:
            status = DRAWN
        elif any(reveals(event) for event in told):
            status = REVEALED
        elif tuple(to_act) != (seat,):
            status = TOGETHER
        if status != OTHERS or seat != self._seat:
            self._steps.clear()
        if status == OTHERS:
            was = self._status.get(seat, NOTHING)
            self._steps.append(_Step(n, self._top, before, was))
        self._seat = seat
        self._status[seat] = status
        self._top = n

    def offer(self, seat: Seat, to_act: Sequence[Seat]) -> UndoOffer:
        """What ``seat`` may do while those ``to_act`` are asked."""
        if not to_act:
            return _NO[OVER]
        if not self._steps or seat != self._seat:
            return _NO[self._status.get(seat, NOTHING)]
        if len(to_act) > 1:
            return _NO[TOGETHER]
        return UndoOffer(self._steps[-1].to, None)

    def find(self, seat: Seat, to: int, to_act: Sequence[Seat]) -> tuple[Any, tuple[int, ...]]:
        """The state after entry ``to``, a copy, and the entries that are undone with it.

        Raises `Rejected` with one of `REASONS`.
        """
        why = self.offer(seat, to_act).why
        if why is not None:
            raise Rejected(why.key)
        for place, step in enumerate(self._steps):
            if step.to == to:
                undone = tuple(later.entry for later in self._steps[place:])
                return self._game.clone(step.state), undone
        raise Rejected(NOTHING)

    def undo(self, seat: Seat, to: int, to_act: Sequence[Seat]) -> tuple[Any, tuple[int, ...]]:
        """As `find`, and the undone entries count no longer."""
        found = self.find(seat, to, to_act)
        while self._top != to:
            step = self._steps.pop()
            self._status[seat] = step.status
            self._top = step.to
        return found


_NO: Final = {key: UndoOffer(None, Text(key)) for key in REASONS}
