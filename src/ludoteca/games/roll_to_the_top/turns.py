"""From one turn to the next: setting up, rolling, revealing what was written, the pool."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected, Seat
from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, BOARDS
from ludoteca.games.roll_to_the_top.dice import (
    ACTION_DIE,
    ADD,
    ALL,
    DICE,
    FACES,
    MEMBERS,
    REMOVE,
    SIDES,
)
from ludoteca.games.roll_to_the_top.nouns import (
    Completed,
    DiceSwapped,
    DieAdded,
    DieRemoved,
    Ended,
    Event,
    Options,
    Passed,
    Rolled,
    Why,
    Written,
)
from ludoteca.games.roll_to_the_top.state import (
    ENTRY,
    FACE,
    FIVE,
    NOBODY_WROTE,
    ONE,
    OVER,
    POOL,
    WRITE,
    State,
    count,
    resolver,
)
from ludoteca.kit.together import EVERYBODY

MIN_SEATS: Final = 1
MAX_SEATS: Final = 6
WHY: Final[tuple[Why, ...]] = ("face", "five", "nobody", "one")


def set_up(options: Options, seats: int, chance: Chance) -> State:
    """A fresh table in its first turn, rolled.

    Draws the board if it is to be a surprise, then the opening roll until a die is even, then
    the first roll. Raises: ``Rejected("error-seats")`` unless there are 1 to 6 seats.
    """
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Rejected("error-seats", seats=seats, least=MIN_SEATS, most=MAX_SEATS)
    surprise = options.board == "random"
    board = chance.below(len(BOARDS)) if surprise else BOARD_IDS.index(options.board)
    all_dice = options.start_pool == "all"
    state = State(
        surprise=surprise,
        all_dice=all_dice,
        limit=options.turn_limit,
        auto_pass=options.auto_pass,
        board=board,
        turn=0,
        phase=WRITE,
        pool=ALL if all_dice else _opening_roll(chance),
        roll=[0] * len(DICE),
        face=ADD,
        sheets=[[0] * BOARDS[board].size for _ in range(seats)],
        entries=[[] for _ in range(seats)],
        confirmed=0,
        change=ADD,
        why=FACE,
    )
    next_turn(state, chance, None)
    return state


def _opening_roll(chance: Chance) -> int:
    """The dice that show an even number; rolled again while there are none."""
    while True:
        pool = 0
        for die, sides in enumerate(SIDES):
            if chance.below(sides) & 1:  # one less than what it shows
                pool |= 1 << die
        if pool:
            return pool


def next_turn(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Roll, and go on as long as nobody has anything to decide."""
    while True:
        _roll(state, chance, told)
        if not _all_pass(state):
            return
        end_writing(state, told)
        if state.phase != WRITE:
            return


def _roll(state: State, chance: Chance, told: list[Event] | None) -> None:
    """Those in the reserve are thrown as well, and nobody sees them: so the dice of a turn do not
    depend on which changes of the pool came before it, and tables can be played on equal dice."""
    state.turn += 1
    state.phase = WRITE
    state.change = ADD
    state.why = FACE
    below = chance.below
    roll = [0] * len(DICE)
    pool = state.pool
    for die, sides in enumerate(SIDES):
        shown = below(sides) + 1
        if pool >> die & 1:
            roll[die] = shown
    state.roll = roll
    state.face = ACTION_DIE[below(len(ACTION_DIE))]
    if told is not None:
        told.append(
            Rolled(state.turn, roll[0], roll[1], roll[2], roll[3], roll[4], FACES[state.face])
        )


def _all_pass(state: State) -> bool:
    """Confirm for those who can write nothing; whether that is everybody."""
    state.confirmed = 0
    if not state.auto_pass:
        return False
    board = BOARDS[state.board]
    most = sum(state.roll)
    least = board.least
    for seat, sheet in enumerate(state.sheets):
        for box in range(board.size):
            if 0 < least(sheet, box) <= most:
                break
        else:
            state.confirmed |= 1 << seat
    return state.confirmed == EVERYBODY[len(state.sheets)]


def end_writing(state: State, told: list[Event] | None) -> None:
    """All have confirmed: show what they wrote, then end the table or settle the pool.

    The phase is `WRITE` afterwards exactly when the next roll is due.
    """
    wrote = False
    full = False
    for seat, entries in enumerate(state.entries):
        if entries:
            wrote = True
            if told is not None:
                _tell_entries(state, seat, told)
            entries.clear()
        elif told is not None:
            told.append(Passed(seat))
        if 0 not in state.sheets[seat]:
            full = True
            if told is not None:
                told.append(Completed(seat))
    if full or state.turn == state.limit:
        state.phase = OVER
        state.confirmed = 0
        if told is not None:
            told.append(Ended(state.turn))
        return
    _ask_resolver(state, wrote, told)


def _tell_entries(state: State, seat: Seat, told: list[Event]) -> None:
    board = BOARDS[state.board]
    for entry in state.entries[seat]:
        box = entry // ENTRY
        number = state.sheets[seat][box]
        told.append(Written(seat, board.ids[box], board.row[box], board.place[box], number))


def change_due(pool: int, face: int, wrote: bool) -> tuple[int, int]:
    """What must happen to the ``pool``, a face of the action die, and why: what the die shows, or
    the rule that comes before it. ``wrote`` is whether anybody did."""
    dice = count(pool)
    if dice == len(DICE):
        return REMOVE, FIVE
    if not wrote:
        return ADD, NOBODY_WROTE
    if dice == 1:
        return ADD, ONE
    return face, FACE


def _ask_resolver(state: State, wrote: bool, told: list[Event] | None) -> None:
    """Find what must happen to the pool, and do it when there is only one way."""
    state.change, state.why = change_due(state.pool, state.face, wrote)
    if state.change == ADD and count(state.pool) == len(DICE) - 1:
        add(state, MEMBERS[ALL & ~state.pool][0], told)
    else:
        state.phase = POOL
        state.confirmed = 0


def add(state: State, die: int, told: list[Event] | None) -> None:
    state.pool |= 1 << die
    if told is not None:
        told.append(DieAdded(resolver(state), DICE[die], WHY[state.why]))


def remove(state: State, die: int, told: list[Event] | None) -> None:
    state.pool &= ~(1 << die)
    if told is not None:
        told.append(DieRemoved(resolver(state), DICE[die], WHY[state.why]))


def swap(state: State, out: int, into: int, told: list[Event] | None) -> None:
    state.pool = state.pool & ~(1 << out) | 1 << into
    if told is not None:
        told.append(DiceSwapped(resolver(state), DICE[out], DICE[into]))
