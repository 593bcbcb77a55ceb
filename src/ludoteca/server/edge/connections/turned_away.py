"""Answers on connections for which there is no place: 429, but to health checks.

Whatever looks after a server must hear from it above all when nobody else is let in.
"""

from __future__ import annotations

import http
import re
from typing import Final

import msgspec

FIRST_LINE_BYTES: Final = 1024
"""Of a first line that has not ended: it is no health check then."""

TOO_MANY_LINES: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)

_CHECK: Final = re.compile(rb"(GET|HEAD) (/healthz|/readyz)[ ?]")


def is_undecided(begun: bytes) -> bool:
    """Whether nobody can say yet what a request is for that begins so."""
    return b"\n" not in begun and len(begun) < FIRST_LINE_BYTES


def answer_to(begun: bytes, why: str) -> bytes:
    """The whole answer to a request that begins so; ``why`` it has no place."""
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
