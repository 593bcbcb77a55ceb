"""An authenticator in software: it makes passkeys and answers challenges as a phone would, and also
as another site would."""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_IS_HERE, VERIFIED, NEW_CREDENTIAL = 0x01, 0x04, 0x40


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclasses.dataclass
class Held:
    """A passkey, as its authenticator holds it."""

    id: bytes
    handle: bytes
    key: ec.EllipticCurvePrivateKey
    count: int = 0


class Authenticator:
    """It holds the latest passkey of one site. ``origin`` is the page that asks it, ``site`` the
    domain for which it answers, by default the one that it is asked for."""

    def __init__(self, origin: str, site: str | None = None, *, counts: bool = True) -> None:
        self.origin, self._site, self._counts = origin, site, counts
        self.held: Held | None = None

    def makes(self, options: dict[str, Any]) -> dict[str, str]:
        """A passkey, as the body of a request."""
        handle = from_base64url(options["user"]["id"])
        key = ec.generate_private_key(ec.SECP256R1())
        held = self.held = Held(secrets.token_bytes(32), handle, key, int(self._counts))
        numbers = key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        data = self._data(options["rp"]["id"], NEW_CREDENTIAL, held.count)
        data += bytes(16) + len(held.id).to_bytes(2, "big") + held.id + cbor2.dumps(public)
        attestation = {"fmt": "none", "attStmt": {}, "authData": data}
        return {
            "credential": base64url(held.id),
            "client_data": base64url(self._client_data("webauthn.create", options)),
            "attestation": base64url(cbor2.dumps(attestation)),
        }

    def answers(self, options: dict[str, Any]) -> dict[str, str]:
        """A signed challenge, as the body of a request."""
        held = self.held
        assert held is not None
        held.count += int(self._counts)
        data = self._data(options["rpId"], 0, held.count)
        said = self._client_data("webauthn.get", options)
        signed = data + hashlib.sha256(said).digest()
        return {
            "credential": base64url(held.id),
            "client_data": base64url(said),
            "authenticator_data": base64url(data),
            "signature": base64url(held.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user_handle": base64url(held.handle),
        }

    def _data(self, site: str, flags: int, count: int) -> bytes:
        digest = hashlib.sha256((self._site or site).encode()).digest()
        return digest + bytes([USER_IS_HERE | VERIFIED | flags]) + count.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**said, "crossOrigin": False}).encode()
