"""State after entry n: the one way from a log to a state.

Live play, reconnects, watching, recovery, records and review all go through here.
Outcomes are read from the tape, never drawn.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core.chance import Chance, Tape
from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame
from ludoteca.core.log import Entry, read_start


def begin(game: AnyGame, entry: Entry) -> Any:
    """The state after entry 0, its outcomes taken from the tape.

    Raises `TapeMismatch` when the rules want other draws, `Rejected` for seats that do not
    fit, ``msgspec.MsgspecError`` for an unreadable body.
    """
    tape = Tape(entry.tape)
    state = set_up(game, entry, tape)
    tape.finish()
    return state


def set_up(game: AnyGame, entry: Entry, chance: Chance) -> Any:
    """As `begin`, with the outcomes drawn from ``chance``."""
    start = read_start(entry.body)
    return game.setup(codec(game).options(start.options), len(start.seats), chance)


def advance(game: AnyGame, state: Any, entry: Entry, told: list[Any] | None = None) -> None:
    """Carry ``state`` in place from entry ``n - 1`` to entry ``n``.

    Raises `Rejected` for an action that the rules forbid (nothing has changed then) and
    `TapeMismatch` when the rules want other draws than the tape holds, ValueError for a
    kind of entry that cannot follow.
    """
    if entry.kind in ("seat", "close"):
        return  # who sits where, and closing, are nothing to the rules
    if entry.kind != "act" or entry.seat is None:
        raise ValueError(f"entry {entry.n} of kind {entry.kind} cannot be replayed")
    tape = Tape(entry.tape)
    game.apply(state, entry.seat, codec(game).action(entry.body), tape, told)
    tape.finish()
