"""Ranks with ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(merits: Sequence[Any]) -> tuple[int, ...]:
    """Per seat its rank: 1 for the highest merit; equals share a rank, and the next is skipped
    (1, 1, 3). Merits are whatever compares: points, or tuples with what breaks ties."""
    return tuple([1 + sum([other > merit for other in merits]) for merit in merits])
