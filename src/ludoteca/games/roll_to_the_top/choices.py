"""What may be done at a table: writing, and changing the pool."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from ludoteca.core.game import Seat
from ludoteca.games.roll_to_the_top import types
from ludoteca.games.roll_to_the_top.components import ALL, BOARDS, NAMES, SETS, SUBSETS, sums
from ludoteca.games.roll_to_the_top.types import Action, Change, Face, Medal, State, Write
from ludoteca.kit.choosing import CONFIRM, REOPEN, takes_back_of, waiting_for

BOX_IDS: Final = max((tuple(board.numbers) for board in BOARDS.values()), key=len)
"""They are the same on every board: b01, b02, ..."""

WRITES: Final = tuple(tuple(Write(names, box) for box in BOX_IDS) for names in NAMES)
"""By set of dice and box."""


def to_act(state: State) -> tuple[Seat, ...]:
    """All who have not confirmed, or the resolver; nobody when the table is over."""
    if state.phase == "write":
        return waiting_for(len(state.sheets), state.confirmed)
    return () if state.phase == "over" else (state.resolver,)


def options(state: State, seat: Seat) -> Sequence[Action]:
    """While writing: entries; to be done; to take back, that one is done as well. For the resolver:
    every change of the pool."""
    if state.change is not None:
        return changes(state.pool, state.change.kind) if seat == state.resolver else ()
    if state.phase == "over":
        return ()
    if state.confirmed >> seat & 1:
        return (REOPEN,) if may_reopen(state, seat) else ()
    return [*writes(state, seat), CONFIRM, *takes_back_of(state.entries[seat])]


def may_reopen(state: State, seat: Seat) -> bool:
    """Whether ``seat`` could choose something else than to be done, which not all can."""
    return bool(state.entries[seat] or writes(state, seat))


def writes(state: State, seat: Seat) -> list[Write]:
    """Every set of unused dice into every box that takes its sum, small sets first."""
    sheet, least = state.sheets[seat], BOARDS[state.board].least
    needs = []
    for box, number in enumerate(sheet):
        if not number:
            needed = least(sheet, box)
            if needed:
                needs.append((needed, box))
    totals = sums(state.roll)
    found: list[Write] = []
    for dice in SUBSETS[state.unused(seat)]:
        total, row = totals[dice], WRITES[dice]
        for needed, box in needs:
            if needed <= total:
                found.append(row[box])
    return found


def change_due(pool: int, face: Face, wrote: bool) -> Change:
    """What must happen to the ``pool`` at the end of a turn in which somebody ``wrote``, or not."""
    if pool == ALL:
        return Change("remove", "five")
    if not wrote:
        return Change("add", "nobody")
    return Change("add", "one") if len(NAMES[pool]) == 1 else Change(face, "face")


def medal(state: State) -> Medal | None:
    """For somebody alone whose board was full in the end."""
    if state.phase != "over" or len(state.sheets) > 1 or 0 in state.sheets[0]:
        return None
    return BOARDS[state.board].medal(state.turn)


@functools.cache
def changes(pool: int, kind: Face) -> tuple[types.PoolAction, ...]:
    """Every way to change the ``pool`` as the action die says."""
    dice, reserve = NAMES[pool], NAMES[ALL & ~pool]
    if kind == "swap":
        return tuple(types.SwapDice(out, into) for out in dice for into in reserve)
    add = tuple(types.AddDie(die) for die in reserve)
    remove = tuple(types.RemoveDie(die) for die in dice)
    return add if kind == "add" else remove if kind == "remove" else (*add, *remove)


def exchanged(action: Action) -> tuple[int, int]:
    """The dice that leave the pool, and those that come, as sets."""
    if isinstance(action, types.SwapDice):
        return SETS[(action.out,)], SETS[(action.into,)]
    if isinstance(action, types.RemoveDie):
        return SETS[(action.die,)], 0
    assert isinstance(action, types.AddDie)
    return 0, SETS[(action.die,)]


def pool_after(pool: int, action: Action) -> int:
    out, into = exchanged(action)
    return pool & ~out | into
