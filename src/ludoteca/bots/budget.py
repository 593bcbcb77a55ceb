"""How long a bot may think: a number of play-outs, or seconds by a clock that it is handed.

Bots read no clock of their own. Whoever lets them think live hands one in; everywhere else they
count play-outs, so that the same chance gives the same choice on every machine.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Seconds since some moment, never going back."""

Spent: TypeAlias = Callable[[int], float]
"""The part of a budget that is used up after so many play-outs; 1 and more: stop."""


@dataclasses.dataclass(frozen=True, slots=True)
class PlayOuts:
    """So many play-outs, at least 1."""

    count: int

    def begin(self) -> Spent:
        share = 1 / self.count
        return lambda done: done * share


@dataclasses.dataclass(frozen=True, slots=True)
class Seconds:
    """So many seconds by ``clock``, counted from `begin`; always one play-out at least."""

    limit: float
    clock: Clock

    def begin(self) -> Spent:
        clock = self.clock
        share = 1 / self.limit
        start = clock()
        return lambda done: (clock() - start) * share if done else 0.0


def hurried(clock: Clock, share: float) -> Clock:
    """A clock by which all seconds last a ``share`` of those of ``clock``."""
    return clock if share == 1 else lambda: clock() / share


Budget: TypeAlias = PlayOuts | Seconds
