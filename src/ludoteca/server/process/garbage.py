"""When the collector of cyclic garbage looks through objects: a few at a time, for every move waits
until it has done."""

from __future__ import annotations

import asyncio
import gc
import itertools
import sys
from collections.abc import Awaitable, Callable
from typing import Any, Final

NEW_OBJECTS: Final = (10_000, 10, 10)
"""Thresholds of the garbage collector (Python's own are 700, 10, 10). Nearly all objects of a move
are freed without it, by their reference counts, so the first is large: it is for work that makes
many objects between two looks of `SpareOldObjects`."""

PACE: Final = 0.05
"""Seconds between two looks at the new objects: at 200 moves a second one takes a millisecond."""

FEW: Final = 100
"""After a look that finds fewer new objects the next rest is twice as long."""

IDLE: Final = 0.8
"""The longest rest, in seconds: looks cost a house in which nothing happens next to nothing."""

SECOND_LOOK: Final = 4
"""The collector looks at the objects that earlier looks have left at one of so many looks."""

GROWTH: Final = 3.0
"""How many times as many blocks of memory as after the last look at all objects bring the next:
with 6,000 sockets, which are most of such a growth, one took 0.8 s on a slow machine."""


class SpareOldObjects:
    """Freezes whatever has survived two looks of the collector, so that no later look sees it:
    with thousands of sockets that would take most of a second.

    Python itself looks when many more objects have been made than freed. Where each move frees as
    much as it makes, hundreds of thousands of new ones gathered before that, and the look took up
    to 60 ms; so there are looks at short intervals.

    A cycle that becomes garbage later stays until there are `GROWTH` times as many blocks as after
    the last look at all objects; then nothing is frozen, and the collector looks at all of them.
    """

    def __init__(self, give_way: Callable[[], Awaitable[None]]) -> None:
        """``give_way`` waits while moves are under way."""
        self._give_way = give_way
        self._blocks = 0
        """After the last look at all objects."""
        self._all = False
        """Whether the next look is at all objects."""

    def begin(self) -> None:
        """Looks at all objects, and spares them from now on."""
        gc.set_threshold(*NEW_OBJECTS)
        gc.callbacks.append(self._looked)
        self._all = True
        gc.collect()

    async def run(self) -> None:
        """Looks at new objects at short intervals for ever."""
        self.begin()
        rest = PACE
        for nth in itertools.count(1):
            await asyncio.sleep(rest)
            await self._give_way()
            few = len(gc.get_objects(generation=0)) < FEW
            gc.collect(0 if nth % SECOND_LOOK else 2 if self._all else 1)
            rest = min(2 * rest, IDLE) if few else PACE

    def _looked(self, phase: str, info: dict[str, Any]) -> None:
        generation = info["generation"]
        if phase != "stop" or generation == 0 or (self._all and generation == 1):
            return
        blocks = sys.getallocatedblocks()
        if self._all:
            self._blocks, self._all = blocks, False
        if blocks > GROWTH * self._blocks:
            self._all = True
            gc.unfreeze()
        else:
            gc.freeze()
