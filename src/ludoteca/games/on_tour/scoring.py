"""Exact search for the best tour on a map; points, ranks and ties.

A tour visits no area twice, enters neither empty areas nor X, and its numbers never fall; a star
takes any value that keeps the order. It scores one point for each area and one more for each
circled area.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final, TypeAlias

from ludoteca.core.game import Fact, Message, Result, Seat
from ludoteca.core.merit import Merit
from ludoteca.games.on_tour.maps import CIRCLE, EMPTY, MAPS, STAR, X
from ludoteca.games.on_tour.types import MapId, State, Stop
from ludoteca.kit.ranking import ranks

Route: TypeAlias = tuple[int, ...]

Way: TypeAlias = tuple[int, "Way"] | None
"""An area and the rest of the tour from there."""


@functools.lru_cache(maxsize=4096)
def best_route(map_id: MapId, marks: tuple[int, ...]) -> tuple[int, Route]:
    """Best score and one tour that reaches it; 0 and an empty tour on an empty map.

    Depth-first search with memory. The rest of a tour depends on its present area, the highest
    number so far (the level), and the areas that may not be visited again: the stars behind it, and
    the areas behind it whose number is the level; smaller numbers are out of reach anyway.
    """
    worth = _worth(marks)
    numbers = [_level(mark) for mark in marks]
    links = [[other for other in near if worth[other]] for near in MAPS[map_id].links]
    stars = sum([1 << area for area, number in enumerate(numbers) if number < 0])
    known: dict[tuple[int, int, int], tuple[int, Way]] = {}

    def onward(area: int, level: int, behind: int) -> tuple[int, Way]:
        """Best score from ``area`` on, including it, and a way that reaches it."""
        at = (area, level, behind)
        found = known.get(at)
        if found is not None:
            return found
        best, way = 0, None
        for other in links[area]:
            number = numbers[other]
            bit = 1 << other
            if number > level:
                score, rest = onward(other, number, behind & stars | bit)  # noqa: F821 - see `del`
            elif (number == level or number < 0) and not behind & bit:
                score, rest = onward(other, level, behind | bit)  # noqa: F821
            else:
                continue
            if score > best:
                best, way = score, rest
        found = known[at] = best + worth[area], (area, way)
        return found

    best, way = 0, None
    for area, number in enumerate(numbers):
        if worth[area]:
            score, rest = onward(area, max(number, 0), 1 << area)
            if score > best:
                best, way = score, rest
    # It holds itself and all that is known: only the collector of cycles would free it.
    del onward
    route = []
    while way:
        area, way = way
        route.append(area)
    return best, tuple(route)


def stops(map_id: MapId, marks: Sequence[int]) -> tuple[Stop, ...]:
    """Stops of all possible tours, good or bad; stops where a tour may begin come first."""
    ids, links = MAPS[map_id].ids, MAPS[map_id].links
    worth = _worth(marks)
    begin = [(area, _level(mark)) for area, mark in enumerate(marks) if worth[area]]
    numbers = {stop: number for number, stop in enumerate(begin)}
    todo = begin[:]
    found: list[Stop] = []
    for area, level in todo:  # also stops that are added during the loop
        onward = []
        for other in links[area]:
            number = _level(marks[other])
            if worth[other] and (number < 0 or number >= level):
                stop = (other, max(number, level))
                if stop not in numbers:
                    numbers[stop] = len(todo)
                    todo.append(stop)
                onward.append(numbers[stop])
        found.append(Stop(ids[area], worth[area], len(found) < len(begin), tuple(onward)))
    return tuple(found)


def _worth(marks: Sequence[int]) -> list[int]:
    """Points of each area on a tour; 0 for areas that no tour may enter."""
    return [0 if mark in (EMPTY, X) else 1 + (mark & CIRCLE) for mark in marks]


def _level(mark: int) -> int:
    """Number of a mark; -1 for a star."""
    return -1 if mark >= STAR else mark >> 1


def revealed(state: State, seat: Seat) -> tuple[int, ...]:
    """Map of ``seat`` at the last reveal."""
    marks = state.marks[seat][:]
    for area in state.recent[seat]:
        marks[area] = EMPTY
    return tuple(marks)


def scores(state: State) -> list[int]:
    """Score of each seat's best tour, at the last reveal."""
    return [points for points, _ in _merits(state)]


def _merits(state: State) -> list[tuple[int, int]]:
    """Per seat, at the last reveal: the best tour's score, then circled areas on the whole map."""
    maps = [revealed(state, seat) for seat in range(len(state.marks))]
    return [
        (best_route(state.options.map, marks)[0], sum([mark & CIRCLE for mark in marks]))
        for marks in maps
    ]


def result(state: State) -> Result:
    """Best tour first, then most circled areas on the whole map, then a shared rank (1, 1, 3)."""
    merits = _merits(state)
    placed = ranks(merits)
    first, winners = placed.index(1), placed.count(1)
    points, circles = merits[first]
    facts: dict[str, Fact] = {"seat": first, "points": points, "circles": circles}
    if state.kind is not None:
        reason = Message("result-running")
    elif len(merits) == 1:
        grades = _GRADES[state.options.map].items()
        grade = next(grade for grade, least in grades if points >= least)
        reason = Message("result-alone", {"points": points, "grade": grade})
    elif winners > 1:
        reason = Message("result-shared", {"winners": winners, "points": points})
    elif [score for score, _ in merits].count(points) > 1:
        reason = Message("result-more-circles", facts)
    else:
        reason = Message("result-points", facts)
    return Result(ranks=placed, reason=reason)


_GRADES: Final[dict[MapId, dict[str, int]]] = {
    "usa": {"rare": 40, "excellent": 35, "good": 29, "solid": 25, "fair": 19, "beginner": 0},
    "europe": {"rare": 33, "excellent": 28, "good": 23, "solid": 20, "fair": 15, "beginner": 0},
}
"""Least score for each grade of a single player."""


def merit(state: State, seat: Seat) -> Merit:
    """Score for comparing tables on the same dice: the best tour, then circled areas on the map."""
    points, circles = _merits(state)[seat]
    return Merit(points, circles, Message("merit", {"points": points, "circles": circles}))
