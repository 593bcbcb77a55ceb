"""The questions of a table: what each seat may do, and which entry asked it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.game import AnyGame, Seat, is_secret, may_take_back, onward
from ludoteca.core.replay.log import Entry, Start
from ludoteca.core.replay.pausing import Halt
from ludoteca.core.replay.replayer import Advance


def open_questions(
    game: AnyGame, options: Sequence[Sequence[Any]], asked: Sequence[int]
) -> dict[Seat, int]:
    """Each seat that is to act, and the entry that asked it."""
    return {seat: asked[seat] for seat, found in enumerate(options) if onward(game, found)}


def options_after(
    game: AnyGame, advance: Advance, before: list[Sequence[Any]]
) -> list[Sequence[Any]]:
    """The options of each seat after an entry; a change of a seat and a pause change none of
    them. In a halt there are none."""
    if isinstance(advance.paused, Halt):
        return [()] * len(before)
    after_halt = advance.entry.kind == "pause" and not any(before)
    if advance.entry.kind in ("seat", "pause") and not after_halt:
        return before if advance.to_act else [()] * len(before)
    if is_secret_entry(advance):
        seat = advance.entry.seat
        return [
            game.options(advance.state, one) if one == seat else listed
            for one, listed in enumerate(before)
        ]
    seats = len(advance.body.seats) if isinstance(advance.body, Start) else len(before)
    found: list[Sequence[Any]] = [()] * seats
    if advance.closed is None:
        for seat in range(seats) if may_take_back(game) else advance.to_act:
            found[seat] = game.options(advance.state, seat)
    return found


def asked_after(
    entry: Entry,
    options: Sequence[Sequence[Any]],
    options_before: Sequence[Sequence[Any]],
    asked_before: list[int],
) -> list[int]:
    """The entry that asked each seat: a question is new after the seat's own action, and when
    others changed its options."""
    if entry.kind == "start":
        return [0] * len(options)
    if entry.kind not in ("act", "undo"):
        return asked_before
    return [
        entry.n if seat == entry.seat or now != before else asked
        for seat, (now, before, asked) in enumerate(
            zip(options, options_before, asked_before, strict=True)
        )
    ]


def is_secret_entry(advance: Advance) -> bool:
    """Whether an entry concerns its own seat alone; the contract holds actions to that."""
    return advance.entry.kind == "act" and is_secret(advance.body)
