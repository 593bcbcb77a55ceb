"""Possible builds, sites for starting buildings, and reasons against the other sites."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Seat
from ludoteca.games.tower_up.building import (
    EMPTY,
    Effect,
    city_of,
    effect,
    grounds,
    missing_floors,
    standing,
    tried,
)
from ludoteca.games.tower_up.city import COLOURS, CONE_POINTS, FIELD, FLOOR_BITS, GOALS, ROOFS
from ludoteca.games.tower_up.scoring import visible
from ludoteca.games.tower_up.types import Gain, Plan, Refusal, Roofing, State

NONE: Final = (0,) * len(COLOURS)


def open_sites(state: State) -> list[int]:
    """Sites where the next starting building may stand."""
    if state.stage != "place":
        return []
    field = FIELD[state.to_place[0]]
    return [
        site
        for site, cost in enumerate(state.costs)
        if state.colours[site] == EMPTY and not cost & field
    ]


def plans_of(state: State, seat: Seat) -> tuple[Plan, ...]:
    if len(state.roofs[seat]) == ROOFS:
        return ()
    city = city_of(state)
    found_plans = []
    for site, colour in grounds(state, seat):
        after = tried(state, seat, site, colour)
        near = standing(state, site)
        before, left = state.stocks[seat], after.stocks[seat]
        cost = tuple([had - has for had, has in zip(before, left, strict=True)])
        seen = visible(state, seat)
        roofs = tuple([_roofing(after, seat, roof, seen) for roof in (site, *near)])
        plan = Plan(city.ids[site], COLOURS[colour], cost, _covered(state, near), roofs)
        found_plans.append(plan)
    return tuple(found_plans)


def _covered(state: State, sites: list[int]) -> tuple[Seat, ...]:
    """Seats whose roofs are on top of the buildings on these ``sites``."""
    tops = [site << FLOOR_BITS | state.heights[site] for site in sites]
    return tuple([seat for top in tops for seat, roofs in enumerate(state.roofs) if top in roofs])


def gain_of(after: State, seat: Seat, roof: int, does: Effect, seen: int) -> int:
    """Points that a roof brings at once, for its vehicle and the change of the cone; ``seen`` is
    the number of the seat's visible roofs before the build. Chips count separately."""
    roofs = after.roofs[seat]
    roofs.append(roof << FLOOR_BITS | after.heights[roof])
    cone = CONE_POINTS[visible(after, seat)] - CONE_POINTS[seen]
    roofs.pop()
    return does.points + cone


def _roofing(after: State, seat: Seat, roof: int, seen: int) -> Roofing:
    does = effect(after, seat, roof)
    return Roofing(
        site=city_of(after).ids[roof],
        colour=COLOURS[after.colours[roof]],
        height=after.heights[roof],
        start=does.start,
        end=does.end,
        points=gain_of(after, seat, roof, does, seen),
        extra=does.extra,
        gains=tuple(
            [
                Gain(GOALS[goal].id, chip)
                for goal, chip in zip(after.objectives, does.chips, strict=True)
                if chip
            ]
        ),
    )


def refusals(state: State, seat: Seat) -> tuple[Refusal, ...]:
    ids = city_of(state).ids
    if state.stage == "place":
        fits = open_sites(state)
        return tuple(
            [
                Refusal(ids[site], "colours", NONE)
                for site, colour in enumerate(state.colours)
                if colour == EMPTY and site not in fits
            ]
        )
    if state.stage != "act":
        return ()
    no_roof = len(state.roofs[seat]) == ROOFS
    usable = set() if no_roof else {site for site, _ in grounds(state, seat)}
    refused = []
    for site, cost in enumerate(state.costs):
        if state.colours[site] != EMPTY or site in usable:
            continue
        if not cost:
            refused.append(Refusal(ids[site], "no-building", NONE))
        elif no_roof:
            refused.append(Refusal(ids[site], "no-roof", NONE))
        elif (missing := missing_floors(state, seat, site)) is None:
            refused.append(Refusal(ids[site], "colours", NONE))
        else:
            refused.append(Refusal(ids[site], "floors", missing))
    return tuple(refused)
