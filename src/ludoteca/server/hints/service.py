"""Computes hints in the bot workers, in turns with bots and other hints."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
import structlog

from ludoteca.bots.hints import Advice
from ludoteca.core.codec import encode
from ludoteca.core.replay.picture import Choice
from ludoteca.server.bots.messages import HintRequest, MoveRequest
from ludoteca.server.bots.pool import BotFailed, Pool
from ludoteca.server.bots.turns import Payer
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import (
    HINTS_WAITING,
    LONGEST_QUEUE,
    QUEUE_SECONDS,
    Households,
    Limits,
    Queue,
    too_many,
)
from ludoteca.server.tables.play import Update


class HintService:
    """The service for hints. ``seconds`` is the time for the play-outs of one hint; it is shortened
    for a household with many waiting hints."""

    def __init__(self, pool: Pool, limits: Limits, seconds: float, households: Households) -> None:
        self._pool = pool
        self._limits = limits
        self._seconds = seconds
        self._queue = Queue(limits, HINTS_WAITING)
        self._households = households
        self._waiting = 0

    async def ask(
        self,
        guest: str,
        address: str,
        table: str,
        game: str,
        level: str,
        update: Update,
        choices: Sequence[Choice],
    ) -> Advice:
        """The advice of a bot of ``level`` on ``choices``, for the seat of ``update``.

        The bot knows only that update. Raises `Problem` ``error-too-many``, ``error-no-hint``.
        """
        if self._waiting >= LONGEST_QUEUE:
            raise too_many(QUEUE_SECONDS)
        self._limits.must_allow("hints", guest, address)
        assert update.audience is not None
        request = MoveRequest(
            game=game,
            level=level,
            seat=update.audience,
            view=msgspec.Raw(encode(update.view)),
            options=msgspec.Raw(encode([choice.action for choice in choices])),
            seed=_seed(table, level, update),
        )
        self._waiting += 1
        try:
            with self._queue.take(guest, address):
                payer = Payer(self._households.of(address), guest)
                return await self._pool.hint(HintRequest(request, self._seconds), payer)
        except BotFailed as failed:
            structlog.get_logger().warning(
                "no hint", table=table, seat=update.audience, bot=level, reason=str(failed)
            )
            raise Problem("error-no-hint") from failed
        finally:
            self._waiting -= 1


def _seed(table: str, level: str, update: Update) -> bytes:
    """The seed for a question: always the same, so that a repeated request has the same answer. It
    is independent of the table's dice."""
    name = f"hint {table} {update.audience} {update.asked} {level}"
    return hashlib.sha256(name.encode()).digest()
