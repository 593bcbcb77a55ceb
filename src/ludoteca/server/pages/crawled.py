"""``robots.txt`` and ``sitemap.xml`` for crawlers."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from ludoteca.core.title import Title
from ludoteca.server.pages.metadata import elsewhere

_NAMESPACES: Final = (
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
)


def robots(base: str, _: Mapping[str, Title]) -> tuple[str, str]:
    """Allows all pages: those that should not be in an index say so in their HTML, which crawlers
    must read for that."""
    lines = ["User-agent: *", "Disallow: /api/", f"Sitemap: {base}/sitemap.xml", ""]
    return "\n".join(lines), "text/plain"


def sitemap(base: str, titles: Mapping[str, Title]) -> tuple[str, str]:
    """All public pages in all languages (https://www.sitemaps.org/protocol.html)."""
    found = [
        f"<url><loc>{html.escape(there)}</loc>{_alternates(base + path)}</url>"
        for path in _paths(titles)
        for there in elsewhere(base + path).values()
    ]
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<urlset {_NAMESPACES}>", *found]
    return "\n".join([*lines, "</urlset>", ""]), "application/xml"


def _alternates(address: str) -> str:
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{tag}" href="{html.escape(there)}"/>'
        for tag, there in elsewhere(address).items()
    )


def _paths(titles: Mapping[str, Title]) -> Iterator[str]:
    yield from ("/", "/lobby", "/about", "/records")
    for name, title in titles.items():
        yield f"/games/{name}"
        if title.tutorial:
            yield f"/games/{name}/tutorial"


CRAWLED: Final[Mapping[str, Callable[[str, Mapping[str, Title]], tuple[str, str]]]] = {
    "robots.txt": robots,
    "sitemap.xml": sitemap,
}
"""By address: a function that makes text and media type from the base address and the games."""
