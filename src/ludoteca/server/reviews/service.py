"""Finds the review of a finished table, or begins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.bots.review import Part, Review
from ludoteca.core.codec import encode
from ludoteca.core.replay.log import Entry
from ludoteca.server import clock
from ludoteca.server.bots.messages import (
    AnyPart,
    AnyReply,
    Reviewed,
    ReviewedPart,
    ReviewRequest,
)
from ludoteca.server.db.engine import Connection
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import REVIEWS_WAITING, Households, Limits
from ludoteca.server.reviews.store import ReviewStore, review_row
from ludoteca.server.tables.log import Journal
from ludoteca.server.works.service import Works
from ludoteca.server.works.work import Progress, Work, WorkKind

PLAYOUTS_OF_A_CHOICE = 1_500
"""Most play-outs for each chosen move: a short table needs no more."""

NOTHING_CHOSEN = encode(Review(curve=(), costly=()))

KIND: Final[WorkKind] = "review"

_read_part = msgspec.json.Decoder(Part).decode


class ReviewPlan:
    """The plan for works that are reviews. ``playouts`` is the number for one review."""

    kind: WorkKind = KIND

    def __init__(self, playouts: int) -> None:
        self._playouts = playouts

    def request(
        self, work: Work, entries: Sequence[Entry], parts: Sequence[bytes], seconds: float
    ) -> ReviewRequest:
        return ReviewRequest(
            table=work.table,
            game=work.game,
            entries=tuple(entries),
            playouts=min(self._playouts, work.moves * PLAYOUTS_OF_A_CHOICE),
            parts=tuple(map(_read_part, parts)),
            seconds=seconds,
        )

    def part(self, answer: AnyReply) -> tuple[AnyPart, float] | None:
        return (answer.part, answer.done) if isinstance(answer, ReviewedPart) else None

    async def keep(self, connection: Connection, table: str, answer: AnyReply) -> None:
        assert isinstance(answer, Reviewed)
        await connection.execute(review_row(table, encode(answer.review)))


class ReviewService:
    def __init__(
        self,
        store: ReviewStore,
        works: Works,
        journal: Journal,
        limits: Limits,
        households: Households,
    ) -> None:
        self._store = store
        self._works = works
        self._journal = journal
        self._limits = limits
        self._households = households

    async def find(
        self, table: str, game: str, guest: str | None, address: str
    ) -> bytes | Progress:
        """The review of a finished table as JSON, or its progress. Only a guest may begin one.

        Raises `Problem` ``error-no-review`` once after a failure (the next request tries again),
        ``error-too-many`` when too many tables wait, ``error-no-guest``.
        """
        body = await self._store.find(table)
        if body is not None:
            return body
        progress = await self._works.progress(table, KIND)
        if progress is not None:
            return progress
        if guest is None:
            raise Problem("error-no-guest")
        self._limits.must_allow("reviews", guest, address)
        if not await self._works.go_on(table, KIND):
            moves = sum(entry.kind == "act" for entry in await self._journal.read(table))
            if not moves:
                await self._store.keep(table, NOTHING_CHOSEN)
                return NOTHING_CHOSEN
            household = self._households.of(address)
            work = Work(table, KIND, game, household, guest, clock.now(), moves)
            await self._works.begin(work, self._limits.places(REVIEWS_WAITING))
        progress = await self._works.progress(table, KIND)
        body = None if progress is not None else await self._store.find(table)
        return progress or body or Progress(0, 0, 0, None)
