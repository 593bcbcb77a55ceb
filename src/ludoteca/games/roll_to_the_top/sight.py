"""What people see of a table, and back from there to a state that could be."""

from __future__ import annotations

from typing import Final

from ludoteca.core.chance import Chance
from ludoteca.core.game import Audience
from ludoteca.games.roll_to_the_top.boards import BOARD_IDS, BOARDS
from ludoteca.games.roll_to_the_top.dice import FACES, NAMES, SETS, SUBSETS, sums
from ludoteca.games.roll_to_the_top.nouns import Change, Placed, View
from ludoteca.games.roll_to_the_top.state import (
    ENTRY,
    POOL,
    State,
    options_of,
    resolver,
    unused,
)
from ludoteca.games.roll_to_the_top.turns import WHY

_PHASES: Final = ("write", "pool", "over")


def view(state: State, audience: Audience) -> View:
    """The table; of the entries of this turn only those of the audience."""
    board = BOARDS[state.board]
    sheets = []
    for seat, sheet in enumerate(state.sheets):
        if seat != audience and state.entries[seat]:
            shown = sheet[:]
            for entry in state.entries[seat]:
                shown[entry // ENTRY] = 0
            sheets.append(tuple(shown))
        else:
            sheets.append(tuple(sheet))
    d4, d6, d8, d12, d20 = state.roll
    own = () if audience is None else state.entries[audience]
    confirmed = state.confirmed
    return View(
        options=options_of(state),
        board=BOARD_IDS[state.board],
        turn=state.turn,
        phase=_PHASES[state.phase],
        roll=(d4, d6, d8, d12, d20),
        face=FACES[state.face],
        resolver=resolver(state),
        sheets=tuple(sheets),
        entries=tuple([Placed(NAMES[entry % ENTRY], board.ids[entry // ENTRY]) for entry in own]),
        confirmed=tuple([bool(confirmed >> seat & 1) for seat in range(len(sheets))]),
        change=Change(FACES[state.change], WHY[state.why]) if state.phase == POOL else None,
    )


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """A state that fits ``view``; what others may have written is drawn, entry by entry."""
    board = BOARDS[BOARD_IDS.index(view.board)]
    state = State(
        surprise=view.options.board == "random",
        all_dice=view.options.start_pool == "all",
        limit=view.options.turn_limit,
        auto_pass=view.options.auto_pass,
        board=BOARD_IDS.index(view.board),
        turn=view.turn,
        phase=_PHASES.index(view.phase),
        pool=_rolled(view.roll),
        roll=list(view.roll),
        face=FACES.index(view.face),
        sheets=[list(sheet) for sheet in view.sheets],
        entries=[[] for _ in view.sheets],
        confirmed=sum(1 << at for at, done in enumerate(view.confirmed) if done),
        change=0,
        why=0,
    )
    if view.change is not None:
        state.change = FACES.index(view.change.kind)
        state.why = WHY.index(view.change.why)
    if seat is not None:
        state.entries[seat] = [
            board.names[one.box] * ENTRY + SETS[one.dice] for one in view.entries
        ]
    if view.phase == "write":
        for other in range(len(view.sheets)):
            if other != seat:
                _write_something(state, other, chance)
    return state


def _rolled(roll: tuple[int, ...]) -> int:
    return sum(1 << die for die, value in enumerate(roll) if value)


def _write_something(state: State, seat: int, chance: Chance) -> None:
    """Any number of entries: dice are drawn, then one of the boxes that take their sum."""
    totals = sums(state.roll)
    least = BOARDS[state.board].least
    sheet = state.sheets[seat]
    while chance.below(3):
        left = SUBSETS[unused(state, seat)]
        if not left:
            return
        dice = left[chance.below(len(left))]
        total = totals[dice]
        boxes = [box for box in range(len(sheet)) if 0 < least(sheet, box) <= total]
        if boxes:
            box = boxes[chance.below(len(boxes))]
            sheet[box] = total
            state.entries[seat].append(box * ENTRY + dice)
