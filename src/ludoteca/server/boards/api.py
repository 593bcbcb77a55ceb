"""Boards, words and pages of installed packages: files that never change under their address."""

from __future__ import annotations

import mimetypes
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures.headers import ETag
from litestar.exceptions import NotFoundException

from ludoteca.server.boards.package_assets import MODULE, STYLE, brought
from ludoteca.server.edge.requests.routes import Titles, router_with
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
    """A file that the package of ``game`` brings; 304 for who has it. Another version is not here:
    whoever asks for one learns from the list of games where the new one is."""
    title = titles.get(game)
    own = None if title is None else brought(title.package)
    if own is None or own.version != version or name not in own.files:
        raise NotFoundException
    tag = ETag(value=version)
    headers = {**FOR_EVER, "ETag": tag.to_header(), "Vary": "Accept-Encoding"}
    if known(request, tag):
        return Response(b"", status_code=304, headers=headers)
    held = own.files[name]
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        held = own.packed[name]
    media_type = _TYPES.get(name) or mimetypes.guess_type(name)[0] or "text/plain; charset=utf-8"
    return Response(held, headers=headers, media_type=media_type)


def feature(house: House) -> Feature:
    return Feature(routes=[routes(house.titles)])


def routes(titles: Titles) -> Router:
    for title in titles.values():
        brought(title.package)  # read and packed before the first request
    return router_with(board_file, titles=titles)
