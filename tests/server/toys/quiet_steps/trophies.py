"""Trophies of Quiet Steps."""

from __future__ import annotations

from ludoteca.core.trophy import Course, Trophy


def arrived(course: Course) -> list[int]:
    """At the goal, or beyond."""
    end = course.end
    return [seat for seat, at in enumerate(end.at) if at >= end.options.goal]


def leaped(course: Course) -> list[int]:
    """Four steps at once."""
    return [event.seat for event in course.told if event.steps == 4]


TROPHIES = (
    Trophy("arrived", "M4 4h16v16H4z", arrived),
    Trophy("leaped", "M12 3l8 9H4z", leaped),
)
