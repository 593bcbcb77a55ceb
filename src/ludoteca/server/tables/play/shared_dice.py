"""Dice that several tables have in common."""

from __future__ import annotations

import msgspec

from ludoteca.core.fair import Fair, SecretHex


class SharedDice(msgspec.Struct, frozen=True, kw_only=True):
    """What a table keeps of the dice of its ``challenge``.

    ``fair`` is what entry 0 says, the same at all of these tables. Until ``told_at``, in
    milliseconds since 1970 UTC, nobody is told the secret nor, but for those who have played,
    what was drawn; 0 when everybody may know all of it from the start.
    """

    challenge: str
    fair: Fair
    secret: SecretHex
    told_at: int

    def __repr__(self) -> str:
        return f"SharedDice({self.challenge!r})"  # a secret that is printed is none
