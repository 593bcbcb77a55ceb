"""The rules over HTTP, for browsers that run them themselves."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from ludoteca.server.services import Services

_HEADERS: Final = {"Cache-Control": "no-cache"}


@get("/api/rules", media_type="application/zip", tags=("games",), sync_to_thread=True)
def give_rules(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """The Python files of the rules, bots included, as a ZIP archive; 304 for who has them."""
    parcel = services.rules()
    tag = f'"{parcel.tag}"'
    headers = {**_HEADERS, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(parcel.archive, headers=headers, media_type="application/zip")
