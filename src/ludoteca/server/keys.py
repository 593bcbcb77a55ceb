"""The secret that signs cookies; it outlives restarts, so guests stay who they are."""

from __future__ import annotations

import hashlib
import hmac
import os
import pathlib
import secrets

from ludoteca.server.settings import StartFailure

_LENGTH = 32


def cookie_key(data_dir: pathlib.Path) -> bytes:
    """32 bytes from ``data_dir/cookie.key``, made there the first time, readable by us alone."""
    file = data_dir / "cookie.key"
    if not file.exists():
        new = data_dir / "cookie.key.new"
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.write(secrets.token_bytes(_LENGTH))
            out.flush()
            os.fsync(out.fileno())
        new.rename(file)
    key = file.read_bytes()
    if len(key) != _LENGTH:
        raise StartFailure(f"{file} is not a key of {_LENGTH} bytes; remove it to make a new one.")
    return key


def derive(key: bytes, purpose: str) -> bytes:
    """A key of its own for each purpose."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)
