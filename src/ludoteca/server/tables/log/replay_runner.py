"""Runs long replays in short steps, so that the event loop serves others in between."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from typing import Final, TypeVar

import structlog

from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.replay.log import Entry
from ludoteca.core.replay.replay_view import Frame, ReplayView
from ludoteca.core.replay.replayer import Replayer
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import REPLAYS_RUNNING, REPLAYS_WAITING, Limits, Queue
from ludoteca.server.tables.log.rules_timeout import Alarm, RulesBroke

T = TypeVar("T")

TURN_SECONDS: Final = 0.001
"""How long a replay runs before the event loop serves others. It is short, because one answer to
somebody else takes several turns of the loop."""


class ReplayRunner:
    """``alarm`` limits the time of each step of a replay."""

    def __init__(self, alarm: Alarm, limits: Limits) -> None:
        self._alarm = alarm
        self._limits = limits
        self._queue = Queue(limits, REPLAYS_WAITING)
        self._running = asyncio.Semaphore(REPLAYS_RUNNING)

    @contextlib.asynccontextmanager
    async def turn(self, guest: str | None, address: str, entries: int) -> AsyncIterator[None]:
        """Wait for a free place to replay ``entries`` entries, counted from the start of the log,
        where every replay begins. Raises `Problem` ``error-too-many``."""
        self._limits.must_allow("replays", guest, address, entries)
        with self._queue.take(guest, address):
            async with self._running:
                yield

    async def show(
        self, game: AnyGame, entries: list[Entry], audience: Audience, first: int
    ) -> list[Frame]:
        """The frames of ``entries``, a log from its start, from entry ``first`` on.

        Raises `Problem` ``error-table-stopped`` when the rules cannot follow the log.
        """
        try:
            return await self.run(_frames(game, entries, audience, first))
        except RulesBroke as broke:
            structlog.get_logger().error("replay failed", game=game.meta.id, exc_info=broke)
            raise Problem("error-table-stopped") from broke

    async def run(self, steps: Iterator[T | None], *passed: type[Exception]) -> list[T]:
        """The values of ``steps`` that are not None; each step runs under the alarm, and the event
        loop serves others in between.

        Raises ``passed`` unchanged, and `RulesBroke` for anything else that a step raises.
        """
        found: list[T] = []
        until = time.monotonic() + TURN_SECONDS
        while True:
            with self._alarm.guard(*passed):
                try:
                    step = next(steps)
                except StopIteration:
                    return found
            if step is not None:
                found.append(step)
            if time.monotonic() > until:
                await asyncio.sleep(0)
                until = time.monotonic() + TURN_SECONDS


def _frames(
    game: AnyGame, entries: list[Entry], audience: Audience, first: int
) -> Iterator[Frame | None]:
    replayer, view = Replayer(game), ReplayView(game, audience)
    for entry in entries:
        advance = replayer.step(entry)
        # The view before the first frame is needed to tell what the first frame changed.
        frame = view.frame(advance) if entry.n >= first - 1 else None
        yield frame if entry.n >= first else None
