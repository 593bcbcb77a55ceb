"""Works reviews out, one after the other, in a process of its own that gives way to bots."""

from __future__ import annotations

import asyncio

import structlog

from ludoteca.core.codec import encode
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.question import ReviewQuestion
from ludoteca.server.errors import Problem
from ludoteca.server.reviews.store import ReviewShelf
from ludoteca.server.tables.journal import Journal

log = structlog.get_logger()

LONGEST_QUEUE = 200


class Reviewer:
    """``playouts`` and ``time_limit``, in seconds, are what one review may take."""

    def __init__(
        self, shelf: ReviewShelf, journal: Journal, playouts: int, time_limit: float
    ) -> None:
        self._shelf = shelf
        self._journal = journal
        self._pool = Pool(1, time_limit, polite=True)  # its process starts with the first review
        self._playouts = playouts
        self._working: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    async def find(self, table: str, game: str) -> bytes | None:
        """The review of a finished table as JSON; None while it is worked out.

        Raises `Problem` ``error-no-review`` when that failed since the server started,
        ``error-too-many`` when too many tables wait already.
        """
        body = await self._shelf.find(table)
        if body is not None or table in self._working:
            return body
        if table in self._failed:
            raise Problem("error-no-review")
        if len(self._working) >= LONGEST_QUEUE:
            raise Problem("error-too-many")
        task = asyncio.create_task(self._work(table, game))
        self._working[table] = task
        task.add_done_callback(lambda done: self._done(table, done))
        return None

    async def close(self) -> None:
        """Stop working; what is not finished is begun anew when somebody asks again."""
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        await self._pool.close()

    async def _work(self, table: str, game: str) -> None:
        entries = tuple(await self._journal.read(table))
        question = ReviewQuestion(game, entries, f"review/{table}", self._playouts)
        await self._shelf.keep(table, encode(await self._pool.review(question)))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        del self._working[table]
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, BotFailed):
            log.warning("no review", table=table, reason=str(error))
        else:
            log.error("no review", table=table, exc_info=error)
        if not isinstance(error, Problem):  # the disk may have room again
            self._failed.add(table)
