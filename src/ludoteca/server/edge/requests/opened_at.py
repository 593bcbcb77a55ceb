"""Detects why our own page cannot work in a browser: wrong address, no cookies, a proxy.

Each reason has an error code, which tells the reader what to do, and a line in the host's log.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludoteca.server.edge.answers import Problem
from ludoteca.server.edge.logs import MISTAKES
from ludoteca.server.settings import Settings

OTHER_ADDRESS: Final = (
    "PUBLIC_URL begins with https, but the page was opened by http: browsers keep no cookies there"
)
UNKNOWN_NAME: Final = (
    "a page of this server came under a name that is not its own: set PUBLIC_URL, or let the proxy "
    "pass Host on"
)
NO_COOKIES: Final = "a browser asked for changes and sent no cookies: it may block them"
NO_UPGRADE: Final = (
    "a browser reached this server, but not by WebSocket: let the proxy pass Upgrade and "
    "Connection on"
)


def wrong_address(
    connection: ASGIConnection[Any, Any, Any, Any], page: str, settings: Settings
) -> Problem | None:
    """The problem with the origin or address of ``page``; None if it is ours."""
    try:
        parts = urlsplit(page)
    except ValueError:
        return None
    if settings.secure and parts.scheme == "http":
        MISTAKES.note(OTHER_ADDRESS)
        return Problem("error-other-address", address=settings.public_url or "")
    host = connection.headers.get("host", "").lower()
    if parts.netloc and parts.netloc.lower() not in (host, settings.public_host):
        MISTAKES.note(UNKNOWN_NAME)
        return Problem("error-unknown-host")
    return None


def no_token(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Problem | None:
    """The problem of a changing request without the CSRF cookie, which every page sets; None when
    it has one."""
    if "csrftoken" in connection.cookies:
        return None
    problem = wrong_address(connection, connection.headers.get("origin", ""), settings)
    if problem is None:
        MISTAKES.note(NO_COOKIES)
    return problem or Problem("error-no-cookies")


def no_upgrade(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Problem:
    """The problem of a page that requests the address of its WebSocket by plain HTTP."""
    problem = wrong_address(connection, connection.headers.get("referer", ""), settings)
    if problem is None:
        MISTAKES.note(NO_UPGRADE)
    return problem or Problem("error-no-websocket")
