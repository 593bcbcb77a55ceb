"""Counts mistakes of clients by kind, and logs each kind at most once a minute.

With a line per mistake a client could fill the disk.
"""

from __future__ import annotations

import time
from typing import Final

import structlog

PAUSE_SECONDS: Final = 60.0

log = structlog.get_logger()


class Mistakes:
    """The mistakes of all clients of this process."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._told_at: dict[str, float] = {}

    def note(self, kind: str) -> None:
        """Count one more. ``kind`` is a constant of ours, never text from a client."""
        now = time.monotonic()
        self._counts[kind] = self._counts.get(kind, 0) + 1
        told_at = self._told_at.get(kind)
        if told_at is None or now - told_at >= PAUSE_SECONDS:
            log.warning("clients were wrong", what=kind, times=self._counts.pop(kind))
            self._told_at[kind] = now


MISTAKES: Final = Mistakes()
