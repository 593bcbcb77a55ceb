"""Runs long replays beside everything else that the server has to do."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from typing import Final, TypeVar

import structlog

from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.log import Entry
from ludoteca.core.replay_view import Frame, ReplayView
from ludoteca.core.replayer import Replayer
from ludoteca.server.edge.answers.errors import Problem
from ludoteca.server.edge.limits.counting import Limits, Queue
from ludoteca.server.edge.limits.limits import REPLAYS_RUNNING, REPLAYS_WAITING
from ludoteca.server.tables.log.rules_timeout import Alarm, RulesBroke

T = TypeVar("T")

TURN_SECONDS: Final = 0.001
"""How long a replay keeps others waiting before they have their turn: an answer takes them several
turns."""


class ReplayRunner:
    """``alarm`` looks after each step of a replay."""

    def __init__(self, alarm: Alarm, limits: Limits) -> None:
        self._alarm = alarm
        self._limits = limits
        self._queue = Queue(limits, REPLAYS_WAITING)
        self._running = asyncio.Semaphore(REPLAYS_RUNNING)

    @contextlib.asynccontextmanager
    async def turn(self, guest: str | None, address: str, entries: int) -> AsyncIterator[None]:
        """The turn of somebody who wants so many ``entries`` shown: a replay begins at the start
        of the log, wherever it begins to show. Raises `Problem` ``error-too-many``."""
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
        """What ``steps`` gives, each step under the alarm, in turns with everybody else.

        Raises ``passed`` as they are, and `RulesBroke` for whatever else a step raises.
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
        # The one before the first is looked at only to tell what the first one changed.
        frame = view.frame(advance) if entry.n >= first - 1 else None
        yield frame if entry.n >= first else None
