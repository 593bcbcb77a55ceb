"""Chance: the only source of random outcomes that rules and bots may touch."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

S = TypeVar("S")


MOST_OUTCOMES: Final = 2**53 - 1
"""Of one draw, so that every reader of JSON reads its numbers exactly."""


class Chance(Protocol):
    """Gives random outcomes one at a time."""

    def below(self, n: int) -> int:
        """A whole number, each of ``range(n)`` equally likely; ``n`` is from 1 to
        `MOST_OUTCOMES`, and entries that draw otherwise cannot be written down."""
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
    """Passes draws on to another source and writes the outcomes down in ``tape``."""

    __slots__ = ("_source", "tape")

    draws: Final = ()
    """Such draws have no numbers; see `ludoteca.core.fair.FairChance` for some that have."""

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
    """Gives the outcomes of a tape again, in order. ``used`` counts the draws so far."""

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
    """A script has come to its end; the draw of ``n`` outcomes is not decided yet."""

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
    """Run ``step`` with a chance that stops it at its first draw; whether it came to its end.

    What ``step`` was changing is left as the draw found it.
    """
    try:
        step(Script(()))
    except Undecided:
        return False
    return True


def branches(step: Callable[[Chance], S]) -> list[tuple[float, S]]:
    """Every way in which ``step`` can turn out: its probability and what ``step`` returned.

    ``step`` is run once per node of its tree of draws, so it must start from the same
    position each time (work on a clone) and draw from the given chance only. The
    probabilities add up to 1; order is that of the outcomes, first draw first.
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
