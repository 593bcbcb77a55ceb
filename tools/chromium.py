"""Debian's Chromium, kept from calling home."""

from __future__ import annotations

import pathlib

PROGRAM = pathlib.Path("/usr/bin/chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
