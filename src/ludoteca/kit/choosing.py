"""Simultaneous choices: all seats choose in secret, may take back, and confirm; then a reveal.

The choices of a seat are secret until the last seat confirms. That a seat has confirmed, or
reopened its choice, which it may until then, is public. A state holds the confirmed seats as the
bits of one int, ``1 << seat``, and per seat a list of its choices since the last reveal, latest
last. The messages are in ``i18n`` beside this file; a game may override them by its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, TypeAlias

import msgspec

from ludoteca.core.game import Audience, Message, Rejected, Seat

MOST_SEATS: Final = 12


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Takes back the latest unconfirmed choice."""

    takes_back: ClassVar[bool] = True
    secret: ClassVar[bool] = True


class TakeAllBack(msgspec.Struct, frozen=True, tag="take_all_back", forbid_unknown_fields=True):
    """Takes back all unconfirmed choices; offered when there are several."""

    takes_back: ClassVar[bool] = True
    secret: ClassVar[bool] = True


class Confirm(msgspec.Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """Confirms the choices of a seat. The last confirmation reveals all choices."""


class Reopen(msgspec.Struct, frozen=True, tag="reopen", forbid_unknown_fields=True):
    """Withdraws a confirmation; the choices stay, and may be taken back again."""

    takes_back: ClassVar[bool] = True


Ending: TypeAlias = TakeBack | TakeAllBack | Confirm | Reopen
"""The actions of this module, for the game's union of actions."""

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
"""The seats that have not confirmed, by number of seats and confirmed bits."""


# ---- confirmed seats ---------------------------------------------------------------------------


def waiting_for(seats: int, confirmed: int) -> tuple[Seat, ...]:
    """The seats that have not confirmed yet: `to_act` during the choices."""
    return _WAITING[seats][confirmed]


def everybody_has(seats: int, confirmed: int) -> bool:
    """Whether all have confirmed, so that the choices must be revealed."""
    return confirmed == _EVERYBODY[seats]


def by_seat(seats: int, confirmed: int) -> tuple[bool, ...]:
    """Per seat, whether it has confirmed: the form for views."""
    return tuple([bool(confirmed >> seat & 1) for seat in range(seats)])


def bits(confirmed: Iterable[bool]) -> int:
    """The inverse of `by_seat`."""
    return sum([1 << seat for seat, done in enumerate(confirmed) if done])


# ---- taking back -------------------------------------------------------------------------------


def takes_back_of(chosen: Sequence[Any]) -> tuple[TakeBack | TakeAllBack, ...]:
    """The options to take back for a seat with these unconfirmed choices."""
    return _TAKES_BACK[min(len(chosen), 2)]


def taken_back(chosen: list[Any], action: TakeBack | TakeAllBack) -> list[Any]:
    """Removes from ``chosen`` the choices that ``action`` takes back; returns them, latest first.

    Raises `Rejected` when there are none, or for `TakeAllBack` when there is only one.
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


# ---- messages ----------------------------------------------------------------------------------


def wait_prompt(waiting: Sequence[Seat]) -> Message:
    """The prompt for confirmed seats and watchers: for whom the table waits."""
    if len(waiting) == 1:
        return Message("prompt-wait-for", {"seat": waiting[0]})
    return Message("prompt-wait", {"players": len(waiting)})


def is_last(waiting: Sequence[Seat], seats: int, audience: Audience) -> bool:
    """Whether all others have confirmed and wait for ``audience``."""
    return seats > 1 and len(waiting) == 1 and waiting[0] == audience


def describe_ending(action: Ending, chosen: Sequence[Any]) -> Message:
    """The labels of this module's actions, for games without their own."""
    if type(action) is Confirm:
        return Message("choice-confirm")
    if type(action) is TakeBack:
        return Message("choice-take-back")
    if type(action) is Reopen:
        return Message("choice-reopen")
    return Message("choice-take-all-back", {"choices": len(chosen)})
