"""What is told about a page before anything of it is loaded: to readers, crawlers and previews."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import Final

import msgspec

from ludoteca.i18n import LANGUAGES

PICTURE_SIZE: Final = (1200, 630)

_TERRITORIES: Final = {"en": "en_US", "es": "es_ES", "ko": "ko_KR", "zh-Hant": "zh_TW"}
"""What link previews call the languages; others by their tag."""


class PageMetadata(msgspec.Struct, frozen=True, kw_only=True):
    """``title`` and ``line`` are text, not HTML. ``path`` and ``picture`` begin with a slash.

    ``heading`` is what the page itself says on top. ``listed`` is whether search engines may
    remember the page: tables belong to those who have their link.
    """

    title: str
    heading: str
    line: str
    path: str
    picture: str
    listed: bool = True


def tags(metadata: PageMetadata, language: str, base: str, named: bool) -> str:
    """The part of an HTML head. ``base`` is the server's address, without a slash at its end;
    ``named`` is whether the address that was asked for names the language: then it is an address
    of its own, as `elsewhere` says."""
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
    """The same page in every language, by tag, and for those who read none of them."""
    return {**{tag: in_language(address, tag) for tag in LANGUAGES}, "x-default": address}


def in_language(address: str, language: str) -> str:
    return f"{address}?lang={language}"


def _text(value: str) -> str:
    """As it may stand between tags and in attributes."""
    return html.escape(value, quote=True)
