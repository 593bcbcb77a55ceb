"""Chance: the only source of random outcomes that rules and bots may touch."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

S = TypeVar("S")


MOST_OUTCOMES: Final = 2**53 - 1
"""The most outcomes of one draw: every reader of JSON reads whole numbers up to this exactly."""


class Chance(Protocol):
    """Gives random outcomes one at a time."""

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each equally likely; ``n`` is from 1 to
        `MOST_OUTCOMES`."""
        ...


_BLOCK = 512


class Stream:
    """A fast, reproducible stream: SHAKE-128 in counter mode, one byte per small draw.

    Each outcome costs one byte (``n <= 256``) or eight (larger), big-endian; values in the
    incomplete last multiple of ``n`` are thrown away and drawn again, so all outcomes are
    exactly equally likely. Equal keys give equal outcomes on every platform.
    """

    __slots__ = ("_at", "_block", "_bytes", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._at = _BLOCK
        self._bytes = b""

    def below(self, n: int) -> int:
        size = 1 if n <= 256 else 8
        top = 256 if n <= 256 else 1 << 64
        while True:
            at = self._at
            if at + size > _BLOCK:
                key = self._key + self._block.to_bytes(8, "big")
                self._bytes = hashlib.shake_128(key).digest(_BLOCK)
                self._block += 1
                at = 0
            self._at = at + size
            value = (
                self._bytes[at] if size == 1 else int.from_bytes(self._bytes[at : at + 8], "big")
            )
            if value < top - top % n:
                return value % n


class Recorder:
    """Draws from another source and records the outcomes in ``tape``."""

    __slots__ = ("_source", "tape")

    draws: Final = ()
    """Empty: only draws of `ludoteca.core.draws.fair.FairChance` have numbers."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        assert 1 <= n <= MOST_OUTCOMES, f"a draw among {n} outcomes"
        value = self._source.below(n)
        self.tape.append(value)
        return value


class TapeMismatch(Exception):
    """The rules asked for other draws than the tape holds."""


class Tape:
    """Replays the outcomes of a tape in order. ``used`` counts the draws so far."""

    __slots__ = ("_outcomes", "used")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self.used = 0

    def below(self, n: int) -> int:
        if self.used == len(self._outcomes):
            raise TapeMismatch(f"draw {self.used + 1} (below {n}) is not on the tape")
        value = self._outcomes[self.used]
        if not 0 <= value < n:
            raise TapeMismatch(f"draw {self.used + 1} is {value}, not below {n}")
        self.used += 1
        return value

    def finish(self) -> None:
        """Raises `TapeMismatch` when outcomes are left over."""
        if self.used != len(self._outcomes):
            raise TapeMismatch(f"{len(self._outcomes) - self.used} outcomes left over on the tape")


class Undecided(Exception):
    """A draw of ``n`` outcomes beyond the end of a script."""

    def __init__(self, n: int) -> None:
        self.n = n


class Script:
    """Gives scripted outcomes and raises `Undecided` at the first draw beyond them."""

    __slots__ = ("_outcomes", "_used")

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._used = 0

    def below(self, n: int) -> int:
        if self._used == len(self._outcomes):
            raise Undecided(n)
        self._used += 1
        return self._outcomes[self._used - 1]


def until_draw(step: Callable[[Chance], object]) -> bool:
    """Runs ``step`` up to its first draw; returns whether it ended without one.

    A draw leaves the changes that ``step`` has made so far.
    """
    try:
        step(Script(()))
    except Undecided:
        return False
    return True


def branches(step: Callable[[Chance], S]) -> list[tuple[float, S]]:
    """All possible results of ``step``, each with its probability.

    ``step`` runs once per node of its tree of draws, so it must start from the same position
    each time (work on a clone) and draw only from the given chance. The probabilities add up
    to 1; the order is that of the outcomes, first draw first.
    """
    found: list[tuple[float, S]] = []
    todo: list[tuple[float, list[int]]] = [(1.0, [])]
    while todo:
        probability, outcomes = todo.pop()
        try:
            found.append((probability, step(Script(outcomes))))
        except Undecided as draw:
            share = probability / draw.n
            todo.extend((share, [*outcomes, value]) for value in reversed(range(draw.n)))
    return found
