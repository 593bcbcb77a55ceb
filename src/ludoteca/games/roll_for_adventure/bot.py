"""What bots know of Roll for Adventure.

A planner weighs how the table stands after each option, up to the next roll or card: stones and
what is done for them, dice that are free, and what the next enemies would do. ``medium`` and
``hard`` play the choices that look best on, with the same dice for all of them.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ludoteca.core.chance import Chance, Stream, until_draw
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.hints import Knowledge
from ludoteca.games.roll_for_adventure.cards import (
    CARDS,
    CHAINS,
    DESERT,
    EMPTY,
    FOREST,
    FORTRESS,
    ICE_CAVE,
    RANKS,
    SPACES,
    STONES,
    WALLS,
    pile_of,
)
from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.rules import GAME
from ludoteca.games.roll_for_adventure.tasks import last_hole, total
from ludoteca.games.roll_for_adventure.types import Action, Flip, Mark, Options, Place, State, View
from ludoteca.games.roll_for_adventure.view import takes


class Taste(NamedTuple):
    """What things are worth, in free dice.

    ``stone``     a power stone
    ``desert``, ``fortress``, ``forest``: the part of a stone that a task is worth shortly before it
                  is done
    ``focus``     the exponent with which tasks grow
    ``hand``      a die that is still to be rolled in this turn
    ``idle``      the price of a hero without a die
    ``few``       that of the dice that are missing to `ENOUGH` free ones, squared
    ``gone``      a die in Oblivion, and ``hope`` for each point of Resurrection
    ``harm``      a skull on its way, ``cliff`` shortly before the end
    ``foe``       an enemy that surely attacks again, ``wound`` the part for dice on it
    ``shield``    the price of a die that an attack would take
    ``ice``       the rewards of the ice cave
    """

    stone: float = 24.414
    desert: float = 0.6
    fortress: float = 0.453
    forest: float = 1.24
    focus: float = 2.355
    hand: float = 2.703
    idle: float = 1.164
    few: float = 0.359
    gone: float = 0.148
    hope: float = 0.059
    harm: float = 0.196
    cliff: float = 3.309
    foe: float = 3.942
    wound: float = 0.708
    shield: float = 1.298
    ice: float = 0.684


WON: Final = 1000.0
ENOUGH: Final = 5
"""Who has fewer dice than that on all boards and in hand is soon without any."""
ROW: Final = (0.0, 0.5, 1.2, 2.2, 3.6, 5.0, 6.0)
"""By number of dice, what the ice cave promises."""
WORST_ROLL: Final = -1.5
"""What rolling again is worth to the Adventurer: her best placement may lose as much."""
OF_A_WIN: Final = 0.0227
"""The part of a win that a free die is worth at most, where a table may be won or lost: a quarter
of what it counts in `outlook`."""
SURE: Final = 24
"""How often two options are played on to compare them."""
USED: Final = 0.5
"""The price of using an ability."""


# ---- how a table stands ------------------------------------------------------------------------


def worth(state: State, to: Taste) -> float:
    """How good a table is for its team, in free dice."""
    if state.ended_by:
        return WON if state.ended_by == "stones" else -WON + to.stone * state.stones
    free = 0
    idle = 0
    for at, board in enumerate(state.boards):
        free += len(board)
        if not board and not (at == state.turn and state.pool):
            idle += 1
    value = to.stone * state.stones + free - to.idle * idle + to.hand * len(state.pool)
    value -= to.few * max(0, ENOUGH - free - len(state.pool)) ** 2
    value += _tasks(state, to)
    reached = total(state.vortex)
    value += len(state.oblivion) * (to.gone + to.hope * reached)
    value += len(state.vortex) * (to.gone + to.hope * reached)
    return value - _danger(state, to) - USED * state.used


def _tasks(state: State, to: Taste) -> float:
    options = state.options
    near = min(1.0, 0.8 + 0.2 * (state.stones + 1) / STONES[options.adventure])
    ones = len(state.desert)
    if options.desert == "A":
        desert = (3 * len(state.raised) + ones + 0.1 * ones * ones) / 9
    else:
        desert = (sum(CHAINS[: state.tiles]) + ones) / 12
    spaces, walls = WALLS[options.fortress]
    fortress = 0.0
    for section, left in zip(state.sections, state.barriers, strict=True):
        fortress += (walls - left) / walls
        if section:
            fortress += (len(section) / spaces) ** to.focus / walls * 0.85
    forest = len(state.path) / state.boundary
    tasks: float = to.desert * desert**1.2 + to.fortress * (fortress / 3) ** 1.1
    tasks += to.forest * forest**to.focus
    dice = SPACES - state.row.count(EMPTY)
    return to.stone * near * tasks + to.ice * ROW[dice]


def _danger(state: State, to: Taste) -> float:
    """What damage costs, and what the next cards are expected to do."""
    among = master_among(state)
    comes = 1 / among if among else 0.0
    if not state.master and not among and sum(state.deck) > pile_of(state.options):
        comes = 0.02
    foes = tuple([(enemy.card, enemy.at) for enemy in state.enemies])
    again, attacks = _coming(tuple(state.deck), foes, comes)
    value = 0.0
    for enemy, often in zip(state.enemies, again, strict=True):
        hurt = total(enemy.dice) / CARDS[enemy.card].strength
        value += to.foe * (often + 0.15) * (1 - to.wound * hurt)
    harm = _harm(last_hole(state), to)
    shields = _shields(state)
    for territory, hole in enumerate(state.skulls):
        more = harm[hole + 1] - harm[hole]
        value += harm[hole]
        coming, shield = attacks[territory], shields[territory]
        held = min(coming, shield)
        if held:
            value += held * to.shield * takes(state, territory)
        value += (coming - held) * more
        if shield < 2:
            value += max(0.0, coming - 0.5) * 0.3 * more
    return value


@functools.lru_cache(maxsize=1 << 10)
def _coming(
    deck: tuple[int, ...], foes: tuple[tuple[int, int], ...], comes: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How often the next card is expected to command each enemy, and each territory to be
    attacked; ``comes`` is how likely it is the Master."""
    cards = sum(deck) or 1
    above = [0.0] * 4
    attacks = [0.4 * comes] * 4
    for card, count in enumerate(deck):
        for rank in range(1, RANKS[card]):
            above[rank] += count / cards
    again = tuple([comes + (1 - comes) * above[RANKS[card]] for card, _ in foes])
    for often, (_, at) in zip(again, foes, strict=True):
        for territory in range(4):
            attacks[territory] += often / 3 if at >= 4 else often * (at == territory)
    for territory in range(4):
        first = 3 * territory
        attacks[territory] += (1 - comes) * sum(deck[first : first + 3]) / cards
    return again, tuple(attacks)


@functools.lru_cache(maxsize=1 << 4)
def _harm(last: int, to: Taste) -> tuple[float, ...]:
    """What a skull costs by the hole in which it is, and in one beyond the last."""
    found = [to.harm * hole * hole for hole in range(last + 2)]
    for hole, cliff in ((last - 2, 1 / 3), (last - 1, 1), (last, 3), (last + 1, 3)):
        found[hole] += to.cliff * cliff
    return tuple(found)


def _shields(state: State) -> list[float]:
    """How many attacks each territory can take without damage."""
    found = [0.0] * 4
    found[DESERT] = len(state.desert) / (1 if state.options.desert == "A" else 2)
    found[FORTRESS] = max([len(section) for section in state.sections])
    if state.path:
        faces = [die & 7 for die in state.path]
        found[FOREST] = max(faces.count(5), faces.count(6))
    found[ICE_CAVE] = SPACES - state.row.count(EMPTY)
    return found


# ---- the bots ----------------------------------------------------------------------------------


def weighed(
    game: AnyGame, state: State, seat: Seat, to: Taste, options: Iterable[Action]
) -> list[tuple[float, Action]]:
    """Every option with how the table stands after it, as far as nothing was drawn."""
    found = []
    for action in options:
        after = game.clone(state)
        until_draw(
            lambda chance, after=after, action=action: game.apply(  # type: ignore[misc]
                after, seat, action, chance, None
            )
        )
        value = worth(after, to)
        if isinstance(action, Flip):
            value = max(one for one, _ in weighed(game, after, seat, to, _plain(game, after, seat)))
        elif isinstance(action, Mark):
            value += USED + WORST_ROLL
        found.append((value, action))
    return found


def _plain(game: AnyGame, state: State, seat: Seat) -> Iterator[Action]:
    """The options, but for those that put as many other dice of a number to the same place: bonus
    dice first, then allies. In the ice cave it matters whose die it is."""
    same = None
    for action in game.options(state, seat):
        if type(action) is Place and action.to != "ice-cave":
            dice = action.own + action.ally + action.bonus
            before, same = same, (action.to, action.number, dice, action.avenge)
            if same == before:
                continue
        yield action


def chosen(game: AnyGame, state: State, seat: Seat, to: Taste) -> Action:
    """What weighs most."""
    options = [*_plain(game, state, seat)]
    if len(options) == 1 or state.stage == "mark":
        return options[-1]
    return max(weighed(game, state, seat, to, options), key=_value)[1]


def _value(one: tuple[float, Action]) -> float:
    return one[0]


@dataclasses.dataclass(frozen=True, slots=True)
class Planner:
    """Takes what weighs most. With ``samples`` it plays the best ``plans`` on that often, for so
    many ``turns``. Keeps the protocol `Bot`."""

    taste: Taste
    plans: int = 1
    samples: int = 0
    turns: int = 4

    def __call__(
        self, game: AnyGame, view: View, seat: Seat, options: Sequence[Action], chance: Chance
    ) -> Action:
        if len(options) == 1:
            return options[0]
        state: State = game.imagine(view, seat, chance)
        if state.stage in ("hero", "mark"):
            return options[-1] if state.stage == "mark" else options[chance.below(len(options))]
        if not self.samples:
            return chosen(game, state, seat, self.taste)
        found = sorted(weighed(game, state, seat, self.taste, options), key=_value, reverse=True)
        best = chosen(game, state, seat, self.taste)
        plans = [best, *[action for _, action in found if action != best]][: self.plans]
        totals = self._totals(game, state, seat, plans, chance)
        return plans[totals.index(max(totals))]

    def cost(
        self, game: AnyGame, view: View, seat: Seat, chosen: Action, other: Action, chance: Chance
    ) -> float:
        """The part of a win that ``other`` costs; see `ludoteca.bots.heeding`. A hero is a matter
        of taste."""
        state: State = game.imagine(view, seat, chance)
        if state.stage == "hero":
            return 0.0
        if self.samples:
            sure = dataclasses.replace(self, samples=SURE)
            mine, theirs = sure._totals(game, state, seat, [chosen, other], chance)
            return OF_A_WIN * (mine - theirs) / SURE
        weights = {
            action: value
            for value, action in weighed(game, state, seat, self.taste, (chosen, other))
        }
        return OF_A_WIN * (weights[chosen] - weights[other])

    def brief(self) -> Planner:
        """The same with less thought, for tests that ask how bots choose and not how well."""
        return dataclasses.replace(
            self, plans=min(self.plans, 2), samples=min(self.samples, 1), turns=1
        )

    def _totals(
        self, game: AnyGame, state: State, seat: Seat, actions: list[Action], chance: Chance
    ) -> list[float]:
        """How the table stands after each, added up over ``samples`` with the same dice."""
        totals = [0.0] * len(actions)
        for _ in range(self.samples):
            key = chance.below(1 << 30).to_bytes(4, "big")
            for at, action in enumerate(actions):
                after = game.clone(state)
                dice = Stream(key)
                game.apply(after, seat, action, dice, None)
                end = state.turns + self.turns
                while after.turn >= 0 and after.turns < end:
                    who = game.to_act(after)[0]
                    game.apply(after, who, chosen(game, after, who, self.taste), dice, None)
                totals[at] += max(-200.0, min(200.0, worth(after, self.taste)))
        return totals


def outlook(state: State, seat: Seat) -> float:
    """How likely the team of ``seat`` is to win, 0 to 1, with the best that can be done now.

    A logistic regression over the turns of 360 tables of ``easy``, with five stones to seven.
    """
    who = GAME.to_act(state)[0]
    best = max(weighed(GAME, state, who, Taste(), _plain(GAME, state, who)), key=_value)[0]
    if state.stage == "mark":
        best += WORST_ROLL
    goal = STONES[state.options.adventure]
    logit = 0.0908 * (best - Taste().stone * goal) + 0.623 * (goal - state.stones)
    logit += 1.118 * (len(state.boards) > 2) + 0.322 * sum(state.deck) - 1.752
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))


def prospects(state: State) -> list[float]:
    """The stones to expect in the end."""
    missing = STONES[state.options.adventure] - state.stones
    expected = missing * outlook(state, 0) if state.turn >= 0 else 0.0
    return [state.stones + expected] * state.seats


KNOWLEDGE: Final = Knowledge(
    levels={
        "easy": Planner(Taste()),
        "medium": Planner(Taste(), plans=4, samples=8, turns=1),
        "hard": Planner(Taste(), plans=4, samples=16, turns=2),
    },
    prospects=prospects,
    outlook=outlook,
    presets={
        "apprentice": Options(),
        "companion": Options(adventure="sword", lull=1),
        "hero": Options(adventure="crown", lull=3),
        "champion": Options(adventure="crown", lull=1),
        "legend": Options(adventure="crown", ice_cave="B"),
    },
)
