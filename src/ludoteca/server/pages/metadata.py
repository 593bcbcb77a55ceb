"""Metadata in the HTML head of a page: title, link previews, alternate languages."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Final

import msgspec

from ludoteca.i18n import LANGUAGES

PICTURE_SIZE: Final = (1200, 630)

_TERRITORIES: Final = {"en": "en_US", "es": "es_ES", "ko": "ko_KR", "zh-Hant": "zh_TW"}
"""Locales of the languages in link previews; other languages use their tag."""


class PageMetadata(msgspec.Struct, frozen=True, kw_only=True):
    """Metadata of a page. ``title`` and ``line`` are text, not HTML. ``path`` and ``picture`` begin
    with a slash.

    ``heading`` is the heading on the page. ``listed`` is whether search engines may index the page;
    tables are only for people with their link.
    """

    title: str
    heading: str
    line: str
    path: str
    picture: str
    listed: bool = True


def tags(metadata: PageMetadata, language: str, base: str, named: bool) -> str:
    """The tags of an HTML head. ``base`` is the server's address, without a slash at its end;
    ``named`` is whether the requested address names the language: then it is its own canonical
    address, one of `elsewhere`."""
    width, height = PICTURE_SIZE
    picture = base + metadata.picture
    address = base + metadata.path
    own = in_language(address, language) if named and metadata.listed else address
    properties = {
        "og:site_name": "Ludoteca",
        "og:type": "website",
        "og:title": metadata.heading,
        "og:description": metadata.line,
        "og:url": address,
        "og:locale": _TERRITORIES.get(language, language.replace("-", "_")),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": metadata.heading,
    }
    names = {
        "description": metadata.line,
        "twitter:card": "summary_large_image",
        "twitter:title": metadata.heading,
        "twitter:description": metadata.line,
        "twitter:image": picture,
    }
    lines = [f"<title>{_text(metadata.title)}</title>"]
    lines += [f'<meta name="{name}" content="{_text(value)}" />' for name, value in names.items()]
    lines += [
        f'<meta property="{name}" content="{_text(value)}" />' for name, value in properties.items()
    ]
    lines += [
        f'<link rel="manifest" href="/manifest.webmanifest?lang={language}" />',
        '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />',
    ]
    if metadata.listed:
        lines.append(f'<link rel="canonical" href="{_text(own)}" />')
        lines += [
            f'<link rel="alternate" hreflang="{tag}" href="{_text(there)}" />'
            for tag, there in elsewhere(address).items()
        ]
    else:
        lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)


def elsewhere(address: str) -> Mapping[str, str]:
    """The addresses of a page in every language by tag, and its default address."""
    return {**{tag: in_language(address, tag) for tag in LANGUAGES}, "x-default": address}


def in_language(address: str, language: str) -> str:
    return f"{address}?lang={language}"


def _text(value: str) -> str:
    """``value`` escaped for HTML text and attributes."""
    return html.escape(value, quote=True)
