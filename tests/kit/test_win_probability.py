"""Probabilities from counts, by sums of table entries."""

from __future__ import annotations

import math

import pytest

from ludoteca.kit.win_probability import Odds, probability

ODDS = Odds(base=-1000, tables=((0, 500), (250, 0, -250)))


def test_each_count_adds_what_its_table_says() -> None:
    assert ODDS.log_odds([1, 0]) == pytest.approx(-0.25)


def test_more_than_a_table_has_is_like_its_last_entry() -> None:
    assert ODDS.log_odds([7, 9]) == ODDS.log_odds([1, 2])


def test_there_are_as_many_counts_as_tables() -> None:
    with pytest.raises(ValueError, match="zip"):
        ODDS.log_odds([1])


def test_even_odds_are_one_half() -> None:
    assert probability(0.0) == 0.5
    assert probability(math.log(3)) == pytest.approx(0.75)
    assert 0.0 < probability(-1e9) < probability(1e9) < 1.0
