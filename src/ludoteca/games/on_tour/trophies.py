"""Trophies of On Tour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.core.trophy import Course, Trophy
from ludoteca.games.on_tour.maps import CIRCLE, MAPS, STAR, X
from ludoteca.games.on_tour.scoring import best_route
from ludoteca.games.on_tour.types import MapId, State

LONG: Final[dict[MapId, int]] = {"usa": 35, "europe": 28}
"""Points of a grand tour, by map."""

MANY_STARS: Final = 4
MANY_CIRCLES: Final = 12


def _routes(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """Points and areas of each seat's best tour."""
    return [best_route(state.options.map, tuple(marks)) for marks in state.marks]


def grand_tour(course: Course) -> list[Seat]:
    """A tour of many points."""
    least = LONG[course.end.options.map]
    return [seat for seat, (points, _) in enumerate(_routes(course.end)) if points >= least]


def coast_to_coast(course: Course) -> list[Seat]:
    """A tour with one end in the west and the other in the east."""
    card = MAPS[course.end.options.map].card
    routes = enumerate(_routes(course.end))
    return [
        seat
        for seat, (_, route) in routes
        if route and {card[route[0]], card[route[-1]]} == {"west", "east"}
    ]


def starlit(course: Course) -> list[Seat]:
    """Many stars on the tour."""
    return [seat for seat, marks in _on_tour(course) if sum(map(is_star, marks)) >= MANY_STARS]


def encore(course: Course) -> list[Seat]:
    """Many circled areas on the tour."""
    return [
        seat
        for seat, marks in _on_tour(course)
        if sum(mark & CIRCLE for mark in marks) >= MANY_CIRCLES
    ]


def _on_tour(course: Course) -> Iterator[tuple[Seat, list[int]]]:
    """The marks on each seat's best tour."""
    for seat, (_, route) in enumerate(_routes(course.end)):
        marks = course.end.marks[seat]
        yield seat, [marks[area] for area in route]


def is_star(mark: int) -> bool:
    return STAR <= mark < X


TROPHIES: Final = (
    Trophy("grand-tour", "M2 7h16l4 5v5h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H2z", grand_tour),
    Trophy("coast-to-coast", "M2 12l6-6v4h8V6l6 6-6 6v-4H8v4z", coast_to_coast),
    Trophy("starlit", "M12 2l3 7 7 .5-5.5 4.7L18 22l-6-4-6 4 1.5-7.8L2 9.5 9 9z", starlit),
    Trophy(
        "encore",
        "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
        encore,
    ),
)
