"""Cache of encoded JSON responses that do not depend on the guest."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Any, Final

from litestar import Request, Response

from ludoteca.core.codec import encode

ASK_AGAIN: Final = "no-cache"
"""``Cache-Control``: a browser may keep the answer, but must revalidate it before each use."""


async def compressed_json(request: Request[Any, Any, Any], value: Any) -> Response[Any]:
    """``value`` as JSON, with gzip if the client accepts it. Only for values without secrets, whose
    compressed sizes can give them away."""
    body = encode(value)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=JSON)
    small = await asyncio.to_thread(gzip.compress, body, 6)
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(small, media_type=JSON, headers=headers)


class CachedJson:
    """``value`` encoded as JSON with its ETag, and with ``compress`` also as gzip. Values for a
    single seat are never compressed, because compressed sizes can give secrets away."""

    def __init__(self, value: Any, *, compress: bool = False) -> None:
        self._body = encode(value)
        self._compressed = gzip.compress(self._body, 6) if compress else None
        tag = f'"{hashlib.sha256(self._body).hexdigest()[:24]}"'
        self._tag = tag.encode()
        self._headers = {"ETag": tag, "Cache-Control": ASK_AGAIN}
        if compress:
            self._headers["Vary"] = "Accept-Encoding"

    def answer(self, request: Request[Any, Any, Any]) -> Response[Any]:
        """200 with the bytes, or 304 if the client has them."""
        asked = {name: value for name, value in request.scope["headers"] if name in _ASKED}
        if self._tag in asked.get(b"if-none-match", b""):
            return Response(None, status_code=304, headers=self._headers)
        if self._compressed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
            return Response(
                self._compressed,
                media_type=JSON,
                headers={**self._headers, "Content-Encoding": "gzip"},
            )
        return Response(self._body, media_type=JSON, headers=self._headers)


JSON: Final = "application/json"
_ASKED: Final = (b"if-none-match", b"accept-encoding")
