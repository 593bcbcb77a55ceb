"""What bots know of On Tour: maps do not touch each other, so each bot sees only its own.

A direction in which numbers grow gives every area a number to aim at. Stronger levels try the most
likely plans of a turn by playing on to the end, as one who only aims.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import AnyGame, Seat
from ludoteca.games.on_tour.choices import circle, place, places, reach, together, wanted, writable
from ludoteca.games.on_tour.maps import MAPS
from ludoteca.games.on_tour.marks import EMPTY, STAR
from ludoteca.games.on_tour.nouns import Action, Mark, View, What
from ludoteca.games.on_tour.route import best_route
from ludoteca.games.on_tour.state import NUMBERS, OVER, State
from ludoteca.kit.together import CONFIRM

CIRCLED: Final = 16.0
"""What a circle is worth, in numbers off the aim."""

CLOSE: Final = 8
"""Neighbours whose numbers differ by less fit together."""

FITTING: Final = 5.0
"""What a neighbour that fits best is worth."""

FORGIVEN: Final = 25
"""A number further off its aim says nothing more about the direction."""

LIKELY: Final = 10
"""For each number so many areas are looked at."""

LOOKED_AT: Final = 12
"""So many plans have their tours looked at."""

TASTE: Final = 2.0
"""Who only aims takes any plan that looks worse than the best by less: no two do the same."""

TOUR: Final = 6.0
"""What a point of the best tour is worth; with a star, which fits everywhere, it is all."""

Step: TypeAlias = tuple[What, int]
Plan: TypeAlias = tuple[Step, ...]


def _aims() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By map and direction, the number to aim at in each area."""
    found = []
    for land in MAPS:
        step = 100 / land.size
        directions = []
        for order in (land.across, land.down):
            aims = [0.0] * land.size
            for rank, area in enumerate(order):
                aims[area] = (rank + 0.5) * step
            directions += [tuple(aims), tuple(100 - aim for aim in aims)]
        found.append(tuple(directions))
    return tuple(found)


_AIMS: Final = _aims()


def direction(map_number: int, marks: Sequence[int]) -> tuple[float, ...]:
    """The aims that suit the numbers on a map best."""

    def off(aims: tuple[float, ...]) -> float:
        return sum(
            min(abs((mark >> 1) - aim), FORGIVEN)
            for mark, aim in zip(marks, aims, strict=True)
            if 0 < mark < STAR
        )

    directions = _AIMS[map_number]
    return min(directions if map_number else directions[:2], key=off)


def likes(
    state: State, marks: Sequence[int], aims: Sequence[float], number: int, area: int
) -> float:
    """How well ``number`` suits ``area``: its aim, a circle, and neighbours it fits to."""
    worth = -abs(number - aims[area])
    if area in state.cards:
        worth += CIRCLED
    for other in MAPS[state.map].links[area]:
        mark = marks[other]
        if 0 < mark < STAR:
            apart = abs((mark >> 1) - number)
            if apart < CLOSE:
                worth += FITTING * (1 - apart / CLOSE)
    return worth


def plans(state: State, seat: Seat) -> list[Plan]:
    """All ways to complete the marks of this turn."""
    missing = wanted(state) - len(state.recent[seat])
    if not missing:
        return [()]
    found: list[Plan] = []
    for what, areas in places(state, seat):
        for area in areas:
            if missing == 1:
                found.append(((what, area),))
            elif what != "high":  # the lower number first, or the X: each pair once
                place(state, seat, what, area)
                found += [((what, area), *rest) for rest in plans(state, seat)]
                _undo(state, seat)
    return found


def _undo(state: State, seat: Seat) -> None:
    state.marks[seat][state.recent[seat].pop()] = EMPTY
    circle(state, seat)


def _worth(state: State, marks: Sequence[int], aims: Sequence[float], step: Step) -> float:
    what, area = step
    if what == "x":
        return -float(len(MAPS[state.map].links[area])) - 2 * (area in state.cards)
    if what == "star":
        return float(len(MAPS[state.map].links[area]))
    return likes(state, marks, aims, state.low if what == "low" else state.high, area)


def ranked(state: State, seat: Seat) -> list[tuple[float, Plan]]:
    """The likely plans at a glance, the best first."""
    marks = state.marks[seat]
    aims = direction(state.map, marks)
    if state.kind == NUMBERS and not state.recent[seat]:
        found = _likely_pairs(state, marks, aims)
        if found:
            return found
    worths: dict[Step, float] = {}
    found = []
    for plan in plans(state, seat):
        total = 0.0
        for step in plan:
            if step not in worths:
                worths[step] = _worth(state, marks, aims, step)
            total += worths[step]
        found.append((total, plan))
    found.sort(key=_first, reverse=True)
    return found


def liked(state: State, seat: Seat) -> list[Plan]:
    """The plans that look about as good as the best."""
    found = ranked(state, seat)
    least = found[0][0] - TASTE
    return [plan for worth, plan in found if worth > least]


def _likely_pairs(
    state: State, marks: list[int], aims: Sequence[float]
) -> list[tuple[float, Plan]]:
    """Pairs of the likeliest areas for each number; none when an X must be made."""
    empty = [area for area, mark in enumerate(marks) if not mark]
    reached = reach(state)
    if writable(empty, reached) < 2:
        return []
    areas = [area for area in empty if reached[area]]
    low, high = (
        sorted(((likes(state, marks, aims, number, a), a) for a in areas), reverse=True)[:LIKELY]
        for number in (state.low, state.high)
    )
    found: list[tuple[float, Plan]] = [
        (liked + too, (("low", one), ("high", other)))
        for liked, one in low
        for too, other in high
        if one != other and together(reached[one], reached[other])
    ]
    found.sort(key=_first, reverse=True)
    return found


def _first(one: tuple[float, Plan]) -> float:
    return one[0]


def toured(state: State, seat: Seat, plan: Plan) -> int:
    """What the best tour scores with ``plan``."""
    for what, area in plan:
        place(state, seat, what, area)
    score, _ = best_route(state.map, tuple(state.marks[seat]))
    for _ in plan:
        _undo(state, seat)
    return score


def looked_at(state: State, seat: Seat) -> list[Plan]:
    """The likely plans, those first that leave good tours."""
    best = ranked(state, seat)
    weight = 10 * TOUR if best[0][1][0][0] == "star" else TOUR
    weighed = [
        (worth + weight * toured(state, seat, plan), plan)
        for worth, plan in (best if weight > TOUR else best[:LOOKED_AT])
    ]
    weighed.sort(key=_first, reverse=True)
    return [plan for _, plan in weighed]


def finish(game: AnyGame, state: State, chance: Chance) -> int:
    """Play a map on to the end by aiming only; its score."""
    while state.kind != OVER:
        _carry_out(game, state, ranked(state, 0)[0][1], chance)
    return best_route(state.map, tuple(state.marks[0]))[0]


def _carry_out(game: AnyGame, state: State, plan: Plan, chance: Chance) -> None:
    for what, area in plan:
        place(state, 0, what, area)
    game.apply(state, 0, CONFIRM, chance, None)


def _alone(state: State, seat: Seat) -> State:
    """The same turn with the map of ``seat`` only, as seat 0."""
    state.marks = [state.marks[seat]]
    state.recent = [state.recent[seat]]
    state.confirmed = 0
    return state


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Plays the best ``plans`` on to the end, ``rounds`` times each with the same dice and cards
    for all of them. Without rounds it takes one of those that look best. Keeps the protocol `Bot`.
    """

    plans: int
    rounds: int

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if CONFIRM in options:
            return CONFIRM
        state = _alone(game.imagine(view, seat, chance), seat)
        if self.plans == 1:
            found = liked(state, 0)
            plan = found[chance.below(len(found))]
        else:
            plan = self._best(game, state, looked_at(state, 0)[: self.plans], chance)
        what, area = plan[0]
        return Mark(MAPS[state.map].ids[area], what)

    def brief(self) -> Planner:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, plans=min(self.plans, 2), rounds=min(self.rounds, 1))

    def _best(self, game: AnyGame, state: State, found: list[Plan], chance: Chance) -> Plan:
        if len(found) == 1:
            return found[0]
        totals = [0] * len(found)
        for _ in range(self.rounds):
            key = chance.below(1 << 30).to_bytes(4, "big")
            for at, plan in enumerate(found):
                after = game.clone(state)
                dice = Stream(key)
                _carry_out(game, after, plan, dice)
                totals[at] += finish(game, after, dice)
        return found[totals.index(max(totals))]


PROSPECTS: Final = None
"""Cards and dice are the same for all: nobody can say to whom they were worth more."""

BOTS: Final[Mapping[str, Bot]] = {
    "easy": Planner(plans=1, rounds=0),
    "medium": Planner(plans=3, rounds=4),
    "hard": Planner(plans=6, rounds=12),
}
