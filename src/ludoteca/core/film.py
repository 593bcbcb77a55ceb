"""A log as one audience saw it happen. No I/O, no clock."""

from __future__ import annotations

from typing import Any

import msgspec

from ludoteca.core.game import AnyGame, Audience, Result, Seat, Text
from ludoteca.core.log import Entry
from ludoteca.core.replay import Course
from ludoteca.core.seating import Reason, SeatChange, read_close, read_seat_change


class Frame(msgspec.Struct, frozen=True):
    """What one audience could see after entry ``n``, and what it was told with it.

    ``seat`` is who acted, None for the start; ``undone`` are the entries that this one took
    back; ``change`` is who plays for ``seat`` from now on, ``closed`` why the table was closed.
    A frame draws like an update: ``view`` is whole. ``result`` is None until the end.
    """

    n: int
    at: int
    seat: Seat | None
    events: tuple[Any, ...]
    undone: tuple[int, ...]
    view: Any
    prompt: Text
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    result: Result | None
    over: bool
    change: SeatChange | None = None
    closed: Reason | None = None


class Film:
    """Frames are made for ``audience`` alone: what it could not see then is not in them."""

    def __init__(self, game: AnyGame, audience: Audience) -> None:
        self._game = game
        self._audience = audience
        self._course = Course(game)
        self._last: Frame | None = None

    @property
    def state(self) -> Any:
        """The state after the newest entry; not to be changed."""
        return self._course.state

    def skip(self, entry: Entry) -> None:
        """Carry out the next entry without a frame. Raises what `Course.follow` raises."""
        self._course.follow(entry)
        self._last = None

    def expose(self, entry: Entry) -> Frame | None:
        """Carry out the next entry; None when it changed nothing for the audience.

        After `skip` that cannot be told, and there is a frame always. Raises as `skip` does.
        """
        told: list[Any] = []
        undone = self._course.follow(entry, told)
        return self.frame(entry, self._course.state, told, undone)

    def frame(
        self, entry: Entry, state: Any, told: list[Any], undone: tuple[int, ...] = ()
    ) -> Frame | None:
        """As `expose`, for whoever has carried out the entry."""
        game, audience, before = self._game, self._audience, self._last
        change = read_seat_change.decode(entry.body) if entry.kind == "seat" else None
        closed = read_close(entry.body).reason if entry.kind == "close" else None
        to_act = () if closed else tuple(game.to_act(state))
        self._last = frame = Frame(
            n=entry.n,
            at=entry.at,
            seat=entry.seat,
            events=tuple(told),
            undone=undone,
            view=game.view(state, audience),
            prompt=game.prompt(state, audience),
            to_act=to_act,
            scores=tuple(game.scores(state)),
            result=None if to_act else game.result(state),
            over=not to_act,
            change=change,
            closed=closed,
        )
        if before is None or told or change or closed or not _same(before, frame):
            return frame
        return None


def _same(before: Frame, frame: Frame) -> bool:
    """Whether the audience saw the same, whoever acted."""
    return frame == msgspec.structs.replace(
        before, n=frame.n, at=frame.at, seat=frame.seat, events=(), undone=frame.undone, change=None
    )
