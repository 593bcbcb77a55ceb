"""Whose moves the entries of a table were: its people's own, or those of stand-ins."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.core.replay.picture import Moment
from ludoteca.core.replay.seating import Return, StandIn


def helped_seats(moments: Sequence[Moment]) -> set[Seat]:
    """The seats in which bots have played for a person at any time."""
    return {
        moment.seat
        for moment in moments
        if isinstance(moment.change, StandIn) and moment.seat is not None
    }


def own_moves_of(moments: Sequence[Moment], seats: int) -> dict[Seat, int]:
    """How often each seat has acted without a stand-in; moves that were taken back do not count."""
    away: set[Seat] = set()
    found = dict.fromkeys(range(seats), 0)
    undone = {n for moment in moments for n in moment.undone}
    for moment in moments:
        if moment.seat is None:
            continue
        if isinstance(moment.change, StandIn):
            away.add(moment.seat)
        elif isinstance(moment.change, Return):
            away.discard(moment.seat)
        elif moment.seat not in away and not moment.undone and moment.n not in undone:
            found[moment.seat] += 1
    return found
