"""The lines of a file of records, one at a time and with a bound on their length."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

LONGEST = 64 * 1024 * 1024
"""Bytes. A table that is played for months stays far below; a file without line ends does not."""


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """Number, counted from 1, and bytes of each line, without its line end."""
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(LONGEST + 1):
                number += 1
                if len(line) > LONGEST:
                    raise click.ClickException(
                        f"record {number}: line: longer than {LONGEST} bytes"
                    )
                yield number, line.removesuffix(b"\n")
    except OSError as error:
        raise click.ClickException(f"cannot read {path}: {error.strerror}") from None
