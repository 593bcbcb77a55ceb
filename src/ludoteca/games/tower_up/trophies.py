"""Trophies of Tower Up."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Seat
from ludoteca.core.trophy import Course, Trophy
from ludoteca.games.tower_up import scoring
from ludoteca.games.tower_up.city import FLOOR, LAST_SPACE
from ludoteca.kit.comeback import comeback

HIGH: Final = 6
"""Floor of a roof in the clouds."""

MANY_ROOFS: Final = 7


def all_goals(course: Course) -> list[Seat]:
    """A chip of each of the three objectives."""
    return [seat for seat, chips in enumerate(course.end.chips) if all(chips)]


def in_the_clouds(course: Course) -> list[Seat]:
    """A roof on a very high floor."""
    roofs = enumerate(course.end.roofs)
    return [seat for seat, mine in roofs if any(roof & FLOOR >= HIGH for roof in mine)]


def fine_view(course: Course) -> list[Seat]:
    """Many visible roofs at the end."""
    seats = range(len(course.end.stocks))
    return [seat for seat in seats if scoring.visible(course.end, seat) >= MANY_ROOFS]


def end_of_the_road(course: Course) -> list[Seat]:
    """A vehicle stands on the last space of its track."""
    tracks = enumerate(course.end.tracks)
    return [seat for seat, track in tracks if LAST_SPACE in track]


TROPHIES: Final = (
    Trophy("all-goals", "M5 3h3v18H5zM10 3h9l-3 4 3 4h-9zM10 13h7l-2 3 2 3h-7z", all_goals),
    Trophy("in-the-clouds", "M12 2l5 4v2h-2v13H9V8H7V6zM2 17h5v4H2zM17 17h5v4h-5z", in_the_clouds),
    Trophy(
        "fine-view",
        "M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
        fine_view,
    ),
    Trophy("end-of-the-road", "M2 9h10V5l9 7-9 7v-4H2z", end_of_the_road),
    Trophy("comeback", "M12 3l8 9h-5v9H9v-9H4z", comeback(8)),
)
