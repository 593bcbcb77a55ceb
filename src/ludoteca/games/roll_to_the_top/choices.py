"""What may be done, and doing it: writing numbers, taking them back, changing the pool."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Rejected, Seat
from ludoteca.games.roll_to_the_top import turns
from ludoteca.games.roll_to_the_top.boards import BOARDS, MOST_BOXES
from ludoteca.games.roll_to_the_top.dice import (
    ADD,
    ALL,
    DICE,
    EITHER,
    MEMBERS,
    NAMES,
    REMOVE,
    SETS,
    SUBSETS,
    SWAP,
    sums,
)
from ludoteca.games.roll_to_the_top.nouns import (
    Action,
    AddDie,
    Event,
    RemoveDie,
    SwapDice,
    Write,
)
from ludoteca.games.roll_to_the_top.state import (
    ENTRY,
    OVER,
    POOL,
    WRITE,
    State,
    resolver,
    unused,
)
from ludoteca.kit.together import (
    CONFIRM,
    EVERYBODY,
    TAKE_ALL_BACK,
    TAKE_BACK,
    Confirm,
    TakeAllBack,
    TakeBack,
    waiting_for,
)

# Box ids are the same on every board: b01, b02, ...
_BOX_IDS: Final = max((board.ids for board in BOARDS), key=len)
assert all(board.ids == _BOX_IDS[: board.size] for board in BOARDS)

WRITES: Final = tuple(
    tuple(Write(names, _BOX_IDS[box]) for box in range(MOST_BOXES)) for names in NAMES
)
"""By set of dice and box."""

_ADDS: Final = tuple(AddDie(die) for die in DICE)
_REMOVES: Final = tuple(RemoveDie(die) for die in DICE)
_SWAPS: Final = tuple(tuple(SwapDice(out, into) for into in DICE) for out in DICE)
_NUMBERS: Final = {die: number for number, die in enumerate(DICE)}


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have not confirmed, or the resolver; nobody when the table is over."""
    if state.phase == WRITE:
        return waiting_for(len(state.sheets), state.confirmed)
    return () if state.phase == OVER else (resolver(state),)


def options(state: State, seat: Seat) -> list[Action]:
    """While writing: every set of unused dice into every box that takes its sum, small sets
    first; to be done; to take back. For the resolver: every change of the pool."""
    if state.phase == POOL:
        return changes(state.pool, state.change) if seat == resolver(state) else []
    if state.phase == OVER or state.confirmed >> seat & 1:
        return []
    sheet = state.sheets[seat]
    board = BOARDS[state.board]
    least = board.least
    open_boxes = []
    for box in range(board.size):
        needed = least(sheet, box)
        if needed:
            open_boxes.append((needed, box))
    found: list[Action] = []
    totals = sums(state.roll)
    for dice in SUBSETS[unused(state, seat)]:
        total = totals[dice]
        row = WRITES[dice]
        for needed, box in open_boxes:
            if needed <= total:
                found.append(row[box])
    found.append(CONFIRM)
    if state.entries[seat]:
        found.append(TAKE_BACK)
        if len(state.entries[seat]) > 1:
            found.append(TAKE_ALL_BACK)
    return found


def changes(pool: int, change: int) -> list[Action]:
    """Every way to change the ``pool`` as ``change`` says, a face of the action die."""
    dice, reserve = MEMBERS[pool], MEMBERS[ALL & ~pool]
    if change == SWAP:
        return [_SWAPS[out][into] for out in dice for into in reserve]
    found: list[Action] = []
    if change in (ADD, EITHER):
        found += [_ADDS[die] for die in reserve]
    if change in (REMOVE, EITHER):
        found += [_REMOVES[die] for die in dice]
    return found


def apply(
    state: State, seat: Seat, action: Action, chance: Chance, told: list[Event] | None
) -> None:
    """Carry out one action. Draws the next roll when it ends the turn and the table goes on.

    Raises: `Rejected`, with nothing changed and nothing drawn, for what the rules forbid.
    """
    if state.phase == OVER:
        raise Rejected("error-table-over")
    if not 0 <= seat < len(state.sheets):
        raise Rejected("error-not-your-turn")
    if state.phase == POOL:
        _change_pool(state, seat, action, told)
        turns.next_turn(state, chance, told)
        return
    if state.confirmed >> seat & 1:
        raise Rejected("error-confirmed")
    if type(action) is Write:
        _write(state, seat, action)
    elif type(action) is Confirm:
        state.confirmed |= 1 << seat
        if state.confirmed == EVERYBODY[len(state.sheets)]:
            turns.end_writing(state, told)
            if state.phase == WRITE:
                turns.next_turn(state, chance, told)
    elif type(action) is TakeBack:
        _take_back(state, seat, 1)
    elif type(action) is TakeAllBack:
        if len(state.entries[seat]) == 1:  # not offered: it would do what taking back does
            raise Rejected("error-one-entry")
        _take_back(state, seat, len(state.entries[seat]))
    else:
        raise Rejected("error-not-now")


def _write(state: State, seat: Seat, action: Write) -> None:
    dice = SETS.get(action.dice, 0)
    board = BOARDS[state.board]
    box = board.names.get(action.box, -1)
    if not dice:
        raise Rejected("error-no-such-dice")
    if box < 0:
        raise Rejected("error-no-such-box")
    if dice & ~state.pool:
        raise Rejected("error-die-in-reserve")
    if dice & ~unused(state, seat):
        raise Rejected("error-die-used")
    sheet = state.sheets[seat]
    if sheet[box]:
        raise Rejected("error-box-full", number=sheet[box])
    least = board.least(sheet, box)
    if not least:
        raise Rejected("error-box-hangs" if board.beside[box] else "error-box-unsupported")
    number = 0
    for die in MEMBERS[dice]:
        number += state.roll[die]
    if number < least:
        raise Rejected("error-too-low", number=number, least=least)
    sheet[box] = number
    state.entries[seat].append(box * ENTRY + dice)


def _take_back(state: State, seat: Seat, how_many: int) -> None:
    """The latest entries go; what leans on an entry always came after it."""
    entries = state.entries[seat]
    if not entries:
        raise Rejected("error-nothing-written")
    for _ in range(how_many):
        state.sheets[seat][entries.pop() // ENTRY] = 0


def _change_pool(state: State, seat: Seat, action: Action, told: list[Event] | None) -> None:
    if seat != resolver(state):
        raise Rejected("error-not-your-turn")
    change, pool = state.change, state.pool
    if type(action) is AddDie:
        die = _NUMBERS[action.die]
        if change not in (ADD, EITHER):
            raise Rejected("error-other-change")
        if pool >> die & 1:
            raise Rejected("error-die-in-pool")
        turns.add(state, die, told)
    elif type(action) is RemoveDie:
        die = _NUMBERS[action.die]
        if change not in (REMOVE, EITHER):
            raise Rejected("error-other-change")
        if not pool >> die & 1:
            raise Rejected("error-die-in-reserve")
        turns.remove(state, die, told)
    elif type(action) is SwapDice:
        out, into = _NUMBERS[action.out], _NUMBERS[action.into]
        if change != SWAP:
            raise Rejected("error-other-change")
        if not pool >> out & 1:
            raise Rejected("error-die-in-reserve")
        if pool >> into & 1:
            raise Rejected("error-die-in-pool")
        turns.swap(state, out, into, told)
    else:
        raise Rejected("error-not-now")
