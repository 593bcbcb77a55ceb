"""Turns in which everybody chooses at once and in secret, until the last one confirms.

Each seat makes marks of its own, takes them back as it likes, and confirms. What it marked is
its own secret until all have confirmed; that it has confirmed is public. A state holds the seats
that have confirmed as bits of one int, ``1 << seat``.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from ludoteca.core.game import Seat

MOST_SEATS: Final = 8


class TakeBack(msgspec.Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Take back the latest mark that was not confirmed yet."""

    takes_back: ClassVar[bool] = True


class TakeAllBack(msgspec.Struct, frozen=True, tag="take_all_back", forbid_unknown_fields=True):
    """Take back all marks that were not confirmed yet."""

    takes_back: ClassVar[bool] = True


class Confirm(msgspec.Struct, frozen=True, tag="confirm", forbid_unknown_fields=True):
    """Be done: nothing can be taken back from here on."""


TAKE_BACK: Final = TakeBack()
TAKE_ALL_BACK: Final = TakeAllBack()
CONFIRM: Final = Confirm()

EVERYBODY: Final = tuple((1 << seats) - 1 for seats in range(MOST_SEATS + 1))
"""By number of seats: all of them have confirmed."""

_WAITING: Final = tuple(
    tuple(
        tuple(seat for seat in range(seats) if not confirmed >> seat & 1)
        for confirmed in range(1 << seats)
    )
    for seats in range(MOST_SEATS + 1)
)


def waiting_for(seats: int, confirmed: int) -> tuple[Seat, ...]:
    """The seats that have not confirmed yet."""
    return _WAITING[seats][confirmed]
