"""Returns freed heap memory to the system."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from typing import Final

GIVE_BACK_SECONDS: Final = 10.0


def trimmer() -> Callable[[int], int] | None:
    """``malloc_trim`` of glibc; other libraries of C have none."""
    trim: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return trim


async def give_back_for_ever() -> None:
    """After a rush glibc keeps the memory of thousands of large messages, in case there is another;
    a look at what can go takes it a few milliseconds, in which this process goes on."""
    trim = trimmer()
    while trim:
        await asyncio.sleep(GIVE_BACK_SECONDS)
        await asyncio.to_thread(trim, 0)
