"""What can stand in an area, as one small int.

A number is ``2 * number``, a star `STAR`; 1 is added when it is circled.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
STAR: Final = 198
X: Final = 200
CIRCLE: Final = 1


def written(mark: int) -> str:
    """As it is written: two digits, "*" or "x", and "o" when it is circled."""
    if mark == EMPTY:
        return ""
    if mark == X:
        return "x"
    text = "*" if mark >= STAR else f"{mark >> 1:02d}"
    return f"{text}o" if mark & CIRCLE else text


WRITTEN: Final = tuple(written(mark) for mark in range(X + 1))
READ: Final = {text: mark for mark, text in enumerate(WRITTEN) if mark != CIRCLE}


def name_of(mark: int) -> str:
    """What is written, without its circle: a number of two digits, "star" or "x"."""
    if mark == X:
        return "x"
    return "star" if mark >= STAR else WRITTEN[mark & ~CIRCLE]
