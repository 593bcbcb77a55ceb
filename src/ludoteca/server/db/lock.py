"""A lock file for an SQLite database, so that only one process writes to it."""

from __future__ import annotations

import fcntl
import os
import pathlib

from ludoteca.server.settings import StartFailure


def hold(database: pathlib.Path, who: str) -> int:
    """Lock ``database`` for the life of this process, and write ``who`` into the lock file.

    The returned file descriptor keeps the lock; the system frees it however the process ends.
    Raises `StartFailure` when another process holds the lock, or the folder is missing.
    """
    try:
        file = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StartFailure(f"The database {database} cannot be used: {error.strerror}.") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        holder = os.read(file, 200).decode(errors="replace").strip() or "another process"
        os.close(file)
        raise StartFailure(f"The database {database} is in use by {holder}.") from error
    os.ftruncate(file, 0)
    os.write(file, f"{who} (process {os.getpid()})\n".encode())
    return file
