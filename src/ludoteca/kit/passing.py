"""Forced passes: the rules skip seats that cannot move.

The table would have to wait for a seat whose only option is to pass. So the move before it finds
the next seat that can act, and reports the seats that passed as events. A pass that is a choice,
as in Go, is an ordinary option instead. The messages are in ``i18n`` beside this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core.game import Seat


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """Event: a seat could not move. Include it in the game's union of events."""

    seat: Seat


def next_able(
    seats: int, after: Seat, is_able: Callable[[Seat], bool], told: list[Any] | None
) -> Seat | None:
    """The next seat in turn that can act, ``after`` itself when all others pass; None when no seat
    can, so that the game is over. Appends `Passed` for each skipped seat to ``told``."""
    passed: list[Seat] = []
    for step in range(1, seats + 1):
        seat = (after + step) % seats
        if is_able(seat):
            if told is not None:
                told += [Passed(one) for one in passed]
            return seat
        passed.append(seat)
    return None
