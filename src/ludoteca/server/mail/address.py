"""Mail addresses: which ones are taken, and which two are the same."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ludoteca.server.edge.answers import Problem

_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL: Final = re.compile(rf"{_ATOM}(?:\.{_ATOM})*")
MOST_LOCAL, MOST_LETTERS = 64, 254
"""RFC 5321, 4.5.3.1."""


class MailAddress(msgspec.Struct, frozen=True):
    """``text`` is how mails are addressed: its domain in ASCII and lower case. ``key`` is the same
    for all spellings: no provider gives Anna@ and anna@ to two people, and phones begin words
    with a capital. Mails always go to the spelling that was verified."""

    text: str
    key: str


def mail_address(written: str) -> MailAddress:
    """Raises `Problem` ``error-mail-address``. Quoted local parts, addresses of machines and
    local parts beyond ASCII are refused: they cannot hold a line feed or an angle bracket."""
    import idna  # loads large tables

    local, _, domain = written.strip().rpartition("@")
    if not _LOCAL.fullmatch(local) or len(local) > MOST_LOCAL or len(domain) > MOST_LETTERS:
        raise Problem("error-mail-address")
    try:
        domain = idna.encode(domain, uts46=True, transitional=False).decode().lower()
    except (idna.IDNAError, UnicodeError) as error:
        raise Problem("error-mail-address") from error
    text = f"{local}@{domain}"
    named = re.fullmatch(r"(?:[a-z0-9-]{1,63}\.)+[a-z][a-z0-9-]*[a-z0-9]", domain)
    if named is None or len(text) > MOST_LETTERS:
        raise Problem("error-mail-address")
    return MailAddress(text, text.lower())
