"""Bots of On Tour. Players do not affect each other's maps, so a bot looks only at its own.

A direction in which numbers grow gives every area a target number. Stronger levels try the most
promising plans of a turn by play-outs to the end, in which only the targets decide.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from ludoteca.core.bot import EVEN, PlayingStyle
from ludoteca.core.chance import Chance, Stream
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from ludoteca.games.on_tour.maps import MAPS, STAR, areas_in, reach
from ludoteca.games.on_tour.marking import erase, place, places, wanted, writable
from ludoteca.games.on_tour.scoring import best_route, merit
from ludoteca.games.on_tour.types import Action, MapId, Mark, Options, State, View, What
from ludoteca.kit.choosing import CONFIRM

CIRCLED: Final = 16.0
"""Worth of a circle, in units of distance from the target number."""

CLOSE: Final = 8
"""Difference between numbers below which neighbours fit together."""

FITTING: Final = 5.0
"""Worth of a neighbour that fits perfectly."""

LARGEST_ERROR: Final = 25
"""Cap on a number's distance from its target when a direction is chosen."""

AREAS_TRIED: Final = 10
"""Number of areas tried for each number."""

TOURS_TRIED: Final = 12
"""Number of plans whose best tours are computed."""

TASTE: Final = 2.0
"""Difference in worth below which `easy` counts plans as equal. Few plans are that close, so bots
without a playing style often do the same."""

WIDE_TASTE: Final = 11.0
"""The same difference for `easy` with a playing style. It makes up for it by the tours: of these
plans it takes only those with the best tours."""

PREFERENCE: Final = 1.5
"""Largest bonus or penalty of `medium` and `hard` for an area that suits their playing style."""

TOUR: Final = 6.0
"""Worth of a point of the best tour; for a star, which fits everywhere, only this counts."""

Step: TypeAlias = tuple[What, int]
Plan: TypeAlias = tuple[Step, ...]
Aims: TypeAlias = list[float]
"""Target number per area."""


def _aims(map_id: MapId) -> list[Aims]:
    """Targets for each direction: east, west, south, north."""
    land = MAPS[map_id]
    found = []
    for axis in (0, 1):
        order = sorted(range(land.size), key=lambda area: land.centres[area][axis])
        aims = [(order.index(area) + 0.5) * (100 / land.size) for area in range(land.size)]
        found += [aims, [100 - aim for aim in aims]]
    return found


_AIMS: Final = {"usa": _aims("usa")[:2], "europe": _aims("europe")}


def direction(map_id: MapId, marks: Sequence[int]) -> Aims:
    """Targets that suit the numbers on a map best."""

    def off(aims: Aims) -> float:
        return sum(
            min(abs((mark >> 1) - aim), LARGEST_ERROR)
            for mark, aim in zip(marks, aims, strict=True)
            if 0 < mark < STAR
        )

    return min(_AIMS[map_id], key=off)


def likes(state: State, seat: Seat, aims: Aims, step: Step) -> float:
    """Worth of a step. For a number: closeness to its target, a circle, and fitting neighbours; for
    a star: many neighbours; for an X: few neighbours, and no circle lost."""
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
            elif what != "high":  # the lower number or the X first, so that each pair comes once
                place(state, seat, what, area)
                found += [((what, area), *rest) for rest in plans(state, seat)]
                _undo(state, seat)
    return found


def _undo(state: State, seat: Seat) -> None:
    erase(state, seat, [state.recent[seat].pop()])


def ranked(state: State, seat: Seat) -> list[tuple[float, Plan]]:
    """Promising plans with their worth, the best first."""
    aims = direction(state.options.map, state.marks[seat])
    worth = functools.cache(lambda step: likes(state, seat, aims, step))
    found: list[Plan] = []
    if state.kind == "numbers" and not state.recent[seat]:
        found = _likely_pairs(state, seat, worth)
    return _best_first(found or plans(state, seat), lambda plan: sum(map(worth, plan)))


def _likely_pairs(state: State, seat: Seat, worth: Callable[[Step], float]) -> list[Plan]:
    """Pairs of the best areas for each number; empty when an X must be made."""
    reached = reach(state.options.map, state.cards)
    if writable(state.empty[seat], reached) < 2:
        return []
    areas = areas_in(state.empty[seat] & reached.areas)
    low, high = (
        sorted([(worth((what, area)), area) for area in areas], reverse=True)[:AREAS_TRIED]
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


def tour_score(state: State, seat: Seat, plan: Plan) -> int:
    """Score of the best tour after ``plan``."""
    for what, area in plan:
        place(state, seat, what, area)
    score, _ = best_route(state.options.map, tuple(state.marks[seat]))
    for _ in plan:
        _undo(state, seat)
    return score


def preference(state: State, style: PlayingStyle, plan: Plan) -> float:
    """How well a plan suits a playing style, which likes some areas more than others."""
    ids = MAPS[state.options.map].ids
    return sum([style.leans(ids[area]) for _, area in plan])


def suiting(state: State, seat: Seat, style: PlayingStyle) -> Plan:
    """The plan that suits ``style`` best, among those of nearly the best worth and best tours."""
    (best, _), *_ = found = ranked(state, seat)
    near = [plan for worth, plan in found if worth > best - WIDE_TASTE]
    if len(near) > 1:
        tours = [tour_score(state, seat, plan) for plan in near]
        best_tour = max(tours)
        near = [plan for plan, tour in zip(near, tours, strict=True) if tour == best_tour]
    return max(near, key=lambda plan: preference(state, style, plan))


def promising(state: State, seat: Seat, style: PlayingStyle = EVEN) -> list[Plan]:
    """Promising plans, ordered by worth, best tour and playing style."""
    found = ranked(state, seat)
    star = found[0][1][0][0] == "star"
    worth = {plan: aimed for aimed, plan in (found if star else found[:TOURS_TRIED])}
    weight = 10 * TOUR if star else TOUR
    best = _best_first(
        worth,
        lambda plan: (
            worth[plan]
            + weight * tour_score(state, seat, plan)
            + PREFERENCE * preference(state, style, plan)
        ),
    )
    return [plan for _, plan in best]


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Bot that tries the best ``plans`` by ``rounds`` play-outs each, with the same dice and cards
    for all plans. Without rounds it takes one of the plans with the best worth.
    """

    plans: int
    rounds: int
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if CONFIRM in options:
            return CONFIRM
        state = _alone(game.imagine(view, seat, chance), seat)
        if self.plans == 1 and self.style:
            plan = suiting(state, 0, self.style)
        elif self.plans == 1:
            (best, _), *_ = found = ranked(state, 0)
            liked = [plan for worth, plan in found if worth > best - TASTE]
            plan = liked[chance.below(len(liked))]
        else:
            plan = self._best(game, state, promising(state, 0, self.style)[: self.plans], chance)
        what, area = plan[0]
        return Mark(MAPS[state.options.map].ids[area], what)

    def brief(self) -> Planner:
        """The same bot with less search, for tests that check how bots choose, not how well."""
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
    """State of a table with one seat, which has the map of ``seat``."""
    return dataclasses.replace(
        state,
        marks=[state.marks[seat]],
        recent=[state.recent[seat]],
        empty=[state.empty[seat]],
        confirmed=0,
    )


def finish(game: AnyGame, state: State, plan: Plan, chance: Chance) -> int:
    """Final score after ``plan`` and a play-out in which only the targets decide."""
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
    prospects=None,  # cards and dice are the same for all seats, so there is no luck to report
    measure=merit,
    presets={
        "coast-to-coast": Options(),
        "grand-tour": Options(map="europe"),
        "by-the-book": Options(setup="rulebook"),
        "sharp-eyes": Options(setup="four-rolls", star_circle="exact"),
    },
)
