"""Dice that several tables share, so that their results can be compared."""

from __future__ import annotations

import msgspec

from ludoteca.core.draws.fair import Fair, SecretHex


class SharedDice(msgspec.Struct, frozen=True, kw_only=True):
    """The dice of a ``challenge``, as each of its tables stores them.

    ``fair`` is that of entry 0, the same at all of these tables. Until ``told_at``, in milliseconds
    since 1970 UTC, the secret is hidden from everybody, and the draws from those who have not
    played; 0 when nothing is hidden from the start.
    """

    challenge: str
    fair: Fair
    secret: SecretHex
    told_at: int

    def __repr__(self) -> str:
        return f"SharedDice({self.challenge!r})"  # logs must not show the secret
