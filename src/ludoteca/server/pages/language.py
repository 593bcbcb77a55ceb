"""Chooses the language of a page from its request."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from ludoteca.i18n import FIRST, LANGUAGES, wished

COOKIE: Final = "language"
"""Set by the client when its reader chooses a language."""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language in the address (``lang``), else in the cookie, else in ``Accept-Language``.

    Shared links carry the sharer's language (``in``) for link previews: their programs request no
    language, or English. Browsers ignore it, so people read in their own language.
    """
    named = request.query_params.get("lang")
    if named in LANGUAGES:
        return str(named)
    chosen = request.cookies.get(COOKIE)
    if chosen in LANGUAGES:
        return chosen
    shared = request.query_params.get("in")
    if shared in LANGUAGES and "sec-fetch-mode" not in request.headers:
        return str(shared)
    return wished(_by_weight(request.headers.get("accept-language", ""))) or FIRST


def _by_weight(header: str) -> list[str]:
    """The tags of an Accept-Language header, the most wanted first."""
    weighed: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, more = part.strip().partition(";")
        name, _, value = more.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        if tag and weight > 0:
            weighed.append((-weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda one: one[0])]
