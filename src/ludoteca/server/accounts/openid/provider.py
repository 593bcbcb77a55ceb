"""The provider: its discovery document, its keys, and what it says of a person."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
import structlog

from ludoteca.server import clock
from ludoteca.server.edge.answers import Problem

KEPT_MS: Final = 3600 * 1000
"""How long the discovery document and the keys are kept."""

ANSWER_SECONDS: Final = 10.0

MOST_BYTES: Final = 256 * 1024

LEEWAY_SECONDS: Final = 60
"""By which the clocks may differ."""

ALGORITHMS: Final = ("RS256", "ES256", "PS256", "EdDSA", "RS384", "RS512", "ES384", "ES512")
"""Signatures with a public key. "none" is no signature, and HS256 would take our secret for one."""

log = structlog.get_logger()


class Discovery(msgspec.Struct, frozen=True):
    """The parts of a discovery document that we use."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)
    authorization_response_iss_parameter_supported: bool = False


class Tokens(msgspec.Struct, frozen=True):
    """An answer of the token endpoint."""

    id_token: str


class Provider:
    """``back`` is the address to which the provider sends people."""

    def __init__(self, issuer: str, client_id: str, client_secret: str | None, back: str) -> None:
        self.issuer = issuer.rstrip("/")
        self._client_id, self._client_secret, self._back = client_id, client_secret, back
        self._lock = asyncio.Lock()
        self._known: tuple[int, Discovery] | None = None
        self._keys: tuple[int, Any] | None = None

    async def address(self, state: str, nonce: str, verifier: str) -> str:
        """Where a browser goes to sign in. Raises `Problem` ``error-openid-away``."""
        from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
        from authlib.oauth2.rfc7636 import create_s256_code_challenge

        there = await self._discovery()
        made: str = prepare_grant_uri(
            there.authorization_endpoint,
            client_id=self._client_id,
            response_type="code",
            redirect_uri=self._back,
            scope="openid",
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
        )
        return made

    async def subject(self, code: str, nonce: str, verifier: str, issuer: str | None) -> str:
        """The subject for whom a ``code`` was given; ``issuer`` is what the answer names. Raises
        `Problem` ``error-openid-failed`` or ``error-openid-away``."""
        there = await self._discovery()
        named = there.authorization_response_iss_parameter_supported
        if issuer != there.issuer and (issuer is not None or named):
            raise Problem("error-openid-failed")  # RFC 9207
        token = await self._exchange(there, code, verifier)
        header, claims = await self._verified(there, token)
        from authlib.oidc.core import CodeIDToken
        from joserfc.errors import JoseError

        options = {
            "iss": {"essential": True, "value": there.issuer},
            "aud": {"essential": True, "value": self._client_id},
        }
        params = {"nonce": nonce, "client_id": self._client_id}
        checked = CodeIDToken(claims, header, options, params)
        try:
            checked.validate(now=clock.now() // 1000, leeway=LEEWAY_SECONDS)
        except JoseError as error:
            raise _failed(error) from None
        subject = claims["sub"]
        if not 0 < len(subject) <= 255 or not subject.isprintable():
            raise Problem("error-openid-failed")
        return str(subject)

    async def _exchange(self, there: Discovery, code: str, verifier: str) -> str:
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self._back,
            "code_verifier": verifier,
            "client_id": self._client_id,
        }
        auth = None
        if self._client_secret is not None:
            if "client_secret_basic" in there.token_endpoint_auth_methods_supported:
                auth = _basic(self._client_id, self._client_secret)
            else:
                form["client_secret"] = self._client_secret
        body = await self._fetch("POST", there.token_endpoint, data=form, auth=auth)
        try:
            return msgspec.json.decode(body, type=Tokens).id_token
        except msgspec.DecodeError as error:
            raise _failed(error) from None

    async def _verified(self, there: Discovery, token: str) -> tuple[Any, Any]:
        """Header and claims of a token that the provider has signed. A key that we do not know may
        be new: then its keys are fetched once more."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        for fresh in (False, True):
            keys = await self._key_set(there, fresh)
            try:
                read = jwt.decode(token, keys, algorithms=list(ALGORITHMS))
            except (JoseError, ValueError) as error:
                if fresh:
                    raise _failed(error) from None
            else:
                return read.header, read.claims
        raise AssertionError("the second time it returns or fails")

    async def _discovery(self) -> Discovery:
        async with self._lock:
            now = clock.now()
            if self._known is not None and now - self._known[0] < KEPT_MS:
                return self._known[1]
            url = f"{self.issuer}/.well-known/openid-configuration"
            try:
                found = msgspec.json.decode(await self._fetch("GET", url), type=Discovery)
            except msgspec.DecodeError as error:
                raise _away(error) from None
            if found.issuer.rstrip("/") != self.issuer or not all(
                _like(self.issuer, address)
                for address in (found.authorization_endpoint, found.token_endpoint, found.jwks_uri)
            ):
                raise _away(ValueError("its discovery document names another issuer"))
            self._known = now, found
            return found

    async def _key_set(self, there: Discovery, fresh: bool) -> Any:
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        async with self._lock:
            now = clock.now()
            if self._keys is not None and now - self._keys[0] < (1000 if fresh else KEPT_MS):
                return self._keys[1]
            try:
                body = msgspec.json.decode(await self._fetch("GET", there.jwks_uri))
                found = KeySet.import_key_set(body)
            except (JoseError, ValueError, KeyError, TypeError) as error:
                raise _away(error) from None
            self._keys = now, found
            return found

    async def _fetch(self, method: str, url: str, **more: Any) -> bytes:
        try:
            async with (
                asyncio.timeout(ANSWER_SECONDS),
                httpx.AsyncClient(follow_redirects=False) as web,
                web.stream(method, url, headers={"accept": "application/json"}, **more) as answer,
            ):
                body = b""
                async for part in answer.aiter_bytes():
                    body += part
                    if len(body) > MOST_BYTES:
                        raise _away(ValueError("too long"))
        except (httpx.HTTPError, TimeoutError) as error:
            raise _away(error) from None
        if answer.status_code >= 500:
            raise _away(ValueError(f"status {answer.status_code}"))
        if answer.status_code != 200:
            raise _failed(ValueError(f"status {answer.status_code}"))
        return body


def _basic(user: str, password: str) -> httpx.BasicAuth:
    from urllib.parse import quote_plus

    return httpx.BasicAuth(quote_plus(user), quote_plus(password))  # RFC 6749, 2.3.1


def _like(issuer: str, address: str) -> bool:
    """Whether an address is as safe as the issuer's own."""
    parts = urlsplit(address)
    return bool(parts.netloc) and parts.scheme in ("https", urlsplit(issuer).scheme)


def _away(error: Exception) -> Problem:
    log.warning("the OpenID provider cannot be asked", reason=f"{type(error).__name__}: {error}")
    return Problem("error-openid-away")


def _failed(error: Exception) -> Problem:
    """The reason is for the host; codes and tokens are not in it."""
    log.warning("an answer of the OpenID provider was refused", reason=type(error).__name__)
    return Problem("error-openid-failed")
