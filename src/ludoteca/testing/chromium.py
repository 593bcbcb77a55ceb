"""The Chromium for browser tests, without its background requests."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

_NAMES: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The first one has no windows and needs half the time of the others."""


def program() -> Path | None:
    """The browser on this machine, if there is one."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    return Path(found) if found else None


def whole() -> Path | None:
    """A Chromium that also shows notifications, which the headless shell denies."""
    found = next(filter(None, map(shutil.which, _NAMES[1:])), None)
    return Path(found) if found else None


PROGRAM: Final = program() or Path("/usr/bin/chromium")

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
