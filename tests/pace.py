"""How much longer this machine takes than the one on which the bounds of time were set."""

from __future__ import annotations

import tomllib
from typing import Final

from tools import seconds

USUAL: Final[float] = tomllib.loads(seconds.BUDGET.read_text(encoding="utf-8"))["pace"]


def slower() -> float:
    """The factor of a bound: 1 on that machine and quicker ones, 2 where all takes twice as long.

    It is measured anew each time, for a quarter of a second there: a machine that others use, too,
    is not equally quick all day.
    """
    return max(1.0, seconds.pace() / USUAL)
