"""The kinds of works, and what is known of one while it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from ludoteca.core.log import Entry
from ludoteca.server.bots.messages import AnyPart, AnyReply, LuckRequest, ReviewRequest
from ludoteca.server.db.engine import Connection

WorkKind: TypeAlias = Literal["review", "luck"]


class Work(msgspec.Struct, frozen=True):
    """What is to be found out about ``table``, and how far it is.

    ``household`` and ``guest`` are whose turn it is when a worker thinks about it. It was asked for
    at the time ``asked_at``, and looks at so many ``moves``. ``done`` is the part that is, in
    thousandths, and ``spent`` the milliseconds that this took. ``tries`` have failed since the last
    part.
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
    """``looked`` at so many of the ``moves``, in turns with so many ``others``; about so many
    ``seconds`` are left, None before anything is known of that."""

    looked: int
    moves: int
    others: int
    seconds: int | None


def progress(work: Work, others: int) -> Progress:
    """How far ``work`` is, while ``others`` have their turns as well."""
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
        """What a worker is asked that has ``parts`` already, and so many ``seconds`` for the
        next."""

    def part(self, answer: AnyReply) -> tuple[AnyPart, float] | None:
        """What it found, and which part is done then; None when it answered with the whole."""

    async def keep(self, connection: Connection, table: str, answer: AnyReply) -> None:
        """Keep the whole."""
