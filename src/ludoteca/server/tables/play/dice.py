"""Where the outcomes of a table come from."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from ludoteca.core.fair import Entropy, Fair, FairChance, commitment_of
from ludoteca.core.game import Seat
from ludoteca.core.sources import Source
from ludoteca.server.tables.play.shared_dice import SharedDice


class Dice:
    """Outcomes that follow from a secret of the table.

    An entry that is proposed again, after a crash or a lost race, gets the same outcomes:
    nobody can roll twice by making the server fail. The secret stays in here until the table
    is over. Tables with ``shared`` dice draw from the secret of those; their own is for bots.
    """

    def __init__(self, table: str, secret: bytes, shared: SharedDice | None = None) -> None:
        self._table = table
        self._own = secret
        self._shared = shared
        self._secret = bytes.fromhex(shared.secret) if shared else secret
        self.commitment = commitment_of(self._secret)

    @property
    def shared(self) -> bool:
        """Whether other tables have the same dice."""
        return self._shared is not None

    def fair(self, entropies: Sequence[Entropy]) -> Fair:
        """What entry 0 of a table must say to which the people contributed ``entropies``; nobody
        contributes to shared dice."""
        if self._shared is not None:
            return self._shared.fair
        return Fair(table=self._table, commitment=self.commitment, entropies=tuple(entropies))

    def chance(self, fair: Fair, first: int) -> Source:
        """The source for an entry whose first draw has the number ``first``; asked again it
        starts again with the same outcomes. ``fair`` is what entry 0 says."""
        return FairChance(self._secret, fair, first)

    def bot_seed(self, seat: Seat, asked: int) -> bytes:
        """What a bot draws from when it thinks; tells nothing about the outcomes of the table,
        whose messages all begin with the name of their protocol. What bots do at a table on shared
        dice cannot be known from another one."""
        return hmac.digest(self._own, f"bot {seat} {asked}".encode(), hashlib.sha256)

    @property
    def bot_temper(self) -> str:
        """The key of what bots are like all through the table; tells nothing about the outcomes
        either."""
        return hmac.digest(self._own, b"temper", hashlib.sha256).hex()

    def reveal(self) -> bytes:
        """The secret, for everybody: only when nothing more can be drawn."""
        return self._secret
