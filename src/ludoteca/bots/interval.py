"""95 % intervals of measured shares, and bounds that hold at every moment of a run."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

Z: Final = 1.959964
"""The 97.5th percentile of the normal distribution."""

MOST_GAIN: Final = 4.0
"""With duplicate dice a table counts for several, but at most for this many, because the variance
is itself only estimated."""

SOONEST_BEST: Final = 100
"""The bound that holds at every moment is tightest after about this number of deals."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """The variance of single values, estimated from a sample of two or more."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def interval(shares: Sequence[float], tables: int) -> tuple[float, float]:
    """The 95 % interval of a share from its means per deal, over ``tables`` tables.

    Wilson's interval with Student's quantile. The number of tables is replaced by the one that
    fits the variance between deals, because tables of one deal share their dice and only deals
    are independent. Nothing is known after fewer than two deals.
    """
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    share = mean(shares)
    spread = variance(shares) / deals
    speaks_for = float(tables)
    if spread > 0:
        speaks_for = min(share * (1 - share) / spread, MOST_GAIN * tables)
    square = student(deals - 1) ** 2
    middle = (share + square / (2 * speaks_for)) / (1 + square / speaks_for)
    half = sqrt(square * (share * (1 - share) / speaks_for + square / (4 * speaks_for**2))) / (
        1 + square / speaks_for
    )
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The 97.5th percentile of Student's distribution.

    Source: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions (1964), 26.7.5.
    """
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def always_within(values: Sequence[float], error: float) -> float:
    """The largest distance of the mean of ``values`` from the true one, at every moment of a run.

    It is ever larger with probability ``error`` at most, so a run may stop as soon as this bound
    answers its question.
    Source: I. Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence
    sequences" (2024), equation 2; it holds for samples that are not small.
    """
    count = len(values)
    # Other values may still come after a run of equal ones, so two extreme values are added.
    spread = variance([*values, 0.0, 1.0])
    tightest = -2 * log(error) + log(-2 * log(error) + 1)
    scale = tightest / SOONEST_BEST
    return sqrt(
        spread * 2 * (count * scale + 1) / (count**2 * scale) * log(sqrt(count * scale + 1) / error)
    )
