"""Choosing at once: everybody chooses in secret, takes back, and confirms; then all is shown.

What a seat has chosen is its own secret until the last one confirms; that it has confirmed is
public, and so is that it thinks again, which it may until then. A state holds the seats that have
confirmed as the bits of one int, ``1 << seat``, and, per seat, a list of what it chose since the
last reveal, latest last. The words for all of this are in ``i18n`` beside this file; a game that
says them better has messages of the same names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from ludoteca.core.game import Audience, Message, Rejected, Seat

MOST_SEATS: Final = 12


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the latest choice that was not confirmed yet."""

    takes_back: ClassVar[bool] = True
    secret: ClassVar[bool] = True


class TakeAllBack(msgspec.Struct, frozen=True, tag="take_all_back", forbid_unknown_fields=True):
    """Take back all choices that were not confirmed yet; offered when there are several."""

    takes_back: ClassVar[bool] = True
    secret: ClassVar[bool] = True


class Confirm(msgspec.Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """Be done. When the last one is, all is shown."""


class Reopen(msgspec.Struct, frozen=True, tag="reopen", forbid_unknown_fields=True):
    """Not be done after all: what was chosen stays, and may be taken back as before."""

    takes_back: ClassVar[bool] = True


Ending: TypeAlias = TakeBack | TakeAllBack | Confirm | Reopen
"""The part of a game's actions that this part brings."""

TAKE_BACK: Final = TakeBack()
TAKE_ALL_BACK: Final = TakeAllBack()
CONFIRM: Final = Confirm()
REOPEN: Final = Reopen()

_TAKES_BACK: Final[tuple[tuple[TakeBack | TakeAllBack, ...], ...]] = (
    (),
    (TAKE_BACK,),
    (TAKE_BACK, TAKE_ALL_BACK),
)

_EVERYBODY: Final = tuple((1 << seats) - 1 for seats in range(MOST_SEATS + 1))

_WAITING: Final = tuple(
    tuple(
        tuple(seat for seat in range(seats) if not confirmed >> seat & 1)
        for confirmed in range(1 << seats)
    )
    for seats in range(MOST_SEATS + 1)
)
"""By number of seats and by those that have confirmed."""


# ---- who has confirmed -------------------------------------------------------------------------


def waiting_for(seats: int, confirmed: int) -> tuple[Seat, ...]:
    """The seats that have not confirmed yet: `to_act` while people choose."""
    return _WAITING[seats][confirmed]


def everybody_has(seats: int, confirmed: int) -> bool:
    """Whether all have confirmed, so that what they chose is to be revealed."""
    return confirmed == _EVERYBODY[seats]


def by_seat(seats: int, confirmed: int) -> tuple[bool, ...]:
    """Who has confirmed, as views tell it."""
    return tuple([bool(confirmed >> seat & 1) for seat in range(seats)])


def bits(confirmed: Iterable[bool]) -> int:
    """Back from what `by_seat` told."""
    return sum([1 << seat for seat, done in enumerate(confirmed) if done])


# ---- taking back -------------------------------------------------------------------------------


def takes_back_of(chosen: Sequence[Any]) -> tuple[TakeBack | TakeAllBack, ...]:
    """The options to take back for a seat that has ``chosen`` so much, not confirmed."""
    return _TAKES_BACK[min(len(chosen), 2)]


def taken_back(chosen: list[Any], action: TakeBack | TakeAllBack) -> list[Any]:
    """Takes off ``chosen`` what ``action`` takes back, and returns it, latest first.

    Raises `Rejected` when nothing is there, or one thing only that `TakeBack` would take.
    """
    if not chosen:
        raise Rejected("error-nothing-to-take-back")
    if type(action) is TakeBack:
        return [chosen.pop()]
    if len(chosen) == 1:
        raise Rejected("error-one-to-take-back")
    found = chosen[::-1]
    chosen.clear()
    return found


def must_choose(confirmed: int, seat: Seat) -> None:
    """Raises `Rejected` when ``seat`` has confirmed."""
    if confirmed >> seat & 1:
        raise Rejected("error-confirmed")


def reopened(confirmed: int, seat: Seat) -> int:
    """``confirmed`` without ``seat``. Raises `Rejected` when it has not confirmed."""
    if not confirmed >> seat & 1:
        raise Rejected("error-not-confirmed")
    return confirmed ^ 1 << seat


# ---- words -------------------------------------------------------------------------------------


def wait_prompt(waiting: Sequence[Seat]) -> Message:
    """To those who have confirmed, and to watchers: for whom everybody waits."""
    if len(waiting) == 1:
        return Message("prompt-wait-for", {"seat": waiting[0]})
    return Message("prompt-wait", {"players": len(waiting)})


def is_last(waiting: Sequence[Seat], seats: int, audience: Audience) -> bool:
    """Whether all the others have confirmed and wait for ``audience``."""
    return seats > 1 and len(waiting) == 1 and waiting[0] == audience


def describe_ending(action: Ending, chosen: Sequence[Any]) -> Message:
    """The spoken names of what this part offers, for games that say no more."""
    if type(action) is Confirm:
        return Message("choice-confirm")
    if type(action) is TakeBack:
        return Message("choice-take-back")
    if type(action) is Reopen:
        return Message("choice-reopen")
    return Message("choice-take-all-back", {"choices": len(chosen)})
