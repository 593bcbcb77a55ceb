"""The state of a table of Roll to the Top: small ints and lists of them."""

from __future__ import annotations

import dataclasses
from typing import Final

from ludoteca.games.roll_to_the_top.boards import BOARD_IDS
from ludoteca.games.roll_to_the_top.dice import MEMBERS
from ludoteca.games.roll_to_the_top.nouns import Options

WRITE: Final = 0
POOL: Final = 1
OVER: Final = 2

FACE: Final = 0
FIVE: Final = 1
NOBODY_WROTE: Final = 2
ONE: Final = 3

ENTRY: Final = 32
"""An entry is ``box * ENTRY + dice``."""


@dataclasses.dataclass(slots=True)
class State:
    """Boards, boxes and dice are numbers of `boards` and `dice`.

    ``surprise``   whether the board was drawn
    ``all_dice``   whether the first pool was all five
    ``limit``      the last turn
    ``auto_pass``  whether who cannot write is not asked
    ``board``      which board everybody fills
    ``turn``       counted from 1
    ``phase``      `WRITE`, `POOL` while the resolver chooses, `OVER`
    ``pool``       the set of dice that were rolled
    ``roll``       what each die shows, 0 in the reserve
    ``face``       what the action die shows
    ``sheets``     per seat, a number per box, 0 for none; with the entries of this turn
    ``entries``    per seat, the entries of this turn in their order, until they are revealed
    ``confirmed``  the seats that are done, as bits
    ``change``     what the resolver must do in the phase `POOL`, a face of the action die
    ``why``        `FACE`, or the rule that came before it
    """

    surprise: bool
    all_dice: bool
    limit: int
    auto_pass: bool
    board: int
    turn: int
    phase: int
    pool: int
    roll: list[int]
    face: int
    sheets: list[list[int]]
    entries: list[list[int]]
    confirmed: int
    change: int
    why: int


def options_of(state: State) -> Options:
    """The options with which the table was set up."""
    return Options(
        board="random" if state.surprise else BOARD_IDS[state.board],
        start_pool="all" if state.all_dice else "opening-roll",
        turn_limit=state.limit,
        auto_pass=state.auto_pass,
    )


def resolver(state: State) -> int:
    """Who changes the pool at the end of this turn."""
    return state.turn % len(state.sheets)


def unused(state: State, seat: int) -> int:
    """The dice of the pool that ``seat`` has not used this turn, as a set."""
    used = 0
    for entry in state.entries[seat]:
        used |= entry
    return state.pool & ~used


def count(dice: int) -> int:
    """How many dice a set has."""
    return len(MEMBERS[dice])
