"""Undo: how far back a seat may go.

To before a choice of its own, over trailing entries that were made while nobody else was to act, in
which nothing was drawn, and nothing revealed to the seat that goes back. So undoing tells nobody
anything, and nobody rolls twice. The entries may be those of others as well: whether these have a
say is for the table to ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.game import Message, Rejected, Seat, discloses, reveals
from ludoteca.core.log import Entry

NOTHING: Final = "undo-nothing"
DRAWN: Final = "undo-drawn"
REVEALED: Final = "undo-revealed"
OTHERS: Final = "undo-others"
TOGETHER: Final = "undo-together"
OVER: Final = "undo-over"

REASONS: Final = (NOTHING, DRAWN, REVEALED, OTHERS, TOGETHER, OVER)
"""Keys of the words that say why a seat cannot undo."""

REACH: Final = 24
"""Entries that are kept to go back over, where they are not all one seat's in a row: each of them
holds a state, and in a game without chance there would be as many as there are entries."""


class UndoTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of an ``undo``: the state becomes again what it was after entry ``to``."""

    to: int


class UndoOffer(msgspec.Struct, frozen=True):
    """``to`` is the entry to which a seat may go back by one step; None when it may not, and
    then ``why`` says why not. ``answered`` is whether others have acted since, so that what they
    did is taken back as well."""

    to: int | None
    why: Message | None
    answered: bool = False


class _Undoable(msgspec.Struct, frozen=True):
    """One entry that may be undone, of ``seat``.

    ``to`` is the entry before it and ``state`` what was then; ``status`` is what its seat's
    status was. With the entry ``first`` its seat began to act without a break.
    """

    entry: int
    seat: Seat
    to: int
    state: Any
    status: str
    first: int


class UndoHistory:
    """The trailing entries of a log that may be undone, with the states to go back to."""

    def __init__(self) -> None:
        self._trailing: list[_Undoable] = []
        self._newest: Seat | None = None
        """Who acted last, or took something back."""
        self._top = 0
        self._status: dict[Seat, str] = {}
        """Why each seat cannot undo that has no trailing entry."""

    def acted(
        self, entry: Entry, before: Any, to_act: Sequence[Seat], events: Sequence[Any]
    ) -> None:
        """``entry``, an action, has led on from the state ``before``, which nobody changes; those
        ``to_act`` were asked there, and ``events`` were told with it."""
        seat = entry.seat
        assert seat is not None
        alone = tuple(to_act) == (seat,)
        if entry.tape:
            self._cut(seat, DRAWN, told=alone and bool(events))
        elif any(reveals(event) for event in events):
            self._cut(seat, REVEALED, told=alone)
        elif not alone:
            self._cut(seat, TOGETHER, told=False)
        else:
            self._add(entry.n, seat, before)
            if any(discloses(event) for event in events):
                self._keep_own(seat)
        self._newest = seat
        self._top = entry.n

    def _cut(self, seat: Seat, why: str, *, told: bool) -> None:
        """Nothing before what ``seat`` did can be undone; the others hear why where they were
        ``told`` what it did, and no more than that it is too late elsewhere."""
        self._trailing.clear()
        if told:
            self._say_why(seat, why)
        self._status[seat] = why

    def _keep_own(self, seat: Seat) -> None:
        """``seat`` has told the others something: it may still take back what it did in a row, and
        they cannot go back to before they knew."""
        first = self._trailing[-1].first
        self._trailing = [one for one in self._trailing if one.entry >= first]
        self._say_why(seat, REVEALED)

    def _say_why(self, seat: Seat, why: str) -> None:
        """To all but ``seat`` that could have gone back until now."""
        for other, status in self._status.items():
            if other != seat and status == OTHERS:
                self._status[other] = why

    def _add(self, entry: int, seat: Seat, before: Any) -> None:
        trailing, was = self._trailing, self._status.get(seat, NOTHING)
        first = trailing[-1].first if trailing and trailing[-1].seat == seat else entry
        trailing.append(_Undoable(entry, seat, self._top, before, was, first))
        while len(trailing) > REACH and trailing[0].entry < first:
            del trailing[0]
        self._status[seat] = OTHERS  # once it has no entry here any more

    def offer(self, seat: Seat, to_act: Sequence[Seat]) -> UndoOffer:
        """What ``seat`` may do while those ``to_act`` are asked."""
        if not to_act:
            return _NO[OVER]
        trailing = self._trailing
        own = next((one for one in reversed(trailing) if one.seat == seat), None)
        if own is None:
            why = self._status.get(seat, NOTHING)
            # Where several choose in secret nobody is told whether one of the others has.
            return _NO[TOGETHER if why == OTHERS and len(to_act) > 1 else why]
        if len(to_act) > 1:
            return _NO[TOGETHER]
        answered = trailing[-1] is not own or self._newest != seat
        return UndoOffer(own.to, None, answered)

    def find(self, seat: Seat, to: int, to_act: Sequence[Seat]) -> tuple[Any, tuple[int, ...]]:
        """The state after entry ``to``, and the entries that are undone by going back there.

        Raises `Rejected` with one of `REASONS`.
        """
        why = self.offer(seat, to_act).why
        if why is not None:
            raise Rejected(why.key)
        for place, one in enumerate(self._trailing):
            if one.to == to and one.seat == seat:
                return one.state, tuple(later.entry for later in self._trailing[place:])
        raise Rejected(NOTHING)

    def went_back(self, seat: Seat, to: int) -> None:
        """``seat`` has gone back to entry ``to``, as `find` allows: what is undone counts no
        longer."""
        while self._top != to:
            one = self._trailing.pop()
            self._status[one.seat] = one.status
            self._top = one.to
        self._newest = seat


_NO: Final = {key: UndoOffer(None, Message(key)) for key in REASONS}
