"""Pairs devices: one shows a code, another enters it, the first confirms, the second is signed in.

The person in front of the first device sees who asks before anything happens, so that a code that
was seen or guessed lets nobody in.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

import msgspec
from litestar import Response

from ludoteca.server.accounts.pairing.store import Answer, Pairing, PairingStore
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.limits import CODES_OF_EVERYBODY, Bucket, Limits, too_many
from ludoteca.server.guests.guest import Guest
from ludoteca.server.people.joining import Joined, Joining
from ludoteca.server.sessions import AnyRequest, Sessions, browser_and_system, session_id

ALPHABET: Final = "CDFHJKMNPQRTVWXY"
"""Letters that look like no other letter or digit, without vowels, so that no code is a word."""

LENGTH: Final = 8

MOST_NAME: Final = 400
"""Characters of a ``User-Agent`` header that are read."""


class ShownCode(msgspec.Struct, frozen=True):
    """A code for another device; it can be used until ``ends_at``."""

    code: str
    ends_at: int


class Attempt(msgspec.Struct, frozen=True):
    """A device that has entered the code: names of its browser and system, empty if unknown."""

    id: str
    browser: str
    system: str
    at: int


class PairingState(msgspec.Struct, frozen=True):
    """The code that a person shows: who has entered it, and what the person answered; ``done`` once
    that device is signed in."""

    ends_at: int
    attempt: Attempt | None
    answer: Answer | None


class EnteredCode(msgspec.Struct, frozen=True):
    """The person whose code was entered, and what would come along when this device signs in."""

    name: str
    joins: Joined
    ends_at: int


class PairingService:
    """``key`` makes the hashes of codes, which are too short for a plain one."""

    def __init__(
        self,
        store: PairingStore,
        sign_in: SignIn,
        joining: Joining,
        sessions: Sessions,
        limits: Limits,
        key: bytes,
    ) -> None:
        self._store, self._sign_in, self._joining = store, sign_in, joining
        self._sessions, self._limits, self._key = sessions, limits, key
        self._everybody = Bucket(limits.rate(CODES_OF_EVERYBODY))

    # ---- the device that is signed in ------------------------------------------------------

    async def show(self, me: Guest, address: str) -> ShownCode:
        """A new code of ``me``, in place of the one before."""
        self._limits.must_allow("pairings", me.id, address)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        return ShownCode(code, await self._store.show(me.id, self._hash(code)))

    async def look(self, me: Guest) -> PairingState | None:
        """The code that ``me`` shows, None without one."""
        found = await self._store.of(me.id)
        if found is None:
            return None
        return PairingState(found.ends_at, _attempt_of(found), found.answer)

    async def answer(self, me: Guest, attempt: str, *, yes: bool) -> None:
        """Let the device of this ``attempt`` in, or not. Raises `Problem` ``error-no-such-code``
        when there is none to answer."""
        if not await self._store.answer(me.id, attempt, yes=yes):
            raise Problem("error-no-such-code")

    async def take_away(self, me: Guest) -> None:
        await self._store.take_away(me.id)

    # ---- the device that wants in ----------------------------------------------------------

    async def enter(
        self, request: AnyRequest, here: Guest | None, code: str, secret: str, address: str
    ) -> EnteredCode:
        """Enter ``code`` on the device with this ``secret``, where ``here`` plays. Raises `Problem`
        ``error-no-such-code``, also when another device has entered it."""
        if seconds := self._everybody.wait():
            raise too_many(seconds)
        self._everybody.spend()
        self._limits.must_allow("codes", None, address)
        browser, system = browser_and_system(request.headers.get("user-agent", "")[:MOST_NAME])
        found = await self._store.enter(
            self._hash(code), _attempt_id(secret), browser, system, here.id if here else None
        )
        if found is None:
            raise Problem("error-no-such-code")
        if found == "same":
            raise Problem("error-already-you")
        person, name, ends_at = found
        joins = Joined() if here is None else await self._joining.foresee(here.id, person)
        return EnteredCode(name, joins, ends_at)

    async def collect(
        self, request: AnyRequest, response: Response[Any], here: Guest | None, secret: str
    ) -> Joined | Answer | None:
        """Sign in the device with this ``secret``, once the person has confirmed; what was joined
        then. Before that their answer, None while there is none.

        A repeated request gets the same session, as long as nobody has ended it. Raises `Problem`
        ``error-no-such-code`` when the time is over.
        """
        attempt = _attempt_id(secret)
        found = await self._store.of_attempt(attempt)
        if found is None:
            raise Problem("error-no-such-code")
        if found.answer in (None, "no"):
            return found.answer
        session = self._sessions.secret_for(f"pairing {secret}")
        if found.answer == "done":
            if await self._sessions.store.find(session_id(session)) is None:
                raise Problem("error-no-such-code")
            await self._sessions.replace(request, response, session)
            return "done"
        joined = await self._sign_in.sign_in(request, response, here, found.guest, session)
        await self._store.finish(attempt)
        return joined

    def _hash(self, code: str) -> str:
        return hmac.digest(self._key, code.encode(), hashlib.sha256).hex()


def _attempt_of(pairing: Pairing) -> Attempt | None:
    if pairing.attempt is None or pairing.attempted_at is None:
        return None
    return Attempt(pairing.attempt, pairing.browser, pairing.system, pairing.attempted_at)


def _attempt_id(secret: str) -> str:
    return hashlib.sha256(f"attempt {secret}".encode()).hexdigest()
