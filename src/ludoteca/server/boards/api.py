"""HTTP API of the files of installed packages: boards, translations, pages. They are immutable."""

from __future__ import annotations

import mimetypes
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures.headers import ETag
from litestar.exceptions import NotFoundException

from ludoteca.server.boards.package_assets import MODULE, STYLE, package_assets_of
from ludoteca.server.edge.requests import Titles, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.pages.files import FOR_EVER, accepted, known

_TYPES: Final = {MODULE: "text/javascript; charset=utf-8", STYLE: "text/css; charset=utf-8"}


@get(
    "/boards/{game:str}/{version:str}/{name:str}",
    include_in_schema=False,
    sync_to_thread=False,
)
def board_file(
    request: Request[Any, Any, Any], titles: Titles, game: str, version: str, name: str
) -> Response[bytes]:
    """A file of the package of ``game``; 304 if the client has it, 404 for another version than the
    installed one, whose addresses are in the list of games."""
    title = titles.get(game)
    own = None if title is None else package_assets_of(title.package)
    if own is None or own.version != version or name not in own.files:
        raise NotFoundException
    tag = ETag(value=version)
    headers = {**FOR_EVER, "ETag": tag.to_header(), "Vary": "Accept-Encoding"}
    if known(request, tag):
        return Response(b"", status_code=304, headers=headers)
    held = own.files[name]
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        held = own.compressed[name]
    media_type = _TYPES.get(name) or mimetypes.guess_type(name)[0] or "text/plain; charset=utf-8"
    return Response(held, headers=headers, media_type=media_type)


def feature(house: House) -> Feature:
    return Feature(routes=[routes(house.titles)])


def routes(titles: Titles) -> Router:
    for title in titles.values():
        package_assets_of(title.package)  # reads and compresses before the first request
    return router_with(board_file, titles=titles)
