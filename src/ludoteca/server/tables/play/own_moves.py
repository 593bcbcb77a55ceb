"""Whose moves the entries of a table were: its people's own, or those of stand-ins; and how long
people thought about theirs."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.game import Seat
from ludoteca.core.replay.picture import Moment
from ludoteca.core.replay.seating import Return, StandIn, TakeSeat


def helped_seats(moments: Sequence[Moment]) -> set[Seat]:
    """The seats in which bots have played at any time, for a person or before one came."""
    return {
        moment.seat
        for moment in moments
        if isinstance(moment.change, StandIn | TakeSeat) and moment.seat is not None
    }


def own_moves_of(moments: Sequence[Moment], seats: int) -> dict[Seat, int]:
    """How often each seat has acted without a stand-in; moves that were taken back do not count,
    nor those of a bot before a person took its seat."""
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
        elif isinstance(moment.change, TakeSeat):
            found[moment.seat] = 0
        elif moment.seat not in away and not moment.undone and moment.n not in undone:
            found[moment.seat] += 1
    return found


def usual_thinking(moments: Sequence[Moment], seats: int) -> dict[Seat, int]:
    """The median of the milliseconds that the person in each seat took for an answer, counted from
    the last thing that happened for all to see; seats without an own answer are missing."""
    took: dict[Seat, list[int]] = {}
    asked_at = [moments[0].at] * seats if moments else []
    away: set[Seat] = set()
    for moment in moments:
        seat = moment.seat
        if isinstance(moment.change, StandIn) and seat is not None:
            away.add(seat)
        elif isinstance(moment.change, Return) and seat is not None:
            away.discard(seat)
        elif isinstance(moment.change, TakeSeat) and seat is not None:
            took.pop(seat, None)
        elif seat is not None and seat not in away:
            took.setdefault(seat, []).append(max(0, moment.at - asked_at[seat]))
        if moment.events:
            asked_at = [moment.at] * seats
        elif seat is not None:
            asked_at[seat] = moment.at
    return {seat: sorted(spans)[len(spans) // 2] for seat, spans in took.items()}
