"""How a bot chooses among options that are about equally good: by its playing style, or at random
without one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from ludoteca.core.bot import PlayingStyle
from ludoteca.core.chance import Chance
from ludoteca.kit.draws import shuffled

T = TypeVar("T")
A = TypeVar("A", bound=msgspec.Struct)


def liked(options: Sequence[A], style: PlayingStyle, chance: Chance) -> A:
    """The option that ``style`` likes most; a random one without a style."""
    if not style:
        return options[chance.below(len(options))]
    return max(options, key=style.likes)


def in_order(things: Iterable[T], style: PlayingStyle, chance: Chance) -> list[T]:
    """The ``things`` sorted by liking, the most liked first; in random order without a style."""
    order = shuffled(chance, things)
    return sorted(order, key=lambda thing: -style.leans(f"{thing}"))


def near_least(
    costs: Mapping[T, float],
    within: float,
    parts: Callable[[T], Iterable[object]],
    style: PlayingStyle,
    chance: Chance,
) -> T:
    """Among the things that cost at most ``within`` more than the cheapest, the one with the most
    liked ``parts``; a random one without a style."""
    most = min(costs.values()) + within
    near = [one for one, cost in costs.items() if cost <= most]
    if not style:
        return near[chance.below(len(near))]
    return max(near, key=lambda one: sum([style.leans(f"{part}") for part in parts(one)]))
