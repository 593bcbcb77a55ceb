"""How sure measured shares are: 95 % intervals, and bounds that hold however often one looks."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

Z: Final = 1.959964
"""The 97.5th percentile of the normal distribution."""

MOST_GAIN: Final = 4.0
"""Duplicate dice make a table count for several, but for no more than this: the variance that
says so is itself only estimated."""

SOONEST_BEST: Final = 100
"""After about so many deals the bound that may be looked at all the time is at its tightest."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    """Of single values, estimated from a sample of two or more."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def interval(shares: Sequence[float], tables: int) -> tuple[float, float]:
    """The 95 % interval of a share from its means per deal, of ``tables`` tables in all.

    Wilson's interval for as many tables as the variance between deals speaks for: tables of one
    deal share their dice and are not independent, deals are. Student's quantile takes the place
    of the normal one. Nothing is known after fewer than two deals.
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
    """How far the mean of ``values`` can be from the true one, at every moment of a run.

    With probability ``error`` at most it is ever further, so a run may stop the moment this
    bound answers its question.
    Source: I. Waudby-Smith et al., "Time-uniform central limit theory and asymptotic confidence
    sequences" (2024), equation 2; it holds for samples that are not small.
    """
    count = len(values)
    # A run of equal values does not mean that others cannot come: one is thought to be there.
    spread = variance([*values, 0.0, 1.0])
    tightest = -2 * log(error) + log(-2 * log(error) + 1)
    scale = tightest / SOONEST_BEST
    return sqrt(
        spread * 2 * (count * scale + 1) / (count**2 * scale) * log(sqrt(count * scale + 1) / error)
    )
