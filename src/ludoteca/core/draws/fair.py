"""Provably fair draws, which anybody can check afterwards: the protocol ``fair-1``.

The server publishes a commitment to its secret before it knows the random bytes that the people
at the table contribute, and they contribute without knowing the secret. ``docs/fair-dice.md``
specifies the protocol for authors of checkers; its worked examples are tests.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ludoteca.core.chance import MOST_OUTCOMES
from ludoteca.core.game import Seat

PROTOCOL: Literal["fair-1"] = "fair-1"

SECRET_BYTES = 32
ENTROPY_BYTES = 16

# In Python `$` matches before a line feed at the end, too; lengths and `(?!\n)` rule that out.
SecretHex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
CommitmentHex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
EntropyHex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
TableId = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,64}$(?!\n)")]


class Entropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Random bytes that the client of the person in ``seat`` contributed before the first draw."""

    seat: Seat
    bytes: EntropyHex


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that determines a table's draws but the secret; ``entropies`` in seat order."""

    protocol: Literal["fair-1"] = PROTOCOL
    table: TableId
    commitment: CommitmentHex
    entropies: tuple[Entropy, ...]


class Draw(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One draw: its number ``k`` at the table and how many outcomes it had. JSON: ``[k,n]``."""

    k: int
    n: int


def commitment_of(secret: bytes) -> str:
    """The commitment to a secret of `SECRET_BYTES`, published before it is used: its SHA-256 in
    hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def canonical(table: str, entropies: Sequence[Entropy], k: int) -> bytes:
    """The message of draw ``k``: ``fair-1/<table>/<seat>:<hex>,<seat>:<hex>/<k>`` in ASCII."""
    contributed = ",".join(f"{one.seat}:{one.bytes}" for one in entropies)
    return f"{PROTOCOL}/{table}/{contributed}/{k}".encode()


class FairChance:
    """Draws of a table from number ``first`` on; ``next`` is the number of the next one.

    Every digest takes a number, also a discarded one: ``draws`` has the numbers of the digests
    that became the outcomes on ``tape``.
    """

    __slots__ = ("_prefix", "_secret", "draws", "next", "tape")

    def __init__(self, secret: bytes, fair: Fair, first: int = 0) -> None:
        self._secret = secret
        self._prefix = canonical(fair.table, fair.entropies, 0)[:-1]
        self.next = first
        self.tape: list[int] = []
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        assert 1 <= n <= MOST_OUTCOMES, f"a draw among {n} outcomes"
        limit = (1 << 64) - (1 << 64) % n
        while True:
            k = self.next
            digest = hmac.digest(self._secret, self._prefix + b"%d" % k, "sha256")
            self.next = k + 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                self.draws.append(Draw(k, n))
                self.tape.append(value % n)
                return value % n
