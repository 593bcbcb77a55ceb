"""Reads our own cookies from a request in one pass, and drops all others.

Browsers send every cookie that any page of this address has set. `http.cookies` parses all of them,
in Python before 3.11.10 and 3.12.6 in quadratic time. Ours are plain text, so no other cookie
reaches it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TypeAlias

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
"""Headers of an ASGI scope, with names in lower case."""

OURS: Final = frozenset(
    {b"session", b"guest", b"csrftoken", b"language", b"passkey", b"mail", b"openid", b"held"}
)
"""``guest`` is that of earlier versions."""

_VALUE: Final = re.compile(rb"[A-Za-z0-9._~-]{1,256}")


def our_cookies(headers: Headers) -> dict[bytes, bytes]:
    """The cookies of `OURS` that a request has, by name; of two with one name the last."""
    found: dict[bytes, bytes] = {}
    for header, value in headers:
        if header == b"cookie":
            for cookie in value.split(b";"):
                name, _, held = cookie.strip().partition(b"=")
                if name in OURS and _VALUE.fullmatch(held):
                    found[name] = held
    return found


def with_cookies(headers: Headers, cookies: dict[bytes, bytes]) -> list[tuple[bytes, bytes]]:
    """``headers`` with these cookies and no others."""
    others = [one for one in headers if one[0] != b"cookie"]
    if cookies:
        others.append((b"cookie", b"; ".join(b"%s=%s" % one for one in cookies.items())))
    return others
