"""Names the browser and the system of a request, for the list of a person's devices."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Safari/", "Safari"),
)
"""Marks in the ``User-Agent`` header. Most browsers also name those that they are built on, so the
special ones come first."""

_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def browser_and_system(user_agent: str) -> tuple[str, str]:
    """Names such as ("Firefox", "Android"); empty ones for what is unknown."""
    return _first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent)


def _first(marks: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for mark, name in marks if mark in text), "")
