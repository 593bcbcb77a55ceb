"""What the page is told of a record; as JSON."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.game import Fact, Message
from ludoteca.core.log import Occupant
from ludoteca.core.replay_view import Frame


class Head(msgspec.Struct, frozen=True):
    """What a record says of itself: ``by`` is what its draws follow from, ``entries`` how many
    there are."""

    game: str
    rules: int
    seats: tuple[Occupant, ...]
    by: Literal["seed", "secret"]
    entries: int


class Difference(msgspec.Struct, frozen=True):
    """The first thing about a record that is not right, as `ludoteca.core.mismatch` has it.

    It is in ``entry``, or else in ``field``, which is ``line`` when neither can be told.
    ``refusal`` is why the rules refused an action, in the words of the game.
    """

    entry: int | None
    field: str
    code: str
    facts: dict[str, Fact]
    refusal: Message | None


class Report(msgspec.Struct, frozen=True):
    """How far a record has been checked.

    ``head`` is None when the line cannot be read. So many ``entries`` and ``draws`` have turned
    out right so far. When it is ``done``, all of it is right unless there is a ``difference``.
    ``frames`` are those since the last report, and ``secrets`` says whether a seat has seen
    anything so far that the watchers have not: both only of a record that is played back.
    """

    done: bool
    head: Head | None
    entries: int
    draws: int
    difference: Difference | None
    frames: tuple[Frame, ...] = ()
    secrets: bool = False
