"""Streaks: on how many consecutive days a person has played, or finished a challenge."""

from __future__ import annotations

from collections.abc import Collection

import msgspec


class Streak(msgspec.Struct, frozen=True):
    """``days`` is the length of the streak that reaches today, or yesterday while today can still
    be played. ``best`` is the longest streak ever; ``today`` whether today counts already."""

    days: int
    best: int
    today: bool


def streak_of(days: Collection[int], today: int) -> Streak:
    """The streak in ``days``. They and ``today`` are numbered from 1970-01-01, in UTC."""
    best = run = 0
    before = None
    for day in sorted(set(days)):
        run = run + 1 if day - 1 == before else 1
        best = max(best, run)
        before = day
    lasts = before is not None and before >= today - 1
    return Streak(days=run if lasts else 0, best=best, today=today in days)
