"""State after entry n: the one way from a log to a state.

Live play, reconnects, watching, recovery, records and review all go through here.
Outcomes are read from the tape, never drawn.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.chance import Chance, Tape
from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame, Seat
from ludoteca.core.log import Entry, read_start
from ludoteca.core.undo import Reach, UndoOffer, UndoTo


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


read_undo = msgspec.json.Decoder(UndoTo).decode
"""An `UndoTo` from its JSON. Raises ``msgspec.MsgspecError``."""


class Course:
    """A log as it goes on: ``state`` is that after the newest entry, ``n`` its number, -1 before
    the start."""

    def __init__(self, game: AnyGame) -> None:
        self.n = -1
        self.state: Any = None
        self.reach = Reach(game)
        self._game = game

    def follow(self, entry: Entry, told: list[Any] | None = None) -> tuple[int, ...]:
        """Carry out the next entry; the numbers of the entries that it undoes.

        Raises what `begin` and `advance` raise, `Rejected` also for what cannot be undone. The
        state is the one before when it was `Rejected`; after any other, it is of no use.
        """
        undone: tuple[int, ...] = ()
        if self.n < 0:
            self.state = begin(self._game, entry)
        elif entry.kind == "undo":
            undone = self._undo(entry)
        elif entry.kind == "act" and entry.seat is not None:
            self._act(entry, entry.seat, [] if told is None and self.reach.listens else told)
        else:
            advance(self._game, self.state, entry)
        self.n = entry.n
        return undone

    def may_undo(self, seat: Seat) -> UndoOffer:
        return self.reach.offer(seat, self._game.to_act(self.state))

    def _act(self, entry: Entry, seat: Seat, told: list[Any] | None) -> None:
        before, to_act = self._game.clone(self.state), self._game.to_act(self.state)
        advance(self._game, self.state, entry, told)
        self.reach.acted(entry.n, seat, before, to_act, entry.tape, told or ())

    def _undo(self, entry: Entry) -> tuple[int, ...]:
        if entry.seat is None or entry.tape:
            raise ValueError(f"entry {entry.n} of kind undo has no seat, or draws")
        to = read_undo(entry.body).to
        to_act = self._game.to_act(self.state)
        self.state, undone = self.reach.undo(entry.seat, to, to_act)
        return undone


def advance(game: AnyGame, state: Any, entry: Entry, told: list[Any] | None = None) -> None:
    """Carry ``state`` in place from entry ``n - 1`` to entry ``n``; not for an undo, which needs
    a `Course`.

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
