"""The function behind all ratings: Plackett-Luce, on a fixed grid.

Source: R. C. Weng, C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011),
as openskill 6 has it. Every change of what it computes needs a new `VERSION`, and a rebuild.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

VERSION: Final = 1

GRID: Final = 10_000
"""Steps of the grid in one unit of skill. Results are rounded to it after every table, because the
last bits of ``exp`` differ between machines, and a rebuild must find the same numbers."""


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a skill: its mean and standard deviation, in steps of the `GRID`."""

    mu: int
    sigma: int


NEWCOMER: Final = Rating(25 * GRID, round(25 / 3 * GRID))
"""The rating before the first table."""


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a table at which each of ``teams`` took one of the ``places``, 1 the best.

    Shape: that of ``teams``, at least two of one player or more; equal places are ties.
    """
    assert len(teams) == len(places) >= 2, "a table compares at least two"
    # Sums of floats depend on their order: always that of the places, then that of the seats.
    order = sorted(range(len(teams)), key=lambda team: (places[team], team))
    model = _model()
    before = [
        [model.rating(one.mu / GRID, one.sigma / GRID) for one in teams[team]] for team in order
    ]
    after = model.rate(before, ranks=[float(places[team]) for team in order])
    found: list[list[Rating]] = [[] for _ in teams]
    for team, players in zip(order, after, strict=True):
        found[team] = [Rating(round(one.mu * GRID), round(one.sigma * GRID)) for one in players]
    return found


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # no process needs it before a table is rated

    return PlackettLuce(mu=25.0, sigma=25 / 3, beta=25 / 6, kappa=0.0001, tau=25 / 300)
