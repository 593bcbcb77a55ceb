"""What an audience sees of a table: the same at the table, in replays and in tutorials."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from ludoteca.core.game import AnyGame, Audience, Message, Result, Seat, sees_as
from ludoteca.core.replayer import Advance
from ludoteca.core.seating import Reason, SeatChange


class Choice(msgspec.Struct, frozen=True, gc=False):
    """An option and its spoken name."""

    action: Any
    text: Message


class Offer(msgspec.Struct, frozen=True, gc=False):
    """What another ``seat``, which is to act, may choose among: one may propose it."""

    seat: Seat
    options: tuple[Choice, ...]


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What was told of one entry: who acted (None for the start) and the events, in order.

    ``undone`` are the entries that it took back; empty unless it is an undo. ``change`` is who
    plays for ``seat`` from now on, and ``closed`` why the table was closed; each None for all
    entries of other kinds.
    """

    n: int
    at: int
    seat: Seat | None
    events: tuple[Any, ...]
    undone: tuple[int, ...] = ()
    change: SeatChange | None = None
    closed: Reason | None = None


class Picture(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one audience sees of a state: all that a board draws.

    ``options`` are those that it may choose among, if it may choose now; ``result`` is None until
    the table is over.
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
    """Pictures of one state, in which those ``to_act`` are asked: nobody once the table is
    closed."""

    def __init__(self, game: AnyGame, state: Any, to_act: tuple[Seat, ...]) -> None:
        self._game = game
        self._state = state
        self._to_act = to_act
        self._sees_as = sees_as(game)
        self._views: dict[Audience, Any] = {}
        self._offers: dict[Seat, Offer] = {}
        self._scores = tuple(game.scores(state))
        self._result = None if to_act else game.result(state)

    def of(self, kind: type[P], to: Audience, options: Sequence[Any] = (), **more: Any) -> P:
        """The picture for the audience ``to``, which may choose among ``options``; ``more`` are the
        fields that a ``kind`` of picture has."""
        game, state = self._game, self._state
        choices = () if to is None else self._choices(to, options)
        return kind(
            view=self._view(to),
            prompt=game.prompt(state, to),
            to_act=self._to_act,
            options=choices,
            scores=self._scores,
            result=self._result,
            over=not self._to_act,
            **more,
        )

    def offers(self, to: Audience, options: Sequence[Sequence[Any]]) -> tuple[Offer, ...]:
        """What ``to`` may propose, of the ``options`` of each seat; made once for everybody."""
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
        """The same object for all who see the same."""
        same = self._sees_as(self._state, to)
        if same not in self._views:
            self._views[same] = self._game.view(self._state, same)
        return self._views[same]


def moment_of(advance: Advance) -> Moment:
    """What is told of an entry."""
    entry = advance.entry
    return Moment(
        n=entry.n,
        at=entry.at,
        seat=entry.seat,
        events=advance.events,
        undone=advance.undone,
        change=advance.change,
        closed=advance.closed,
    )
