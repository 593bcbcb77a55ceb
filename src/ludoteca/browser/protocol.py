"""The JSON messages about a record from the web worker to its page."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Fact, Message
from ludoteca.core.replay.log import Occupant
from ludoteca.core.replay.replay_view import Frame


class Head(msgspec.Struct, frozen=True):
    """The header of a record: ``by`` is the origin of its draws, ``entries`` the number of its
    entries."""

    game: str
    rules: int
    seats: tuple[Occupant, ...]
    by: Literal["seed", "secret"]
    entries: int


class Difference(msgspec.Struct, frozen=True):
    """The first error in a record; see `ludoteca.core.records.mismatch`.

    It is in ``entry``, or else in ``field``, which is ``line`` when neither is known. ``refusal``
    is the game's message when the rules refused an action.
    """

    entry: int | None
    field: str
    code: str
    facts: dict[str, Fact]
    refusal: Message | None


class Report(msgspec.Struct, frozen=True):
    """The progress of the verification of a record.

    ``head`` is None when the line cannot be read. ``entries`` and ``draws`` are the numbers of
    correct ones so far. When it is ``done``, the record is correct unless there is a
    ``difference``. ``frames`` are those since the last report, and ``secrets`` says whether a seat
    has seen more than the watchers so far; both only if the record is replayed.
    """

    done: bool
    head: Head | None
    entries: int
    draws: int
    difference: Difference | None
    frames: tuple[Frame, ...] = ()
    secrets: bool = False
