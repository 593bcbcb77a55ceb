"""The built web client: one page for every address in it, hashed files that never change."""

from __future__ import annotations

import mimetypes
import pathlib
from typing import Final

from litestar import MediaType, Response, route
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.response import File

CLIENT: Final = pathlib.Path(__file__).resolve().parent / "client"
PAGE: Final = CLIENT / "index.html"

NOT_BUILT: Final = (
    "<!doctype html><html lang=en><title>Ludoteca</title><p>The server runs, but its web client "
    "was not built: stop it and run <code>make play</code>."
)

mimetypes.add_type("font/woff2", ".woff2")  # Python 3.11 and bare systems do not know it

_NO_CACHE: Final = {"Cache-Control": "no-cache"}
_FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    sync_to_thread=False,
)
def client_file(path: str = "") -> Response[str] | File:
    """A file of the client; its page for what is no file, as the client knows its addresses."""
    inside = path.strip("/")
    if inside == "api" or inside.startswith("api/"):
        raise NotFoundException
    file = _find(inside)
    hashed = inside.split("/")[0] == "assets"
    if file is not None and file != PAGE:
        return _answer(file, _FOR_EVER if hashed else _NO_CACHE)
    if file is None and (hashed or "." in inside.rpartition("/")[2]):
        raise NotFoundException
    if not PAGE.is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, headers=_NO_CACHE, status_code=503)
    return _answer(PAGE, _NO_CACHE)


def _find(inside: str) -> pathlib.Path | None:
    """The file of the client at this address, if there is one."""
    try:
        file = (CLIENT / inside).resolve()
        return file if file.is_relative_to(CLIENT) and file.is_file() else None
    except (OSError, ValueError):  # too long for a file's name, or not possible in one
        return None


def _answer(file: pathlib.Path, headers: dict[str, str]) -> File:
    # The media type comes from the name: without it browsers would save the page as a file.
    return File(file, filename=file.name, headers=headers, content_disposition_type="inline")
