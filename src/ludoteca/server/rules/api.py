"""HTTP API of the rules archive, which browsers run in a web worker."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get

from ludoteca.server.edge.requests import router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.rules.archive import PackedRules

_HEADERS: Final = {"Cache-Control": "no-cache"}


@get("/api/rules", media_type="application/zip", tags=("games",), sync_to_thread=True)
def give_rules(request: Request[Any, Any, Any], rules: PackedRules) -> Response[bytes]:
    """The Python files of rules and bots as a ZIP archive; 304 if the client has it."""
    archive = rules.archive
    tag = f'"{archive.tag}"'
    headers = {**_HEADERS, "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(archive.data, headers=headers, media_type="application/zip")


def feature(house: House) -> Feature:
    return Feature(routes=[router_with(give_rules, rules=PackedRules(house.titles))])
