"""Counts with English nouns."""

from __future__ import annotations


def number_of(count: int, one: str, more: str = "") -> str:
    """``1 table``, ``2 tables``; ``more`` is the plural when it is not ``one`` with an s."""
    return f"{count:,} {one if count == 1 else more or one + 's'}"
