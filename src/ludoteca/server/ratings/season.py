"""Seasons: the quarters of the year, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

ALL_TIME: Final = 0
"""In place of a season: all of them."""

SHOWN_SEASONS: Final = 4
"""Seasons that leaderboards offer, this one included."""


def season_of(at: int) -> int:
    """The season of a time in milliseconds: 20264 is the fourth quarter of 2026."""
    day = datetime.fromtimestamp(at // 1000, UTC)
    return day.year * 10 + (day.month + 2) // 3


def latest_seasons(now: int) -> tuple[int, ...]:
    """The season of ``now`` and those before it."""
    year, quarter = divmod(season_of(now), 10)
    count = year * 4 + quarter - 1
    return tuple((count - back) // 4 * 10 + (count - back) % 4 + 1 for back in range(SHOWN_SEASONS))
