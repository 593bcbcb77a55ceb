"""Begins and ends sessions, and gives browsers their cookie."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final, TypeAlias

from litestar import Request, Response

from ludoteca.server import clock
from ludoteca.server.guests.cookie import COOKIE as SIGNED_COOKIE
from ludoteca.server.guests.guest import Guest
from ludoteca.server.sessions.browsers import browser_and_system
from ludoteca.server.sessions.open_sockets import OpenSockets
from ludoteca.server.sessions.session import COOKIE, HELD, LIFE, Session, new_secret, session_id
from ludoteca.server.sessions.store import SessionStore

AnyRequest: TypeAlias = Request[Any, Any, Any]

MOST_NAME: Final = 400
"""Characters of a ``User-Agent`` header that are read."""


class Sessions:
    """``key`` makes the secrets of sessions that must be the same for a repeated request.
    ``secure`` is whether browsers reach this server by https."""

    def __init__(
        self, store: SessionStore, sockets: OpenSockets, key: bytes, *, secure: bool
    ) -> None:
        self.store, self.sockets = store, sockets
        self._key, self._secure = key, secure

    async def begin(
        self, request: AnyRequest, response: Response[Any], guest: str, secret: str = ""
    ) -> None:
        """Sign the browser of ``request`` in to ``guest``, with a new secret unless one is given.
        Its session before, if any, ends."""
        secret = secret or new_secret()
        await self.store.add(session_of(request, guest, secret))
        await self.replace(request, response, secret)

    async def replace(self, request: AnyRequest, response: Response[Any], secret: str) -> None:
        """Give the browser of ``request`` the cookie of a session that has begun. Its session
        before, if any, ends."""
        before = request.cookies.get(COOKIE)
        if before is not None and before != secret:
            self.sockets.close(await self.store.drop(session_id(before)))
        self.give_cookie(request, response, secret)

    async def renew(self, request: AnyRequest, response: Response[Any], guest: Guest) -> None:
        """Give the browser of ``guest`` its cookie for another 400 days. A browser with the signed
        cookie of earlier versions gets a session in its place, the same one if it asks again."""
        secret = request.cookies.get(COOKIE, "")
        if guest.session is None:
            secret = self.secret_for(f"cookie {guest.id}")
            await self.store.add(session_of(request, guest.id, secret))
        self.give_cookie(request, response, secret)

    async def end(self, guest: Guest, session: str) -> bool:
        """Sign out one browser of ``guest``. Returns whether there was one."""
        ended = await self.store.end(guest.id, session)
        self.sockets.close(ended)
        return bool(ended)

    async def end_others(self, guest: Guest) -> int:
        """Sign out all browsers of ``guest`` but the one that asks; returns their number."""
        ended = await self.store.end_others(guest.id, guest.session)
        self.sockets.close(ended)
        return len(ended)

    def secret_for(self, purpose: str) -> str:
        """A secret that is the same for each repetition of a request, and that only we can make."""
        return hmac.digest(self._key, purpose.encode(), hashlib.sha256)[:16].hex()

    def key_for(self, purpose: str) -> bytes:
        """A key for hashes of short secrets."""
        return hmac.digest(self._key, f"key {purpose}".encode(), hashlib.sha256)

    def give_cookie(self, request: AnyRequest, response: Response[Any], secret: str) -> None:
        response.set_cookie(
            COOKIE, secret, max_age=LIFE, httponly=True, samesite="lax", secure=self._secure
        )
        if SIGNED_COOKIE in request.cookies:
            response.delete_cookie(SIGNED_COOKIE)

    def mark_held(self, response: Response[Any], ban: str, until: int) -> None:
        """Give the browser of a banned guest a cookie, so that it is kept out as somebody new, too,
        for as long as the ban is in force."""
        left = min(LIFE, max(1, (until - clock.now()) // 1000))
        response.set_cookie(
            HELD, ban, max_age=left, httponly=True, samesite="lax", secure=self._secure
        )

    def take_cookies(self, response: Response[Any]) -> None:
        response.delete_cookie(COOKIE)
        response.delete_cookie(SIGNED_COOKIE)


def session_of(request: AnyRequest, guest: str, secret: str) -> Session:
    """The session of ``guest`` in the browser of ``request``, not written yet."""
    browser, system = browser_and_system(request.headers.get("user-agent", "")[:MOST_NAME])
    return Session(session_id(secret), guest, browser, system)
