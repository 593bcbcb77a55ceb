"""The key with which the server proves to push services that it is the one people subscribed to
(VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LIFE: Final = 12 * 3600
"""Seconds that a signature holds; services take a day at most."""

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


class Vapid:
    """``secret`` are 32 bytes derived from the key of the house, so that all its processes have the
    same key, and a house that moves keeps it. ``subject`` is where its operator is found."""

    def __init__(self, secret: bytes, subject: str) -> None:
        self._secret = secret
        self._subject = subject

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from cryptography.hazmat.primitives.asymmetric import ec  # loaded when somebody asks

        return ec.derive_private_key(
            1 + int.from_bytes(self._secret, "big") % (ORDER - 1), ec.SECP256R1()
        )

    @cached_property
    def public(self) -> str:
        """The public key as browsers take it: an uncompressed point in base64url."""
        from cryptography.hazmat.primitives import serialization

        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """The signature for a request to ``endpoint``."""
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LIFE,
            "sub": self._subject,
        }
        signed = Vapid02(self._key).sign(claims)
        return {name.lower(): str(value) for name, value in signed.items()}
