"""Progress bars on standard error, if it is a terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, track

T = TypeVar("T")


def tracked(steps: Iterable[T], what: str, total: int | None = None) -> Iterator[T]:
    """Yields ``steps`` and counts them on a bar; without ``total`` the bar has no end."""
    console = Console(file=sys.stderr)
    yield from track(
        steps, description=what, total=total, console=console, disable=not console.is_terminal
    )


@contextlib.contextmanager
def counted(what: str) -> Iterator[Callable[[int], None]]:
    """A counter with an unknown total; call the result with the number of further steps."""
    console = Console(file=sys.stderr)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda more: progress.update(task, advance=more, description=what)
