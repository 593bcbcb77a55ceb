"""When the collector of cyclic garbage looks through all objects: seldom, because every move waits
for it."""

from __future__ import annotations

import gc
import sys
from typing import Any, Final

NEW_OBJECTS: Final = (10_000, 10, 10)
"""Thresholds of the garbage collector (Python's own first one is 700): nearly all objects of a move
are freed without it, by their reference counts."""

GROWTH: Final = 1.5
"""How many times as many blocks of memory as after the last look at all objects bring the next."""


class SpareOldObjects:
    """Freezes whatever has survived a look of the collector at the oldest generation, so that the
    next one need not go through it again: with thousands of sockets it would take most of a second.

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
        if phase != "stop" or info["generation"] != 2:
            return
        blocks = sys.getallocatedblocks()
        if self._all:
            self._blocks, self._all = blocks, False
        if blocks > GROWTH * self._blocks:
            self._all = True
            gc.unfreeze()
        else:
            gc.freeze()
