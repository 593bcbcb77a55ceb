"""Warns at start of vulnerabilities in old Python versions that a visitor could use."""

from __future__ import annotations

import http.cookies
import sys
from typing import Final

import structlog

FIXED: Final = {(3, 11): (3, 11, 10), (3, 12): (3, 12, 6)}
"""The first versions in which `http.cookies` reads quoted values in linear, not quadratic time
(CVE-2024-7592)."""


def reads_cookies_slowly(version: tuple[int, int, int], *, is_patched: bool) -> bool:
    """Whether a Python of this ``version`` has the vulnerability that `FIXED` closes. Systems such
    as Debian patch older versions: ``is_patched``."""
    fixed = FIXED.get(version[:2])
    return fixed is not None and version < fixed and not is_patched


def warn_of_holes() -> None:
    """Logs a warning if the running Python has a known vulnerability."""
    version = sys.version_info[:3]
    is_patched = hasattr(http.cookies, "_unquote_sub")  # only the fixed module has it
    if reads_cookies_slowly(version, is_patched=is_patched):
        structlog.get_logger().warning(
            "this Python has a known hole",
            python=".".join(map(str, version)),
            hole="CVE-2024-7592: http.cookies takes seconds for long cookies",
            remedy="run 3.11.10, 3.12.6 or newer; the server reads its own cookies without it",
        )
