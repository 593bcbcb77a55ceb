"""Legal actions: entries, confirming, taking back, and changes of the pool."""

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
"""Ids of boxes, the same on every board: b01, b02, ..."""

WRITES: Final = tuple(tuple(Write(names, box) for box in BOX_IDS) for names in NAMES)
"""All entries, by set of dice and box."""


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats that have not confirmed, or the resolver; empty when the table is over."""
    if state.phase == "write":
        return waiting_for(len(state.sheets), state.confirmed)
    return () if state.phase == "over" else (state.resolver,)


def options(state: State, seat: Seat) -> Sequence[Action]:
    """Legal actions of ``seat``. While writing: entries, confirming, and taking back entries or the
    confirmation. For the resolver: every change of the pool."""
    if state.change is not None:
        return changes(state.pool, state.change.kind) if seat == state.resolver else ()
    if state.phase == "over":
        return ()
    if state.confirmed >> seat & 1:
        return (REOPEN,) if may_reopen(state, seat) else ()
    return [*writes(state, seat), CONFIRM, *takes_back_of(state.entries[seat])]


def may_reopen(state: State, seat: Seat) -> bool:
    """Whether ``seat`` could do something other than confirm."""
    return bool(state.entries[seat] or writes(state, seat))


def writes(state: State, seat: Seat) -> list[Write]:
    """Legal entries: each set of unused dice with each box that takes its sum, small sets first."""
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
    """Change of the ``pool`` that is due at the end of a turn; ``wrote`` is whether any player
    wrote a number."""
    if pool == ALL:
        return Change("remove", "five")
    if not wrote:
        return Change("add", "nobody")
    return Change("add", "one") if len(NAMES[pool]) == 1 else Change(face, "face")


def medal(state: State) -> Medal | None:
    """Medal of a single player who filled the board, or None."""
    if state.phase != "over" or len(state.sheets) > 1 or 0 in state.sheets[0]:
        return None
    return BOARDS[state.board].medal(state.turn)


@functools.cache
def changes(pool: int, kind: Face) -> tuple[types.PoolAction, ...]:
    """All changes of the ``pool`` of one kind."""
    dice, reserve = NAMES[pool], NAMES[ALL & ~pool]
    if kind == "swap":
        return tuple(types.SwapDice(out, into) for out in dice for into in reserve)
    add = tuple(types.AddDie(die) for die in reserve)
    remove = tuple(types.RemoveDie(die) for die in dice)
    return add if kind == "add" else remove if kind == "remove" else (*add, *remove)


def exchanged(action: Action) -> tuple[int, int]:
    """Sets of dice that leave the pool and that enter it."""
    if isinstance(action, types.SwapDice):
        return SETS[(action.out,)], SETS[(action.into,)]
    if isinstance(action, types.RemoveDie):
        return SETS[(action.die,)], 0
    assert isinstance(action, types.AddDie)
    return 0, SETS[(action.die,)]


def pool_after(pool: int, action: Action) -> int:
    out, into = exchanged(action)
    return pool & ~out | into
