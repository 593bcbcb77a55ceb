"""HTTP API of passkeys and recovery codes: to make them, and to sign in by them."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Controller, Response, delete, get, post, put

from ludoteca.server.accounts.passkeys.challenge import LIFE_MS, Challenges
from ludoteca.server.accounts.passkeys.passkey import (
    Assertion,
    NewPasskey,
    OwnPasskey,
    OwnPasskeys,
    PasskeyId,
    PasskeyName,
)
from ludoteca.server.accounts.passkeys.recovery_codes import NewCodes, RecoveryCode
from ludoteca.server.accounts.passkeys.service import PasskeyService
from ludoteca.server.accounts.passkeys.store import CodeStore, PasskeyStore
from ludoteca.server.accounts.sign_in import SignIn
from ludoteca.server.accounts.ways import Ways
from ludoteca.server.edge.limits import Limits
from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.guests.guest import Guest
from ludoteca.server.house import House
from ludoteca.server.people.joining import Joined
from ludoteca.server.sessions import AnyRequest, new_secret, session_of

COOKIE: Final = "passkey"
"""Ties a challenge to the browser that asked for it."""

_SECRET: Final = re.compile(r"[0-9a-f]{32}")


class OwnKeys(Controller):
    path = "/api/me"
    tags = ("accounts",)

    @get("/passkeys")
    async def list_them(
        self, request: AnyRequest, me: Guest, passkeys: PasskeyService
    ) -> OwnPasskeys:
        """The guest's passkeys, and how many recovery codes are left."""
        return await passkeys.all_of(me, _host(request))

    @post("/passkeys/options", status_code=200)
    async def ask_to_make(
        self, request: AnyRequest, me: Guest, passkeys: PasskeyService, limits: Limits
    ) -> Response[dict[str, Any]]:
        """The options for ``navigator.credentials.create()``."""
        limits.must_allow("passkeys", None, _address(request))
        browser = _browser(request) or new_secret()
        options = await passkeys.ask_to_make(me, browser, _host(request))
        return _with_cookie(options, browser, passkeys.secure)

    @post("/passkeys")
    async def make(
        self,
        request: AnyRequest,
        data: NewPasskey,
        me: Guest,
        passkeys: PasskeyService,
        limits: Limits,
    ) -> OwnPasskey:
        """Keep a passkey that the browser has made. It is named after the browser."""
        limits.must_allow("passkeys", None, _address(request))
        here = session_of(request, me.id, "")
        name = ", ".join(part for part in (here.browser, here.system) if part) or "Passkey"
        return await passkeys.make(me, data, _browser(request), _host(request), name)

    @put("/passkeys/{passkey:str}", status_code=200)
    async def rename(
        self, passkey: PasskeyId, data: PasskeyName, me: Guest, passkeys: PasskeyService
    ) -> None:
        """Rename a passkey."""
        await passkeys.rename(me, passkey, data.name)

    @delete("/passkeys/{passkey:str}", status_code=200)
    async def remove(self, passkey: PasskeyId, me: Guest, passkeys: PasskeyService) -> None:
        """Remove a passkey: nobody signs in with it any more."""
        await passkeys.remove(me, passkey)

    @post("/recovery-codes")
    async def make_codes(self, me: Guest, passkeys: PasskeyService) -> NewCodes:
        """New recovery codes for a guest with a passkey; those before no longer work."""
        return NewCodes(await passkeys.new_codes(me))


class SigningIn(Controller):
    path = "/api/sign-in"
    tags = ("accounts",)

    @post("/passkey/options", status_code=200)
    async def ask_to_use(
        self, request: AnyRequest, passkeys: PasskeyService, limits: Limits
    ) -> Response[dict[str, Any]]:
        """The options for ``navigator.credentials.get()``."""
        limits.must_allow("passkeys", None, _address(request))
        browser = _browser(request) or new_secret()
        options = passkeys.ask_to_use(browser, _host(request))
        return _with_cookie(options, browser, passkeys.secure)

    @post("/passkey", status_code=200)
    async def by_passkey(
        self,
        request: AnyRequest,
        data: Assertion,
        guest: Guest | None,
        passkeys: PasskeyService,
        limits: Limits,
        sign_in: SignIn,
    ) -> Response[Joined]:
        """Sign in by a passkey."""
        limits.must_allow("passkeys", None, _address(request))
        person = await passkeys.owner(data, _browser(request), _host(request))
        return await _signed_in(request, guest, person, sign_in)

    @post("/recovery-code", status_code=200)
    async def by_code(
        self,
        request: AnyRequest,
        data: RecoveryCode,
        guest: Guest | None,
        passkeys: PasskeyService,
        limits: Limits,
        sign_in: SignIn,
    ) -> Response[Joined]:
        """Sign in by a recovery code, which cannot be used again."""
        limits.must_allow("recovery-codes", None, _address(request))
        person = await passkeys.owner_of_code(data.code)
        return await _signed_in(request, guest, person, sign_in)


async def _signed_in(
    request: AnyRequest, here: Guest | None, person: str, sign_in: SignIn
) -> Response[Joined]:
    response: Response[Any] = Response(Joined(), status_code=200)
    response.content = await sign_in.sign_in(request, response, here, person)
    return response


def _with_cookie(options: dict[str, Any], browser: str, secure: bool) -> Response[dict[str, Any]]:
    response = Response(options, status_code=200)
    response.set_cookie(
        COOKIE,
        browser,
        path="/api",
        max_age=LIFE_MS // 1000,
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return response


def _browser(request: AnyRequest) -> str:
    """The secret in the browser's cookie; empty without one of ours."""
    found = request.cookies.get(COOKIE, "")
    return found if _SECRET.fullmatch(found) else ""


def _host(request: AnyRequest) -> str:
    return request.headers.get("host", "")


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def feature(house: House) -> Feature:
    service = PasskeyService(
        house.settings,
        Challenges(house.passkey_key),
        PasskeyStore(house.database),
        CodeStore(house.database),
    )
    house.service(Ways).passkeys = True
    given = {"passkeys": service, "limits": house.limits, "sign_in": house.service(SignIn)}
    asked = [Assertion, NewPasskey, PasskeyName, RecoveryCode]
    return Feature(
        routes=[router_with(OwnKeys, SigningIn, **given)],
        bodies=[*asked, NewCodes, OwnPasskey, OwnPasskeys],
    )
