"""Recognises the guest of a request by its cookies."""

from __future__ import annotations

import collections
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.types import Scope

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import Households, Limits
from ludoteca.server.guests.cookie import COOKIE as SIGNED_COOKIE
from ludoteca.server.guests.cookie import Signer
from ludoteca.server.guests.guest import Guest
from ludoteca.server.sessions.session import COOKIE, session_id
from ludoteca.server.sessions.store import SessionStore

MOST_KNOWN: Final = 10_000
"""Number of sessions whose guest the door knows without a query."""


READING: Final = frozenset({"GET", "HEAD"})


class Recognition:
    """The guest of a session, or of the signed cookie of earlier versions."""

    def __init__(self, sessions: SessionStore, signer: Signer, limits: Limits) -> None:
        self._sessions, self._signer, self._limits = sessions, signer, limits
        self._known: collections.OrderedDict[str, str] = collections.OrderedDict()

    async def find(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest as the database has it now."""
        guest: Guest | None = None
        if COOKIE in cookies:
            session = session_id(cookies[COOKIE])
            guest = await self._sessions.find(session)
            if guest is not None:
                self._know(session, guest.id)
        if guest is None and SIGNED_COOKIE in cookies:
            signed = self._signer.read(cookies[SIGNED_COOKIE])
            guest = None if signed is None else await self._sessions.find_by_cookie(signed)
        return guest

    async def name(self, cookies: Mapping[str, str], address: str) -> str | None:
        """The id under which the door counts requests: that of the guest, perhaps as it was a
        moment ago. Raises `Problem` ``error-too-many`` for an ``address`` with too many sessions
        that this process has not met."""
        if COOKIE in cookies:
            session = session_id(cookies[COOKIE])
            if (known := self._known.get(session)) is not None:
                self._known.move_to_end(session)
                return known
            self._limits.must_allow("sessions", None, address)
            found = await self._sessions.find(session)
            if found is not None:
                self._know(session, found.id)
                return found.id
        signed = cookies.get(SIGNED_COOKIE)
        return None if signed is None else self._signer.read(signed)

    def _know(self, session: str, guest: str) -> None:
        self._known[session] = guest
        self._known.move_to_end(session)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def guest_dependencies(recognition: Recognition, households: Households) -> dict[str, Provide]:
    """Dependencies of all handlers: ``guest``, the guest of the cookies, None without valid ones;
    ``me``, the same guest, or `Problem` ``error-no-guest``, or ``error-banned`` for a request that
    changes something; and ``known``, as ``me`` but for banned people, too. On a socket a banned
    guest is nobody."""

    async def guest(scope: Scope) -> Guest | None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        found = await recognition.find(connection.cookies)
        if found is not None and found.banned_until and scope["type"] == ScopeType.WEBSOCKET:
            return None
        if found is None or connection.client is None:
            return found
        household = households.of(connection.client.host)
        return msgspec.structs.replace(found, household=household)

    return {
        "guest": Provide(guest),
        "me": Provide(_must_take_part),
        "known": Provide(_must_be_known),
    }


async def _must_be_known(guest: Guest | None) -> Guest:
    if guest is None:
        raise Problem("error-no-guest")
    return guest


async def _must_take_part(guest: Guest | None, scope: Scope) -> Guest:
    me = await _must_be_known(guest)
    changes = scope["type"] == ScopeType.HTTP and scope["method"] not in READING
    if me.banned_until and changes:
        raise Problem("error-banned", until=me.banned_until)
    return me
