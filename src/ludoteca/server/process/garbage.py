"""When the collector of cyclic garbage looks through all objects: seldom, because every move waits
for it."""

from __future__ import annotations

import gc
import sys
from typing import Any, Final

NEW_OBJECTS: Final = (10_000, 2, 10)
"""Thresholds of the garbage collector (Python's own are 700, 10, 10). Nearly all objects of a move
are freed without it, by their reference counts, so the first is large. The second is small: it is
how often so many new objects are looked at before the collector looks at all of those once more,
and every move waits for that."""

GROWTH: Final = 3.0
"""How many times as many blocks of memory as after the last look at all objects bring the next:
with 6,000 sockets, which are most of such a growth, one took 0.8 s on a slow machine."""


class SpareOldObjects:
    """Freezes whatever has survived two looks of the collector, so that no later look sees it:
    with thousands of sockets that would take most of a second.

    A cycle that becomes garbage later stays until there are `GROWTH` times as many blocks as after
    the last look at all objects; then nothing is frozen, and the collector looks at all of them.
    """

    def __init__(self) -> None:
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
