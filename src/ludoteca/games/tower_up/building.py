"""Legal builds, their costs, and carrying them out.

A site costs one floor of the colour of each building beside it. `State.costs` keeps these sums up
to date, because bots and options look at every site.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.clone import cloner
from ludoteca.core.game import Seat
from ludoteca.games.tower_up.city import (
    ALL,
    CITIES,
    FIELD,
    FLOOR_BITS,
    GUARD,
    LAST_SPACE,
    ROOFS,
    STARS,
    TRACK_POINTS,
    UNIT,
    City,
    packed,
    unpacked,
)
from ludoteca.games.tower_up.scoring import meets, next_chip
from ludoteca.games.tower_up.types import Build, State

EMPTY: Final = -1

_clone = cloner(State)


def city_of(state: State) -> City:
    return CITIES[len(state.stocks)]


def standing(state: State, site: int) -> list[int]:
    """Neighbours of ``site`` that have a building."""
    colours = state.colours
    return [near for near in CITIES[len(state.stocks)].neighbours[site] if colours[near] >= 0]


def grounds(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Pairs of an empty site and a colour that ``seat`` can start there, whether it has roofs or
    not."""
    stock = state.stocks[seat]
    held = packed(stock) | GUARD
    in_stock = [colour for colour in ALL if stock[colour]]
    colours = state.colours
    return [
        (site, colour)
        for site, cost in enumerate(state.costs)
        if cost and colours[site] < 0 and (held - cost) & GUARD == GUARD
        for colour in in_stock
        if not cost & FIELD[colour]
    ]


def builds(state: State, seat: Seat) -> list[Build]:
    """Legal builds of ``seat``, site by site."""
    if len(state.roofs[seat]) == ROOFS:
        return []
    made = CITIES[len(state.stocks)].build
    found: list[Build] = []
    last, near = EMPTY, [0]
    for site, colour in grounds(state, seat):
        if site != last:
            last, near = site, [site, *standing(state, site)]
        by_roof = made[site][colour]
        found += [by_roof[roof] for roof in near]
    return found


def can_grow(state: State) -> bool:
    """Whether any empty site beside a building could take any colour."""
    return any(
        cost and colour < 0 and not all(cost & field for field in FIELD)
        for cost, colour in zip(state.costs, state.colours, strict=True)
    )


def missing_floors(state: State, seat: Seat, site: int) -> tuple[int, ...] | None:
    """Fewest floors, by colour, that ``seat`` lacks for an empty ``site``; None where no colour is
    possible."""
    cost = state.costs[site]
    stock = state.stocks[seat]
    free = [colour for colour in ALL if not cost & FIELD[colour]]
    if not free:
        return None
    lacks = [max(0, need - have) for need, have in zip(unpacked(cost), stock, strict=True)]
    if not any(stock[colour] for colour in free):
        lacks[free[0]] = 1
    return tuple(lacks)


def found(state: State, site: int, colour: int) -> None:
    """Put one floor of ``colour`` on an empty ``site``."""
    state.colours[site] = colour
    state.heights[site] = 1
    costs, unit = state.costs, UNIT[colour]
    for near in CITIES[len(state.stocks)].neighbours[site]:
        costs[near] += unit


def raise_around(state: State, seat: Seat, site: int, colour: int) -> int:
    """Pay for a building of ``colour`` on ``site`` and for its neighbours, and place the floors.
    Returns the number of buildings that grew."""
    stock, heights, colours = state.stocks[seat], state.heights, state.colours
    stock[colour] -= 1
    raised = 0
    for near in CITIES[len(state.stocks)].neighbours[site]:
        if colours[near] >= 0:
            stock[colours[near]] -= 1
            heights[near] += 1
            raised += 1
    found(state, site, colour)
    return raised


class Effect(NamedTuple):
    """Effect of a roof: its vehicle's start and end, the points of that move, whether there is an
    extra turn, and per objective in play the chip taken, 0 for none."""

    start: int
    end: int
    points: int
    extra: bool
    chips: tuple[int, ...]


def tried(state: State, seat: Seat, site: int, colour: int) -> State:
    """Copy of the state with the floors of a build placed, but no roof."""
    after = _clone(state)
    raise_around(after, seat, site, colour)
    return after


def effect(after: State, seat: Seat, roof: int) -> Effect:
    """Effect of a roof on the building on ``roof``, in a state made by `tried`, which is not
    changed."""
    colour, height = after.colours[roof], after.heights[roof]
    track = after.tracks[seat]
    start = track[colour]
    end = min(LAST_SPACE, start + height)
    rearmost = min([end if at == colour else space for at, space in enumerate(track)])
    roofs = after.roofs[seat]
    roofs.append(roof << FLOOR_BITS | height)
    chips = tuple(
        [
            next_chip(after, place)
            if not after.chips[seat][place] and meets(after, seat, goal)
            else 0
            for place, goal in enumerate(after.objectives)
        ]
    )
    roofs.pop()
    points = TRACK_POINTS[end] - TRACK_POINTS[start]
    return Effect(start, end, points, STARS[rearmost] > after.level, chips)
