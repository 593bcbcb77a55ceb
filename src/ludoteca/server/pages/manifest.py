"""The web app manifest, which phones read when the house is added to the home screen."""

from __future__ import annotations

import msgspec

from ludoteca.i18n import say

PATH = "manifest.webmanifest"
_PAPER = "#f5f0e6"
"""The background before any style is loaded, equal to the light theme's token ``--paper``."""


def manifest(language: str) -> bytes:
    return msgspec.json.encode(
        {
            "id": "/",
            "name": say(language, "site"),
            "short_name": say(language, "site"),
            "description": say(language, "site-line"),
            "lang": language,
            "dir": "ltr",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": _PAPER,
            "theme_color": _PAPER,
            "categories": ["games"],
            "icons": [
                _icon("any", 192),
                _icon("any", 512),
                _icon("maskable", 192),
                _icon("maskable", 512),
            ],
            "shortcuts": [
                {"name": say(language, "shortcut-games"), "url": "/"},
                {"name": say(language, "shortcut-mine"), "url": "/lobby"},
                {"name": say(language, "records-title"), "url": "/records"},
            ],
        }
    )


def _icon(purpose: str, size: int) -> dict[str, str]:
    name = "icon" if purpose == "any" else purpose
    return {
        "src": f"/icons/{name}-{size}.png",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }
