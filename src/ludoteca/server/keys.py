"""The secret key that signs cookies, kept in a file so that guests stay known after a restart."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import pathlib
import secrets
import time

from ludoteca.server.settings import StartFailure

_NAME = "cookie.key"
_LENGTH = 32

_WRITTEN_SECONDS = 2.0
"""How long to wait for another process that is writing the key."""


def cookie_key(data_dir: pathlib.Path) -> bytes:
    """32 bytes from ``data_dir/cookie.key``. The first call makes the file, readable by its owner
    only; processes that start at the same moment get the same key."""
    key = cookie_key_there(data_dir)
    if key is None:
        _write(data_dir, secrets.token_bytes(_LENGTH))
        key = cookie_key_there(data_dir)
        assert key is not None
    return key


def cookie_key_there(data_dir: pathlib.Path) -> bytes | None:
    """The key of `cookie_key` if its file exists, else None."""
    file = data_dir / _NAME
    if not file.exists():
        return None
    until = time.monotonic() + _WRITTEN_SECONDS
    while len(key := file.read_bytes()) < _LENGTH and time.monotonic() < until:
        time.sleep(0.01)
    if len(key) != _LENGTH:
        raise StartFailure(f"{file} is not a key of {_LENGTH} bytes; remove it to make a new one.")
    return key


def keep_cookie_key(data_dir: pathlib.Path, key: bytes) -> None:
    """Write ``key`` into this directory. Raises `StartFailure` if another key is there."""
    if cookie_key_there(data_dir) is None:
        _write(data_dir, key)
    if cookie_key_there(data_dir) != key:
        raise StartFailure(f"{data_dir / _NAME} is the key of another house; remove it first.")


def _write(data_dir: pathlib.Path, key: bytes) -> None:
    """Write the key unless another process was faster. Exclusive creation decides who is first; it
    also works without hard links (FAT, some network shares)."""
    with contextlib.suppress(FileExistsError):
        descriptor = os.open(data_dir / _NAME, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())


def derive(key: bytes, purpose: str) -> bytes:
    """A separate key for each purpose."""
    return hmac.digest(key, purpose.encode(), hashlib.sha256)
