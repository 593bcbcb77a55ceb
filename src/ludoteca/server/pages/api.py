"""The handler for all addresses outside the API: static files, pictures, and the HTML page."""

from __future__ import annotations

import functools
import gzip
import hashlib
import re
from typing import Any, Final

from litestar import MediaType, Request, Response, route
from litestar.datastructures.headers import ETag
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from ludoteca.server.challenges.service import ChallengeService
from ludoteca.server.edge.requests import policy_with, router_with
from ludoteca.server.feature import Feature
from ludoteca.server.house import House
from ludoteca.server.pages.client import Client
from ludoteca.server.pages.crawled import CRAWLED
from ludoteca.server.pages.files import NO_CACHE, accepted, is_hashed, known, send
from ludoteca.server.pages.language import language_of
from ludoteca.server.pages.manifest import PATH, manifest
from ludoteca.server.pages.routes import Sources, page_at
from ludoteca.server.pages.shell import PAGE, Made
from ludoteca.server.settings import Settings

NOT_BUILT: Final = (
    "<!doctype html><html lang=en><title>Ludoteca</title><p>The server runs, but its web client "
    "was not built: stop it and run <code>make play</code>."
)
ICON: Final = "icons/icon-192.png"
"""The answer to ``/favicon.ico``, for programs that read no page; pages name better icons."""
_HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
_MOVED: Final = {"games": "/"}
"""Redirects for shortened addresses: the first page lists all games."""
_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def client_file(
    request: Request[Any, Any, Any],
    server_settings: Settings,
    sources: Sources,
    client: Client,
    path: str = "",
) -> Response[Any]:
    """A file of the client, or else its page: the client itself knows the addresses of pages."""
    inside = path.strip("/")
    if inside == "api" or inside.startswith("api/"):
        raise NotFoundException
    if picture := client.preview(inside):
        return await send(request, picture, _A_DAY)
    if inside == PATH:
        return Response(
            manifest(language_of(request)), media_type="application/manifest+json", headers=NO_CACHE
        )
    if inside in CRAWLED:
        text, kind = CRAWLED[inside](_base(request, server_settings), sources.titles)
        return Response(text, media_type=kind, headers=_A_DAY)
    if inside in _MOVED:
        return Redirect(_MOVED[inside], status_code=308, headers=_A_DAY)
    file = client.files.get(ICON if inside == "favicon.ico" else inside)
    if file is not None and inside != PAGE:
        return await send(request, file)
    if file is None and (is_hashed(inside) or "." in inside.rpartition("/")[2]):
        raise NotFoundException
    if client.shell is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, headers=NO_CACHE, status_code=503)
    language = language_of(request)
    page = await page_at(sources, language, request.url.path, request.query_params)
    named = request.query_params.get("lang") == language
    made = client.shell.render(page, language, _base(request, server_settings), named)
    return _send_page(request, made, language, 404 if page.missing else 200)


def _send_page(
    request: Request[Any, Any, Any], page: Made, language: str, status: int
) -> Response[Any]:
    made = page.page.encode()
    tag = ETag(value=hashlib.sha256(made).hexdigest()[:32], weak=True)
    headers = {
        **NO_CACHE,
        "Content-Language": language,
        "Content-Security-Policy": policy_with(style=page.style),
        "ETag": tag.to_header(),
        "Vary": "Accept-Encoding, Accept-Language, Cookie",
    }
    if status == 200 and known(request, ETag(value=tag.value)):
        return Response(None, status_code=304, headers=headers)
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
        made = _compressed(made)
    return Response(made, media_type=MediaType.HTML, headers=headers, status_code=status)


@functools.lru_cache(maxsize=32)
def _compressed(page: bytes) -> bytes:
    """``page`` with gzip; cached, because most pages are requested again unchanged."""
    return gzip.compress(page, compresslevel=6, mtime=0)


def _base(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address of this server as its visitors know it; empty for an invalid ``Host``."""
    public = settings.public_url
    if public is not None:
        return public.rstrip("/")
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def feature(house: House) -> Feature:
    """The last feature: its route takes every address that no other feature has."""
    sources = Sources(house.titles, house.tables, house.service(ChallengeService).at)
    routes = router_with(
        client_file,
        server_settings=house.settings,
        sources=sources,
        client=Client(house.titles),
    )
    return Feature(routes=[routes])
