"""Undo: how far back a seat may go.

A seat may go back to before one of its own choices, over trailing entries that were made while
nobody else was to act, that drew nothing, and that revealed nothing to the seat. So an undo gives
no information and no second roll. The entries may include those of others; the table decides
whether they must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteca.core.game import Message, Rejected, Seat, discloses, reveals
from ludoteca.core.replay.log import Entry

NOTHING: Final = "undo-nothing"
DRAWN: Final = "undo-drawn"
REVEALED: Final = "undo-revealed"
OTHERS: Final = "undo-others"
TOGETHER: Final = "undo-together"
OVER: Final = "undo-over"

REASONS: Final = (NOTHING, DRAWN, REVEALED, OTHERS, TOGETHER, OVER)
"""Keys of the messages that say why a seat cannot undo."""

REACH: Final = 24
"""Most entries that are kept for undo, unless they are all of one seat in a row. Each holds a
state, and a game without chance would keep all its entries."""


class UndoTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of an ``undo`` entry: goes back to the state after entry ``to``."""

    to: int


class UndoOffer(msgspec.Struct, frozen=True):
    """Whether a seat may undo. ``to`` is the entry to which one undo goes back; None when the seat
    may not, and then ``why`` says why. ``answered`` says whether others have acted since, so that
    an undo also takes back their entries."""

    to: int | None
    why: Message | None
    answered: bool = False


class _Undoable(msgspec.Struct, frozen=True):
    """One entry of ``seat`` that may be undone.

    ``to`` is the entry before it, ``state`` the state then, and ``status`` the seat's status then.
    ``first`` is the entry with which the seat began to act without a break.
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
        """The seat that acted or undid last."""
        self._top = 0
        self._status: dict[Seat, str] = {}
        """For seats without a trailing entry: why they cannot undo."""

    def acted(
        self, entry: Entry, before: Any, to_act: Sequence[Seat], events: Sequence[Any]
    ) -> None:
        """Notes the action ``entry``: the state ``before`` it, which must not be changed, the seats
        ``to_act`` there, and the ``events`` of the action."""
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
        """Makes all undos beyond the action of ``seat`` impossible. Other seats get the reason if
        they were ``told`` about the action, else only that it is too late."""
        self._trailing.clear()
        if told:
            self._say_why(seat, why)
        self._status[seat] = why

    def _keep_own(self, seat: Seat) -> None:
        """Notes that ``seat`` showed others something: it may still undo its own actions in a row,
        and the others cannot go back beyond them."""
        first = self._trailing[-1].first
        self._trailing = [one for one in self._trailing if one.entry >= first]
        self._say_why(seat, REVEALED)

    def _say_why(self, seat: Seat, why: str) -> None:
        """Gives the reason to all other seats that could have gone back until now."""
        for other, status in self._status.items():
            if other != seat and status == OTHERS:
                self._status[other] = why

    def _add(self, entry: int, seat: Seat, before: Any) -> None:
        trailing, was = self._trailing, self._status.get(seat, NOTHING)
        first = trailing[-1].first if trailing and trailing[-1].seat == seat else entry
        trailing.append(_Undoable(entry, seat, self._top, before, was, first))
        while len(trailing) > REACH and trailing[0].entry < first:
            del trailing[0]
        self._status[seat] = OTHERS  # for the time when it has no entry here any more

    def offer(self, seat: Seat, to_act: Sequence[Seat]) -> UndoOffer:
        """Whether ``seat`` may undo while the seats ``to_act`` are to act."""
        if not to_act:
            return _NO[OVER]
        trailing = self._trailing
        own = next((one for one in reversed(trailing) if one.seat == seat), None)
        if own is None:
            why = self._status.get(seat, NOTHING)
            # Where several choose in secret, the reason must not show whether another has chosen.
            return _NO[TOGETHER if why == OTHERS and len(to_act) > 1 else why]
        if len(to_act) > 1:
            return _NO[TOGETHER]
        answered = trailing[-1] is not own or self._newest != seat
        return UndoOffer(own.to, None, answered)

    def find(self, seat: Seat, to: int, to_act: Sequence[Seat]) -> tuple[Any, tuple[int, ...]]:
        """The state after entry ``to``, and the entries that this undo takes back.

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
        """Notes that ``seat`` has gone back to entry ``to``, as `find` allowed, and forgets the
        undone entries."""
        while self._top != to:
            one = self._trailing.pop()
            self._status[one.seat] = one.status
            self._top = one.to
        self._newest = seat


_NO: Final = {key: UndoOffer(None, Message(key)) for key in REASONS}
