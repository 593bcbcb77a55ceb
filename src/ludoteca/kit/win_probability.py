"""The probability of a win, estimated from counts: a logistic regression with a table per count."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import msgspec

UNIT: Final = 1000
MOST: Final = 30.0


class Odds(msgspec.Struct, frozen=True):
    """Log-odds of a win in thousandths: ``base`` for every position, and for each count a table by
    its value. A value beyond its table counts as the last one. Whole numbers give the same result
    on every machine."""

    base: int
    tables: tuple[tuple[int, ...], ...]

    def log_odds(self, counts: Iterable[int]) -> float:
        """The logarithm of the odds, from as many counts as there are tables."""
        found = self.base
        for count, table in zip(counts, self.tables, strict=True):
            found += table[count] if count < len(table) else table[-1]
        return found / UNIT


def probability(log_odds: float) -> float:
    return 1 / (1 + math.exp(-max(-MOST, min(MOST, log_odds))))
