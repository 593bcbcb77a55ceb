"""Objectives, points and ranks."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core.game import Message, Result, Seat
from ludoteca.games.tower_up.city import (
    CHIPS,
    CITIES,
    CONE_POINTS,
    FLOOR,
    FLOOR_BITS,
    GOALS,
    STARS,
    TRACK_POINTS,
)
from ludoteca.games.tower_up.types import Points, State
from ludoteca.kit.ranking import ranks


def stars(track: list[int]) -> int:
    """Number of star columns that all vehicles have reached."""
    return STARS[min(track)]


def visible_sites(state: State, seat: Seat) -> list[int]:
    """Sites where a roof of ``seat`` is on top of the building."""
    heights = state.heights
    return [
        roof >> FLOOR_BITS
        for roof in state.roofs[seat]
        if heights[roof >> FLOOR_BITS] == roof & FLOOR
    ]


def visible(state: State, seat: Seat) -> int:
    """Number of visible roofs of ``seat``, or their number when it scored."""
    fixed = state.visible[seat]
    return len(visible_sites(state, seat)) if fixed < 0 else fixed


def cones(state: State) -> list[int]:
    """Points of the cone per seat, or its points if the seat scored now."""
    return [CONE_POINTS[visible(state, seat)] for seat in range(len(state.stocks))]


def points(state: State, seat: Seat) -> Points:
    """Breakdown of the points of ``seat``, or its points if it scored now."""
    tracks = tuple([TRACK_POINTS[space] for space in state.tracks[seat]])
    cone, chips = CONE_POINTS[visible(state, seat)], sum(state.chips[seat])
    return Points(tracks, cone, chips, sum(tracks) + cone + chips)


def scores(state: State) -> list[int]:
    """Points per seat, as if seats that have not scored did so now."""
    return [points(state, seat).total for seat in range(len(state.stocks))]


def result(state: State) -> Result:
    """Ranks by most points; equal points share a rank (1, 1, 3)."""
    totals = scores(state)
    ranked = ranks(totals)
    first, winners = ranked.index(1), ranked.count(1)
    if state.stage != "over":
        reason = Message("result-running")
    elif winners > 1:
        reason = Message("result-shared", {"winners": winners, "points": max(totals)})
    else:
        reason = Message("result-points", {"seat": first, "points": max(totals)})
    return Result(ranks=ranked, reason=reason)


# ---- objectives --------------------------------------------------------------------------------


def next_chip(state: State, place: int) -> int:
    """Highest chip left on the objective at ``place``, or 0."""
    left = chips_left(state, place)
    return left[0] if left else 0


def chips_left(state: State, place: int) -> tuple[int, ...]:
    taken = sum([chips[place] > 0 for chips in state.chips])
    return CHIPS[len(state.stocks)][taken:]


def meets(state: State, seat: Seat, goal: int) -> bool:
    """Whether ``seat`` meets an objective now."""
    rule = GOALS[goal]
    if len(state.roofs[seat]) < rule.param and rule.kind not in ("roof_level", "border_streets"):
        return False
    return counted(state, seat, rule.kind) >= rule.param


def counted(state: State, seat: Seat, kind: str) -> int:
    """Number of things that an objective of this ``kind`` counts for ``seat``; for ``roof_level``
    the highest floor with a roof."""
    roofs = state.roofs[seat]
    if kind == "roof_level":
        return max([roof & FLOOR for roof in roofs], default=0)
    if kind == "visible_count":
        return len(visible_sites(state, seat))
    city = CITIES[len(state.stocks)]
    if kind == "connected_visible":
        return _largest_group(visible_sites(state, seat), city.beside)
    lie_on = [roof >> FLOOR_BITS for roof in roofs]
    if kind == "double_building":
        return _most(lie_on)
    sites = set(lie_on)
    if kind == "colours":
        return len({state.colours[site] for site in sites})
    if kind == "districts":
        return len({city.district[site] for site in sites})
    if kind == "same_district":
        return _most([city.district[site] for site in sites])
    if kind == "same_park":
        return _most([park for site in sites for park in city.parks[site]])
    if kind == "same_colour":
        return _most([state.colours[site] for site in sites])
    assert kind == "border_streets", kind
    have = sum([1 << site for site in sites])
    return sum([(city.across[site] & have).bit_count() for site in sites]) // 2


def _most(things: list[int]) -> int:
    """Count of the most frequent of ``things``."""
    return max([things.count(thing) for thing in set(things)], default=0)


def _largest_group(sites: Iterable[int], beside: tuple[int, ...]) -> int:
    """Size of the largest group of ``sites`` connected by streets."""
    left = sum([1 << site for site in sites])
    largest = 0
    while left:
        group = edge = left & -left
        while edge:
            site = edge.bit_length() - 1
            near = beside[site] & left & ~group
            group |= near
            edge = edge & ~(1 << site) | near
        left &= ~group
        largest = max(largest, group.bit_count())
    return largest
