"""Recovery codes: each signs its person in once, where no passkey is at hand."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Final

import msgspec

COUNT: Final = 10

GROUPS: Final = 4
GROUP: Final = 4
"""Characters of a group; each has five bits, so that a code has 80."""

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32, which has no letters that look like a digit or like each other."""

_READ: Final = str.maketrans("oil", "011", " -\u2010\u2011\u2012\u2013\t\n")
"""What people write for a digit, and what stands between groups."""


class NewCodes(msgspec.Struct, frozen=True):
    """New recovery codes, for the only time that they are shown."""

    codes: tuple[str, ...]


class RecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code as somebody has typed it."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


def new_codes() -> tuple[str, ...]:
    return tuple(_new_code() for _ in range(COUNT))


def code_id(code: str) -> str:
    """The hash under which a code is stored, of whatever spelling. Slow hashes are for secrets that
    can be guessed; these cannot."""
    return hashlib.sha256(code.lower().translate(_READ).encode()).hexdigest()


def _new_code() -> str:
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
