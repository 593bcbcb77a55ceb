"""Caches JSON answers that are the same for everybody, compressed, until they change."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final

from litestar import Request, Response

from ludoteca.core.codec import encode

ASK_AGAIN: Final = "no-cache"
"""A browser may keep it, and asks whether it still is what it was."""


async def packed(request: Request[Any, Any, Any], value: Any) -> Response[Any]:
    """``value`` as JSON, packed for whoever takes it so; for what holds no secret any more."""
    body = encode(value)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON)
    small = await asyncio.to_thread(gzip.compress, body, 6)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(small, media_type=JSON, headers=headers)


class CachedJson:
    """``value`` as JSON, its tag, and with ``packed`` also as gzip. Nothing that one seat alone is
    told is packed: sizes of packed secrets can give them away."""

    def __init__(self, value: Any, *, packed: bool = False) -> None:
        self._body = encode(value)
        self._packed = gzip.compress(self._body, 6) if packed else None
        tag = f'"{hashlib.sha256(self._body).hexdigest()[:24]}"'
        self._tag = tag.encode()
        self._headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
        if packed:
            self._headers["Vary"] = "Accept-Encoding"

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """200 with the bytes, or 304 for whoever has them."""
        asked = {name: value for name, value in request.scope["headers"] if name in _ASKED}
        if self._tag in asked.get(b"if-none-match", b""):
            return Response(None, status_code=304, headers=self._headers)
        if self._packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            return Response(
                self._packed,
                media_type=JSON,
                headers={**self._headers, "Content-Encoding": "gzip"},
            )
        return Response(self._body, media_type=JSON, headers=self._headers)


JSON: Final = "application/json"
_ASKED: Final = (b"if-none-match", b"accept-encoding")
