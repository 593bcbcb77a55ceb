"""Files of records: written completely or not at all, and read line by line with a limit."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click

LONGEST = 64 * 1024 * 1024
"""Most bytes of a line. Records of tables that take months are far below; a file without line ends
is not."""


_COMPRESSED = {
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "zip",
    b"PK\x05\x06": "zip",
    b"BZh": "bzip2",
    b"\xfd7zXZ\0": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"7z\xbc\xaf\x27\x1c": "7z",
}
"""First bytes of compressed files; see also `web/src/records/record-file.ts`."""


def lines_of(path: Path) -> Iterator[tuple[int, bytes]]:
    """The number, from 1, and the bytes of each line, without its line end.

    A byte order mark and carriage returns, which other systems add, are removed.
    """
    try:
        with path.open("rb") as file:
            number = 0
            start = file.peek(6)[:6]
            _must_be_text(path, start)
            if start.startswith(codecs.BOM_UTF8):
                file.read(len(codecs.BOM_UTF8))
            while line := file.readline(LONGEST + 1):
                number += 1
                if len(line) > LONGEST:
                    raise click.ClickException(
                        f"record {number}: line: longer than {LONGEST} bytes"
                    )
                yield number, line.removesuffix(b"\n").removesuffix(b"\r")
    except OSError as error:
        raise click.ClickException(f"cannot read {path}: {error.strerror}") from None


def _must_be_text(path: Path, start: bytes) -> None:
    """Raises an error if ``path`` begins like a compressed file or UTF-16."""
    kind = next((name for magic, name in _COMPRESSED.items() if start.startswith(magic)), None)
    if kind:
        raise click.ClickException(f"{path} is compressed ({kind}); unpack it first")
    if start.startswith(("\ufeff{".encode("utf-16-le"), "\ufeff{".encode("utf-16-be"))):
        raise click.ClickException(f"{path} is UTF-16 text; records are UTF-8, save it as that")


@contextlib.contextmanager
def written(out: str) -> Iterator[BinaryIO]:
    """Opens a file that gets its name only when it is complete, and never after an error."""
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
        raise click.UsageError(f"{out} is a folder, not a file or -")
    elif path.exists() and not path.is_file():  # a pipe or a device cannot be replaced later
        with path.open("wb") as special:
            yield special
    else:
        yield from _put_in_place(path)


def _put_in_place(path: Path) -> Iterator[BinaryIO]:
    """Opens a new file beside ``path``, which replaces it at the end."""
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
