"""Bots of Roll to the Top. Players do not affect each other's boards, so each plans its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from ludoteca.core.bot import EVEN, PlayingStyle
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.knowledge import Knowledge
from ludoteca.games.roll_to_the_top.choices import WRITES, change_due, changes, pool_after
from ludoteca.games.roll_to_the_top.components import BOARDS, SETS, SIDES, shown, total
from ludoteca.games.roll_to_the_top.planning import Plan, SheetCost, outlook, plans, ways
from ludoteca.games.roll_to_the_top.rules import merit
from ludoteca.games.roll_to_the_top.types import Action, Options, View
from ludoteca.kit.choosing import CONFIRM
from ludoteca.kit.preference import in_order, near_least

TASTE: Final = 0.1
"""Difference in cost below which plans count as equal, so that few bots fill their sheets alike;
twice as much for a bot with a playing style, which takes the plan it likes."""

SAME_TURNS: Final = 0.03
"""The same difference in turns, for `Foresight`."""


LAST_TURNS: Final = 4
"""Number of last turns in which bots only fill as many boxes as possible. With three, `hard` lost
55 to 45 % to `easy` in 600 tables of four turns each."""


def is_closing(view: View) -> bool:
    """Whether the table ends so soon that only the number of filled boxes matters."""
    return view.options.turn_limit - view.turn < LAST_TURNS


def planned(
    view: View, seat: Seat, order: Sequence[int], taste: float, careless: bool = False
) -> dict[Plan, float]:
    """Plans for the dice that ``seat`` has not used, each with the cost of the sheet after it. Of
    equally good boxes it takes the first in ``order``, so that bots fill their sheets differently.
    A ``careless`` bot, and any bot in the last turns, fills as many boxes as possible.
    """
    careless = careless or is_closing(view)
    board = BOARDS[view.board]
    unused = shown(view.roll)
    for entry in view.entries:
        unused &= ~SETS[entry.dice]
    start = SheetCost.of(board, view.sheets[seat])
    found = plans(start, ways(unused, view.roll), order, taste, careless)
    least = max(map(len, found)) if careless else 0
    return {plan: left for plan, left in found.items() if len(plan) >= least}


def written(sheet: Sequence[int], plan: Plan, roll: Sequence[int]) -> list[int]:
    """The sheet after the plan."""
    numbers = {box: total(roll, dice) for dice, box in plan}
    return [numbers.get(box, number) for box, number in enumerate(sheet)]


def filled(plan: Plan) -> list[int]:
    return [box for _, box in plan]


def first(plan: Plan) -> Action:
    """Next action of ``plan``."""
    return WRITES[plan[0][0]][plan[0][1]] if plan else CONFIRM


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Bot that plans a whole turn, and chooses the pool by ``rolls`` sampled rolls per choice. A
    ``careless`` one fills all the boxes it can, even if that spoils others.
    """

    rolls: int
    careless: bool = False
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if view.phase == "pool":
            return self._pool(view, seat, options, chance)
        taste = TASTE * (2 if self.style else 1)
        order = in_order(range(BOARDS[view.board].size), self.style, chance)
        found = planned(view, seat, order, taste, self.careless)
        return first(near_least(found, taste, filled, self.style, chance))

    def brief(self) -> Planner:
        """The same bot with less search, for tests that check how bots choose, not how well."""
        return dataclasses.replace(self, rolls=1)

    def _pool(self, view: View, seat: Seat, options: Sequence[Action], chance: Chance) -> Action:
        start = SheetCost.of(BOARDS[view.board], view.sheets[seat])
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
    """Bot that estimates the turns its sheet still needs after each of the best ``plans``, with
    the dice that may be rolled next: those that it will choose itself, or any that others may
    leave.
    """

    plans: int
    style: PlayingStyle = EVEN

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if view.phase != "pool":
            return first(self._plan(view, seat, chance))
        sheet, pool = view.sheets[seat], shown(view.roll)
        return min(options, key=lambda one: outlook(view.board, sheet, pool_after(pool, one)))

    def brief(self) -> Foresight:
        """The same bot with less search, for tests that check how bots choose, not how well."""
        return dataclasses.replace(self, plans=2)

    def _plan(self, view: View, seat: Seat, chance: Chance) -> Plan:
        order = in_order(range(BOARDS[view.board].size), self.style, chance)
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
        return near_least(judged, SAME_TURNS, filled, self.style, chance)


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
