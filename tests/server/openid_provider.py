"""An OpenID Connect provider of tests: it signs in whom the test names, with real keys."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey, KeySet, RSAKey
from tests.server.listening import listening

RSA = RSAKey.generate_key(2048, {"kid": "rsa"})
CURVE = ECKey.generate_key("P-256", {"kid": "curve"})
"""The same for all tests of a process: a house keeps the keys that it knows."""

CLIENT, SECRET = "ludoteca", "s3cret:%"


class OpenIdProvider:
    """``change`` changes the claims of the next tokens, ``header`` and ``key`` sign them."""

    def __init__(self, port: int) -> None:
        self.issuer = f"http://127.0.0.1:{port}/realm"
        self.rsa = RSA
        self.curve = CURVE
        self.header: dict[str, str] = {"alg": "RS256", "kid": "rsa"}
        self.key: Any = self.rsa
        self.keys = [self.rsa]
        self.change: dict[str, Any] = {}
        self.discoveries = 0
        self._codes: dict[str, tuple[str, dict[str, str]]] = {}

    def signs_in(self, address: str, subject: str) -> dict[str, str]:
        """What the browser that was sent to ``address`` brings back."""
        asked = dict(parse_qsl(urlsplit(address).query))
        assert asked["scope"] == "openid"
        assert asked["code_challenge_method"] == "S256"
        assert asked["client_id"] == CLIENT
        code = secrets.token_hex(8)
        self._codes[code] = subject, asked
        return {"code": code, "state": asked["state"]}

    def answer(self, method: str, path: str, headers: dict[str, str], body: str) -> tuple[int, Any]:
        match method, path:
            case "GET", "/realm/.well-known/openid-configuration":
                self.discoveries += 1
                return 200, {
                    "issuer": self.issuer,
                    "authorization_endpoint": f"{self.issuer}/authorize",
                    "token_endpoint": f"{self.issuer}/token",
                    "jwks_uri": f"{self.issuer}/keys",
                }
            case "GET", "/realm/keys":
                return 200, KeySet(self.keys).as_dict(private=False)
            case "POST", "/realm/token":
                return self._token(headers, {k: v[0] for k, v in parse_qs(body).items()})
        return 404, {}

    def _token(self, headers: dict[str, str], form: dict[str, str]) -> tuple[int, Any]:
        credentials = base64.b64encode(b"ludoteca:s3cret%3A%25").decode()
        assert headers["authorization"] == f"Basic {credentials}"
        if form["code"] not in self._codes:
            return 400, {"error": "invalid_grant"}
        subject, asked = self._codes.pop(form["code"])
        challenge = base64.urlsafe_b64encode(
            hashlib.sha256(form["code_verifier"].encode()).digest()
        )
        assert challenge.decode().rstrip("=") == asked["code_challenge"]
        assert form["redirect_uri"] == asked["redirect_uri"]
        now = int(time.time())
        claims = {
            "iss": self.issuer,
            "sub": subject,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
            "email": "anna@example.org",
            **self.change,
        }
        token = jwt.encode(self.header, claims, self.key, algorithms=[self.header["alg"]])
        return 200, {"access_token": "a", "token_type": "Bearer", "id_token": token}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        method, path, _ = first.split(" ")
        status, said = self.answer(method, path, headers, body.decode())
        text = json.dumps(said).encode()
        writer.write(
            f"HTTP/1.1 {status} X\r\ncontent-type: application/json\r\n"
            f"content-length: {len(text)}\r\nconnection: close\r\n\r\n".encode()
            + text
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def open_provider(port: int) -> AsyncIterator[OpenIdProvider]:
    provider = OpenIdProvider(port)
    async with listening(provider.serve, port, reuse_port=True):
        yield provider
