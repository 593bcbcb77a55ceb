"""Works reviews out, one after the other, in a process of its own that gives way to bots."""

from __future__ import annotations

import asyncio

import structlog

from ludoteca.bots.review import Review
from ludoteca.core.codec import encode
from ludoteca.server.bots.messages import ReviewRequest
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.errors import Problem
from ludoteca.server.limits import (
    LONGEST_QUEUE,
    QUEUE_SECONDS,
    REVIEWS_WAITING,
    Limits,
    Place,
    Queue,
    too_many,
)
from ludoteca.server.reviews.store import ReviewStore
from ludoteca.server.tables.journal import Journal

log = structlog.get_logger()

PLAYOUTS_OF_A_CHOICE = 1_500
"""At most so many for each entry that somebody chose: a short table needs no more."""

NOTHING_CHOSEN = encode(Review(curve=(), costly=()))


class ReviewService:
    """``playouts`` and ``time_limit``, in seconds, are what one review may take."""

    def __init__(
        self,
        store: ReviewStore,
        journal: Journal,
        limits: Limits,
        playouts: int,
        time_limit: float,
    ) -> None:
        self._store = store
        self._journal = journal
        self._pool = Pool(1, time_limit, polite=True)  # its process starts with the first review
        self._playouts = playouts
        self._limits = limits
        self._queue = Queue(limits, REVIEWS_WAITING)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._looked: dict[str, tuple[int, int]] = {}
        self._failed: set[str] = set()

    async def find(self, table: str, game: str, guest: str | None, address: str) -> bytes | None:
        """The review of a finished table as JSON; None while it is worked out, which only a guest
        may ask for.

        Raises `Problem` ``error-no-review`` when that failed since the server started,
        ``error-too-many`` when too many tables wait already, ``error-no-guest``.
        """
        body = await self._store.find(table)
        if body is not None or table in self._working:
            return body
        if table in self._failed:
            raise Problem("error-no-review")
        if guest is None:
            raise Problem("error-no-guest")
        if len(self._working) >= LONGEST_QUEUE:
            raise too_many(QUEUE_SECONDS)
        self._limits.must_allow("reviews", guest, address)
        place = self._queue.take(guest, address)
        task = asyncio.create_task(self._work(table, game))
        self._working[table] = task
        task.add_done_callback(lambda done: self._done(table, place, done))
        return None

    def looked(self, table: str) -> tuple[int, int]:
        """At how many moves the review has looked so far, and of how many."""
        return self._looked.get(table, (0, 0))

    def ahead(self, table: str) -> int:
        """How many reviews are worked out before it."""
        return list(self._working).index(table) if table in self._working else 0

    async def close(self) -> None:
        """Stop working; what is not finished is begun anew when somebody asks again."""
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        await self._pool.close()

    async def _work(self, table: str, game: str) -> None:
        entries = tuple(await self._journal.read(table))
        chosen = sum(entry.kind == "act" for entry in entries)
        if not chosen:
            await self._store.keep(table, NOTHING_CHOSEN)
            return
        playouts = min(self._playouts, chosen * PLAYOUTS_OF_A_CHOICE)
        request = ReviewRequest(game, entries, f"review/{table}", playouts)

        def hear(done: float) -> None:
            self._looked[table] = int(done * chosen), chosen

        hear(0)
        found = await self._pool.review(request, hear)
        await self._store.keep(table, encode(found))

    def _done(self, table: str, place: Place, task: asyncio.Task[None]) -> None:
        del self._working[table]
        self._looked.pop(table, None)
        place.give_back()
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, BotFailed):
            log.warning("no review", table=table, reason=str(error))
        else:
            log.error("no review", table=table, exc_info=error)
        if not isinstance(error, Problem):  # the disk may have room again
            self._failed.add(table)
