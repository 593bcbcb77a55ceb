"""Evaluation of a table in free dice, by hand-written weights, for the bots."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from ludoteca.games.roll_for_adventure import cards
from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.tasks import last_hole, total
from ludoteca.games.roll_for_adventure.types import State
from ludoteca.games.roll_for_adventure.view import takes


class Taste(NamedTuple):
    """Weights of the hand-written evaluation, in free dice.

    ``stone``     a power stone
    ``desert``, ``fortress``, ``forest``: worth of a nearly finished task, as a part of a stone
    ``focus``     exponent of a task's progress
    ``hand``      a die that is still to be rolled in this turn
    ``idle``      price of a hero without a die
    ``few``       price of free dice missing to `ENOUGH`, squared
    ``gone``      a die in Oblivion; ``hope`` for each point of Resurrection
    ``harm``      a skull's progress; ``cliff`` near the end of the track
    ``foe``       an enemy that surely attacks again; ``wound`` the part for dice on it
    ``shield``    price of a die that an attack would take
    ``ice``       rewards of the ice cave
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


PLAIN: Final = Taste()
WON: Final = 1000.0
ENOUGH: Final = 5
"""Number of dice on all boards and in hand below which a team soon has none."""
ROW: Final = (0.0, 0.5, 1.2, 2.2, 3.6, 5.0, 6.0)
"""Worth of the ice cave by number of dice."""
ABILITY_PRICE: Final = 0.5
"""Price of using an ability."""


def worth(state: State, to: Taste) -> float:
    """Evaluation of a table for its team, in free dice."""
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
    return value - _danger(state, to) - ABILITY_PRICE * state.used


def _tasks(state: State, to: Taste) -> float:
    options = state.options
    near = min(1.0, 0.8 + 0.2 * (state.stones + 1) / cards.STONES[options.adventure])
    ones = len(state.desert)
    if options.desert == "A":
        desert = (3 * len(state.raised) + ones + 0.1 * ones * ones) / 9
    else:
        desert = (sum(cards.CHAINS[: state.tiles]) + ones) / 12
    spaces, walls = cards.WALLS[options.fortress]
    fortress = 0.0
    for section, left in zip(state.sections, state.barriers, strict=True):
        fortress += (walls - left) / walls
        if section:
            fortress += (len(section) / spaces) ** to.focus / walls * 0.85
    forest = len(state.path) / state.boundary
    tasks: float = to.desert * desert**1.2 + to.fortress * (fortress / 3) ** 1.1
    tasks += to.forest * forest**to.focus
    dice = cards.SPACES - state.row.count(cards.EMPTY)
    return to.stone * near * tasks + to.ice * ROW[dice]


def _danger(state: State, to: Taste) -> float:
    """Price of damage so far, and of the expected effect of the next cards."""
    among = master_among(state)
    comes = 1 / among if among else 0.0
    if not state.master and not among and sum(state.deck) > cards.pile_of(state.options):
        comes = 0.02
    foes = tuple([(enemy.card, enemy.at) for enemy in state.enemies])
    again, attacks = expected_attacks(tuple(state.deck), foes, comes)
    value = 0.0
    for enemy, often in zip(state.enemies, again, strict=True):
        hurt = total(enemy.dice) / cards.CARDS[enemy.card].strength
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
def expected_attacks(
    deck: tuple[int, ...], foes: tuple[tuple[int, int], ...], comes: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Expected number of commands by the next card for each enemy, by card and place, and of
    attacks on each territory; ``comes`` is the probability of the Master."""
    left = sum(deck) or 1
    above = [0.0] * 4
    attacks = [0.4 * comes] * 4
    for card, count in enumerate(deck):
        for rank in range(1, cards.RANKS[card]):
            above[rank] += count / left
    again = tuple([comes + (1 - comes) * above[cards.RANKS[card]] for card, _ in foes])
    for often, (_, at) in zip(again, foes, strict=True):
        for territory in range(4):
            attacks[territory] += often / 3 if at >= cards.BESIDE else often * (at == territory)
    for territory in range(4):
        first = 3 * territory
        attacks[territory] += (1 - comes) * sum(deck[first : first + 3]) / left
    return again, tuple(attacks)


@functools.lru_cache(maxsize=1 << 10)
def _harm(last: int, to: Taste) -> tuple[float, ...]:
    """Price of a skull by its hole, up to one beyond the last."""
    found = [to.harm * hole * hole for hole in range(last + 2)]
    for hole, cliff in ((last - 2, 1 / 3), (last - 1, 1), (last, 3), (last + 1, 3)):
        found[hole] += to.cliff * cliff
    return tuple(found)


def _shields(state: State) -> list[float]:
    """Number of attacks that each territory can take without damage."""
    found = [0.0] * 4
    found[cards.DESERT] = len(state.desert) / (1 if state.options.desert == "A" else 2)
    found[cards.FORTRESS] = max([len(section) for section in state.sections])
    if state.path:
        faces = [die & 7 for die in state.path]
        found[cards.FOREST] = max(faces.count(5), faces.count(6))
    found[cards.ICE_CAVE] = cards.SPACES - state.row.count(cards.EMPTY)
    return found
