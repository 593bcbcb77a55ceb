"""What bots know of Roll to the Top: boards do not touch each other, so each plans its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from ludoteca.core.bot import EVEN, Temper
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Knowledge
from ludoteca.games.roll_to_the_top.choices import WRITES, change_due, changes, pool_after
from ludoteca.games.roll_to_the_top.components import BOARDS, SETS, SIDES, shown, total
from ludoteca.games.roll_to_the_top.planning import Plan, Stand, outlook, plans, ways
from ludoteca.games.roll_to_the_top.rules import merit
from ludoteca.games.roll_to_the_top.types import Action, Options, View
from ludoteca.kit.choosing import CONFIRM
from ludoteca.kit.liking import in_order, near_least

TASTE: Final = 0.1
"""Plans that cost more than the best by no more are as good: so few bots fill sheets alike. Twice
as much for who has a temper, and takes what it likes."""

SAME_TURNS: Final = 0.03
"""The same for who reckons in turns that are still needed."""


LAST_TURNS: Final = 4
"""In so many turns before the table ends whatever is filled counts, and little comes after it. Of
600 tables of four turns each `hard` lost 55 to 45 % to `easy` when this was three."""


def is_closing(view: View) -> bool:
    """Whether the table ends so soon that boxes are filled for their number alone."""
    return view.options.turn_limit - view.turn < LAST_TURNS


def planned(
    view: View, seat: Seat, order: Sequence[int], taste: float, careless: bool = False
) -> dict[Plan, float]:
    """What the dice that ``seat`` has left can be used for, and what that leaves to be done. Of
    boxes that are equally good it takes the first in ``order``: so bots do not all fill theirs
    alike. Who is ``careless``, and everybody when the table is closing, fills as many as possible.
    """
    careless = careless or is_closing(view)
    board = BOARDS[view.board]
    unused = shown(view.roll)
    for entry in view.entries:
        unused &= ~SETS[entry.dice]
    start = Stand.of(board, view.sheets[seat])
    found = plans(start, ways(unused, view.roll), order, taste, careless)
    least = max(map(len, found)) if careless else 0
    return {plan: left for plan, left in found.items() if len(plan) >= least}


def written(sheet: Sequence[int], plan: Plan, roll: Sequence[int]) -> list[int]:
    """The sheet when the plan has been carried out."""
    numbers = {box: total(roll, dice) for dice, box in plan}
    return [numbers.get(box, number) for box, number in enumerate(sheet)]


def filled(plan: Plan) -> list[int]:
    return [box for _, box in plan]


def first(plan: Plan) -> Action:
    """What to do now for ``plan``."""
    return WRITES[plan[0][0]][plan[0][1]] if plan else CONFIRM


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Plans a whole turn, and the pool by ``rolls`` sampled rolls for each choice. Who is
    ``careless`` fills all the boxes it can, whatever that spoils. Keeps the protocol `Bot`.
    """

    rolls: int
    careless: bool = False
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if view.phase == "pool":
            return self._pool(view, seat, options, chance)
        taste = TASTE * (2 if self.temper else 1)
        order = in_order(range(BOARDS[view.board].size), self.temper, chance)
        found = planned(view, seat, order, taste, self.careless)
        return first(near_least(found, taste, filled, self.temper, chance))

    def brief(self) -> Planner:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, rolls=1)

    def _pool(self, view: View, seat: Seat, options: Sequence[Action], chance: Chance) -> Action:
        start = Stand.of(BOARDS[view.board], view.sheets[seat])
        samples = [[chance.below(1 << 16) / (1 << 16) for _ in SIDES] for _ in range(self.rolls)]

        def left(option: Action) -> float:
            pool, total = pool_after(shown(view.roll), option), 0.0
            for sample in samples:
                roll = [int(part * sides) + 1 for part, sides in zip(sample, SIDES, strict=True)]
                total += min(plans(start, ways(pool, roll)).values())
            return total

        return min(options, key=left)


@dataclasses.dataclass(frozen=True, slots=True)
class Foresight:
    """Reckons how many turns its sheet will need still after each of the most promising ``plans``,
    with the dice that may be rolled next: those that it will choose itself, or any that others may
    leave. Keeps the protocol `Bot`.
    """

    plans: int
    temper: Temper = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if view.phase != "pool":
            return first(self._plan(view, seat, chance))
        sheet, pool = view.sheets[seat], shown(view.roll)
        return min(options, key=lambda one: outlook(view.board, sheet, pool_after(pool, one)))

    def brief(self) -> Foresight:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, plans=2)

    def _plan(self, view: View, seat: Seat, chance: Chance) -> Plan:
        order = in_order(range(BOARDS[view.board].size), self.temper, chance)
        found = planned(view, seat, order, TASTE / 2)
        pool, judged = shown(view.roll), dict[Plan, float]()
        for plan in sorted(found, key=found.__getitem__)[: self.plans]:
            sheet = written(view.sheets[seat], plan, view.roll)
            if 0 not in sheet:
                return plan
            wrote = bool(plan or view.entries) or len(view.sheets) > 1
            answers = changes(pool, change_due(pool, view.face, wrote).kind)
            turns = [outlook(view.board, sheet, pool_after(pool, answer)) for answer in answers]
            judged[plan] = min(turns) if view.resolver == seat else sum(turns) / len(turns)
        return near_least(judged, SAME_TURNS, filled, self.temper, chance)


KNOWLEDGE: Final = Knowledge(
    levels={
        "easy": Planner(rolls=3, careless=True),
        "medium": Planner(rolls=5),
        "hard": Foresight(plans=24),
    },
    measure=merit,
    presets={
        "surprise": Options(),
        "first-climb": Options(board="golden-gate-bridge", start_pool="all"),
        "summit": Options(board="matterhorn"),
    },
)
