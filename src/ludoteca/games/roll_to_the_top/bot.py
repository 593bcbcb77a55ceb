"""What bots know of Roll to the Top: boards do not touch each other, so each plans its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Final

from ludoteca.core.bot import Bot
from ludoteca.core.chance import Chance
from ludoteca.core.game import AnyGame, Seat
from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, BOARDS
from ludoteca.games.roll_to_the_top.choices import WRITES, changes
from ludoteca.games.roll_to_the_top.dice import DICE, FACES, MEMBERS, SETS, SIDES
from ludoteca.games.roll_to_the_top.nouns import (
    Action,
    AddDie,
    RemoveDie,
    SwapDice,
    View,
)
from ludoteca.games.roll_to_the_top.outlook import outlook
from ludoteca.games.roll_to_the_top.planning import Plan, best_plan, good_plans, plans, ways
from ludoteca.games.roll_to_the_top.turns import change_due
from ludoteca.kit.together import CONFIRM

TASTE: Final = 0.1
"""Plans that cost more than the best by no more are as good: no two bots fill sheets alike."""

SAME_TURNS: Final = 0.03
"""The same for who reckons in turns that are still needed."""

_NUMBERS: Final = {name: die for die, name in enumerate(DICE)}


def pool_after(pool: int, action: Action) -> int:
    """The pool that a choice of the resolver leaves."""
    if isinstance(action, AddDie):
        return pool | 1 << _NUMBERS[action.die]
    if isinstance(action, RemoveDie):
        return pool & ~(1 << _NUMBERS[action.die])
    assert isinstance(action, SwapDice)
    return pool & ~(1 << _NUMBERS[action.out]) | 1 << _NUMBERS[action.into]


def roll_of(pool: int, numbers: Sequence[float]) -> list[int]:
    """What the dice of ``pool`` show for five numbers from 0 to 1."""
    roll = [0] * len(DICE)
    for die in MEMBERS[pool]:
        roll[die] = int(numbers[die] * SIDES[die]) + 1
    return roll


def written(sheet: list[int], plan: Plan, roll: list[int]) -> list[int]:
    """The sheet when the plan has been carried out."""
    after = sheet[:]
    for dice, box in plan:
        after[box] = sum(roll[die] for die in MEMBERS[dice])
    return after


@dataclasses.dataclass(slots=True)
class Page:
    """A view as one seat plans with it: the own sheet, and the dice that are not used yet."""

    number: int
    sheet: list[int]
    roll: list[int]
    pool: int
    unused: int

    @classmethod
    def of(cls, view: View, seat: Seat) -> Page:
        pool = used = 0
        for die, value in enumerate(view.roll):
            if value:
                pool |= 1 << die
        for entry in view.entries:
            used |= SETS[entry.dice]
        number = BOARD_IDS.index(view.board)
        return cls(number, list(view.sheets[seat]), list(view.roll), pool, pool & ~used)


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Plans a whole turn, and the pool by ``rolls`` sampled rolls for each choice. Who is
    ``careless`` fills all the boxes it can. Keeps the protocol `Bot`.

    Of boxes that are equally good it takes any: so bots do not all fill theirs alike.
    """

    rolls: int
    careless: bool = False

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        page = Page.of(view, seat)
        if view.phase == "pool":
            return self._pool(page, options, chance)
        board = BOARDS[page.number]
        order = _shuffled(board.size, chance)
        found = good_plans(board, page.sheet, page.unused, page.roll, order, TASTE, self.careless)
        return _first(found[chance.below(len(found))])

    def brief(self) -> Planner:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, rolls=1)

    def _pool(self, page: Page, options: Sequence[Action], chance: Chance) -> Action:
        board = BOARDS[page.number]
        samples = _samples(chance, self.rolls)

        def left(option: Action) -> float:
            after = pool_after(page.pool, option)
            rolled = (roll_of(after, one) for one in samples)
            return sum(best_plan(board, page.sheet, after, roll)[0] for roll in rolled)

        return min(options, key=left)


@dataclasses.dataclass(frozen=True, slots=True)
class Foresight:
    """Reckons how many turns its sheet will need still after each of the most promising ``plans``,
    with the dice that may be rolled next: those that it will choose itself, or any that others may
    leave. Keeps the protocol `Bot`.
    """

    plans: int
    taste: float = TASTE / 2

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        page = Page.of(view, seat)
        if view.phase == "pool":
            return self._pool(page, options)
        return _first(self._plan(page, view, seat, chance))

    def brief(self) -> Foresight:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(self, plans=2)

    def _plan(self, page: Page, view: View, seat: Seat, chance: Chance) -> Plan:
        board = BOARDS[page.number]
        order = _shuffled(board.size, chance)
        listed = ways(page.unused, page.roll)
        found = plans(board, page.sheet, listed, order=order, taste=self.taste)
        judged: list[tuple[float, Plan]] = []
        for plan in sorted(found, key=found.__getitem__)[: self.plans]:
            after = written(page.sheet, plan, page.roll)
            if 0 not in after:
                return plan
            wrote = bool(plan or view.entries) or len(view.sheets) > 1
            change, _ = change_due(page.pool, FACES.index(view.face), wrote)
            pools = [pool_after(page.pool, one) for one in changes(page.pool, change)]
            turns = [outlook(page.number, board, after, pool) for pool in pools]
            mine = view.resolver == seat
            judged.append((min(turns) if mine else sum(turns) / len(turns), plan))
        least = min(judged)[0]
        near = [plan for turns, plan in judged if turns <= least + SAME_TURNS]
        return near[chance.below(len(near))]

    def _pool(self, page: Page, options: Sequence[Action]) -> Action:
        board = BOARDS[page.number]

        def turns(option: Action) -> float:
            return outlook(page.number, board, page.sheet, pool_after(page.pool, option))

        return min(options, key=turns)


def _first(plan: Plan) -> Action:
    if not plan:
        return CONFIRM
    dice, box = plan[0]
    return WRITES[dice][box]


def _shuffled(size: int, chance: Chance) -> list[int]:
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _samples(chance: Chance, count: int) -> list[tuple[float, ...]]:
    """Five numbers from 0 to 1 for each of ``count`` rolls."""
    return [tuple(chance.below(1 << 16) / (1 << 16) for _ in DICE) for _ in range(count)]


BOTS: Final[Mapping[str, Bot]] = {
    "easy": Planner(rolls=3, careless=True),
    "medium": Planner(rolls=5),
    "hard": Foresight(plans=24),
}
