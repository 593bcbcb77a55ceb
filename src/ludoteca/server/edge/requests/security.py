"""Security headers on every response, and protection against forged requests."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.scope.state import ScopeState

from ludoteca.server.edge.answers import ErrorBody, Problem, answer_forged_request, answer_problem
from ludoteca.server.edge.requests.opened_at import no_token, wrong_address
from ludoteca.server.keys import derive
from ludoteca.server.settings import Settings

_POLICY: Final = {  # for every answer; an unnamed directive falls back to default-src
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
}


def policy_with(**more: str) -> str:
    """Our content security policy with further sources, as in ``style="'sha256-…'"``."""
    sources = {**_POLICY}
    for kind, source in more.items():
        sources[f"{kind}-src"] += f" {source}"
    return "; ".join(f"{name} {value}" for name, value in sources.items())


CONTENT_SECURITY_POLICY: Final = policy_with()

PYTHON: Final = "/assets/python/"
"""Path of the web worker that runs rules in a browser; only it may compile WebAssembly."""

PYTHON_POLICY: Final = policy_with(script="'wasm-unsafe-eval'")

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def _encoded(policy: str) -> list[tuple[bytes, bytes]]:
    headers = {"Content-Security-Policy": policy, **HEADERS}
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_USUAL: Final = _encoded(CONTENT_SECURITY_POLICY)
_OF_API: Final = [*_USUAL, (b"cache-control", b"private, no-store")]
_OF_PYTHON: Final = _encoded(PYTHON_POLICY)


def with_headers(app: ASGIApp) -> ASGIApp:
    """``app`` with our headers on all responses, errors included, except those that a handler has
    set itself."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        ours = _OF_PYTHON if path.startswith(PYTHON) else _USUAL
        if path.startswith("/api/"):
            ours = _OF_API  # most answers are for one guest

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", ()))
                names = {name.lower() for name, _ in said}
                message["headers"] = [*said, *(one for one in ours if one[0] not in names)]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def csrf(settings: Settings, key: bytes) -> CSRFConfig:
    """The CSRF configuration: all changing requests need the header. The only exception is marked
    where it stands: mail programs unsubscribe without cookies."""
    return CSRFConfig(secret=derive(key, "csrf").hex(), cookie_secure=settings.secure)


def csrf_token(request: Request[Any, Any, Any]) -> str:
    """The token for changing requests of this browser: that of its cookie, or of the one that this
    answer sets. For requests that change nothing."""
    token = ScopeState.from_scope(request.scope).csrf_token
    return token if isinstance(token, str) else ""


def answer_refused_token(
    settings: Settings,
) -> Callable[[Request[Any, Any, Any], PermissionDeniedException], Response[ErrorBody]]:
    """The exception handler for the CSRF check, the only part that raises this exception."""

    def answer(
        request: Request[Any, Any, Any], _: PermissionDeniedException
    ) -> Response[ErrorBody]:
        problem = no_token(request, settings)
        return answer_problem(request, problem) if problem else answer_forged_request()

    return answer


SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser.

    Browsers send the origin of a page. Other programs send none, and hold no cookies that a foreign
    page could abuse. If our address is https, a page loaded by http is foreign: others may have
    changed it on its way.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    host = parts.netloc.lower()
    if not host or parts.scheme not in ("http", "https"):
        return False
    if host == settings.public_host:
        return parts.scheme == "https" or not settings.secure
    return host == connection.headers.get("host", "").lower()


_PLACE: Final = re.compile(r"(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?")
"""Host and port as browsers write them in an origin."""


def page_address(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str | None:
    """The address of this server for links that leave it: the public one, or that of our page from
    which a browser asks; None if neither is known.

    Without a public address, the browser's ``Origin`` says it: unlike ``Host`` it has the scheme
    that people see behind a proxy, and no page can choose it. It must be our own, by ``Host``, and
    the gate has refused foreign hosts as far as this house knows its names. An address of this
    machine itself counts for nothing: it would lead readers to their own one.
    """
    if settings.public_url is not None:
        return settings.public_url
    origin = connection.headers.get("origin")
    if origin is None or not is_own_page(connection, settings):
        return None
    parts = urlsplit(origin)
    place = parts.netloc.lower()
    if not _PLACE.fullmatch(place) or _is_this_machine(parts.hostname or ""):
        return None
    return f"{parts.scheme}://{place}"


def _is_this_machine(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def must_be_own_page(settings: Settings) -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """A hook that refuses changing requests of foreign pages. It is a coroutine, because Litestar
    runs plain functions on a thread."""

    async def check(request: Request[Any, Any, Any]) -> None:
        if request.method in SAFE_METHODS or is_own_page(request, settings):
            return
        page = request.headers.get("origin", "")
        if request.headers.get("sec-fetch-site") == "same-origin":  # sent only by browsers
            raise wrong_address(request, page, settings) or Problem("error-foreign-origin")
        raise Problem("error-foreign-origin")

    return check
