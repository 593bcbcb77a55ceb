"""Makes passkeys and recovery codes, and says whose they are."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from ludoteca.server.accounts.passkeys.ceremony import (
    challenge_in,
    creation_options,
    from_base64,
    refused,
    request_options,
    verify_new,
    verify_use,
)
from ludoteca.server.accounts.passkeys.challenge import Challenges
from ludoteca.server.accounts.passkeys.passkey import (
    Assertion,
    NewPasskey,
    OwnPasskey,
    OwnPasskeys,
    Passkey,
)
from ludoteca.server.accounts.passkeys.recovery_codes import code_id, new_codes
from ludoteca.server.accounts.passkeys.relying_party import RelyingParty, relying_party
from ludoteca.server.accounts.passkeys.store import CodeStore, PasskeyStore
from ludoteca.server.edge.answers import Problem
from ludoteca.server.guests.guest import Guest
from ludoteca.server.settings import Settings

LONGEST_NAME: Final = 40


class PasskeyService:
    """``browser`` is what the browser of a request keeps in its cookie, ``host`` the ``Host`` of
    the request."""

    def __init__(
        self, settings: Settings, challenges: Challenges, store: PasskeyStore, codes: CodeStore
    ) -> None:
        self._settings = settings
        self._challenges, self._store, self._codes = challenges, store, codes

    @property
    def secure(self) -> bool:
        return self._settings.secure

    def offered(self, host: str) -> bool:
        return relying_party(self._settings, host) is not None

    async def all_of(self, guest: Guest, host: str) -> OwnPasskeys:
        passkeys = await self._store.of(guest.id)
        return OwnPasskeys(passkeys, await self._codes.left(guest.id), self.offered(host))

    async def ask_to_make(self, guest: Guest, browser: str, host: str) -> Any:
        party = self._party(host)
        challenge = self._challenges.new("create", browser, guest.id)
        known = await self._store.credentials(guest.id)
        handle = self._challenges.user_handle(guest.id)
        return creation_options(party, challenge, handle, guest.name, known)

    async def make(
        self, guest: Guest, answer: NewPasskey, browser: str, host: str, name: str
    ) -> OwnPasskey:
        party = self._party(host)
        challenge = challenge_in(answer.client_data)
        until = self._challenges.check(challenge, "create", browser, guest.id)
        public_key, count = verify_new(party, answer, challenge)
        credential = from_base64(answer.credential)
        passkey = Passkey(
            id=hashlib.sha256(credential).hexdigest(),
            guest=guest.id,
            credential=credential,
            handle=self._challenges.user_handle(guest.id),
            public_key=public_key,
            sign_count=count,
            name=name,
        )
        return await self._store.add(passkey, challenge, until)

    def ask_to_use(self, browser: str, host: str) -> Any:
        return request_options(self._party(host), self._challenges.new("get", browser))

    async def owner(self, answer: Assertion, browser: str, host: str) -> str:
        """The guest id of the person whose passkey has answered; it counts as used."""
        party = self._party(host)
        challenge = challenge_in(answer.client_data)
        until = self._challenges.check(challenge, "get", browser)
        try:
            credential = from_base64(answer.credential)
        except ValueError as error:
            raise refused(error) from error
        passkey = await self._store.find(hashlib.sha256(credential).hexdigest())
        if passkey is None:
            raise Problem("error-passkey-unknown")
        count = verify_use(party, answer, challenge, passkey)
        await self._store.use(passkey, count, challenge, until)
        return passkey.guest

    async def rename(self, guest: Guest, id: str, name: str) -> None:
        plain = " ".join("".join(one if one.isprintable() else " " for one in name).split())
        if not plain:
            raise Problem("error-name-empty")
        if len(plain) > LONGEST_NAME:
            raise Problem("error-name-too-long", most=LONGEST_NAME)
        if not await self._store.rename(guest.id, id, plain):
            raise Problem("error-passkey-unknown")

    async def remove(self, guest: Guest, id: str) -> None:
        if not await self._store.remove(guest.id, id):
            raise Problem("error-passkey-unknown")

    async def new_codes(self, guest: Guest) -> tuple[str, ...]:
        """Ten new recovery codes in place of those before."""
        codes = new_codes()
        await self._codes.replace(guest.id, [code_id(code) for code in codes])
        return codes

    async def owner_of_code(self, code: str) -> str:
        """The guest id of the person whose recovery code this is; it cannot be used again."""
        return await self._codes.take(code_id(code))

    def _party(self, host: str) -> RelyingParty:
        party = relying_party(self._settings, host)
        if party is None:
            raise Problem("error-no-passkeys-here")
        return party
