"""The replayer: computes the state after entry n from a log.

Live play, reconnects, watching, recovery, records, replays and reviews all use it. Readers of a
log `step` through it, with outcomes from its tapes. Writers of a log, and checks of its draws,
`attempt` an entry with their own chance and `accept` the result.
"""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from ludoteca.core.chance import Chance, Tape
from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame, Fact, Rejected, Seat
from ludoteca.core.replay.log import Entry, read_start
from ludoteca.core.replay.pausing import (
    HALTED,
    Break,
    Halt,
    PauseChange,
    paused_after,
    read_pause_change,
)
from ludoteca.core.replay.seating import Reason, SeatChange, Seating, read_close, read_seat_change
from ludoteca.core.replay.undo import UndoHistory, UndoOffer, UndoTo

read_undo = msgspec.json.Decoder(UndoTo).decode
"""Decodes an `UndoTo` from JSON. Raises ``msgspec.MsgspecError``."""


class CannotFollow(ValueError):
    """An entry that cannot stand at its place in the log, independent of the rules.

    ``code`` and ``facts`` are those of `ludoteca.core.records.mismatch`.
    """

    def __init__(self, entry: Entry, code: str, **facts: Fact) -> None:
        super().__init__(f"entry {entry.n} of kind {entry.kind}: {code} {facts}")
        self.code = code
        self.facts = facts


class Advance(msgspec.Struct, frozen=True):
    """An entry and its result.

    ``body`` is its decoded body, ``state`` the state after it, which must not be changed, and
    ``to_act`` the seats to act then; none once the table has ended. ``seating`` are its players
    then, ``events`` its events, ``undone`` the entries that it takes back, and ``paused`` is the
    pause that the table is in then.
    """

    entry: Entry
    body: Any
    state: Any
    to_act: tuple[Seat, ...]
    seating: Seating
    events: tuple[Any, ...] = ()
    undone: tuple[int, ...] = ()
    paused: Break | None = None

    @property
    def change(self) -> SeatChange | None:
        """Who plays in the seat of the entry from now on."""
        return self.body if self.entry.kind == "seat" else None

    @property
    def pause(self) -> PauseChange | None:
        """The pause that begins or ends with the entry."""
        return self.body if self.entry.kind == "pause" else None

    @property
    def closed(self) -> Reason | None:
        """Why the entry closes the table."""
        return self.body.reason if self.entry.kind == "close" else None


class Replayer:
    """Follows a growing log. ``state`` is the state after the newest entry, ``n`` the number of
    that entry, -1 before the start, ``to_act`` are the seats to act, and ``paused`` is the pause
    that the table is in. States are never changed, so callers may keep them."""

    def __init__(self, game: AnyGame) -> None:
        self.n = -1
        self.state: Any = None
        self.to_act: tuple[Seat, ...] = ()
        self.seats = 0
        self.seating = Seating(())
        self.paused: Break | None = None
        self._game = game
        self._codec = codec(game)
        self._undo = UndoHistory()

    def step(self, entry: Entry) -> Advance:
        """Carries out the next entry with the outcomes of its tape.

        Raises what `attempt` raises, and `TapeMismatch` when the rules make other draws; an
        error changes nothing.
        """
        tape = Tape(entry.tape)
        advance = self.attempt(entry, self.read(entry), tape)
        tape.finish()
        self.accept(advance)
        return advance

    def read(self, entry: Entry) -> Any:
        """Decodes the body of the next entry: a `Start`, an action, an `UndoTo`, a `SeatChange`, a
        `PauseChange` or a `Close`.

        Raises `CannotFollow`, ``msgspec.MsgspecError`` for an unreadable body, `Rejected` for an
        unreadable action.
        """
        self._must_follow(entry)
        match entry.kind:
            case "start":
                return read_start(entry.body)
            case "act":
                return self._codec.action(entry.body)
            case "undo":
                return read_undo(entry.body)
            case "seat":
                return read_seat_change.decode(entry.body)
            case "pause":
                return read_pause_change.decode(entry.body)
            case "close":
                return read_close(entry.body)
        assert_never(entry.kind)

    def attempt(self, entry: Entry, body: Any, chance: Chance) -> Advance:
        """Computes the result of the next entry with draws from ``chance``; changes nothing.

        ``body`` is its body as decoded by `read`. Raises `CannotFollow`, and `Rejected` for
        forbidden actions, seats that do not exist, impossible undos, and whatever somebody does
        in a halt.
        """
        self._must_follow(entry)
        if isinstance(self.paused, Halt) and entry.kind in ("act", "undo"):
            raise Rejected(HALTED)
        match entry.kind:
            case "start":
                options = self._codec.options(body.options)
                told: list[Any] = []
                state = self._game.setup(options, len(body.seats), chance, told)
                to_act = tuple(self._game.to_act(state))
                return Advance(entry, body, state, to_act, Seating(body.seats), tuple(told))
            case "act":
                return self._act(entry, body, chance)
            case "undo":
                seat = self._seat_of(entry)
                state, undone = self._undo.find(seat, body.to, self.to_act)
                to_act = tuple(self._game.to_act(state))
                return self._advance(entry, body, state, to_act, undone=undone)
            case "seat" | "close":
                try:
                    self.seating.check(entry, body)
                except ValueError as error:
                    raise CannotFollow(entry, "seating", detail=str(error)) from None
                seating = self.seating.after(entry, body)
                ends = seating.closed is not None or (
                    seating.decided and not self._game.meta.together
                )
                to_act = () if ends else self.to_act
                return self._advance(entry, body, self.state, to_act, seating)
            case "pause":
                try:
                    paused = paused_after(self.paused, entry, body)
                except ValueError as error:
                    raise CannotFollow(entry, "pausing", detail=str(error)) from None
                return Advance(entry, body, self.state, self.to_act, self.seating, paused=paused)
        assert_never(entry.kind)

    def accept(self, advance: Advance) -> None:
        """Moves on to the result of an `attempt` at the next entry."""
        entry = advance.entry
        match entry.kind:
            case "start":
                self.seats = len(advance.body.seats)
            case "act":
                self._undo.acted(entry, self.state, self.to_act, advance.events)
            case "undo":
                self._undo.went_back(self._seat_of(entry), advance.body.to)
            case "seat" | "pause" | "close":
                pass
        self.seating = advance.seating
        self.paused = advance.paused
        self.n = entry.n
        self.state = advance.state
        self.to_act = advance.to_act

    def may_undo(self, seat: Seat) -> UndoOffer:
        return self._undo.offer(seat, self.to_act)

    def must_be_seat(self, seat: Seat) -> None:
        """Raises `Rejected` for a seat that this table does not have, because games need not check
        that."""
        if not 0 <= seat < self.seats:
            raise Rejected("error-no-such-seat", seat=seat)

    def _act(self, entry: Entry, action: Any, chance: Chance) -> Advance:
        seat, state = self._seat_of(entry), self._game.clone(self.state)
        told: list[Any] = []
        self._game.apply(state, seat, action, chance, told)
        to_act = tuple(self._game.to_act(state))
        return self._advance(entry, action, state, to_act, events=tuple(told))

    def _advance(
        self,
        entry: Entry,
        body: Any,
        state: Any,
        to_act: tuple[Seat, ...],
        seating: Seating | None = None,
        *,
        events: tuple[Any, ...] = (),
        undone: tuple[int, ...] = (),
    ) -> Advance:
        """The result of an entry that ends no pause, except with the table."""
        paused = self.paused if to_act else None
        now = self.seating if seating is None else seating
        return Advance(entry, body, state, to_act, now, events, undone, paused)

    def _seat_of(self, entry: Entry) -> Seat:
        if entry.seat is None:
            raise CannotFollow(entry, "kind", kind=repr(entry.kind))
        self.must_be_seat(entry.seat)
        return entry.seat

    def _must_follow(self, entry: Entry) -> None:
        if entry.n != self.n + 1:
            raise CannotFollow(entry, "number", found=entry.n, expected=self.n + 1)
        if self.n < 0:
            if entry.kind != "start" or entry.seat is not None:
                raise CannotFollow(entry, "no-start")
        elif not self.to_act:
            raise CannotFollow(entry, "over")
        elif entry.kind == "start" or (entry.kind in ("act", "undo") and entry.seat is None):
            raise CannotFollow(entry, "kind", kind=repr(entry.kind))
