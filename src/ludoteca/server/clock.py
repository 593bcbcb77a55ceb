"""The time of day, as entries and wakes write it down."""

from __future__ import annotations

import time


def now() -> int:
    """Milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000
