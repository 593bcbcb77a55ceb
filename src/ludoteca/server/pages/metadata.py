"""What is told about a page before anything of it is loaded: to readers, crawlers and previews."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.words import LANGUAGES

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


def tags(metadata: PageMetadata, language: str, base: str) -> str:
    """The part of an HTML head. ``base`` is the server's address, without a slash at its end."""
    width, height = PICTURE_SIZE
    picture = base + metadata.picture
    properties = {
        "og:site_name": "Ludoteca",
        "og:type": "website",
        "og:title": metadata.heading,
        "og:description": metadata.line,
        "og:url": base + metadata.path,
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
        lines += _elsewhere(base + metadata.path)
    else:
        lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)


def _elsewhere(address: str) -> Sequence[str]:
    """The same page in every language."""
    return [
        f'<link rel="canonical" href="{_text(address)}" />',
        *(
            f'<link rel="alternate" hreflang="{tag}" href="{_text(f"{address}?lang={tag}")}" />'
            for tag in LANGUAGES
        ),
        f'<link rel="alternate" hreflang="x-default" href="{_text(address)}" />',
    ]


def _text(value: str) -> str:
    """As it may stand between tags and in attributes."""
    return html.escape(value, quote=True)
