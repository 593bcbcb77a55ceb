"""The dice of one table: the source of all its random outcomes."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from ludoteca.core.draws.fair import Entropy, Fair, FairChance, commitment_of
from ludoteca.core.draws.sources import Source
from ludoteca.core.game import Seat
from ludoteca.server.tables.play.shared_dice import SharedDice


class Dice:
    """Outcomes that follow from a secret of the table.

    An entry that is proposed again, after a crash or a lost race, gets the same outcomes, so
    nobody can roll twice by making the server fail. The secret stays in this object until the
    table is over. Tables with ``shared`` dice draw from the shared secret; their own is for bots.
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
        """The ``fair`` part of entry 0, with the ``entropies`` that people contributed; nobody
        contributes to shared dice."""
        if self._shared is not None:
            return self._shared.fair
        return Fair(table=self._table, commitment=self.commitment, entropies=tuple(entropies))

    def chance(self, fair: Fair, first: int) -> Source:
        """The outcomes of an entry whose first draw has the number ``first``; the same again for
        the same arguments. ``fair`` is that of entry 0."""
        return FairChance(self._secret, fair, first)

    def bot_seed(self, seat: Seat, asked: int) -> bytes:
        """The seed of a bot's thinking. It tells nothing about the outcomes of the table, whose
        digests are of messages that begin with the name of the protocol. It differs between tables
        on shared dice, so that nobody knows the moves of bots from another table."""
        return hmac.digest(self._own, f"bot {seat} {asked}".encode(), hashlib.sha256)

    @property
    def bot_style_key(self) -> str:
        """The key of the bots' playing styles at this table; tells nothing about the outcomes."""
        # "temper" is the older word; another one would change the styles at tables that run.
        return hmac.digest(self._own, b"temper", hashlib.sha256).hex()

    def reveal(self) -> bytes:
        """The secret of the dice, to be published; only when nothing more can be drawn."""
        return self._secret
