"""Evaluation of a table in log odds of winning.

By the weights of `evaluation`, by chances learned from tables, or by both.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

from ludoteca.games.roll_for_adventure import cards
from ludoteca.games.roll_for_adventure.enemies import master_among
from ludoteca.games.roll_for_adventure.evaluation import Taste, expected_attacks, worth
from ludoteca.games.roll_for_adventure.tasks import last_hole, total
from ludoteca.games.roll_for_adventure.types import State
from ludoteca.kit.win_probability import Odds

ODDS_PER_DIE: Final = 0.1
"""Log odds of winning per free die."""
ABSENT: Final = 8
"""Value in place of the dice of a hero that is not in the game."""
HIT_LEVELS: Final = 6
"""Number of levels for expected hits without a shield, in quarters of a hit."""
JUDGEMENT: Final = msgspec.json.decode(
    (files(__package__) / "judgement.json").read_bytes(), type=Odds
)
"""Tables for `counts`, made by ``tools/fit_judgement.py``."""
Value: TypeAlias = Callable[[State, Taste], float]
"""Evaluation of a table, in log odds of winning."""


def by_taste(state: State, to: Taste) -> float:
    return ODDS_PER_DIE * worth(state, to)


def by_chances(state: State, to: Taste) -> float:
    if state.ended_by:
        return ODDS_PER_DIE * worth(state, to)
    return JUDGEMENT.log_odds(counts(state))


def by_both(state: State, to: Taste) -> float:
    """Sum of both evaluations, because their errors differ: the learned one sees far but confuses
    positions with the same features."""
    if state.ended_by:
        return by_taste(state, to)
    return by_taste(state, to) + JUDGEMENT.log_odds(counts(state))


def counts(state: State) -> list[int]:
    """Features of the learned evaluation; ``tools/fit_judgement.py`` has a name for each."""
    options, boards, row = state.options, state.boards, state.row
    among = master_among(state)
    foes = [(enemy.card, enemy.at) for enemy in state.enemies]
    again, attacks = expected_attacks(tuple(state.deck), tuple(foes), 1 / among if among else 0.0)
    left = [cards.CARDS[enemy.card].strength - total(enemy.dice) for enemy in state.enemies]
    free = [kind for board in boards for kind in board] + [die >> 3 for die in state.pool]
    sizes = [len(board) for board in boards]
    heroes, turn, hand = len(boards), max(state.turn, 0), len(state.pool)
    fives = sum([die & 7 == 5 for die in state.path])
    alike = max(fives, len(state.path) - fives)
    in_row = len(row) - row.count(cards.EMPTY)
    spaces = cards.WALLS[options.fortress][0]
    filled = [len(section) for section in state.sections]
    needs = [spaces - dice for dice, wall in zip(filled, state.barriers, strict=True) if wall]
    gone, reached = len(state.oblivion), total(state.vortex)
    found = [
        cards.STONES[options.adventure] - state.stones,
        heroes,
        sum(state.deck),
        state.deck[cards.LULL],
        among,
        state.master,
        len(foes),
        [cards.RANKS[card] for card, _ in foes].count(3),
        sum([at >= cards.BESIDE for _, at in foes]),
        sum(left) // 3,
        sum([one <= 3 for one in left]),
        sum([len(enemy.dice) for enemy in state.enemies]),
        round(2 * sum(again)),
        len(free),
        hand,
        *[sizes[(turn + on) % heroes] if on < heroes else ABSENT for on in range(4)],
        sizes.count(0),
        free.count(cards.BONUS),
        free.count(cards.ALLY),
        state.supply,
        _in_the_desert(state),
        len(state.eaten),
        13 * (options.fortress == "B") + sum(state.barriers) * spaces - sum(filled),
        5 * (options.fortress == "B") + min(needs),
        state.boundary - len(state.path),
        state.boundary,
        alike,
        6 * (options.ice_cave == "B") + in_row,
        len({*row} & {*range(heroes)}),
        5 * min(gone, 5) + min(reached, 9) // 2,
        gone,
        len(state.vortex),
        sum(state.skulls),
        state.heroes[turn] if hand and not state.used else len(cards.HEROES),
    ]
    desert = len(state.desert) / (1 if options.desert == "A" else 2)
    shields = (desert, max(filled), alike, in_row)
    last = last_hole(state)
    for hole, coming, shield in zip(state.skulls, attacks, shields, strict=True):
        hits = min(HIT_LEVELS - 1, round(4 * max(0.0, coming - shield)))
        found += (last - hole, HIT_LEVELS * (min(last - hole, 3) - 1) + hits)
    sides = (options.desert, options.fortress, options.forest, options.ice_cave)
    found += [side == "B" for side in sides]
    found += (options.dragons, options.phantoms, options.giants)
    return found


def _in_the_desert(state: State) -> int:
    if state.options.desert == "A":
        return 3 * min(len(state.raised), 2) + min(len(state.desert), 2)
    return 9 + sum(cards.CHAINS[: state.tiles]) + len(state.desert)
