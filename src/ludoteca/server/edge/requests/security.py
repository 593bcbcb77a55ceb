"""What protects visitors: headers on every response, and no forged requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.edge.answers.errors import (
    ErrorBody,
    Problem,
    answer_forged_request,
    answer_problem,
)
from ludoteca.server.edge.requests.opened_at import no_token, wrong_address
from ludoteca.server.keys import derive
from ludoteca.server.settings import Settings

_POLICY: Final = {  # every answer carries it: what is not named falls back to default-src
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
    """The policy of everything we answer, with further sources: ``style="'sha256-…'"``."""
    sources = {**_POLICY}
    for kind, source in more.items():
        sources[f"{kind}-src"] += f" {source}"
    return "; ".join(f"{name} {value}" for name, value in sources.items())


CONTENT_SECURITY_POLICY: Final = policy_with()

PYTHON: Final = "/assets/python/"
"""Where the worker is that runs the rules in a browser; it alone may compile WebAssembly."""

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
    """``app`` with our headers on whatever it answers, errors included.

    What a handler says itself, it has reasons for.
    """

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        ours = _OF_PYTHON if path.startswith(PYTHON) else _USUAL
        if path.startswith("/api/"):
            ours = _OF_API  # most of it is for one reader

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", ()))
                names = {name.lower() for name, _ in said}
                message["headers"] = [*said, *(one for one in ours if one[0] not in names)]
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def csrf(settings: Settings, key: bytes) -> CSRFConfig:
    """Everything that changes something needs the header; nothing is left out."""
    return CSRFConfig(secret=derive(key, "csrf").hex(), cookie_secure=settings.secure)


def answer_refused_token(
    settings: Settings,
) -> Callable[[Request[Any, Any, Any], PermissionDeniedException], Response[ErrorBody]]:
    """The answer to what the CSRF check refused, and nothing else raises."""

    def answer(
        request: Request[Any, Any, Any], _: PermissionDeniedException
    ) -> Response[ErrorBody]:
        problem = no_token(request, settings)
        return answer_problem(request, problem) if problem else answer_forged_request()

    return answer


SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def is_own_page(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Whether the page that asks is ours, or it is no page.

    Browsers say where a page came from; other programs say nothing, and hold no cookies
    that a foreign page could borrow. Where we are reached by https, a page that came over a line
    that others can write on is not ours.
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


def must_be_own_page(settings: Settings) -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """A hook before requests that change something: not from foreign pages. A coroutine, because
    Litestar has others run on a thread."""

    async def check(request: Request[Any, Any, Any]) -> None:
        if request.method in SAFE_METHODS or is_own_page(request, settings):
            return
        page = request.headers.get("origin", "")
        if request.headers.get("sec-fetch-site") == "same-origin":  # only browsers say so
            raise wrong_address(request, page, settings) or Problem("error-foreign-origin")
        raise Problem("error-foreign-origin")

    return check
