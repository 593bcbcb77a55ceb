"""The cost of a roll of a die, with our sources and with Python's own."""

from __future__ import annotations

import random
from collections.abc import Callable

from ludoteca.cli.bench.timing import seconds_of
from ludoteca.core.chance import Stream
from ludoteca.core.draws.fair import Entropy, Fair, FairChance, commitment_of

ROLLS = 40_000

SEATS = 4
"""Number of people who contribute to provable dice; all their bytes are hashed."""


class _Scaled:
    """Python's generator, used the fast way, as a `Chance`."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - not for secrets

    def below(self, n: int) -> int:
        return int(self._random() * n)


def measure(number: int, rolls: int = ROLLS) -> dict[str, tuple[float, str]]:
    """One round: nanoseconds per roll of six sides, by source."""
    sources: dict[str, Callable[[int], int]] = {
        "stream": Stream(b"dice %d" % number).below,
        "fair": fair(SEATS).below,
        "random": _Scaled(number).below,
        "randrange": random.Random(number).randrange,  # noqa: S311
    }
    return {source: (each(below, rolls), "ns") for source, below in sources.items()}


def fair(seats: int) -> FairChance:
    secret = bytes(32)
    entropies = tuple(Entropy(seat=seat, bytes=f"{seat:032x}") for seat in range(seats))
    return FairChance(
        secret, Fair(table="dice", commitment=commitment_of(secret), entropies=entropies)
    )


def each(below: Callable[[int], int], rolls: int) -> float:
    def roll() -> None:
        for _ in range(rolls):
            below(6)

    return seconds_of(roll) / rolls * 1e9
