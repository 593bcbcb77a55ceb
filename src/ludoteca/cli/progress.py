"""Progress on standard error, when that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import track

T = TypeVar("T")


def tracked(steps: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """``steps`` one after the other, counted on a bar; without ``total`` the bar has no end."""
    console = Console(file=sys.stderr)
    yield from track(
        steps, description=what, total=total, console=console, disable=not console.is_terminal
    )
