"""The chances of a position by what can be counted in it: a logistic regression of tables."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import msgspec

UNIT: Final = 1000
MOST: Final = 30.0


class Odds(msgspec.Struct, frozen=True):
    """In thousandths of the log of the odds: what every position has in common, and for each count
    a table by its value. A larger value is like the last one of its table. Whole numbers say the
    same on every machine."""

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
