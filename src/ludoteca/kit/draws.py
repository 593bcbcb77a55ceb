"""Random draws from decks and bags, shuffles and dice.

A deck is a multiset, and a card is drawn when it is turned up, so that nobody can know the next
one. Each function draws from ``chance`` once for every outcome that people see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ludoteca.core.chance import Chance

T = TypeVar("T")


def draw(chance: Chance, deck: list[T]) -> T:
    """Removes a random card from a ``deck``, whose order does not matter.

    Raises ValueError when it is empty.
    """
    if not deck:
        raise ValueError("nothing is left to draw")
    return deck.pop(chance.below(len(deck)))


def draw_counted(chance: Chance, counts: list[int]) -> int:
    """Removes one item from a bag with ``counts[kind]`` of each kind; returns its kind.

    Raises ValueError when it is empty.
    """
    total = sum(counts)
    if not total:
        raise ValueError("nothing is left to draw")
    at = chance.below(total)
    for kind, count in enumerate(counts):
        if at < count:
            counts[kind] -= 1
            return kind
        at -= count
    raise AssertionError("no bag counts less than its parts")


def draw_several(chance: Chance, deck: list[T], count: int) -> list[T]:
    """Draws ``count`` cards from a ``deck``, in the order of the draws."""
    return [draw(chance, deck) for _ in range(count)]


def shuffled(chance: Chance, things: Iterable[T]) -> list[T]:
    """The ``things`` in a uniformly random order (Fisher, Yates) that everybody sees from now on.

    Not for hidden things: draw those when they are seen.
    """
    order = list(things)
    below = chance.below
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def roll(chance: Chance, sides: Sequence[int]) -> list[int]:
    """Rolls one die for each number of ``sides``; faces count from 1."""
    below = chance.below
    return [below(side) + 1 for side in sides]
