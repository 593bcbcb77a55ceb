"""Files of records: written whole or not at all, read line by line with a bound."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

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


@contextlib.contextmanager
def written(out: str) -> Iterator[BinaryIO]:
    """A file that appears under its name when it is whole, and not at all after an error."""
    try:
        with _opened(out) as file:
            yield file
            file.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise click.ClickException(f"cannot write {out}: {error.strerror}") from None


@contextlib.contextmanager
def _opened(out: str) -> Iterator[BinaryIO]:
    path = Path(out)
    if out == "-":
        yield sys.stdout.buffer
    elif path.is_dir():
        raise click.UsageError(f"{out} is a folder, and not a file or -")
    elif path.exists() and not path.is_file():  # a pipe or a device cannot be put in place later
        with path.open("wb") as special:
            yield special
    else:
        yield from _put_in_place(path)


def _put_in_place(path: Path) -> Iterator[BinaryIO]:
    """A new file beside ``path``, which takes its place at the end."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise click.UsageError(f"cannot write {path}: {error.strerror}") from None
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        unfinished.chmod(0o666 & ~_umask())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
