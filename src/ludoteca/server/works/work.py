"""Types of works: the kinds, a work and its progress, and the plan of a kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from ludoteca.core.replay.log import Entry
from ludoteca.server.bots.messages import AnyPart, AnyReply, LuckRequest, ReviewRequest
from ludoteca.server.db.engine import Connection

WorkKind: TypeAlias = Literal["review", "luck"]


class Work(msgspec.Struct, frozen=True):
    """A computation about ``table``, and its progress.

    ``household`` and ``guest`` are charged for the worker's time. ``asked_at`` is the time of the
    request, ``moves`` the number of moves to look at, ``done`` the finished share in thousandths,
    ``spent`` the milliseconds that it took, ``tries`` the failures since the last part.
    """

    table: str
    kind: WorkKind
    game: str
    household: str
    guest: str | None
    asked_at: int
    moves: int
    done: int = 0
    spent: int = 0
    tries: int = 0


class Progress(msgspec.Struct, frozen=True):
    """``looked`` of the ``moves`` are done, in turns with ``others`` (a number of works).
    ``seconds`` is an estimate of the time left, None before there is one."""

    looked: int
    moves: int
    others: int
    seconds: int | None


def progress(work: Work, others: int) -> Progress:
    """The progress of ``work``, which takes turns with ``others`` other works."""
    looked = work.moves * work.done // 1000
    if not work.done:
        return Progress(looked, work.moves, others, None)
    left = work.spent * (1000 - work.done) / work.done * (1 + others)
    return Progress(looked, work.moves, others, max(1, round(left / 1000)))


class Plan(Protocol):
    """How works of one kind are done."""

    kind: WorkKind

    def request(
        self, work: Work, entries: Sequence[Entry], parts: Sequence[bytes], seconds: float
    ) -> ReviewRequest | LuckRequest:
        """The request to a worker for the part after ``parts``, which may take ``seconds``."""

    def part(self, answer: AnyReply) -> tuple[AnyPart, float] | None:
        """The part in an answer with the share that is done then; None for the whole result."""

    async def keep(self, connection: Connection, table: str, answer: AnyReply) -> None:
        """Store the whole result."""
