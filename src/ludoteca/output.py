"""Standard output and standard error without a buffer, from which nothing is lost.

Where ``PYTHONUNBUFFERED`` is set, Python gives each text to the system once and forgets what was
not taken: of a line that is longer than a pipe holds, a signal at the wrong moment leaves a part.
"""

from __future__ import annotations

import io
import select
import sys
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Whole(io.BufferedIOBase):
    """Writes to ``raw`` until all is written, and waits where it takes nothing for now."""

    def __init__(self, raw: io.FileIO) -> None:
        self._raw: Final = raw

    def write(self, data: ReadableBuffer, /) -> int:
        left = memoryview(data).cast("B")
        size = len(left)
        while left:
            taken = self._raw.write(left)
            if taken is None:
                select.select([], [self._raw], [])
            left = left[taken or 0 :]
        return size

    @property
    def name(self) -> Any:
        return self._raw.name

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._raw.fileno()

    def isatty(self) -> bool:
        return self._raw.isatty()


def write_whole() -> None:
    """For a program to call once, before it writes anything; changes nothing where there is a
    buffer."""
    for name in ("stdout", "stderr"):
        text = getattr(sys, name)
        raw = getattr(text, "buffer", None)
        if isinstance(text, io.TextIOWrapper) and isinstance(raw, io.FileIO):
            whole = io.TextIOWrapper(
                Whole(raw), encoding=text.encoding, errors=text.errors, write_through=True
            )
            setattr(sys, name, whole)
