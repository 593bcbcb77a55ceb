"""The way of a browser to the provider and back, signed into a cookie."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final, Literal, TypeAlias

import msgspec

COOKIE: Final = "openid"

LIFE_SECONDS: Final = 10 * 60

NOBODY: Final = "-"
"""In the place of a person; no public id is so short."""

MOST_NEXT: Final = 96
"""Letters of the page to return to; a cookie of ours has at most 256."""

Purpose: TypeAlias = Literal["in", "link"]

_PATH: Final = re.compile(r"/(?:[A-Za-z0-9_-]+(?:/[A-Za-z0-9_-]+)*/?)?")


class WayThere(msgspec.Struct, frozen=True):
    """``id`` is random, ``until`` in seconds, ``person`` the public id of the guest who links."""

    id: str
    until: int
    purpose: Purpose
    person: str
    next: str


class Ways:
    """``key`` signs cookies, and makes what must be secret or random of the id of a way."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def begin(self, now: int, purpose: Purpose, person: str, next: str) -> WayThere:
        id = secrets.token_hex(16)
        return WayThere(id, now + LIFE_SECONDS, purpose, person, own_path(next))

    def cookie(self, way: WayThere) -> str:
        next = base64.urlsafe_b64encode(way.next.encode()).decode().rstrip("=")
        text = f"{way.id}.{way.until}.{way.purpose}.{way.person or NOBODY}.{next}"
        return f"{text}.{self._digest('cookie', text)}"

    def read(self, cookie: str, now: int) -> WayThere | None:
        """None if the cookie is not ours, or its time is over."""
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._digest("cookie", text).encode()):
            return None
        id, until, purpose, person, next = text.split(".")
        if int(until) <= now:
            return None
        page = base64.urlsafe_b64decode(next + "=" * (-len(next) % 4)).decode()
        told = "" if person == NOBODY else person
        return WayThere(id, int(until), "link" if purpose == "link" else "in", told, page)

    def state(self, way: WayThere) -> str:
        return self._digest("state", way.id)

    def nonce(self, way: WayThere) -> str:
        return self._digest("nonce", way.id)

    def verifier(self, way: WayThere) -> str:
        """The code verifier of PKCE."""
        return self._digest("verifier", way.id)

    def _digest(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose} {text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def own_path(next: str) -> str:
    """``next`` if it is a path of ours, else the first page: no address of elsewhere, and none that
    browsers take for one (``//``, a backslash)."""
    return next if len(next) <= MOST_NEXT and _PATH.fullmatch(next) else "/"
