"""Passes that nobody has to make: whoever cannot move is passed over by the rules.

A seat whose only option is to pass would have to be woken, asked and waited for. So the move before
it looks for the next seat that can act, tells who has passed, and asks that one. A pass that is a
choice, as in Go, is an ordinary option instead. The words are in ``i18n`` beside this file.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludoteca.core.game import Seat


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat could not move; put it into the events of the game."""

    seat: Seat


def next_able(
    seats: int, after: Seat, is_able: Callable[[Seat], bool], told: list[Any] | None
) -> Seat | None:
    """The next seat in turn that can act, ``after`` itself when all others pass; None when nobody
    can, so that the game is over. Whoever is passed over on the way is told as `Passed`."""
    passed: list[Seat] = []
    for step in range(1, seats + 1):
        seat = (after + step) % seats
        if is_able(seat):
            if told is not None:
                told += [Passed(one) for one in passed]
            return seat
        passed.append(seat)
    return None
