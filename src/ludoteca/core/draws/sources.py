"""The source of chance of each entry of a record, made from the record's origin."""

from __future__ import annotations

from typing import TypeAlias

from ludoteca.core.chance import Recorder
from ludoteca.core.draws.fair import FairChance
from ludoteca.core.draws.seeded import entry_chance
from ludoteca.core.records.record import Origin, Seeded

Source: TypeAlias = Recorder | FairChance
"""A chance that records its outcomes: the ``tape`` and ``draws`` of an entry."""


class Sources:
    """The chances of a table's entries, in order, because proved draws are numbered through."""

    def __init__(self, origin: Origin) -> None:
        self._origin = origin
        self._last: FairChance | None = None

    def of(self, n: int) -> Source:
        """The chance of entry ``n``; all entries before it must have drawn already."""
        if isinstance(self._origin, Seeded):
            return Recorder(entry_chance(self._origin.seed, n))
        first = self._last.next if self._last else 0
        secret = bytes.fromhex(self._origin.secret)
        self._last = FairChance(secret, self._origin.fair, first)
        return self._last
