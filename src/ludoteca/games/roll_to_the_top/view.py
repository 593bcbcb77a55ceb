"""Views, prompts and option names of Roll to the Top, and a possible state for a view."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.chance import Chance
from ludoteca.core.diagram import WIDEST
from ludoteca.core.game import Audience, Fact, Message, Seat
from ludoteca.games.roll_to_the_top import types
from ludoteca.games.roll_to_the_top.choices import BOX_IDS, change_due, medal, to_act, writes
from ludoteca.games.roll_to_the_top.components import (
    BOARDS,
    DICE,
    MEMBERS,
    NAMES,
    SETS,
    Board,
    shown,
    total,
)
from ludoteca.games.roll_to_the_top.types import Action, BoardId, Placed, State, View, Write
from ludoteca.kit import choosing

_GAP: Final = "   "


def view(state: State, audience: Audience) -> View:
    """The table, with the present turn's entries of the audience only."""
    sheets = []
    for seat, sheet in enumerate(state.sheets):
        if seat != audience and state.entries[seat]:
            sheet = sheet[:]
            for _, box in state.entries[seat]:
                sheet[box] = 0
        sheets.append(tuple(sheet))
    own = () if audience is None else state.entries[audience]
    unused = 0 if audience is None else state.unused(audience)
    return View(
        options=state.options,
        board=state.board,
        turn=state.turn,
        phase=state.phase,
        roll=state.roll,
        face=state.face,
        resolver=state.resolver,
        sheets=tuple(sheets),
        needs=tuple([_needs(state.board, sheet) for sheet in sheets]),
        entries=tuple([Placed(NAMES[dice], BOX_IDS[box]) for dice, box in own]),
        unused=NAMES[unused],
        confirmed=choosing.by_seat(len(sheets), state.confirmed),
        change=state.change,
        coming=state.change or change_due(state.pool, state.face, wrote=True),
        medal=medal(state),
    )


@functools.lru_cache(maxsize=4096)
def _needs(board: BoardId, sheet: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(BOARDS[board].needs(sheet))


def imagine(view: View, seat: Audience, chance: Chance) -> State:
    """A possible state for ``view``: draws other seats' secret entries one by one, each from all
    that are legal then. States with few entries therefore come more often than others."""
    board = BOARDS[view.board]
    state = State(
        options=view.options,
        board=view.board,
        turn=view.turn,
        phase=view.phase,
        pool=shown(view.roll),
        roll=view.roll,
        face=view.face,
        sheets=[list(sheet) for sheet in view.sheets],
        entries=[[] for _ in view.sheets],
        confirmed=choosing.bits(view.confirmed),
        change=view.change,
    )
    if seat is not None:
        state.entries[seat] = [(SETS[one.dice], board.numbers[one.box]) for one in view.entries]
    for other in range(len(view.sheets)):
        while view.phase == "write" and other != seat and chance.below(3):
            found = writes(state, other)
            if not found:
                break
            entry = found[chance.below(len(found))]
            dice, box = SETS[entry.dice], board.numbers[entry.box]
            state.sheets[other][box] = total(state.roll, dice)
            state.entries[other].append((dice, box))
    return state


def diagram(view: View) -> str:
    """Position as text: the dice, then the sheets side by side. `[ 7]` is full, `[ .]` takes any
    number at any time, `[ ~]` hangs in the air, `[  ]` rests on others."""
    board = BOARDS[view.board]
    dice = " ".join([f"{die}:{value or '-'}" for die, value in zip(DICE, view.roll, strict=True)])
    turns = f"turn {view.turn} of {view.options.turn_limit}"
    lines = [
        f"{view.board}, {turns}: {view.phase}",
        f"{dice}, action die {view.face} for seat {view.resolver}",
    ]
    if view.change:
        lines.append(f"change of the pool: {view.change.kind} ({view.change.why})")
    if view.entries:
        entries = [f"{'+'.join(entry.dice)} in {entry.box}" for entry in view.entries]
        lines.append(f"this turn: {', '.join(entries)}")
    width = 2 * max(box.x for box in board.boxes) + 4
    sheets = [
        [f"seat {seat}{', done' if done else ''}".ljust(width), *_drawn(board, sheet, width)]
        for seat, (sheet, done) in enumerate(zip(view.sheets, view.confirmed, strict=True))
    ]
    beside = (WIDEST + len(_GAP)) // (width + len(_GAP))
    for at in range(0, len(sheets), beside):
        lines.append("")
        lines += [_GAP.join(row).rstrip() for row in zip(*sheets[at : at + beside], strict=True)]
    return "\n".join(lines)


def _drawn(board: Board, sheet: Sequence[int], width: int) -> list[str]:
    """Lines of a sheet, the highest row first; half a box is two columns wide."""
    rows = [[" "] * width for _ in range(max(board.row))]
    for box, number in zip(board.boxes, sheet, strict=True):
        empty = "." if box.dotted else "~" if box.hanging else ""
        rows[-1 - box.row][2 * box.x : 2 * box.x + 4] = f"[{number or empty:>2}]"
    return ["".join(row) for row in rows]


def prompt(state: State, audience: Audience) -> Message:
    """Prompt: for seats that write, to write; for seats that have confirmed, who still writes."""
    if state.phase == "over":
        return Message("prompt-over")
    waiting = to_act(state)
    if state.change is not None:
        reader = "yours" if audience == state.resolver else "theirs"
        change, why = state.change.kind, state.change.why
        return Message(
            f"prompt-pool-{reader}", {"seat": state.resolver, "change": change, "why": why}
        )
    if audience in waiting:
        last = choosing.is_last(waiting, len(state.sheets), audience)
        only = "yes" if _can_only_pass(state, audience) else "no"
        return Message("prompt-write-last" if last else "prompt-write", {"only": only})
    return choosing.wait_prompt(waiting)


def _can_only_pass(state: State, audience: Audience) -> bool:
    """Whether the audience has written nothing and can write nothing."""
    if audience is None or state.options.auto_pass or state.entries[audience]:
        return False
    return not writes(state, audience)


def describe(state: State, seat: Seat, action: Action) -> Message:
    """Name of an option. Rows count from the ground, places from the left, both from 1."""
    if isinstance(action, Write):
        board, dice = BOARDS[state.board], SETS[action.dice]
        box = board.numbers[action.box]
        facts: dict[str, Fact] = {"row": board.row[box], "place": board.place[box]}
        facts |= {"number": total(state.roll, dice), "dice": _shown(state, dice)}
        return Message("choice-write", facts)
    if isinstance(action, choosing.Confirm):
        left = state.unused(seat)
        return Message("choice-confirm", {"left": len(MEMBERS[left]), "dice": _shown(state, left)})
    if isinstance(action, types.PoolAction):
        tag = str(action.__struct_config__.tag)
        return Message("choice-" + tag.replace("_", "-"), msgspec.structs.asdict(action))
    if isinstance(action, choosing.TakeBack):
        _, box = state.entries[seat][-1]
        return Message("choice-take-back", {"number": state.sheets[seat][box]})
    return choosing.describe_ending(action, state.entries[seat])


def _shown(state: State, dice: int) -> str:
    """Dice with their numbers: "d4 3 + d8 5"."""
    return " + ".join(f"{DICE[die]} {state.roll[die]}" for die in MEMBERS[dice])
