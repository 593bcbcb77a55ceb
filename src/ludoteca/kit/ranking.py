"""Ranks with ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranks(scores: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each seat: 1 for the highest score; equals share a rank, and the next is skipped
    (1, 1, 3). Scores are points, or tuples whose later items break ties."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])
