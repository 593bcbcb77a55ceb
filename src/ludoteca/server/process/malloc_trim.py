"""Returns freed heap memory to the operating system (`malloc_trim`)."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from typing import Final

TRIM_SECONDS: Final = 10.0


def trimmer() -> Callable[[int], int] | None:
    """``malloc_trim`` of glibc; None for other C libraries."""
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim


async def trim_for_ever() -> None:
    """Calls ``malloc_trim`` every `TRIM_SECONDS`. After a rush glibc keeps the memory of thousands
    of large messages; a call takes a few milliseconds, on a thread."""
    trim = trimmer()
    while trim:
        await asyncio.sleep(TRIM_SECONDS)
        await asyncio.to_thread(trim, 0)
