"""How much upkeep a process does at once, and how long one piece may take."""

from __future__ import annotations

from typing import Final

AT_ONCE: Final = 20

LEASE: Final = 60_000
"""Milliseconds after which another process may take a claimed wake."""

AFTER_RESTART: Final = 10 * 60_000
"""Milliseconds that tables still wait for people which should have ended while the house was
closed."""
