"""Runs long replays beside everything else that the server has to do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, TypeVar

import structlog

from ludoteca.core.film import Film, Frame
from ludoteca.core.game import AnyGame, Audience
from ludoteca.core.log import Entry
from ludoteca.server.errors import Problem
from ludoteca.server.limits import Buckets
from ludoteca.server.tables.alarm import Alarm, RulesBroke

T = TypeVar("T")

TURN_SECONDS: Final = 0.005
"""How long a replay keeps others waiting before they have their turn."""


class Projector:
    """``alarm`` looks after each step of a replay."""

    def __init__(self, alarm: Alarm) -> None:
        self._alarm = alarm
        self._shows = Buckets(rate=4, most=60)

    def admits(self, address: str) -> bool:
        """Whether ``address`` may have one more: a replay begins at the start of the log,
        wherever it begins to show."""
        return self._shows.take(address)

    async def show(
        self, game: AnyGame, entries: list[Entry], audience: Audience, first: int
    ) -> list[Frame]:
        """The frames of ``entries``, a log from its start, from entry ``first`` on.

        Raises `Problem` ``error-table-stopped`` when the rules cannot follow the log.
        """
        try:
            return await self.run(_frames(Film(game, audience), entries, first))
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


def _frames(film: Film, entries: list[Entry], first: int) -> Iterator[Frame | None]:
    for entry in entries:
        if entry.n < first - 1:
            film.skip(entry)
            yield None
        elif entry.n == first - 1:
            film.expose(entry)  # only to tell what the first one changed
            yield None
        else:
            yield film.expose(entry)
