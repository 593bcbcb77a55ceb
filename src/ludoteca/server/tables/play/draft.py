"""Drafts: entries that a table may append, with their consequences; and why there is none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ludoteca.core.codec import encode
from ludoteca.core.duplicate_score import DuplicateScore
from ludoteca.core.game import Seat
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.pausing import Break
from ludoteca.core.replay.replayer import Advance
from ludoteca.core.replay.seating import Reason
from ludoteca.core.replay.standing import Standing
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.play.status import Status


class OutOfDate(Exception):
    """The command answers a question that is no longer open. ``n`` is the newest entry that
    its seat was told of."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the newest entry is {n}")
        self.n = n


class Repeated(Exception):
    """The command was accepted before, as entry ``n``."""

    def __init__(self, n: int) -> None:
        super().__init__(f"accepted as entry {n}")
        self.n = n


class Draft(msgspec.Struct, frozen=True):
    """An entry that may be appended, and what will be true then.

    ``questions`` maps each seat that will be to act to the entry that asked it; ``people`` are
    the seats in which people will play for themselves, ``closed`` is why the table will be closed.
    ``standing`` is how the table is decided, by playing to its end; ``merits`` has one per seat of
    such a table if it will be compared. ``clocks`` are those of a table with a time control,
    ``paused`` is the pause that the table will be in.
    """

    entry: Entry
    questions: Mapping[Seat, int]
    people: tuple[Seat, ...]
    status: Status
    closed: Reason | None = None
    standing: Standing | None = None
    merits: tuple[DuplicateScore, ...] = ()
    clocks: Clocks | None = None
    paused: Break | None = None


class Attempt(msgspec.Struct, frozen=True):
    """What an entry leads to: also the options of each seat, which entries asked it, and what its
    clock says."""

    advance: Advance
    options: list[Sequence[Any]]
    asked: list[int]
    clocks: Clocks | None


class CommitDiffers(Exception):
    """An entry that is replayed from its tape leads elsewhere than it did when it was proposed."""


def must_be_same(again: Advance, advance: Advance) -> None:
    """Raises `CommitDiffers` unless an entry ``again`` leads where it did when it was drafted."""
    for name in ("state", "events", "undone", "to_act"):
        now, then = encode(getattr(again, name)), encode(getattr(advance, name))
        if now != then:
            raise CommitDiffers(
                f"entry {advance.entry.n}, {name}: "
                f"replayed {now.decode()}, proposed {then.decode()}"
            )


def raw(body: Any) -> msgspec.Raw:
    """The body of an entry."""
    return msgspec.Raw(encode(body))
