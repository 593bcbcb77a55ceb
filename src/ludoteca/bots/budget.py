"""Budgets of a bot's search: a number of play-outs, or seconds by a given clock.

Bots have no clock of their own. Live tables give them one; everywhere else they count play-outs,
so that the same chance gives the same choice on every machine.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Returns seconds since some moment; it never goes back."""

Spent: TypeAlias = Callable[[int], float]
"""Returns the spent part of a budget after a number of play-outs; 1 or more means stop."""


@dataclasses.dataclass(frozen=True, slots=True)
class PlayOuts:
    """A budget in play-outs, at least 1."""

    count: int

    def begin(self) -> Spent:
        share = 1 / self.count
        return lambda done: done * share


@dataclasses.dataclass(frozen=True, slots=True)
class Seconds:
    """A budget in seconds by ``clock``, counted from `begin`; at least one play-out."""

    limit: float
    clock: Clock

    def begin(self) -> Spent:
        clock = self.clock
        share = 1 / self.limit
        start = clock()
        return lambda done: (clock() - start) * share if done else 0.0


def hurried(clock: Clock, share: float) -> Clock:
    """A faster clock, whose seconds last a ``share`` of those of ``clock``."""
    return clock if share == 1 else lambda: clock() / share


Budget: TypeAlias = PlayOuts | Seconds
