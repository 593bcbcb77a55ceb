"""A deed that many games know: a win from last place."""

from __future__ import annotations

from ludoteca.core.game import Seat
from ludoteca.core.trophy import Course, Deed


def comeback(least: int) -> Deed:
    """The only winner, who at some time after the first quarter of the game was in last place, at
    least ``least`` points behind the best."""

    def deed(course: Course) -> tuple[Seat, ...]:
        ranks = course.result.ranks
        if len(ranks) < 2 or ranks.count(1) != 1:
            return ()
        winner = ranks.index(1)
        later = course.states[len(course.states) // 4 :]
        return (winner,) if any(_is_behind(course, one, winner, least) for one in later) else ()

    return deed


def _is_behind(course: Course, state: object, seat: Seat, least: int) -> bool:
    scores = course.game.scores(state)
    others = scores[:seat] + scores[seat + 1 :]
    return scores[seat] <= min(others) and scores[seat] <= max(others) - least
