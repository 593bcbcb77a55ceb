"""Answers on connections over the limit: 429, except for health checks.

A monitor needs answers most of all when the server accepts no one else.
"""

from __future__ import annotations

import http
import re
from typing import Final

import msgspec

FIRST_LINE_BYTES: Final = 1024
"""A longer request line is no health check."""

TOO_MANY_LINES: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)

_CHECK: Final = re.compile(rb"(GET|HEAD) (/healthz|/readyz)[ ?]")


def is_undecided(begun: bytes) -> bool:
    """Whether ``begun``, the start of a request, is too short to tell its address."""
    return b"\n" not in begun and len(begun) < FIRST_LINE_BYTES


def answer_to(begun: bytes, why: str) -> bytes:
    """The whole answer to a request that starts with ``begun``; ``why`` there is no place."""
    check = _CHECK.match(begun)
    if check is None:
        return TOO_MANY_LINES
    method, path = check.groups()
    if path == b"/healthz":
        return _json(200, {"status": "ok", "parts": {}}, method)
    return _json(503, {"status": "not ready", "parts": {"connections": why}}, method)


def _json(status: int, said: object, method: bytes) -> bytes:
    body = msgspec.json.encode(said)
    head = (
        f"HTTP/1.1 {status} {http.HTTPStatus(status).phrase}\r\nContent-Type: application/json\r\n"
        f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + (b"" if method == b"HEAD" else body)
