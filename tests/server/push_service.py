"""A push service on this machine, and browsers that are subscribed there."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.server.house import Person, until
from tests.server.listening import listening


def coded(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A subscription of a browser; ``got`` are the messages that it could read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.got: list[dict[str, Any]] = []
        self.answer = 201

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        """With which it is spoken to, as `PushSubscription.toJSON` has them."""
        return {"p256dh": coded(self.point), "auth": coded(self.auth)}

    async def subscribe(self, person: Person, language: str = "en") -> None:
        body = {"endpoint": self.url, **self.keys, "language": language}
        answer = await person.post("/api/me/push", body)
        assert answer.status_code == 204, answer.text

    async def gets(self, count: int = 1) -> list[dict[str, Any]]:
        async def enough() -> bool:
            return len(self.got) >= count

        await until(enough)
        return self.got


class PushService:
    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.base = ""
        self.keys: set[str] = set()

    def browser(self, name: str) -> Browser:
        self.browsers[f"/{name}"] = Browser(f"{self.base}/{name}")
        return self.browsers[f"/{name}"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        browser = self.browsers[first.split()[1]]
        if browser.answer < 300:
            self.keys.add(signed_with(headers["authorization"], self.base))
            assert headers["content-encoding"] == "aes128gcm"
            assert int(headers["ttl"]) > 0
            read = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.auth)
            browser.got.append(json.loads(read))
        else:
            browser.got.append({"refused": browser.answer})
        writer.write(b"HTTP/1.1 %d Well\r\ncontent-length: 0\r\n\r\n" % browser.answer)
        await writer.drain()
        writer.close()
        await writer.wait_closed()


def signed_with(authorization: str, audience: str) -> str:
    """The public key of a request, whose signature must be right."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(claims))["aud"] == audience
    return parts["k"]


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    async with listening(service.serve) as port:
        service.base = f"http://127.0.0.1:{port}"
        yield service
