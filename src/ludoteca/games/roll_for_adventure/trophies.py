"""Trophies of Roll for Adventure: all who play earn them together, and only by winning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.trophy import Course, Deed, Trophy
from ludoteca.games.roll_for_adventure.tasks import last_hole
from ludoteca.games.roll_for_adventure.types import State

SAFE_HOLE: Final = 3


def _won_with(condition: Callable[[State], bool]) -> Deed:
    """All seats, if they have won and ``condition`` holds at the end."""

    def deed(course: Course) -> range:
        state: State = course.end
        won = course.result.team == "won" and condition(state)
        return range(state.seats if won else 0)

    return deed


def well_guarded(state: State) -> bool:
    """No skull has gone far."""
    return max(state.skulls) <= SAFE_HOLE


def nobody_forgotten(state: State) -> bool:
    """No die is in Oblivion."""
    return not state.oblivion


def by_a_hair(state: State) -> bool:
    """A skull is one hole short of the last."""
    return max(state.skulls) == last_hole(state) - 1


TROPHIES: Final = (
    Trophy("well-guarded", "M12 2l9 3v6c0 5-4 9-9 11-5-2-9-6-9-11V5z", _won_with(well_guarded)),
    Trophy(
        "nobody-forgotten",
        "M4 4h16v16H4zM7 7v3h3V7zM14 7v3h3V7zM7 14v3h3v-3zM14 14v3h3v-3z",
        _won_with(nobody_forgotten),
    ),
    Trophy("by-a-hair", "M6 2h12v4l-4 6 4 6v4H6v-4l4-6-4-6z", _won_with(by_a_hair)),
)
