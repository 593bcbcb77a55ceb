"""Where the outcomes of a table come from."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from ludoteca.core.chance import Recorder, Stream
from ludoteca.core.fair import Entropy, Fair, FairChance, commitment_of
from ludoteca.core.game import Seat
from ludoteca.core.sources import Source


class Dice:
    """Outcomes that follow from a secret of the table.

    An entry that is proposed again, after a crash or a lost race, gets the same outcomes:
    nobody can roll twice by making the server fail. The secret stays in here until the table
    is over.
    """

    def __init__(self, table: str, secret: bytes) -> None:
        self.commitment = commitment_of(secret)
        self._table = table
        self._secret = secret

    def fair(self, entropies: Sequence[Entropy]) -> Fair:
        """What entry 0 of a table must say to which the people contributed ``entropies``."""
        return Fair(table=self._table, commitment=self.commitment, entropies=tuple(entropies))

    def chance(self, n: int, fair: Fair | None, first: int) -> Source:
        """The source for entry ``n``, whose first draw has the number ``first``; asked again it
        starts again with the same outcomes.

        ``fair`` is what entry 0 says; it says nothing at tables older than the proof.
        """
        if fair is None:
            return Recorder(Stream(self._secret + n.to_bytes(8, "big")))
        return FairChance(self._secret, fair, first)

    def bot_seed(self, seat: Seat, asked: int) -> bytes:
        """What a bot draws from when it thinks; tells nothing about the outcomes of the table,
        whose messages all begin with the name of their protocol."""
        return hmac.digest(self._secret, f"bot {seat} {asked}".encode(), hashlib.sha256)

    def reveal(self) -> bytes:
        """The secret, for everybody: only when nothing more can be drawn."""
        return self._secret
