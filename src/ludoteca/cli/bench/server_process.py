"""Servers in their own processes, with their processor time and memory."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from ludoteca.cli.bench.peers import HERE, installed_node

TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")

UNLIMITED: Final = {
    "LIMITS_TIMES": "1000000",
    "REQUESTS_PER_MINUTE": "1000000",
    "TABLES_PER_HOUR": "1000000",
    "SOCKETS_PER_ADDRESS": "1000000",
    "LOG_LEVEL": "error",
}
"""Settings without limits, because all people of a load come from one address."""


class ServerProcess:
    """A running server at ``host`` and ``port``. ``shared`` says whether its child processes do its
    work."""

    def __init__(self, process: subprocess.Popen[str], url: str, *, shared: bool = False) -> None:
        self.process = process
        self._shared = shared
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80

    def processor_time(self) -> float:
        """Processor time in seconds, without bot workers."""
        pid = self.process.pid
        pids = [pid]
        if self._shared:
            pids += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split())
        fields = map(_stat, pids)
        return sum(int(one[11]) + int(one[12]) for one in fields) / TICK

    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * PAGE

    def stop(self) -> None:
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        self.process.kill()
        self.process.wait()


def _stat(pid: int) -> list[str]:
    """The fields of ``/proc/PID/stat`` after the name of the program, which may have spaces."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(") ")[2].split()


@contextlib.contextmanager
def ludoteca(folder: Path | None = None, workers: int = 1) -> Iterator[ServerProcess]:
    """Our server on a new database, on the one in ``folder``, or on ``DATABASE_URL``."""
    with contextlib.ExitStack() as stack:
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ludoteca-")))
        settings = {"DATA_DIR": str(folder), **UNLIMITED}
        command = [sys.executable, "-m", "ludoteca.cli", "serve", "--workers", str(workers)]
        yield stack.enter_context(started(command, settings, shared=workers > 1))


@contextlib.contextmanager
def floor(frame_bytes: int) -> Iterator[ServerProcess]:
    """A bare application on our web server; see `ludoteca.cli.bench.floor`."""
    command = [sys.executable, "-m", "ludoteca.cli.bench.floor", str(frame_bytes)]
    with started(command, {}) as one:
        yield one


@contextlib.contextmanager
def boardgame_io() -> Iterator[ServerProcess]:
    """boardgame.io's server with That's Life!, in memory; installs it if necessary."""
    command = [str(installed_node(HERE)), "boardgame_io_server.js"]
    with started(command, {"NODE_ENV": "production"}, HERE) as one:
        yield one


@contextlib.contextmanager
def started(
    command: list[str],
    settings: Mapping[str, str],
    folder: Path | None = None,
    *,
    shared: bool = False,
) -> Iterator[ServerProcess]:
    """Starts a program that prints a line "... open: URL" when it can be reached."""
    process = subprocess.Popen(  # noqa: S603 - servers of ours and of the peers
        command,
        cwd=folder,
        env={**os.environ, "PORT": "0", **settings},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    line = next((said for said in process.stdout if " open: " in said), None)
    if line is None:
        process.kill()
        raise click.ClickException(f"a measured server did not start: {' '.join(command)}")
    reading = threading.Thread(target=process.stdout.read)  # a full pipe would stop it
    reading.start()
    server = ServerProcess(process, line.rpartition(" open: ")[2].strip(), shared=shared)
    try:
        yield server
    finally:
        server.stop()
        reading.join()
        process.stdout.close()
