"""What bots know of On Tour: maps do not touch each other, so each bot sees only its own.

A direction in which numbers grow gives every area a number to aim at. Stronger levels try the most
likely plans of a turn by playing on to the end, as one who only aims.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from ludoteca.core.bot import EVEN, Temper
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Knowledge
from ludoteca.games.on_tour.maps import MAPS, STAR, areas_in, reach
from ludoteca.games.on_tour.marking import erase, place, places, wanted, writable
from ludoteca.games.on_tour.scoring import best_route, merit
from ludoteca.games.on_tour.types import Action, MapId, Mark, Options, State, View, What
from ludoteca.kit.choosing import CONFIRM

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
"""Who only aims takes any plan that looks worse than the best by less. Few plans do, so that bots
without a temper often do the same."""

WIDE: Final = 11.0
"""Who has a temper looks at plans that look worse by so much, and makes up for it by the tours: of
these plans it likes only those that leave the best."""

FOND: Final = 1.5
"""What an area that one likes is worth at most to who plays plans on, or costs."""

TOUR: Final = 6.0
"""What a point of the best tour is worth; with a star, which fits everywhere, it is all."""

Step: TypeAlias = tuple[What, int]
Plan: TypeAlias = tuple[Step, ...]
Aims: TypeAlias = list[float]
"""By area the number to aim at."""


def _aims(map_id: MapId) -> list[Aims]:
    """By direction: to the east, to the west, to the south, to the north."""
    land = MAPS[map_id]
    found = []
    for axis in (0, 1):
        order = sorted(range(land.size), key=lambda area: land.centres[area][axis])
        aims = [(order.index(area) + 0.5) * (100 / land.size) for area in range(land.size)]
        found += [aims, [100 - aim for aim in aims]]
    return found


_AIMS: Final = {"usa": _aims("usa")[:2], "europe": _aims("europe")}


def direction(map_id: MapId, marks: Sequence[int]) -> Aims:
    """The aims that suit the numbers on a map best."""

    def off(aims: Aims) -> float:
        return sum(
            min(abs((mark >> 1) - aim), FORGIVEN)
            for mark, aim in zip(marks, aims, strict=True)
            if 0 < mark < STAR
        )

    return min(_AIMS[map_id], key=off)


def likes(state: State, seat: Seat, aims: Aims, step: Step) -> float:
    """How well a step suits: of a number its aim, a circle, and neighbours it fits to; of a star
    many neighbours; of an X few, and no circle given away."""
    what, area = step
    links = MAPS[state.options.map].links[area]
    if what == "star":
        return float(len(links))
    if what == "x":
        return -float(len(links)) - 2 * (area in state.cards)
    number = state.low if what == "low" else state.high
    worth = CIRCLED * (area in state.cards) - abs(number - aims[area])
    marks = state.marks[seat]
    for other in links:
        if 0 < marks[other] < STAR:
            apart = abs((marks[other] >> 1) - number)
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
        for area in areas_in(areas):
            if missing == 1:
                found.append(((what, area),))
            elif what != "high":  # the lower number first, or the X: each pair once
                place(state, seat, what, area)
                found += [((what, area), *rest) for rest in plans(state, seat)]
                _undo(state, seat)
    return found


def _undo(state: State, seat: Seat) -> None:
    erase(state, seat, [state.recent[seat].pop()])


def ranked(state: State, seat: Seat) -> list[tuple[float, Plan]]:
    """The likely plans at a glance, the best first."""
    aims = direction(state.options.map, state.marks[seat])
    worth = functools.cache(lambda step: likes(state, seat, aims, step))
    found: list[Plan] = []
    if state.kind == "numbers" and not state.recent[seat]:
        found = _likely_pairs(state, seat, worth)
    return _best_first(found or plans(state, seat), lambda plan: sum(map(worth, plan)))


def _likely_pairs(state: State, seat: Seat, worth: Callable[[Step], float]) -> list[Plan]:
    """Pairs of the likeliest areas for each number; none when an X must be made."""
    reached = reach(state.options.map, state.cards)
    if writable(state.empty[seat], reached) < 2:
        return []
    areas = areas_in(state.empty[seat] & reached.areas)
    low, high = (
        sorted([(worth((what, area)), area) for area in areas], reverse=True)[:LIKELY]
        for what in ("low", "high")
    )
    return [
        (("low", one), ("high", other))
        for _, one in low
        for _, other in high
        if reached.partners[one] >> other & 1
    ]


def _best_first(found: Iterable[Plan], worth: Callable[[Plan], float]) -> list[tuple[float, Plan]]:
    return sorted([(worth(plan), plan) for plan in found], key=lambda one: one[0], reverse=True)


def toured(state: State, seat: Seat, plan: Plan) -> int:
    """What the best tour scores with ``plan``."""
    for what, area in plan:
        place(state, seat, what, area)
    score, _ = best_route(state.options.map, tuple(state.marks[seat]))
    for _ in plan:
        _undo(state, seat)
    return score


def fond(state: State, temper: Temper, plan: Plan) -> float:
    """How much somebody likes a plan: all have areas that they like to fill, early and late."""
    ids = MAPS[state.options.map].ids
    return sum([temper.leans(ids[area]) for _, area in plan])


def suiting(state: State, seat: Seat, temper: Temper) -> Plan:
    """Of the plans that do for somebody who only aims, the one that it likes best."""
    (best, _), *_ = found = ranked(state, seat)
    near = [plan for worth, plan in found if worth > best - WIDE]
    if len(near) > 1:
        tours = [toured(state, seat, plan) for plan in near]
        best_tour = max(tours)
        near = [plan for plan, tour in zip(near, tours, strict=True) if tour == best_tour]
    return max(near, key=lambda plan: fond(state, temper, plan))


def looked_at(state: State, seat: Seat, temper: Temper = EVEN) -> list[Plan]:
    """The likely plans, those first that leave good tours and are liked."""
    found = ranked(state, seat)
    star = found[0][1][0][0] == "star"
    worth = {plan: at_a_glance for at_a_glance, plan in (found if star else found[:LOOKED_AT])}
    weight = 10 * TOUR if star else TOUR
    best = _best_first(
        worth,
        lambda plan: (
            worth[plan] + weight * toured(state, seat, plan) + FOND * fond(state, temper, plan)
        ),
    )
    return [plan for _, plan in best]


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Plays the best ``plans`` on to the end, ``rounds`` times each with the same dice and cards
    for all of them. Without rounds it takes one of those that look best. Keeps the protocol `Bot`.
    """

    plans: int
    rounds: int
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if CONFIRM in options:
            return CONFIRM
        state = _alone(game.imagine(view, seat, chance), seat)
        if self.plans == 1 and self.temper:
            plan = suiting(state, 0, self.temper)
        elif self.plans == 1:
            (best, _), *_ = found = ranked(state, 0)
            liked = [plan for worth, plan in found if worth > best - TASTE]
            plan = liked[chance.below(len(liked))]
        else:
            plan = self._best(game, state, looked_at(state, 0, self.temper)[: self.plans], chance)
        what, area = plan[0]
        return Mark(MAPS[state.options.map].ids[area], what)

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
                totals[at] += finish(game, game.clone(state), plan, Stream(key))
        return found[totals.index(max(totals))]


def _alone(state: State, seat: Seat) -> State:
    """The same turn with the map of ``seat`` only, as seat 0."""
    return dataclasses.replace(
        state,
        marks=[state.marks[seat]],
        recent=[state.recent[seat]],
        empty=[state.empty[seat]],
        confirmed=0,
    )


def finish(game: AnyGame, state: State, plan: Plan, chance: Chance) -> int:
    """Carries out ``plan`` and plays on to the end by aiming only; the score."""
    while True:
        for what, area in plan:
            place(state, 0, what, area)
        game.apply(state, 0, CONFIRM, chance, None)
        if state.kind is None:
            return best_route(state.options.map, tuple(state.marks[0]))[0]
        _, plan = ranked(state, 0)[0]


KNOWLEDGE: Final = Knowledge(
    levels={
        "easy": Planner(plans=1, rounds=0),
        "medium": Planner(plans=3, rounds=4),
        "hard": Planner(plans=6, rounds=12),
    },
    prospects=None,  # cards and dice are the same for all: nobody got more of them
    measure=merit,
    presets={
        "coast-to-coast": Options(),
        "grand-tour": Options(map="europe"),
        "by-the-book": Options(setup="rulebook"),
        "sharp-eyes": Options(setup="four-rolls", star_circle="exact"),
    },
)
