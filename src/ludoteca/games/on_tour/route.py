"""The best tour on a map, found exactly.

A tour visits no area twice, enters neither empty areas nor X, and its numbers never fall; a star
takes whatever value keeps the order. It scores one point for each area and one more for each
that is circled.

Depth first with memory: how a tour can go on depends on the area where it stands, the highest
number so far (the level), and on what may not be visited again - the stars behind it and the
areas behind it whose number is the level; smaller numbers are out of reach anyway.
"""

from __future__ import annotations

import functools
from typing import Final, TypeAlias

from ludoteca.games.on_tour.maps import MAPS
from ludoteca.games.on_tour.marks import CIRCLE, STAR, X

Route: TypeAlias = tuple[int, ...]

_LEVEL: Final = 0x80
"""Above all levels: numbers go to 98, a tour of stars only has the level 0."""


@functools.lru_cache(maxsize=4096)
def best_route(map_number: int, marks: tuple[int, ...]) -> tuple[int, Route]:
    """The score of the best tour and one tour that makes it; 0 and none on an empty map."""
    return _Search(map_number, marks).best()


class _Search:
    """``_worth`` is what an area scores, 0 where no tour goes; ``_known`` maps a position of a
    tour to the most that it can still score and the area where that goes on (-1: nowhere)."""

    __slots__ = ("_known", "_links", "_number", "_stars", "_worth")

    def __init__(self, map_number: int, marks: tuple[int, ...]) -> None:
        self._worth = [0 if not mark or mark == X else 1 + (mark & CIRCLE) for mark in marks]
        self._number = [-1 if mark >= STAR else mark >> 1 for mark in marks]
        self._links = [
            [other for other in links if self._worth[other]] if worth else []
            for links, worth in zip(MAPS[map_number].links, self._worth, strict=True)
        ]
        self._stars = sum(
            1 << area for area, mark in enumerate(marks) if mark in (STAR, STAR | CIRCLE)
        )
        self._known: dict[int, tuple[int, int]] = {}

    def best(self) -> tuple[int, Route]:
        top, start = 0, -1
        for area, worth in enumerate(self._worth):
            if worth:
                score = worth + self._onward(area, max(self._number[area], 0), 1 << area)
                if score > top:
                    top, start = score, area
        return top, self._path(start) if start >= 0 else ()

    def _onward(self, area: int, level: int, behind: int) -> int:
        key = (behind * _LEVEL + level) * 64 + area
        found = self._known.get(key)
        if found is not None:
            return found[0]
        best, following = 0, -1
        numbers, worths = self._number, self._worth
        for other in self._links[area]:
            number = numbers[other]
            bit = 1 << other
            if number > level:
                score = worths[other] + self._onward(other, number, behind & self._stars | bit)
            elif (number == level or number < 0) and not behind & bit:
                score = worths[other] + self._onward(other, level, behind | bit)
            else:
                continue
            if score > best:
                best, following = score, other
        self._known[key] = best, following
        return best

    def _path(self, area: int) -> Route:
        path = []
        level, behind = max(self._number[area], 0), 1 << area
        while area >= 0:
            path.append(area)
            _, area = self._known[(behind * _LEVEL + level) * 64 + area]
            if area >= 0:
                number = self._number[area]
                if number > level:
                    level, behind = number, behind & self._stars
                behind |= 1 << area
        return tuple(path)
