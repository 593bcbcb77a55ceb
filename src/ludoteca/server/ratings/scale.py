"""The numbers that people see."""

from __future__ import annotations

from typing import Final

from ludoteca.server.ratings.rating import GRID, NEWCOMER, Rating

MIDDLE: Final = 1500
"""The number of a newcomer."""

POINTS: Final = 30
"""Points for one unit of skill. 400 points more make a win between two about ten times as likely as
a loss, as in Elo's scale: ln 10 * sqrt(2) * 25/6 * 30 = 407."""

LOWEST, HIGHEST = 0, 3000

CERTAIN: Final = 62 * GRID // 10
"""A rating with a greater sigma (186 points) is provisional: for about eleven tables of two, or
seventeen of four newcomers."""


def number_of(mu: int) -> int:
    """The number for a mean: not reduced by the doubt, so that no loss ever raises it."""
    scaled = POINTS * (mu - NEWCOMER.mu)
    return max(LOWEST, min(HIGHEST, MIDDLE + (2 * scaled + GRID) // (2 * GRID)))


def is_provisional(rating: Rating) -> bool:
    return rating.sigma > CERTAIN


def mean_of(number: float) -> int:
    """The mean with this number."""
    return NEWCOMER.mu + round((number - MIDDLE) / POINTS * GRID)
