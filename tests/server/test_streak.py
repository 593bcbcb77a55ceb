"""Streaks of days with a finished challenge."""

from __future__ import annotations

from ludoteca.server.people.streak import Streak, streak_of

TODAY = 20_000


def test_days_in_a_row_are_counted_up_to_today() -> None:
    assert streak_of({TODAY - 2, TODAY - 1, TODAY}, TODAY) == Streak(days=3, best=3, today=True)


def test_a_streak_lasts_while_today_can_still_be_played() -> None:
    assert streak_of({TODAY - 2, TODAY - 1}, TODAY) == Streak(days=2, best=2, today=False)


def test_a_day_left_out_ends_it_and_the_longest_is_remembered() -> None:
    days = {TODAY - 9, TODAY - 8, TODAY - 7, TODAY - 2, TODAY}

    assert streak_of(days, TODAY) == Streak(days=1, best=3, today=True)
    assert streak_of(days, TODAY + 2) == Streak(days=0, best=3, today=False)


def test_who_has_played_none_has_none() -> None:
    assert streak_of((), TODAY) == Streak(days=0, best=0, today=False)
