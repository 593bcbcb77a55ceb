"""Tours, points, ranks and ties."""

from __future__ import annotations

from ludoteca.core.game import Fact, Result, Seat, Text
from ludoteca.core.merit import Merit
from ludoteca.games.on_tour.marks import CIRCLE
from ludoteca.games.on_tour.route import best_route
from ludoteca.games.on_tour.state import OVER, State, revealed


def scores(state: State) -> list[int]:
    """What the best tour of each seat scores, as of the last reveal."""
    return [
        best_route(state.map, tuple(revealed(state, seat)))[0] for seat in range(len(state.marks))
    ]


def circles(state: State) -> list[int]:
    """Circled areas on each whole map, as of the last reveal."""
    return [
        sum(mark & CIRCLE for mark in revealed(state, seat)) for seat in range(len(state.marks))
    ]


def result(state: State) -> Result:
    """Best tour first, then most circled areas on the whole map, then a shared rank (1, 1, 3)."""
    points, rings = scores(state), circles(state)
    merits = list(zip(points, rings, strict=True))
    ranks = tuple(1 + sum(other > merit for other in merits) for merit in merits)
    first, winners = ranks.index(1), ranks.count(1)
    facts: dict[str, Fact] = {"seat": first, "points": points[first], "circles": rings[first]}
    if state.kind != OVER:
        reason = Text("result-running")
    elif len(points) == 1:
        reason = Text("result-alone", {"points": points[0], "grade": _grade(state.map, points[0])})
    elif winners > 1:
        reason = Text("result-shared", {"winners": winners, "points": points[first]})
    elif points.count(points[first]) > 1:
        reason = Text("result-more-circles", facts)
    else:
        reason = Text("result-points", facts)
    return Result(ranks=ranks, reason=reason)


_GRADES = (
    ((40, "rare"), (35, "excellent"), (29, "good"), (25, "solid"), (19, "fair")),
    ((33, "rare"), (28, "excellent"), (23, "good"), (20, "solid"), (15, "fair")),
)
"""By map: what a score is called from how many points on; below, "beginner"."""


def _grade(map_number: int, points: int) -> str:
    for least, grade in _GRADES[map_number]:
        if points >= least:
            return grade
    return "beginner"


def merit(state: State, seat: Seat) -> Merit:
    """What the best tour scores, then circled areas on the whole map: as tables rank."""
    marks = revealed(state, seat)
    points, rings = best_route(state.map, tuple(marks))[0], sum(mark & CIRCLE for mark in marks)
    return Merit(points, rings, Text("merit", {"points": points, "circles": rings}))
