"""From the origin of a record to the chance of each of its entries."""

from __future__ import annotations

from typing import TypeAlias

from ludoteca.core.chance import Recorder
from ludoteca.core.fair import FairChance
from ludoteca.core.record import Origin, Seeded
from ludoteca.core.seeded import entry_chance

Source: TypeAlias = Recorder | FairChance
"""A chance that writes down what it gave: ``tape`` and ``draws`` of an entry."""


class Sources:
    """Gives the entries of one table their chance, in order: proved draws are counted through."""

    def __init__(self, origin: Origin) -> None:
        self._origin = origin
        self._last: FairChance | None = None

    def of(self, n: int) -> Source:
        """The chance of entry ``n``; the entries before it have drawn already."""
        if isinstance(self._origin, Seeded):
            return Recorder(entry_chance(self._origin.seed, n))
        first = self._last.next if self._last else 0
        secret = bytes.fromhex(self._origin.secret)
        self._last = FairChance(secret, self._origin.fair, first)
        return self._last
