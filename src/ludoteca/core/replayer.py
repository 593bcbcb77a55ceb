"""State after entry n: the one way from a log to a state.

Live play, reconnects, watching, recovery, records, replays and review all go through here. Whoever
has a finished log steps through it, with outcomes read from the tape; whoever writes one, or
checks where its outcomes come from, attempts an entry with a chance of their own and accepts it.
"""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from ludoteca.core.chance import Chance, Tape
from ludoteca.core.codec import codec
from ludoteca.core.game import AnyGame, Fact, Rejected, Seat
from ludoteca.core.log import Entry, read_start
from ludoteca.core.seating import Close, Reason, SeatChange, Seating, read_close, read_seat_change
from ludoteca.core.undo import UndoHistory, UndoOffer, UndoTo

read_undo = msgspec.json.Decoder(UndoTo).decode
"""An `UndoTo` from its JSON. Raises ``msgspec.MsgspecError``."""


class CannotFollow(ValueError):
    """An entry cannot stand where it stands, whatever the rules say of it.

    ``code`` and ``facts`` say why, as `ludoteca.core.mismatch` has them.
    """

    def __init__(self, entry: Entry, code: str, **facts: Fact) -> None:
        super().__init__(f"entry {entry.n} of kind {entry.kind}: {code} {facts}")
        self.code = code
        self.facts = facts


class Advance(msgspec.Struct, frozen=True):
    """An entry that can be carried out, and what it leads to.

    ``body`` is what it says, ``state`` the state after it, which nobody changes, and ``to_act``
    are those who are asked then; nobody once the table is closed. ``events`` were told with it,
    and ``undone`` are the entries that it takes back.
    """

    entry: Entry
    body: Any
    state: Any
    to_act: tuple[Seat, ...]
    events: tuple[Any, ...] = ()
    undone: tuple[int, ...] = ()

    @property
    def change(self) -> SeatChange | None:
        """Who plays in the seat of the entry from now on."""
        return self.body if self.entry.kind == "seat" else None

    @property
    def closed(self) -> Reason | None:
        """Why the entry closes the table."""
        return self.body.reason if self.entry.kind == "close" else None


class Replayer:
    """A log as it goes on: ``state`` is that after the newest entry, ``n`` its number, -1 before
    the start, and ``to_act`` are those who are asked. States are never changed: whoever has one
    may keep it."""

    def __init__(self, game: AnyGame) -> None:
        self.n = -1
        self.state: Any = None
        self.to_act: tuple[Seat, ...] = ()
        self.seats = 0
        self.seating = Seating(())
        self._game = game
        self._codec = codec(game)
        self._undo = UndoHistory()

    def step(self, entry: Entry) -> Advance:
        """Carry out the next entry, its outcomes taken from the tape.

        Raises what `attempt` raises, and `TapeMismatch` when the rules want other draws;
        nothing has changed then.
        """
        tape = Tape(entry.tape)
        advance = self.attempt(entry, self.read(entry), tape)
        tape.finish()
        self.accept(advance)
        return advance

    def read(self, entry: Entry) -> Any:
        """What the body of the next entry says: a `Start`, an action, an `UndoTo`, a `SeatChange`
        or a `Close`.

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
            case "close":
                return read_close(entry.body)
        assert_never(entry.kind)

    def attempt(self, entry: Entry, body: Any, chance: Chance) -> Advance:
        """What the next entry leads to, with the outcomes drawn from ``chance``; nothing changes.

        ``body`` is what `read` has found in it. Raises `CannotFollow`, and `Rejected` for what
        the rules forbid, for seats that do not exist and for what cannot be undone.
        """
        self._must_follow(entry)
        match entry.kind:
            case "start":
                options = self._codec.options(body.options)
                told: list[Any] = []
                state = self._game.setup(options, len(body.seats), chance, told)
                return Advance(entry, body, state, tuple(self._game.to_act(state)), tuple(told))
            case "act":
                return self._act(entry, body, chance)
            case "undo":
                seat = self._seat_of(entry)
                state, undone = self._undo.find(seat, body.to, self.to_act)
                to_act = tuple(self._game.to_act(state))
                return Advance(entry, body, state, to_act, undone=undone)
            case "seat" | "close":
                try:
                    self.seating.check(entry, body)
                except ValueError as error:
                    raise CannotFollow(entry, "seating", detail=str(error)) from None
                return Advance(
                    entry, body, self.state, () if isinstance(body, Close) else self.to_act
                )
        assert_never(entry.kind)

    def accept(self, advance: Advance) -> None:
        """Go on to what an entry leads to that was attempted here after the newest one."""
        entry = advance.entry
        match entry.kind:
            case "start":
                self.seats = len(advance.body.seats)
                self.seating = Seating(advance.body.seats)
            case "act":
                self._undo.acted(entry, self.state, self.to_act, advance.events)
            case "undo":
                self._undo.went_back(self._seat_of(entry), advance.body.to)
            case "seat" | "close":
                self.seating.take(entry, advance.body)
        self.n = entry.n
        self.state = advance.state
        self.to_act = advance.to_act

    def may_undo(self, seat: Seat) -> UndoOffer:
        return self._undo.offer(seat, self.to_act)

    def must_be_seat(self, seat: Seat) -> None:
        """Raises `Rejected` for a seat that this table does not have: games are never asked about
        such."""
        if not 0 <= seat < self.seats:
            raise Rejected("error-no-such-seat", seat=seat)

    def _act(self, entry: Entry, action: Any, chance: Chance) -> Advance:
        seat, state = self._seat_of(entry), self._game.clone(self.state)
        told: list[Any] = []
        self._game.apply(state, seat, action, chance, told)
        return Advance(entry, action, state, tuple(self._game.to_act(state)), tuple(told))

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
