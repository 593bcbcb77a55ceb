"""Rolling the dice in hand."""

from __future__ import annotations

from ludoteca.core.chance import Chance
from ludoteca.games.roll_for_adventure import enemies, events
from ludoteca.games.roll_for_adventure.events import Event
from ludoteca.games.roll_for_adventure.types import State


def roll(state: State, chance: Chance, told: list[Event] | None) -> None:
    if state.stage == "mark":
        again = _faces(state.marked)
        for die in state.marked:
            state.pool[state.pool.index(die)] &= ~7
        state.marked = []
        _throw(state, chance, None)
        if told is not None:
            told.append(events.Rerolled(again, _faces(state.pool)))
        return
    board = state.boards[state.turn]
    state.pool, board[:] = [kind << 3 for kind in board], []
    roll_on(state, chance, told)


def roll_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Roll the dice in hand, or begin the enemy phase if there are none."""
    state.pool = [die & ~7 for die in state.pool]
    if state.pool:
        _throw(state, chance, told)
    else:
        enemies.reveal(state, chance, told)


def _throw(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Roll the dice in hand that have no face yet."""
    below = chance.below
    state.pool = sorted([die if die & 7 else die | below(6) + 1 for die in state.pool])
    state.stage = "place"
    if told is not None:
        told.append(events.Rolled(_faces(state.pool)))


def _faces(dice: list[int]) -> str:
    return " ".join(map(str, sorted([die & 7 for die in dice])))


def carry_on(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Continue after a placement, unless there is a question or the game is won."""
    if state.stage == "roll":
        roll_on(state, chance, told)
