"""Undo: how far back a seat may go.

Only over trailing entries of one seat, made while nobody else was to act, in which nothing was
drawn and nothing was revealed. So undoing tells nobody anything, and nobody rolls twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.game import Rejected, Seat, Text, reveals
from ludoteca.core.log import Entry

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


class _Undoable(msgspec.Struct, frozen=True):
    """One entry that may be undone.

    ``to`` is the entry before it and ``state`` what was then; ``status`` is what its seat's
    status was.
    """

    entry: int
    to: int
    state: Any
    status: str


class UndoHistory:
    """The trailing entries of a log that may be undone, with the states to go back to."""

    def __init__(self) -> None:
        self._trailing: list[_Undoable] = []
        self._seat: Seat | None = None
        self._top = 0
        self._status: dict[Seat, str] = {}

    def acted(
        self, entry: Entry, before: Any, to_act: Sequence[Seat], events: Sequence[Any]
    ) -> None:
        """``entry``, an action, has led on from the state ``before``, which nobody changes; those
        ``to_act`` were asked there, and ``events`` were told with it."""
        seat = entry.seat
        assert seat is not None
        status = OTHERS  # what it is as soon as somebody else has acted
        if entry.tape:
            status = DRAWN
        elif any(reveals(event) for event in events):
            status = REVEALED
        elif tuple(to_act) != (seat,):
            status = TOGETHER
        if status != OTHERS or seat != self._seat:
            self._trailing.clear()
        if status == OTHERS:
            was = self._status.get(seat, NOTHING)
            self._trailing.append(_Undoable(entry.n, self._top, before, was))
        self._seat = seat
        self._status[seat] = status
        self._top = entry.n

    def offer(self, seat: Seat, to_act: Sequence[Seat]) -> UndoOffer:
        """What ``seat`` may do while those ``to_act`` are asked."""
        if not to_act:
            return _NO[OVER]
        if not self._trailing or seat != self._seat:
            why = self._status.get(seat, NOTHING)
            # Where several choose in secret nobody is told whether one of the others has.
            return _NO[TOGETHER if why == OTHERS and len(to_act) > 1 else why]
        if len(to_act) > 1:
            return _NO[TOGETHER]
        return UndoOffer(self._trailing[-1].to, None)

    def find(self, seat: Seat, to: int, to_act: Sequence[Seat]) -> tuple[Any, tuple[int, ...]]:
        """The state after entry ``to``, and the entries that are undone by going back there.

        Raises `Rejected` with one of `REASONS`.
        """
        why = self.offer(seat, to_act).why
        if why is not None:
            raise Rejected(why.key)
        for place, one in enumerate(self._trailing):
            if one.to == to:
                return one.state, tuple(later.entry for later in self._trailing[place:])
        raise Rejected(NOTHING)

    def went_back(self, seat: Seat, to: int) -> None:
        """``seat`` has gone back to entry ``to``, as `find` allows: what is undone counts no
        longer."""
        while self._top != to:
            one = self._trailing.pop()
            self._status[seat] = one.status
            self._top = one.to


_NO: Final = {key: UndoOffer(None, Text(key)) for key in REASONS}
