"""Drawing from what is mixed: decks, bags and shuffled rows.

A deck is a multiset and its cards are drawn when they are turned up, so that nobody can know the
next one. Each function asks ``chance`` once for every outcome that people see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from ludoteca.core.chance import Chance

T = TypeVar("T")


def draw(chance: Chance, deck: list[T]) -> T:
    """Takes one out of a ``deck`` that lists what it holds in any fixed order, all equally likely.

    Raises ValueError when it is empty.
    """
    if not deck:
        raise ValueError("nothing is left to draw")
    return deck.pop(chance.below(len(deck)))


def draw_counted(chance: Chance, counts: list[int]) -> int:
    """Takes one out of a bag that holds ``counts[kind]`` of each kind; which kind it was.

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
    """``count`` from a ``deck``, one after the other, in the order in which they came."""
    return [draw(chance, deck) for _ in range(count)]


def shuffled(chance: Chance, things: Iterable[T]) -> list[T]:
    """The ``things`` in an order that everybody sees from now on, drawn uniformly (Fisher, Yates).

    Not for what stays hidden: that is drawn when it is seen.
    """
    order = list(things)
    below = chance.below
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def roll(chance: Chance, sides: Sequence[int]) -> list[int]:
    """What dice with so many ``sides`` show, each from 1."""
    below = chance.below
    return [below(side) + 1 for side in sides]
