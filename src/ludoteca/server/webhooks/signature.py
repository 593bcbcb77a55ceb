"""Signs the bodies of webhooks, so that a receiver knows who sent them and when."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

HEADER: Final = "Ludoteca-Signature"


def signature(secret: str, seconds: int, body: bytes) -> str:
    """The value of the header: ``t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">``."""
    signed = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256)
    return f"t={seconds},v1={signed.hexdigest()}"
