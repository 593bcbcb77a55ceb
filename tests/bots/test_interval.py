"""Intervals of measured shares contain the true share with their probability."""

from __future__ import annotations

import pytest

from ludoteca.bots.interval import always_within, interval, mean, student
from ludoteca.core.chance import Stream

CHANCE = Stream(b"intervals")


def deals(true_share: float, count: int) -> list[float]:
    """Deals of two tables with common luck: both tables go the same way half of the time."""

    def table() -> float:
        return 1.0 if CHANCE.below(1000) < 1000 * true_share else 0.0

    return [
        (one + (one if CHANCE.below(2) else table())) / 2 for one in (table() for _ in range(count))
    ]


@pytest.mark.parametrize("true_share", [0.5, 0.75, 0.97])
def test_about_nineteen_intervals_of_twenty_contain_the_true_share(true_share: float) -> None:
    runs = 600
    held = 0
    for _ in range(runs):
        low, high = interval(deals(true_share, 100), 200)
        held += low <= true_share <= high

    assert 0.90 <= held / runs <= 0.985  # rare losses make the variance itself uncertain


def test_a_bound_that_is_looked_at_all_the_time_holds_at_every_moment() -> None:
    runs, false_alarms = 100, 0
    for _ in range(runs):
        shares = [share - 0.5 for share in deals(0.5, 150)]
        false_alarms += any(
            abs(mean(shares[:count])) > always_within(shares[:count], 0.05)
            for count in range(20, len(shares), 5)
        )

    assert false_alarms <= 8


def test_equal_results_leave_room_for_doubt() -> None:
    low, high = interval([1.0] * 50, 100)

    assert high == 1.0
    assert 0.9 < low < 0.99
    assert always_within([0.5] * 50, 0.05) > 0


def test_one_deal_says_nothing() -> None:
    assert interval([1.0], 2) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (9, 2.262), (30, 2.042)])
def test_few_deals_widen_the_interval(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.02)
