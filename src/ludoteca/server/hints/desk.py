"""Where people ask for hints: a few at a time, so that bots at tables need not wait for them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence

import msgspec
import structlog

from ludoteca.bots.advice import Advice
from ludoteca.core.codec import encode
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.question import HintQuestion, Question
from ludoteca.server.errors import Problem
from ludoteca.server.limits import Buckets
from ludoteca.server.tables.protocol import Choice, Update

AT_ONCE = 10
"""Hints that one person may ask for in a row, before the limit per minute counts."""

LONGEST_QUEUE = 50


class Desk:
    """``per_minute`` is for each person."""

    def __init__(self, pool: Pool, per_minute: int) -> None:
        self._pool = pool
        self._buckets = Buckets(per_minute / 60, min(per_minute, AT_ONCE))
        self._places = asyncio.Semaphore(max(1, pool.size - 1))
        self._waiting = 0

    async def ask(
        self,
        guest: str,
        table: str,
        game: str,
        level: str,
        update: Update,
        choices: Sequence[Choice],
    ) -> Advice:
        """What the bot of ``level`` says of ``choices``, in the place of a seat that was told
        ``update``.

        It is told nothing but that. Raises `Problem` ``error-too-many``, ``error-no-hint``.
        """
        if self._waiting >= LONGEST_QUEUE or not self._buckets.take(guest):
            raise Problem("error-too-many")
        assert update.audience is not None
        question = Question(
            game=game,
            level=level,
            seat=update.audience,
            view=msgspec.Raw(encode(update.view)),
            options=msgspec.Raw(encode([choice.action for choice in choices])),
            seed=_seed(table, level, update),
        )
        self._waiting += 1
        try:
            async with self._places:
                return await self._pool.hint(HintQuestion(question))
        except BotFailed as failed:
            structlog.get_logger().warning(
                "no hint", table=table, seat=update.audience, bot=level, reason=str(failed)
            )
            raise Problem("error-no-hint") from failed
        finally:
            self._waiting -= 1


def _seed(table: str, level: str, update: Update) -> bytes:
    """The same for the same question, so that asking twice does not give another answer; it has
    nothing to do with the dice of the table."""
    name = f"hint {table} {update.audience} {update.asked} {level}"
    return hashlib.sha256(name.encode()).digest()
