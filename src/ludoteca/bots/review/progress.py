"""How far a review is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Tell: TypeAlias = Callable[[float], None]
"""Hears which part is done, from 0 to 1, ascending."""


def unheard(_done: float) -> None:
    """Nobody asks."""


def part(tell: Tell, since: float, share: float) -> Tell:
    """Told of something that is a ``share`` of the whole, from the place ``since`` on."""
    return lambda done: tell(since + share * done)


def told(parts: Sequence[T], tell: Tell) -> Iterator[T]:
    """``parts``, each of which is as much work as another."""
    for at, one in enumerate(parts, 1):
        yield one
        tell(at / len(parts))
