"""Pictures: what an audience sees of a table, live, in replays and in tutorials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from ludoteca.core.game import AnyGame, Audience, Message, Result, Seat, sees_as
from ludoteca.core.replay.pausing import Break, Halt, PauseChange
from ludoteca.core.replay.replayer import Advance
from ludoteca.core.replay.seating import Reason, SeatChange, Seating
from ludoteca.core.replay.standing import result_of

OVER: Final = Message("prompt-over")
"""The prompt of a table that forfeits have decided, of which the rules know nothing."""


HALTED: Final = Message("prompt-halted")
"""The prompt of a table that moderators have closed."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """An option and its label."""

    action: Any
    text: Message


class Offer(msgspec.Struct, frozen=True, gc=False):
    """The options of another ``seat`` that is to act; the reader may propose one of them."""

    seat: Seat
    options: tuple[Choice, ...]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """The public part of one entry: the seat that acted (None for the start) and the events.

    ``undone`` are the entries that an undo took back. ``change`` says who plays for ``seat`` from
    now on, ``closed`` why the table was closed, and ``pause`` which pause begins or ends; each is
    None for entries of other kinds.
    """

    n: int
    at: int
    seat: Seat | None
    events: tuple[Any, ...]
    undone: tuple[int, ...] = ()
    change: SeatChange | None = None
    closed: Reason | None = None
    pause: PauseChange | None = None


class Picture(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one audience sees of a state: everything that a board draws.

    ``options`` are empty when the audience may not choose; ``result`` is None until the table is
    over.
    """

    view: Any
    prompt: Message
    to_act: tuple[Seat, ...]
    options: tuple[Choice, ...]
    scores: tuple[int, ...]
    result: Result | None
    over: bool


P = TypeVar("P", bound=Picture)


class Pictures:
    """Makes pictures of one state. ``to_act`` are the seats to act; none once the table is
    closed. ``seating`` knows the seats that forfeited, ``paused`` whether anybody may act."""

    def __init__(
        self,
        game: AnyGame,
        state: Any,
        to_act: tuple[Seat, ...],
        seating: Seating | None = None,
        paused: Break | None = None,
    ) -> None:
        self._game = game
        self._state = state
        self._to_act = to_act
        self._sees_as = sees_as(game)
        self._views: dict[Audience, Any] = {}
        self._offers: dict[Seat, Offer] = {}
        self._scores = tuple(game.scores(state))
        self._is_decided = seating is not None and not to_act and seating.decided
        self._is_halted = isinstance(paused, Halt)
        self._result = None if to_act else result_of(game, state, seating)

    def of(self, kind: type[P], to: Audience, options: Sequence[Any] = (), **more: Any) -> P:
        """The picture for the audience ``to``, which may choose among ``options``; ``more`` are the
        further fields of this ``kind`` of picture."""
        choices = () if to is None else self._choices(to, options)
        return kind(
            view=self._view(to),
            prompt=self._prompt(to),
            to_act=self._to_act,
            options=choices,
            scores=self._scores,
            result=self._result,
            over=not self._to_act,
            **more,
        )

    def _prompt(self, to: Audience) -> Message:
        if self._is_decided:
            return OVER
        return HALTED if self._is_halted else self._game.prompt(self._state, to)

    def offers(self, to: Audience, options: Sequence[Sequence[Any]]) -> tuple[Offer, ...]:
        """What ``to`` may propose, from the ``options`` of each seat; made once for all readers."""
        if to is None:
            return ()
        for seat in self._to_act:
            if seat not in self._offers:
                self._offers[seat] = Offer(seat, self._choices(seat, options[seat]))
        return tuple([self._offers[seat] for seat in self._to_act if seat != to])

    def _choices(self, seat: Seat, options: Sequence[Any]) -> tuple[Choice, ...]:
        describe, state = self._game.describe, self._state
        return tuple([Choice(one, describe(state, seat, one)) for one in options])

    def _view(self, to: Audience) -> Any:
        """The view of ``to``; audiences with equal views share one object."""
        same = self._sees_as(self._state, to)
        if same not in self._views:
            self._views[same] = self._game.view(self._state, same)
        return self._views[same]


def moment_of(advance: Advance) -> Moment:
    """The public part of an entry."""
    entry = advance.entry
    return Moment(
        n=entry.n,
        at=entry.at,
        seat=entry.seat,
        events=advance.events,
        undone=advance.undone,
        change=advance.change,
        closed=advance.closed,
        pause=advance.pause,
    )
